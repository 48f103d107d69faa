import { classNames } from "~/components/ui/class-names";
import { Anchor } from "~/components/ui/link";
import { Logo } from "~/components/ui/brand/logo";

export function HomeLink({
  href,
  size = "md",
  className,
}: {
  href: string;
  size?: "sm" | "md";
  className?: string;
}) {
  return (
    <Anchor href={href} aria-label="Peritus, home" className={classNames("inline-flex", className)}>
      <Logo size={size} />
    </Anchor>
  );
}
