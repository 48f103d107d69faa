import { useLocation, useNavigate } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import type { MouseEvent } from "react";

import { useHydrated } from "~/components/ui/hydrated";
import { TextLink } from "~/components/ui/link";
import { type CameFrom, readCameFrom } from "~/features/expert/list/came-from";

/**
 * Back to the list that led here. With script it goes back in the history, so
 * that the list stands where it was left; without, it opens the list again.
 */
export function BackLink({ fallback }: { fallback: CameFrom }) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The server does not see the history: the browser says more once it has taken over.
  const from = hydrated ? readCameFrom(location.state) : null;
  const { href, label } = from ?? fallback;

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || !from) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <TextLink
      href={href}
      discover="none"
      onClick={onClick}
      icon={<ChevronLeft aria-hidden="true" strokeWidth={1.8} className="-me-1 size-4" />}
      className="min-h-8 text-13 touch:min-h-11"
    >
      {label}
    </TextLink>
  );
}
