import { useLocation, useNavigate } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import type { MouseEvent } from "react";

import { useHydrated } from "~/components/ui/hydrated";
import { TextLink } from "~/components/ui/link";
import { type CameFrom, readCameFrom } from "~/features/expert/list/came-from";

/**
 * With script, goes back in history, keeping the scroll position; without, opens the list again.
 */
export function BackLink({ fallback }: { fallback: CameFrom }) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The server doesn't know the history.
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
      icon={<ChevronLeft className="-me-1 size-4" />}
      className="min-h-8 text-13 touch:min-h-11 print:hidden"
    >
      {label}
    </TextLink>
  );
}
