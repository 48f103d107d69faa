import { Form, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";

import { FormProblems } from "~/components/form/form-problems";
import { useFormDraft } from "~/components/form/use-form-draft";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import {
  textOf,
  type FormResult,
  type FormResultWith,
  type FormValues,
} from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import { ClaimNote } from "./claim-note";
import type { ClaimProblem } from "./claim-problem";
import { PasswordStep } from "./password-step";
import { signUpDraft } from "./sign-up-draft";
import { AttorneyPerson, AttorneyPractice, ExpertPerson, ExpertWork } from "./sign-up-fields";
import { valuesOf, type SignUpKind } from "./sign-up-values";
import type { SignUpExtra } from "./sign-up.server";
import { StepList } from "./step-list";
import { labelOf, stepOf, steps } from "./steps";
import { WhatOpens } from "./what-opens";

export type SignUpPageProps = {
  kind: SignUpKind;
  forms: Schema<"SignUpForms">;
  /** The step that the address names, from 1. */
  step: number;
  result?: FormResultWith<SignUpExtra>;
  /** What is known already, as of a profile that was claimed. */
  known?: FormValues;
  /** Why the claim that the address names is of no use. */
  claimProblem?: ClaimProblem | null;
};

/**
 * A sign-up in three steps. All of its fields are in one form, those of other steps out
 * of sight, so that going back loses nothing and it works without script.
 */
export function SignUpPage({
  kind,
  forms,
  step: addressed,
  result,
  known: claimed = {},
  claimProblem = null,
}: SignUpPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { state, formMethod } = useNavigation();
  const pending = state !== "idle" && formMethod === "POST";
  const problem = result?.claimProblem ?? claimProblem;
  // What a claim that is lost has filled in stays; the claim itself does not.
  const known = problem ? { ...claimed, claim: [], claimed: [] } : claimed;
  const draft = useFormDraft(signUpDraft(kind), form, valuesOf);
  const step = result?.step ?? addressed;
  const all = steps[kind];
  const {
    heading: title,
    intro,
    next,
  } = all[step - 1] ?? all[0] ?? { heading: "", intro: "", next: "" };
  const values = { ...known, ...(draft.values ?? result?.values) };
  const problems = result?.errors ?? {};

  // With script each step is a page of the history, so that the browser's own back button goes to the step before.
  useEffect(() => {
    if (result?.status === "done" && result.step && result.step !== addressed)
      void navigate(stepHref(kind, result.step), { preventScrollReset: false });
  }, [result, addressed, kind, navigate]);
  const [sent, setSent] = useState<FormValues | null>(null);
  if (result && result.values !== sent) setSent(result.values);
  const named = sent ?? values;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  }

  const fields = { forms, values, problems, onChange: draft.onInput };
  const parts = [
    kind === "attorney" ? (
      <AttorneyPerson key={1} {...fields} />
    ) : (
      <ExpertPerson key={1} {...fields} />
    ),
    kind === "attorney" ? (
      <AttorneyPractice key={2} {...fields} />
    ) : (
      <ExpertWork key={2} {...fields} />
    ),
    <PasswordStep key={3} kind={kind} form={form} terms={forms.terms} problems={problems} />,
  ];

  return (
    <div className="mx-auto mt-6 grid max-w-page grid-cols-[minmax(0,1fr)] items-start gap-6 px-5 md:px-8 lg:mt-12 lg:grid-cols-[200px_minmax(0,36rem)_minmax(0,1fr)] lg:gap-14">
      <StepList
        steps={all}
        current={step}
        done={[
          `${textOf(named, "first_name")} ${textOf(named, "last_name")}`.trim(),
          textOf(named, "firm"),
        ]
          .filter(Boolean)
          .join(", ")}
      />
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        {problem ? <ClaimNote problem={problem} className="mt-4 mb-3" /> : null}
        {step === 1 && textOf(known, "claimed") ? (
          <Note tone="accent" className="mt-4">
            The profile of {textOf(known, "claimed")} becomes yours with this account.
          </Note>
        ) : null}
        <p className="mt-1.5 text-muted">
          {intro}
          {step === 1 ? (
            <>
              {" "}
              Have an account? <TextLink href={paths.signIn()}>Sign in</TextLink>
            </>
          ) : null}
        </p>
        {/* Ctrl+Enter goes on from wherever in the form the focus is. */}
        <Form
          ref={form}
          method="post"
          noValidate
          aria-label={title}
          className="mt-6 lg:mt-7"
          onInput={draft.onInput}
          onKeyDown={onKeyDown}
        >
          {/* The first button is what Enter presses. */}
          <button
            type="submit"
            name="intent"
            value="continue"
            hidden
            tabIndex={-1}
            aria-hidden="true"
          />
          <input type="hidden" name="step" value={step} />
          {kind === "expert" && textOf(known, "claim") ? (
            <input type="hidden" name="claim" value={textOf(known, "claim")} />
          ) : null}
          <div className="empty:hidden [&>*]:mb-6">
            <FormProblems {...problemsOf(kind, step, result)} />
          </div>
          <div key={draft.values ? "restored" : "typed"}>
            {parts.map((part, index) => (
              <div key={index} hidden={index + 1 !== step}>
                <div className="grid grid-cols-1 gap-x-4 gap-y-4.5 sm:grid-cols-2">{part}</div>
              </div>
            ))}
          </div>
          <div className="mt-7 flex flex-wrap items-center gap-3 border-t border-line pt-5">
            <Button
              type="submit"
              name="intent"
              value="continue"
              variant="primary"
              pending={pending}
              className="max-sm:flex-1"
            >
              {pending ? "One moment" : next}
            </Button>
            {step > 1 ? (
              <Button
                type="submit"
                name="intent"
                value="back"
                onClick={(event) => {
                  event.preventDefault();
                  void navigate(stepHref(kind, step - 1));
                }}
              >
                Back
              </Button>
            ) : null}
            {hydrated && step < all.length ? (
              <span className="text-13 text-muted sm:ml-auto max-sm:w-full">
                Saved on this device as you type
              </span>
            ) : null}
          </div>
        </Form>
      </div>
      <WhatOpens kind={kind} />
    </div>
  );
}

/** The first step has the plain address; a query that is there stays. */
function stepHref(kind: SignUpKind, step: number): string {
  const query = new URLSearchParams(window.location.search);
  if (step > 1) query.set("step", String(step));
  else query.delete("step");
  return kind === "attorney" ? paths.attorneySignUp(query) : paths.expertSignUp(query);
}

/** What has to be corrected in this step, in the order of its fields. */
function problemsOf(kind: SignUpKind, step: number, result: FormResult | undefined) {
  if (!result) return { result };
  const order = steps[kind][step - 1]?.fields ?? [];
  const place = (field: string) => order.indexOf(field.split(".")[0] ?? field);
  const errors = Object.entries(result.errors)
    .filter(([field]) => stepOf(kind, field) === step)
    .sort(([a], [b]) => place(a) - place(b));
  return {
    result: { ...result, errors: Object.fromEntries(errors) },
    labels: Object.fromEntries(
      errors.map(([field]) => [field, field === "terms" ? "" : labelOf(field)]),
    ),
  };
}
