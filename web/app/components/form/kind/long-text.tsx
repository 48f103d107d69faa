import { useState } from "react";

import { classNames } from "~/components/ui/class-names";
import { TextArea } from "~/components/ui/field";

import { lookOf, startOf, type KindProps } from "./props";

/** Shows how much of the limit is used. */
export function LongTextField(props: KindProps) {
  const { field, present } = props;
  const start = startOf(props);
  const [length, setLength] = useState([...start].length);
  const rows = present.rows ?? 4;
  const used =
    field.max === undefined ? null : (
      <span
        className={classNames(
          "tnum text-13",
          length > field.max ? "font-medium text-danger" : "text-muted",
        )}
      >
        {length.toLocaleString("en-US")} of {field.max.toLocaleString("en-US")}
      </span>
    );
  return (
    <TextArea
      {...lookOf(props)}
      rows={rows}
      style={{ minHeight: `${rows * 1.5 + 1.5}em` }} // the field grows with its content
      defaultValue={start}
      placeholder={field.placeholder}
      aside={present.aside ?? used}
      onChange={(event) => setLength([...event.target.value].length)}
    />
  );
}
