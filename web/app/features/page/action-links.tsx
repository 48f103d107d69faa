import { LinkButton, type ButtonSize } from "~/components/ui/button";
import { safeHref } from "~/lib/address/safe-href";

import type { PageLink } from "./section";

/** The first one is primary. Links without a safe URL are left out. */
export function ActionLinks({
  links,
  size = "lg",
  className = "",
}: {
  links: readonly PageLink[] | null | undefined;
  size?: ButtonSize;
  className?: string;
}) {
  const safe = (links ?? []).slice(0, 2).flatMap(({ label, href }) => {
    const address = safeHref(href);
    return address && label ? [{ label, href: address }] : [];
  });
  if (safe.length === 0) return null;
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      {safe.map(({ label, href }, at) => (
        <LinkButton
          key={href}
          href={href}
          variant={at === 0 ? "primary" : "secondary"}
          size={size}
          className="max-sm:w-full"
        >
          {label}
        </LinkButton>
      ))}
    </p>
  );
}
