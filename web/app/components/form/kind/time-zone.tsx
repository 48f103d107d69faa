import { useEffect, useRef, useState } from "react";

import { Select } from "~/components/ui/choice/select";
import type { Choice } from "~/lib/form/declared-form";

import { grouped } from "./choice";
import { lookOf, startOf, type KindProps } from "./props";

const none: readonly Choice[] = [];

const clock = (timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }).format();

/** Defaults to the browser's zone, and shows its current time. */
export function TimeZoneField(props: KindProps) {
  const choices = props.field.listed ?? none;
  const [zone, setZone] = useState(startOf(props));
  const [time, setTime] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current?.value) return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (choices.some(({ value }) => value === own)) setZone(own);
  }, [choices]);
  useEffect(() => {
    if (zone === "") return;
    const show = () => setTime(clock(zone));
    show();
    const timer = window.setInterval(show, 10_000);
    return () => window.clearInterval(timer);
  }, [zone]);
  return (
    <Select
      ref={select}
      {...lookOf(props)}
      options={grouped(choices)}
      placeholder="Choose"
      value={zone}
      aside={time ? <span className="tnum text-13 text-muted">{time} now</span> : undefined}
      onChange={(event) => setZone(event.target.value)}
    />
  );
}
