import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";

import { forgetDraft } from "~/components/form/use-form-draft";
import { notSentText } from "~/features/sign-up/sign-up-answer";
import { signUpDraft } from "~/features/sign-up/sign-up-draft";
import { NothingToVerify, VerifyPage } from "~/features/sign-up/verify-page";
import {
  actOnVerification,
  loadVerification,
  type VerificationAnswer,
} from "~/features/sign-up/verify.server";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Check your e-mail | Peritus" },
  { name: "description", content: "Type the six digits that we sent to your address." },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  return loadVerification(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnVerification(args);
}

/** Forgets the draft once there is an account. Without a connection the page stays, and says so. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return (await serverAction()) as VerificationAnswer;
  } catch (thrown) {
    if (!(thrown instanceof Response)) {
      const answer: VerificationAnswer = {
        problem: null,
        text: notSentText,
        done: null,
        attempt: String(performance.now()),
      };
      return Response.json(answer, { status: 503 });
    }
    if (leadsOn(thrown))
      await Promise.all([forgetDraft(signUpDraft("attorney")), forgetDraft(signUpDraft("expert"))]);
    throw thrown;
  }
}

/** Whether an answer leads to the new account, and not back to this page, as that of a sign-up which has run out does. */
function leadsOn({ status, headers }: Response): boolean {
  return (
    status >= 300 &&
    status < 400 &&
    !(headers.get("Location") ?? "").startsWith(paths.verifySignUp(""))
  );
}

export default function VerifySignUp() {
  const { state, finished } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const session = useRootData()?.session ?? null;
  return state ? (
    <VerifyPage state={state} answer={answer} />
  ) : (
    <NothingToVerify finished={finished} signedIn={session?.dashboard_route ?? null} />
  );
}
