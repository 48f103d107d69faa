import { Link } from "@remix-run/react";
import { forwardRef, type AnchorHTMLAttributes, type ReactNode } from "react";
import { classNames } from "./class-names";

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  href: string;
  /** When the code and data of the target are fetched ahead; only for addresses of our own. */
  prefetch?: "intent" | "viewport" | "render" | "none";
  /** 'none' keeps the link out of the route manifest: for links in long lists. */
  discover?: "render" | "none";
  /** Replaces the current entry of the history instead of adding one. */
  replace?: boolean;
  /** Keeps the place on the page when the link only changes the query. */
  preventScrollReset?: boolean;
};

/** True for a path of this site that the router can open without loading a new document. */
export function staysInside(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}

/** A bare link without a look: a router link for paths of our own, a plain one for all else. */
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
  // What a router link comes to in HTML, without asking the router: lists have many.
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

/** A link in running text or next to a heading. */
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
