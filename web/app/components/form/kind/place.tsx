import { Select } from "~/components/ui/choice/select";

import { grouped } from "./choice";
import { lookOf, startOf, type KindProps } from "./props";

export function PlaceField(props: KindProps) {
  const { field, present } = props;
  return (
    <Select
      {...lookOf(props)}
      options={grouped(field.listed ?? [])}
      placeholder="Choose"
      autoComplete={present.autoComplete ?? field.autocomplete}
      defaultValue={startOf(props)}
    />
  );
}
