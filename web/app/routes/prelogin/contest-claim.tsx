import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { unlistedHead } from "~/components/content/head";
import { Button } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { apiFor } from "~/lib/api.server";
import { done, invalid, refused } from "~/lib/form/form-result.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () => unlistedHead("This wasn’t me", "Object to a claim of your profile.");

// The URL has a secret, so hide it from other sites.
export const headers = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "private, no-store",
});

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

/** Opening the page changes nothing, since mail scanners open it too. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const result = await apiFor(args).call("post", "/api/claims/contest", {
    body: { token: String(form.get("token") ?? "") },
  });
  if (result.ok) return done(args, form, { message: result.data.detail });
  if (result.status === 404)
    return invalid(
      args,
      form,
      {},
      {
        message: "This link doesn't work. Make sure you copied all of it.",
      },
    );
  return refused(args, form, result);
}

export const clientAction = sendForm;

export default function ContestClaim() {
  const { token } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const objected = result?.status === "done";
  const sending = useSending();
  return (
    <div className="mx-auto mt-8 max-w-[calc(32rem+2.5rem)] px-5 pb-16 md:mt-14">
      <h1>{objected ? "We’re on it" : "Wasn’t you?"}</h1>
      {objected ? (
        <Note tone="success" role="status" className="mt-5">
          {result.message}
        </Note>
      ) : (
        <>
          <p className="mt-2 text-muted">
            Someone is claiming the profile with this contact, or asked us to remove it. If you
            object, we’ll review before anything changes. The profile’s contacts stay the same.
          </p>
          {result ? (
            <Note tone="danger" role="alert" className="mt-5">
              {result.message}
            </Note>
          ) : null}
          <PostForm className="mt-6">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="danger" full pending={sending !== null}>
              This wasn’t me
            </Button>
          </PostForm>
          <p className="mt-3 text-13 text-muted">If it was you, you can close this page.</p>
        </>
      )}
    </div>
  );
}
