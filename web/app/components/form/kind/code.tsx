import { CodeInput } from "~/components/form/code-input";

import { lookOf, startOf, type KindProps } from "./props";

export function CodeField(props: KindProps) {
  return (
    <CodeInput
      {...lookOf(props)}
      attempt={props.present.attempt}
      arrives={props.present.arrives}
      submits={props.present.submits}
      defaultValue={startOf(props)}
    />
  );
}
