import { PhoneField } from "~/components/form/phone-field";
import { textOf } from "~/lib/form/form-result";

import { lookOf, startOf, type KindProps } from "./props";

/** The country is sent as a separate field. */
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
