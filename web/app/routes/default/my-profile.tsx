import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import {
  actOnDeclaration,
  loadDeclaration,
} from "~/features/profile/declaration/declaration.server";
import { NoProfile } from "~/features/profile/no-profile";
import { ProfileOverview } from "~/features/profile/profile-overview";
import { apiFor, thrownFor } from "~/lib/api.server";
import { done, refused } from "~/lib/form/form-result.server";
import { sendForm } from "~/lib/form/send-form";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const meta = () =>
  screenHead("Overview", "How complete and how fresh your profile is, and what would help most.");

/** No profile is not an error. */
export async function loader(args: LoaderFunctionArgs) {
  const result = await apiFor(args).call("get", "/api/my-profile");
  if (result.ok) return { overview: result.data, declaration: await loadDeclaration(args) };
  if (result.status === 404) return { overview: null, declaration: null };
  throw thrownFor(result);
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const declared = await actOnDeclaration(args, form);
  if (declared)
    return declared.ok
      ? done(args, form, { message: declared.data.detail })
      : refused(args, form, declared);
  const submits = form.get("do") === "submit";
  const section = String(form.get("section") ?? "");
  const api = apiFor(args);
  const reply = submits
    ? await api.call("post", "/api/my-profile/submit")
    : await api.call("post", "/api/my-profile/confirm", { body: { section } });
  if (reply.ok) return done(args, form, { message: reply.data.detail });
  return refused(args, form, reply);
}

export const clientAction = sendForm;

export default function MyProfile() {
  const { overview, declaration } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const framed = useRootData()?.navigation.layout === "attorney";
  return (
    // The attorney layout has its own padding.
    <div className={framed ? "" : "px-4 pt-5 pb-16 md:px-8 md:pt-7"}>
      {overview ? (
        <ProfileOverview overview={overview} declaration={declaration} result={result} />
      ) : (
        <NoProfile />
      )}
    </div>
  );
}
