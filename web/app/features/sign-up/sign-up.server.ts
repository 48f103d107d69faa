import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, thrownFor, type ApiFailure } from "~/lib/api.server";
import { ownPath } from "~/lib/address/own-path";
import { done, invalid, refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";

import { claimProblemWords, type ClaimProblem } from "./claim-problem";
import { claimedBy, isFailure } from "./claimed.server";
import { bodyOf, type SignUpKind } from "./sign-up-values";
import { readStep, stepOf, steps } from "./steps";

export interface SignUpExtra {
  /** From 1. */
  step: number;
  /** The form continues without the claim. */
  claimProblem: ClaimProblem;
}

export async function loadSignUp(args: LoaderFunctionArgs, who: "attorney" | "expert") {
  const { searchParams } = new URL(args.request.url);
  const claimed = await claimedBy(args, who === "expert" ? searchParams.get("claim") : null);
  if (isFailure(claimed)) throw thrownFor(claimed);
  const kind: SignUpKind = claimed.known.claim ? "claim" : who;
  return {
    kind,
    closed: await whyClosed(args),
    known: claimed.known,
    claimProblem: claimed.problem,
    step: readStep(kind, searchParams.get("step")),
    next: nextOf(args.request),
  };
}

/** Why no one can sign up; null if they can. */
export async function whyClosed(args: LoaderFunctionArgs): Promise<string | null> {
  const { open, detail } = await apiFor(args).get("/api/sign-up");
  return open ? null : detail;
}

/** Continue checks the sent step, going back checks nothing, and the last step sends everything. */
export async function actOnSignUp(args: ActionFunctionArgs, who: "attorney" | "expert") {
  const form = await args.request.formData();
  const intent = String(form.get("intent") ?? "continue");
  const claim = who === "expert" ? String(form.get("claim") ?? "") : "";
  const kind: SignUpKind = claim === "" ? who : "claim";
  const step = readStep(kind, String(form.get("step") ?? ""));
  const show = (step: number) => done<Partial<SignUpExtra>>(args, form, { message: null, step });

  if (intent === "back") return show(Math.max(1, step - 1));

  const claimed = await claimedBy(args, claim);
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
    const checked = await apiFor(args).call("post", "/api/sign-up/expert/check", {
      body: bodyOf("expert", form, browser),
    });
    if (!checked.ok) return refuse(args, form, kind, step, checked);
    const problems = Object.fromEntries(
      Object.entries(checked.data.problems).filter(([field]) => stepOf(kind, field) === step),
    );
    return Object.keys(problems).length > 0
      ? invalid<Partial<SignUpExtra>>(args, form, problems, { step })
      : show(step + 1);
  }

  const sent = await send(args, kind, form, browser);
  if (!sent.ok) return refuse(args, form, kind, step, sent);
  return redirect(paths.verifySignUp({ sign_up: sent.data.sign_up, next: nextOf(args.request) }));
}

function nextOf(request: Request): string | null {
  return ownPath(new URL(request.url).searchParams.get("next"));
}

function send(args: ActionFunctionArgs, kind: SignUpKind, form: FormData, browser: string) {
  const api = apiFor(args);
  switch (kind) {
    case "attorney":
      return api.call("post", "/api/sign-up/attorney", { body: bodyOf(kind, form, browser) });
    case "expert":
      return api.call("post", "/api/sign-up/expert", { body: bodyOf(kind, form, browser) });
    case "claim":
      return api.call("post", "/api/sign-up/claim", { body: bodyOf(kind, form, browser) });
  }
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
