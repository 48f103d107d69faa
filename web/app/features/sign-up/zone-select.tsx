import { useEffect, useRef, useState } from "react";

import { Select, type SelectGroup } from "~/components/ui/select";

const nameOfZone = (zone: string) =>
  zone
    .slice(zone.indexOf("/") + 1)
    .replaceAll("_", " ")
    .replaceAll("/", ", ");

function groupsOf(zones: readonly string[]): SelectGroup[] {
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const zone of zones) {
    const region = zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : "Everywhere";
    groups.set(region, [...(groups.get(region) ?? []), { value: zone, label: nameOfZone(zone) }]);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}

export type ZoneSelectProps = {
  zones: readonly string[];
  defaultValue: string;
  error?: readonly string[];
  className?: string;
};

/** The time zone, which is the browser's own until another is chosen; says what time it is there. */
export function ZoneSelect({ zones, defaultValue, error, className }: ZoneSelectProps) {
  const [zone, setZone] = useState(defaultValue);
  const [time, setTime] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current?.value) return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zones.includes(own)) setZone(own);
  }, [zones]);
  useEffect(() => {
    if (zone === "") return;
    const tell = () =>
      setTime(
        new Intl.DateTimeFormat("en-US", {
          hour: "2-digit",
          minute: "2-digit",
          hourCycle: "h23",
          timeZone: zone,
        }).format(),
      );
    tell();
    const timer = window.setInterval(tell, 10_000);
    return () => window.clearInterval(timer);
  }, [zone]);
  return (
    <Select
      ref={select}
      label="Time zone"
      name="time_zone"
      required
      className={className}
      options={groupsOf(zones)}
      placeholder="Choose"
      value={zone}
      error={error}
      aside={time ? <span className="tnum text-13 text-muted">{`${time} now`}</span> : undefined}
      onChange={(event) => setZone(event.target.value)}
    />
  );
}
