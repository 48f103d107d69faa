import { useState } from "react";

import { TextArea } from "~/components/ui/field";

import { lookOf, startOf, type KindProps } from "./props";

const countOf = (text: string): number =>
  text.split("\n").filter((line) => line.trim() !== "").length;

/** One name per line, in order. */
export function PeopleField(props: KindProps) {
  const { field, present } = props;
  const start = startOf(props);
  const [count, setCount] = useState(countOf(start));
  return (
    <TextArea
      {...lookOf(props)}
      hint={present.hint ?? field.hint ?? "One per line."}
      rows={3}
      defaultValue={start}
      aside={
        count === 0 ? null : (
          <span className="tnum text-13 text-muted">
            {count === 1 ? "1 name" : `${count} names`}
          </span>
        )
      }
      onChange={(event) => setCount(countOf(event.target.value))}
    />
  );
}
