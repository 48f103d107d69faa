import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { SignUpPage } from "~/features/sign-up/sign-up-page";
import { actOnSignUp, loadSignUp } from "~/features/sign-up/sign-up.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Sign up as an expert | Peritus" },
  { name: "description", content: "An account for experts who keep their own record." },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  return loadSignUp(args, "expert");
}

export function action(args: ActionFunctionArgs) {
  return actOnSignUp(args, "expert");
}

export const clientAction = sendForm;

export default function ExpertSignUp() {
  const { known, claimProblem, step } = useLoaderData<typeof loader>();
  return (
    <SignUpPage
      kind="expert"
      step={step}
      known={known}
      claimProblem={claimProblem}
      result={useActionData<typeof action>()}
    />
  );
}
