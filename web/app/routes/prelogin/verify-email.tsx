import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { unlistedHead } from "~/components/content/head";
import { FormProblems } from "~/components/form/form-problems";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { Button, LinkButton } from "~/components/ui/button";
import { EntryPage } from "~/features/account/entry-page";
import type { Schema } from "~/lib/api-types";
import { apiFor, thrownFor } from "~/lib/api.server";
import { sendForm } from "~/lib/form/send-form";
import { done, refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const meta = () => unlistedHead("Change email", "Confirm or cancel an email change.");

const noLink: Schema<"EmailLinkView"> = { state: "unknown", does: "confirm", new_email: "" };

/** Only the button changes anything. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  if (token === "" || token.length > 200) return { token: "", link: noLink };
  const result = await apiFor(args).call("post", "/api/settings/email/check", {
    body: { token },
    token: null,
  });
  if (!result.ok) throw thrownFor(result);
  return { token, link: result.data };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const does = form.get("do") === "cancel" ? "cancel" : "confirm";
  const result = await apiFor(args).call("post", `/api/settings/email/${does}`, {
    body: { token: String(form.get("token") ?? "") },
    token: null,
  });
  if (!result.ok) return refused(args, form, result);
  return done(args, form, { message: result.data.detail });
}

export const clientAction = sendForm;

const refusals = {
  used: ["This link was already used", "The change was already confirmed, canceled, or replaced."],
  expired: [
    "This link has expired",
    "Links expire after 24 hours. Nothing has changed. Request the change again in your settings.",
  ],
  unknown: ["This link doesn't work", "It may be incomplete, or a newer link replaced it."],
} as const;

export default function VerifyEmail() {
  const { token, link } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const session = useRootData()?.session;
  const pending = useSending() !== null;
  const onwards = session ? (
    <LinkButton href={paths.settings(session.dashboard_route)}>To your settings</LinkButton>
  ) : (
    <LinkButton href={paths.signIn()}>Sign in</LinkButton>
  );
  const cancelled = result?.form === "cancel";
  if (result?.status === "done") {
    return (
      <EntryPage title={cancelled ? "Cancelled" : "Confirmed"} intro={result.message}>
        <div role="status" className="mt-6 flex flex-wrap gap-3">
          {cancelled ? (
            <LinkButton variant="primary" href={paths.passwordRecovery()}>
              This wasn't me: reset my password
            </LinkButton>
          ) : null}
          {onwards}
        </div>
      </EntryPage>
    );
  }
  if (link.state !== "good" && !result) {
    const [title, detail] = refusals[link.state];
    return (
      <EntryPage title={title} intro={detail}>
        <div className="mt-6">{onwards}</div>
      </EntryPage>
    );
  }
  const cancels = link.does === "cancel";
  return (
    <EntryPage
      title={cancels ? "Keep your current email?" : "Confirm your new email"}
      intro={
        link.new_email ? (
          <>
            The account was to sign in with{" "}
            <b className="font-550 break-all text-ink">{link.new_email}</b> from now on.
          </>
        ) : undefined
      }
    >
      <PostForm action={paths.verifyEmail()} className="mt-6 grid gap-4" noValidate>
        <FormProblems result={result} />
        <input type="hidden" name="token" value={token} />
        {token === "" ? null : (
          <Button
            type="submit"
            name="do"
            value={link.does}
            variant="primary"
            full
            pending={pending}
          >
            {cancels ? "Cancel the change" : "Confirm change"}
          </Button>
        )}
      </PostForm>
      <p className="mt-6 text-13 text-muted">
        {cancels
          ? "Your email won't change."
          : "Your email changes once you confirm from both addresses."}
      </p>
    </EntryPage>
  );
}
