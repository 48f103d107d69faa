import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { SignUpClosed } from "~/features/sign-up/sign-up-closed";
import { SignUpPage } from "~/features/sign-up/sign-up-page";
import { actOnSignUp, loadSignUp } from "~/features/sign-up/sign-up.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () =>
  unlistedHead("Sign up as an expert", "An account for experts who keep their own record.");

export function loader(args: LoaderFunctionArgs) {
  return loadSignUp(args, "expert");
}

export function action(args: ActionFunctionArgs) {
  return actOnSignUp(args, "expert");
}

export const clientAction = sendForm;

export default function ExpertSignUp() {
  const { closed, ...page } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return closed ? <SignUpClosed detail={closed} /> : <SignUpPage {...page} result={result} />;
}
