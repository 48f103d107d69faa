import { bareControl, controlFrame, Field } from "~/components/ui/field";
import { classNames } from "~/components/ui/class-names";

import { lookOf, type KindProps } from "./props";

export function FileField(props: KindProps) {
  const { field } = props;
  return (
    <Field {...lookOf(props)}>
      {(control) => (
        <div className={controlFrame({ invalid: control["aria-invalid"] })}>
          <input
            type="file"
            accept={field.accept}
            className={classNames(bareControl, "min-h-10 px-3 py-2 touch:min-h-11")}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
