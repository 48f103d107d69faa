import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { FormProblems } from "~/components/form/form-problems";
import { PlacedFields } from "~/components/form/placed-fields";
import { useFormDraft } from "~/components/form/use-form-draft";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/hydrated";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import {
  textOf,
  type FormResult,
  type FormResultWith,
  type FormValues,
} from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import { ClaimNote } from "./claim-note";
import type { ClaimProblem } from "./claim-problem";
import { signUpDraft } from "./sign-up-draft";
import { valuesOf, type SignUpKind } from "./sign-up-values";
import type { SignUpExtra } from "./sign-up.server";
import { StepList } from "./step-list";
import { formOf, namesOfClaim, stepOf, steps } from "./steps";
import { strengthIn } from "./strength";
import { TermsLabel } from "./terms-label";
import { WhatOpens } from "./what-opens";

type SignUpPageProps = {
  kind: SignUpKind;
  /** From 1. */
  step: number;
  result?: FormResultWith<SignUpExtra>;
  /** Of a claimed profile. */
  known: FormValues;
  claimProblem: ClaimProblem | null;
  /** Page to open afterwards. */
  next: string | null;
};

/**
 * One or more steps in one form. Hidden steps stay in it, so going back loses nothing and it works
 * without script.
 */
export function SignUpPage({
  kind: addressedKind,
  step: addressed,
  result,
  known: claimed,
  claimProblem,
  next: wanted,
}: SignUpPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const pending = useSending() !== null;
  const problem = result?.claimProblem ?? claimProblem;
  // Keeps a lost claim's values, not the claim.
  const known = problem ? { ...claimed, claim: [], claimed: [] } : claimed;
  // Without the claim, the form asks for everything.
  const kind = problem && addressedKind === "claim" ? "expert" : addressedKind;
  const draft = useFormDraft(signUpDraft(kind), form, valuesOf);
  const step = result?.step ?? addressed;
  const all = steps[kind];
  const {
    heading: title,
    intro,
    next,
  } = all[step - 1] ?? all[0] ?? { heading: "", intro: "", next: "" };
  const typed = draft.values ?? result?.values;
  const problems = result?.errors ?? {};
  const refusedName = namesOfClaim.some(({ field }) => problems[field.name]);
  const values = kind === "claim" && !refusedName ? { ...typed, ...known } : { ...known, ...typed };

  // Each step is a history entry, so Back works.
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

  return (
    <div
      className={classNames(
        "mx-auto mt-6 grid max-w-page grid-cols-[minmax(0,1fr)] items-start gap-6 px-5 md:px-8 lg:mt-12 lg:gap-14",
        all.length > 1
          ? "lg:grid-cols-[200px_minmax(0,36rem)_minmax(0,1fr)]"
          : "lg:grid-cols-[minmax(0,32rem)_minmax(0,20rem)] lg:justify-center",
      )}
    >
      {all.length > 1 ? (
        <StepList
          steps={all}
          current={step}
          done={`${textOf(named, "first_name")} ${textOf(named, "last_name")}`.trim()}
        />
      ) : null}
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        {problem ? <ClaimNote problem={problem} className="mt-4 mb-3" /> : null}
        {kind === "claim" ? (
          <Note tone="accent" className="mt-4">
            The profile of {textOf(known, "claimed")} becomes yours with this account.
          </Note>
        ) : null}
        <p className="mt-1.5 text-muted">
          {intro}
          {step === 1 ? (
            <>
              {" "}
              Already have an account? <TextLink href={paths.signIn(wanted)}>Sign in</TextLink>
            </>
          ) : null}
        </p>
        {/* Ctrl+Enter continues. */}
        <PostForm
          ref={form}
          noValidate
          aria-label={title}
          className="mt-6 lg:mt-7"
          onInput={draft.onInput}
          onKeyDown={onKeyDown}
        >
          {/* Enter presses a form's first button. */}
          <button
            type="submit"
            name="intent"
            value="continue"
            hidden
            tabIndex={-1}
            aria-hidden="true"
          />
          <input type="hidden" name="step" value={step} />
          {kind === "claim" ? (
            <input type="hidden" name="claim" value={textOf(known, "claim")} />
          ) : null}
          {kind === "claim" && !refusedName
            ? namesOfClaim.map(({ field }) => (
                <input
                  key={field.name}
                  type="hidden"
                  name={field.name}
                  value={textOf(values, field.name)}
                />
              ))
            : null}
          <div className="empty:hidden [&>*]:mb-6">
            <FormProblems {...problemsOf(kind, step, result)} />
          </div>
          <div key={draft.values ? "restored" : "typed"}>
            {all.map(({ title, fields }, index) => (
              <div key={title} hidden={index + 1 !== step}>
                <div className="grid grid-cols-1 gap-x-4 gap-y-4.5 sm:grid-cols-2">
                  <PlacedFields
                    fields={kind === "claim" && refusedName ? [...namesOfClaim, ...fields] : fields}
                    values={values}
                    problems={problems}
                    content={{ terms: <TermsLabel version={formOf[kind].terms.value} /> }}
                    askStrength={strengthIn(kind, () => form.current)}
                    onChange={draft.onInput}
                  />
                </div>
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
            {hydrated && (step < all.length || all.length === 1) ? (
              <span className="text-13 text-muted sm:ml-auto max-sm:w-full">
                Saved on this device as you type
              </span>
            ) : null}
          </div>
        </PostForm>
      </div>
      <WhatOpens kind={kind} />
    </div>
  );
}

/** Step 1 has the plain URL; the query stays. */
function stepHref(kind: SignUpKind, step: number): string {
  const query = new URLSearchParams(window.location.search);
  if (step > 1) query.set("step", String(step));
  else query.delete("step");
  return kind === "attorney" ? paths.attorneySignUp(query) : paths.expertSignUp(query);
}

function problemsOf(kind: SignUpKind, step: number, result: FormResult | undefined) {
  if (!result) return { result };
  const errors = Object.entries(result.errors).filter(([field]) => stepOf(kind, field) === step);
  const fields = [
    ...(kind === "claim" ? namesOfClaim : []),
    ...(steps[kind][step - 1]?.fields ?? []),
  ];
  return {
    result: { ...result, errors: Object.fromEntries(errors) },
    form: Object.fromEntries(fields.map(({ field }) => [field.name, field])),
  };
}
