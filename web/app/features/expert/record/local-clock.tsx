import { useEffect, useState } from "react";

import { timeIn } from "~/lib/format/zone";

type Props = {
  /** IANA name. */
  zone: string;
  /** The server's time, for the first render. */
  now: string;
  named?: boolean;
};

const tick = 15_000;

/** Updated while the page is open. Nothing for an unknown zone. */
export function LocalClock({ zone, now, named = false }: Props) {
  const [at, setAt] = useState(() => new Date(now));
  useEffect(() => {
    setAt(new Date());
    const timer = setInterval(() => setAt(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  const local = timeIn(zone, at);
  if (!local) return null;
  return (
    <time dateTime={at.toISOString()} title={zone.replaceAll("_", " ")} className="tnum">
      {local.time}
      {named ? <span className="font-normal text-muted"> {local.zoneName}</span> : null}
    </time>
  );
}
