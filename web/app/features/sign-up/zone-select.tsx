import { useEffect, useRef, useState } from "react";

import { Select, type SelectGroup } from "~/components/ui/choice/select";
import { timeText } from "~/lib/format/date";
import { ownZone, zoneText } from "~/lib/format/zone";

/** The U.S. zones with the names that people use, first in the list. */
const unitedStates = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
];

const placeOf = (zone: string) =>
  zone
    .slice(zone.indexOf("/") + 1)
    .replaceAll("_", " ")
    .replaceAll("/", ", ");

function groupsOf(zones: readonly string[]): SelectGroup[] {
  const own = unitedStates.filter((zone) => zones.includes(zone));
  const groups = new Map<string, { value: string; label: string }[]>([
    [
      "United States",
      own.map((zone) => ({ value: zone, label: `${zoneText(zone)} (${placeOf(zone)})` })),
    ],
  ]);
  for (const zone of zones) {
    if (own.includes(zone)) continue;
    const region = zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : "Everywhere";
    groups.set(region, [...(groups.get(region) ?? []), { value: zone, label: placeOf(zone) }]);
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
    const own = ownZone();
    if (zones.includes(own)) setZone(own);
  }, [zones]);
  useEffect(() => {
    if (zone === "") return;
    const update = () => setTime(timeText(new Date(), zone));
    update();
    const timer = window.setInterval(update, 10_000);
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
