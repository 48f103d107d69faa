import { useEffect } from "react";

import { showToast } from "~/components/ui/toast/toast";
import type { Flash } from "~/lib/load-context";

/** As a toast; without script, on the page. */
export function FlashToast({ flash }: { flash: Flash | null }) {
  useEffect(() => {
    if (flash) void showToast(flash.level, flash.text);
  }, [flash]);
  if (!flash) return null;
  return (
    <noscript>
      <p role="status" className="border-b border-line bg-accent-tint px-4 py-3 text-center">
        {flash.text}
      </p>
    </noscript>
  );
}
