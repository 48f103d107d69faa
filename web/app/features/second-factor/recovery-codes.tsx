import { useState } from "react";

import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import { Note } from "~/components/ui/note";

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  async function onCopy() {
    await navigator.clipboard.writeText(codes.join("\n"));
    setCopied(true);
  }
  return (
    <div className="mt-4">
      <Note tone="warning" role="status" title="Save these recovery codes now">
        You won't see these again. Each code works once if you don't have your phone or passkey.
      </Note>
      <ol
        aria-label="Recovery codes"
        className="tnum mt-4 grid max-w-sm grid-cols-2 gap-x-8 gap-y-1.5 rounded-card border border-line bg-surface px-5 py-4 text-17 tracking-wide"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {hydrated ? (
        <div className="mt-3 flex flex-wrap gap-2" data-print="hide">
          <Button size="sm" onClick={() => void onCopy()}>
            {copied ? "Copied" : "Copy all"}
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      ) : null}
    </div>
  );
}
