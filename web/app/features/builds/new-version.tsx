import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";

import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";

/** Milliseconds. */
const pollMs = 60_000;

/** Null if it can't be read; retried later. */
export async function latestBuildId(fetcher: typeof fetch = fetch): Promise<string | null> {
  try {
    const response = await fetcher(paths.latestBuild(), { cache: "no-store" });
    if (!response.ok) return null;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}

/** Offers to reload when the server has a newer build. */
export function NewVersion({ buildId }: { buildId: string }) {
  const [own] = useState(buildId);
  const [offered, setOffered] = useState(false);

  useEffect(() => {
    if (offered) return;
    let lookedAt = Date.now();
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      lookedAt = Date.now();
      const latest = await latestBuildId();
      if (latest !== null && latest !== own) setOffered(true);
    };
    const onVisible = () => {
      if (Date.now() - lookedAt >= pollMs) void look();
    };
    const timer = setInterval(() => void look(), pollMs);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [own, offered]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 md:bottom-6 print:hidden"
    >
      {offered ? (
        <Button
          className="pointer-events-auto shadow-float"
          icon={<RefreshCw />}
          onClick={() => location.reload()}
        >
          New version: reload
        </Button>
      ) : null}
    </div>
  );
}
