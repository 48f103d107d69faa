import { Columns3 } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { Button, buttonClass } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/hydrated";

import type { Filter, ListQuery } from "./list-query";

type Props = { filter: Extract<Filter, { kind: "columns" }>; query: ListQuery };

/** Chooses the columns one by one. Without script, the button sends them. */
export function ColumnChoice({ filter: { name, label, options }, query }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // While it's closed, other filters send what was chosen before, which is nothing for all.
  const isClosed = useHydrated() && !isOpen;
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.current) return;
      details.current.open = false;
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);
  const shown = options.filter(({ value }) => query.shows(value)).length;
  return (
    <details
      ref={details}
      className="relative max-lg:col-span-2"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary
        className={classNames(
          buttonClass({}),
          "w-full list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        <Columns3 className="size-[18px]" />
        {label}
        {shown === options.length ? null : (
          <span className="tnum text-muted">
            {shown} of {options.length}
          </span>
        )}
      </summary>
      {isClosed
        ? query.values
            .getAll(name)
            .map((value) => <input key={value} type="hidden" name={name} value={value} />)
        : null}
      <fieldset
        disabled={isClosed}
        className="z-20 mt-1.5 grid gap-2 rounded-card border border-line bg-surface p-4 lg:absolute lg:top-full lg:left-0 lg:w-60 lg:shadow-float"
      >
        <legend className="sr-only">{label}</legend>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            defaultChecked={query.shows(value)}
            label={label}
          />
        ))}
        <Button type="submit" size="sm" className="mt-1.5">
          Show columns
        </Button>
      </fieldset>
    </details>
  );
}
