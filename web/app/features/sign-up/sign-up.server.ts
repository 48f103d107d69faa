import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, thrownFor, type ApiFailure } from "~/lib/api.server";
import type { FormValues } from "~/lib/form/form-result";
import { done, invalid, refused } from "~/lib/form/form-result.server";
import { afterRecordButton } from "~/lib/form/records";
import { paths } from "~/lib/paths";

import { claimProblemWords, type ClaimProblem } from "./claim-problem";
import { claimedBy, isFailure } from "./claimed.server";
import { bodyOf, valuesOf, type SignUpKind } from "./sign-up-values";
import { formOf, readStep, stepOf, steps } from "./steps";

export interface SignUpExtra {
  /** From 1. */
  step: number;
  /** The form continues without the claim. */
  claimProblem: ClaimProblem;
}

export async function loadSignUp(args: LoaderFunctionArgs, kind: SignUpKind) {
  const { searchParams } = new URL(args.request.url);
  const claimed = await claimedBy(args, kind === "expert" ? searchParams.get("claim") : null);
  if (isFailure(claimed)) throw thrownFor(claimed);
  return {
    known: claimed.known,
    claimProblem: claimed.problem,
    step: readStep(kind, searchParams.get("step")),
  };
}

/**
 * Continue checks the sent step, going back and adding rows check nothing, and the last step sends
 * everything.
 */
export async function actOnSignUp(args: ActionFunctionArgs, kind: SignUpKind) {
  const form = await args.request.formData();
  const intent = String(form.get("intent") ?? "continue");
  const step = readStep(kind, String(form.get("step") ?? ""));
  const values = valuesOf(form);
  const show = (extra: Partial<SignUpExtra>, values?: FormValues) =>
    done<Partial<SignUpExtra>>(args, form, { message: null, ...extra, ...(values && { values }) });

  if (intent === "back") return show({ step: Math.max(1, step - 1) });
  const pressed = afterRecordButton(formOf[kind], intent, values);
  if (pressed) return show({ step }, pressed);

  const claimed = await claimedBy(args, kind === "expert" ? String(form.get("claim") ?? "") : null);
  if (isFailure(claimed)) return refuse(args, form, kind, step, claimed);
  if (claimed.problem)
    return invalid<Partial<SignUpExtra>>(
      args,
      form,
      {},
      {
        message: claimProblemWords(claimed.problem).title,
        step,
        claimProblem: claimed.problem,
      },
    );

  const browser = args.context.proofs.ensure("sign-up");
  if (step < steps[kind].length) {
    const checked = await check(args, kind, form, browser);
    if (!checked.ok) return refuse(args, form, kind, step, checked);
    const problems = Object.fromEntries(
      Object.entries(checked.data.problems).filter(([field]) => stepOf(kind, field) === step),
    );
    return Object.keys(problems).length > 0
      ? invalid<Partial<SignUpExtra>>(args, form, problems, { step })
      : show({ step: step + 1 });
  }

  const sent = await send(args, kind, form, browser);
  if (!sent.ok) return refuse(args, form, kind, step, sent);
  return redirect(paths.verifySignUp(sent.data.sign_up));
}

function check(args: ActionFunctionArgs, kind: SignUpKind, form: FormData, browser: string) {
  const api = apiFor(args);
  return kind === "expert"
    ? api.call("post", "/api/sign-up/expert/check", { body: bodyOf("expert", form, browser) })
    : api.call("post", "/api/sign-up/attorney/check", { body: bodyOf("attorney", form, browser) });
}

function send(args: ActionFunctionArgs, kind: SignUpKind, form: FormData, browser: string) {
  const api = apiFor(args);
  return kind === "expert"
    ? api.call("post", "/api/sign-up/expert", { body: bodyOf("expert", form, browser) })
    : api.call("post", "/api/sign-up/attorney", { body: bodyOf("attorney", form, browser) });
}

/** Shows the first step with errors. */
function refuse(
  args: ActionFunctionArgs,
  form: FormData,
  kind: SignUpKind,
  step: number,
  failure: ApiFailure,
) {
  const fields = Object.keys(failure.errors ?? {});
  const first = Math.min(step, ...fields.map((field) => stepOf(kind, field)));
  return refused<SignUpExtra>(args, form, failure, { step: first });
}
