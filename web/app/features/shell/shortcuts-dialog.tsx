import { useMatches } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

import { Dialog } from "~/components/ui/overlay/dialog";
import { isTyping } from "~/features/shell/typing";
import { useDocumentKeys } from "~/lib/rendering/use-document-keys";

const openEvent = "peritus:shortcuts";

export function openShortcuts(): void {
  window.dispatchEvent(new Event(openEvent));
}

export interface Shortcut {
  keys: string[];
  does: string;
}

const everywhere: Shortcut[] = [
  { keys: ["?"], does: "Show this list" },
  { keys: ["Esc"], does: "Close what is open" },
];

/** From open routes' `handle.shortcuts`. */
function useRouteShortcuts(): Shortcut[] {
  return useMatches().flatMap(
    ({ handle }) => (handle as { shortcuts?: Shortcut[] } | undefined)?.shortcuts ?? [],
  );
}

/** Opened by `?`, unless typing. */
export function ShortcutsDialog({ shortcuts = [] }: { shortcuts?: Shortcut[] }) {
  const ofRoutes = useRouteShortcuts();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  const show = useCallback(() => {
    setWasOpen(true);
    setOpen(true);
  }, []);

  useEffect(() => {
    window.addEventListener(openEvent, show);
    return () => window.removeEventListener(openEvent, show);
  }, [show]);
  useDocumentKeys((event) => {
    if (event.key !== "?" || isTyping(event.target)) return;
    event.preventDefault();
    show();
  });

  // Stays mounted, so that closing returns the focus.
  if (!wasOpen) return null;
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
        {[...shortcuts, ...ofRoutes, ...everywhere].map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
