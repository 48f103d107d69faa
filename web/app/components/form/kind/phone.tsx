import { PhoneField } from "~/components/form/phone-field";
import { textOf } from "~/lib/form/form-result";

import { lookOf, startOf, type KindProps } from "./props";

/** A phone number with its country, which is sent beside it. */
export function PhoneNumberField(props: KindProps) {
  const { field, values } = props;
  return (
    <PhoneField
      {...lookOf(props)}
      optional={!field.required}
      defaultValue={startOf(props)}
      defaultCountry={textOf(values, `${field.name}_country`) || undefined}
    />
  );
}
