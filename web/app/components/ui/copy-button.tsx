import { Check, Link2 } from "lucide-react";
import { useEffect, useState } from "react";

import { Button, LinkButton, type ButtonSize } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";

type Props = {
  /** Address to copy. */ address: string;
  label: string;
  done: string;
  size?: ButtonSize;
};

/** Without script or permission, a link. */
export function CopyButton({ address, label, done, size }: Props) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 4_000);
    return () => clearTimeout(timer);
  }, [copied]);

  const icon = copied ? <Check /> : <Link2 />;
  if (!hydrated || refused) {
    return (
      <LinkButton href={address} size={size} icon={icon}>
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        size={size}
        icon={icon}
        onClick={() =>
          navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            () => setRefused(true),
          )
        }
      >
        {copied ? done : label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? done : ""}
      </span>
    </>
  );
}
