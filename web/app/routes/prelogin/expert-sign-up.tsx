import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { sendSignUp } from "~/features/sign-up/client-action";
import { SignUpPage } from "~/features/sign-up/sign-up-page";
import { actOnSignUp, loadSignUp } from "~/features/sign-up/sign-up.server";

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

export const clientAction = sendSignUp;

export default function ExpertSignUp() {
  const { forms, known, claimProblem, step } = useLoaderData<typeof loader>();
  return (
    <SignUpPage
      kind="expert"
      forms={forms}
      step={step}
      known={known}
      claimProblem={claimProblem}
      answer={useActionData<typeof action>()}
    />
  );
}
