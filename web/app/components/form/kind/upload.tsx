import { FileText } from "lucide-react";

import { bareControl, controlFrame, Field } from "~/components/ui/field";
import { classNames } from "~/components/ui/class-names";
import { uploadName } from "~/lib/form/upload-name";

import { lookOf, startOf, type KindProps } from "./props";

/** A file that is stored before the form is saved. The key of a stored one stays in the form. */
export function UploadField(props: KindProps) {
  const { field, present } = props;
  const stored = startOf(props);
  return (
    <Field {...lookOf(props)} required={field.required && stored === ""}>
      {(control) => (
        <>
          {stored === "" ? null : (
            <p className="mb-1.5 flex items-center gap-2 text-13 text-muted">
              <FileText className="size-4" />
              <span>{present.stored ?? "A file is stored."} Choose another to replace it.</span>
            </p>
          )}
          <input type="hidden" name={field.name} defaultValue={stored} />
          <div className={controlFrame({ invalid: control["aria-invalid"] })}>
            <input
              {...control}
              type="file"
              name={uploadName(field.name)}
              accept={field.accept}
              className={classNames(bareControl, "min-h-10 px-3 py-2 touch:min-h-11")}
            />
          </div>
        </>
      )}
    </Field>
  );
}
