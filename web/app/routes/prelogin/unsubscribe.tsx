import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { unlistedHead } from "~/components/content/head";
import { FormProblems } from "~/components/form/form-problems";
import { Button, LinkButton } from "~/components/ui/button";
import { EntryPage } from "~/features/account/entry-page";
import { apiFor, isOutage, thrownFor } from "~/lib/api.server";
import { done, refused } from "~/lib/form/form-result.server";
import { sendForm } from "~/lib/form/send-form";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta = () => unlistedHead("Unsubscribe", "Turn off emails from Peritus.");

const longestToken = 500;

/** Looks at the link. Only the button turns the emails off. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  if (token === "" || token.length > longestToken) return { token: "", emails: null };
  const result = await apiFor(args).call("post", "/api/unsubscribe/check", {
    body: { token },
    token: null,
  });
  if (!result.ok && isOutage(result)) throw thrownFor(result);
  return { token, emails: result.ok ? result.data : null };
}

/** The button posts the token. Mail programs post to the link with its token (RFC 8058). */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const oneClick = form.get("List-Unsubscribe") === "One-Click";
  const token = oneClick ? new URL(args.request.url).searchParams.get("token") : form.get("token");
  const result = await apiFor(args).call("post", "/api/unsubscribe", {
    body: { token: String(token ?? "") },
    token: null,
  });
  if (!result.ok) return refused(args, form, result);
  return done(args, form, { message: result.data.detail });
}

export const clientAction = sendForm;

export default function Unsubscribe() {
  const { token, emails } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const pending = useSending() !== null;
  if (result?.status === "done")
    return (
      <EntryPage title="You're unsubscribed" intro={result.message}>
        <div role="status" className="mt-6">
          <LinkButton href={paths.home()}>Go to home</LinkButton>
        </div>
      </EntryPage>
    );
  if (emails === null)
    return (
      <EntryPage
        title="This link doesn't work"
        intro="Part of it may be missing. You can choose your emails in your settings."
      >
        <div className="mt-6">
          <LinkButton href={paths.signIn()}>Sign in</LinkButton>
        </div>
      </EntryPage>
    );
  if (!emails.wanted && !result)
    return (
      <EntryPage
        title="You're already unsubscribed"
        intro={`You don't get these emails: ${emails.label}.`}
      >
        <div className="mt-6">
          <LinkButton href={paths.home()}>Go to home</LinkButton>
        </div>
      </EntryPage>
    );
  return (
    <EntryPage title={`Turn off “${emails.label}”?`} intro={emails.detail}>
      <PostForm action={paths.unsubscribe()} className="mt-6 grid gap-4" noValidate>
        <FormProblems result={result} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" full pending={pending}>
          Unsubscribe
        </Button>
      </PostForm>
      <p className="mt-6 text-13 text-muted">
        We&apos;ll still send emails that protect your account.
      </p>
    </EntryPage>
  );
}
