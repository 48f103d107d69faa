import { Form, useNavigation } from "@remix-run/react";
import { TriangleAlert } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { Button } from "~/components/ui/button";
import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";
import { fieldId } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { arrangements } from "./arrangement";
import type { InquiryAnswer } from "./inquiry-answer";
import { InquiryField } from "./inquiry-field";
import { InquirySent } from "./inquiry-sent";
import { useFormDraft, writtenBut } from "~/components/form/use-form-draft";

export type InquiryFormProps = {
  definition: Schema<"InquiryForm">;
  /** What became of it, where it has been sent. */
  answer?: InquiryAnswer;
};

const consentName = "consent";

/** A public form, or the thanks for it once it was taken. It posts to the page that shows it. */
export function InquiryForm({ definition, answer }: InquiryFormProps) {
  const { form, fields, trap } = definition;
  const arrangement = arrangements[form];
  const element = useRef<HTMLFormElement>(null);
  const { state, formMethod } = useNavigation();
  const pending = state !== "idle" && formMethod === "POST";
  const reference = answer?.reference ?? null;
  const draft = useFormDraft(
    `inquiry/${form}`,
    element,
    writtenBut(["started", trap, consentName]),
    reference !== null,
  );
  if (reference !== null)
    return (
      <InquirySent
        reference={reference}
        email={answer?.values.email ?? ""}
        next={arrangement.next}
      />
    );

  const values = draft.values ?? answer?.values ?? {};
  const problems = answer?.fields ?? {};
  const consent = fields.find(({ name }) => name === consentName);

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  }

  return (
    // Ctrl+Enter sends from wherever in the form the focus is.
    <Form
      ref={element}
      method="post"
      noValidate
      preventScrollReset
      onInput={draft.onInput}
      onKeyDown={onKeyDown}
      aria-label={arrangement.send}
    >
      <ErrorSummary
        key={answer?.attempt}
        title={answer?.text ?? undefined}
        errors={answer ? linesOf(answer, fields) : []}
      />
      {arrangement.warns ? <NothingPrivileged /> : null}
      <input type="hidden" name="started" value={answer?.started ?? definition.started} />
      <div key={draft.values ? `restored-${Object.keys(draft.values).length}` : "typed"}>
        {draft.values && Object.keys(draft.values).length > 0 ? (
          <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 text-13 text-muted">
            What you wrote last time is still here, kept in this browser alone.
            <Button size="sm" variant="quiet" onClick={draft.discard}>
              Start afresh
            </Button>
          </p>
        ) : null}
        {arrangement.groups.map((group) => (
          <fieldset key={group.legend} className="mt-7 border-t border-line pt-5 first:mt-6">
            <legend className="float-left mb-3.5 w-full font-serif text-20 font-semibold">
              {group.legend}
            </legend>
            <div className="clear-both grid grid-cols-1 gap-x-4 gap-y-4.5 sm:grid-cols-2">
              {group.fields.map((placed) => {
                const field = fields.find(({ name }) => name === placed.name);
                return field ? (
                  <InquiryField
                    key={field.name}
                    field={field}
                    placed={placed}
                    values={values}
                    error={problems[field.name]}
                  />
                ) : null;
              })}
            </div>
          </fieldset>
        ))}
        <div aria-hidden="true" className="sr-only">
          <label>
            Leave this empty
            <input type="text" name={trap} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {consent ? (
          <Checkbox
            className="mt-6"
            id={fieldId(consentName)}
            name={consentName}
            value="yes"
            required
            defaultChecked={values[consentName] === "yes"}
            error={problems[consentName]?.[0]}
            label={
              <>
                {consent.label}
                <span aria-hidden="true" className="ml-0.5 text-danger">
                  *
                </span>{" "}
                <TextLink href={paths.privacyPolicy()}>Privacy</TextLink>
              </>
            }
          />
        ) : null}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          {pending ? arrangement.sending : arrangement.send}
        </Button>
        <span className="text-13 text-muted">You get a copy by e-mail.</span>
      </div>
    </Form>
  );
}

function NothingPrivileged() {
  return (
    <div className="mt-5 flex gap-3 rounded-control bg-warning-tint px-4 py-3.5">
      <TriangleAlert
        aria-hidden="true"
        strokeWidth={1.7}
        className="mt-0.5 size-5 flex-none text-warning"
      />
      <div>
        <p className="font-semibold">Nothing privileged, please</p>
        <p>
          This form makes no attorney-client relationship, and our staff read what you write. Leave
          out strategy, opinions and anything under seal.
        </p>
      </div>
    </div>
  );
}

/** The lines of the summary: each field in the order of the form, with its label. */
function linesOf(
  { fields: problems, text }: InquiryAnswer,
  fields: readonly Schema<"Field">[],
): SummaryError[] {
  const lines = fields.flatMap(({ name, label }) =>
    (problems[name] ?? []).map((problem) => ({
      field: name,
      text: name === consentName ? problem : `${label}: ${problem}`,
    })),
  );
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.entries(problems).flatMap(([name, list]) =>
    known.has(name) ? [] : list.map((problem) => ({ text: problem })),
  );
  const all: SummaryError[] = [...lines, ...others];
  return all.length === 0 && text ? [{ text: "Nothing of what you wrote is lost." }] : all;
}
