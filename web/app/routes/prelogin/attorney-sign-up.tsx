import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { sendSignUp } from "~/features/sign-up/client-action";
import { SignUpPage } from "~/features/sign-up/sign-up-page";
import { actOnSignUp, loadSignUp } from "~/features/sign-up/sign-up.server";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Sign up as an attorney | Peritus" },
  { name: "description", content: "An account for attorneys who look for expert witnesses." },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  return loadSignUp(args, "attorney");
}

export function action(args: ActionFunctionArgs) {
  return actOnSignUp(args, "attorney");
}

export const clientAction = sendSignUp;

export default function AttorneySignUp() {
  const { forms, step } = useLoaderData<typeof loader>();
  return (
    <SignUpPage kind="attorney" forms={forms} step={step} answer={useActionData<typeof action>()} />
  );
}
