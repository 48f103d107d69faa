import { Link } from "@remix-run/react";
import { forwardRef, type AnchorHTMLAttributes, type ReactNode } from "react";
import { classNames } from "./class-names";

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  href: string;
  /** For our own URLs only. */
  prefetch?: "intent" | "viewport" | "render" | "none";
  /** 'none' keeps links in long lists out of the route manifest. */
  discover?: "render" | "none";
  replace?: boolean;
  preventScrollReset?: boolean;
};

/** Whether the router can open it without a new document. */
function staysInside(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}

/** An unstyled link: a router link for our own paths, else a plain one. */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor(
  { href, prefetch, discover, replace, preventScrollReset, ...rest },
  ref,
) {
  const plain =
    !staysInside(href) ||
    rest.download !== undefined ||
    (rest.target !== undefined && rest.target !== "_self");
  if (plain) {
    const external = /^(https?:)?\/\//.test(href);
    return (
      <a ref={ref} href={href} rel={external ? "noopener noreferrer" : undefined} {...rest}>
        {rest.children}
      </a>
    );
  }
  // Same HTML as a router link without its cost in long lists.
  if (typeof document === "undefined" && prefetch !== "render") {
    return (
      <a ref={ref} href={href} data-discover={discover === "none" ? undefined : "true"} {...rest}>
        {rest.children}
      </a>
    );
  }
  return (
    <Link
      ref={ref}
      to={href}
      prefetch={prefetch}
      discover={discover}
      replace={replace}
      preventScrollReset={preventScrollReset}
      {...rest}
    />
  );
});

export const textLinkClass =
  "rounded-[2px] text-accent underline decoration-accent/40 decoration-1 underline-offset-3 transition-colors hover:text-accent-2 hover:decoration-current";

export const TextLink = forwardRef<HTMLAnchorElement, AnchorProps & { icon?: ReactNode }>(
  function TextLink({ className, icon, children, ...rest }, ref) {
    return (
      <Anchor
        ref={ref}
        className={classNames(
          textLinkClass,
          icon ? "inline-flex items-center gap-1.5" : null,
          className,
        )}
        {...rest}
      >
        {icon}
        {children}
      </Anchor>
    );
  },
);
