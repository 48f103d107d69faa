import { TriangleAlert } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { DeclaredField } from "~/components/form/declared-field";
import { DraftNote } from "~/components/form/draft-note";
import { FormProblems } from "~/components/form/form-problems";
import { draftOf, useFormDraft } from "~/components/form/use-form-draft";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { textOf, type FormResultWith, type FormValues } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import { arrangements } from "./arrangement";
import { declaredForms } from "./declared-forms";
import type { InquiryExtra } from "./inquiry.server";
import { withWished } from "./prefill";
import { InquirySent } from "./inquiry-sent";

type InquiryFormProps = {
  definition: Schema<"InquiryForm">;
  result?: FormResultWith<InquiryExtra>;
  /** What another page knows already. */
  wished?: FormValues;
};

/** Posts to the page that shows it. */
export function InquiryForm({ definition, result, wished = {} }: InquiryFormProps) {
  const { form, trap } = definition;
  const arrangement = arrangements[form];
  const { consent } = declaredForms[form];
  const element = useRef<HTMLFormElement>(null);
  const pending = useSending() !== null;
  const reference = result?.reference ?? null;
  const draft = useFormDraft(`inquiry/${form}`, element, draftOf(["started", trap, consent.name]), {
    sent: reference !== null,
  });
  if (reference !== null)
    return (
      <InquirySent
        reference={reference}
        email={textOf(result?.values, "email")}
        next={arrangement.next}
      />
    );

  const typed = draft.values ?? result?.values ?? {};
  // After an error, what the person has cleared stays empty.
  const values = result ? typed : withWished(typed, wished);
  const problems = result?.errors ?? {};

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  }

  return (
    // Ctrl+Enter sends the form.
    <PostForm
      ref={element}
      noValidate
      preventScrollReset
      onInput={draft.onInput}
      onKeyDown={onKeyDown}
      aria-label={arrangement.send}
    >
      <FormProblems result={result} form={declaredForms[form]} />
      {arrangement.warns ? <NothingPrivileged /> : null}
      <input type="hidden" name="started" value={result?.started ?? definition.started} />
      <div key={draft.values ? `restored-${Object.keys(draft.values).length}` : "typed"}>
        <DraftNote draft={draft} className="mt-5" />
        {arrangement.groups.map((group) => (
          <fieldset key={group.legend} className="mt-7 border-t border-line pt-5 first:mt-6">
            <legend className="float-left mb-3.5 w-full font-serif text-20 font-semibold">
              {group.legend}
            </legend>
            <div className="clear-both grid grid-cols-1 gap-x-4 gap-y-4.5 sm:grid-cols-2">
              {group.fields.map(({ field, half, ...present }) => (
                <DeclaredField
                  key={field.name}
                  field={field}
                  values={values}
                  problems={problems}
                  className={classNames("col-span-full", half ? "sm:col-span-1" : null)}
                  {...present}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div aria-hidden="true" className="sr-only">
          <label>
            Leave this field empty
            {/* The attributes ask password managers to leave it alone. */}
            <input
              type="text"
              name={trap}
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore=""
              data-bwignore=""
              data-form-type="other"
              data-lpignore="true"
            />
          </label>
        </div>
        <DeclaredField
          field={consent}
          values={values}
          problems={problems}
          className="mt-6"
          content={
            <>
              {consent.label} <TextLink href={paths.privacyPolicy()}>Privacy Policy</TextLink>
            </>
          }
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          {pending ? arrangement.sending : arrangement.send}
        </Button>
        <span className="text-13 text-muted">We reply by email.</span>
      </div>
    </PostForm>
  );
}

function NothingPrivileged() {
  return (
    <div className="mt-5 flex gap-3 rounded-control bg-warning-tint px-4 py-3.5">
      <TriangleAlert className="mt-0.5 size-5 flex-none text-warning" />
      <div>
        <p className="font-semibold">Please don’t include privileged information</p>
        <p>
          This form doesn’t create an attorney-client relationship, and our team reads what you
          write. Leave out strategy, opinions, and anything under seal.
        </p>
      </div>
    </div>
  );
}
