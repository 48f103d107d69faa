import { labelMessageForm } from "~/lib/form/declared/label-message.gen";

/** What messages can be for Rule 26(b)(4)(C). */
export const labelChoices = labelMessageForm.label.choices;

/** Such as `Facts or data`; empty for no label. */
export const labelText = (value: string): string =>
  labelChoices.find((choice) => choice.value === value)?.label ?? "";
