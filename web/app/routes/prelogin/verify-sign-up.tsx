import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { forgetDraft } from "~/components/form/use-form-draft";
import { signUpDraft } from "~/features/sign-up/sign-up-draft";
import { NothingToVerify, VerifyPage } from "~/features/sign-up/verify-page";
import { actOnVerification, loadVerification } from "~/features/sign-up/verify.server";
import { sendForm } from "~/lib/form/send-form";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const meta = () =>
  unlistedHead("Check your email", "Enter the six-digit code we emailed you.");

export const loader = loadVerification;
export const action = actOnVerification;

/** Forgets the draft once there is an account. */
export async function clientAction(args: ClientActionFunctionArgs) {
  try {
    return await sendForm(args);
  } catch (thrown) {
    if (thrown instanceof Response && leadsOn(thrown))
      await Promise.all([forgetDraft(signUpDraft("attorney")), forgetDraft(signUpDraft("expert"))]);
    throw thrown;
  }
}

/** Whether a response leads to the new account. One for an expired sign-up leads back to this page. */
function leadsOn({ status, headers }: Response): boolean {
  return (
    status >= 300 &&
    status < 400 &&
    !(headers.get("Location") ?? "").startsWith(paths.verifySignUp())
  );
}

export default function VerifySignUp() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const session = useRootData()?.session ?? null;
  return loaded.state ? (
    <VerifyPage {...loaded} state={loaded.state} result={result} />
  ) : (
    <NothingToVerify {...loaded} signedIn={session?.dashboard_route ?? null} />
  );
}
