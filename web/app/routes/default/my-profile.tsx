import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import type { ConfirmResult } from "~/features/profile/confirm-section";
import { NoProfile } from "~/features/profile/no-profile";
import { ProfileOverview } from "~/features/profile/profile-overview";
import { apiFor, thrownFor } from "~/lib/api.server";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Overview | Peritus" },
  {
    name: "description",
    content: "How complete and how fresh your profile is, and what would help most.",
  },
];

/** An account without a profile is not an error: the page says what will stand here. */
export async function loader(args: LoaderFunctionArgs) {
  const answer = await apiFor(args).call("get", "/api/my-profile");
  if (answer.ok) return { overview: answer.data };
  if (answer.status === 404) return { overview: null };
  throw thrownFor(answer);
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const submits = form.get("do") === "submit";
  const section = String(form.get("section") ?? "");
  const api = apiFor(args);
  const answer = submits
    ? await api.call("post", "/api/my-profile/submit")
    : await api.call("post", "/api/my-profile/confirm", { body: { section } });
  if (answer.ok)
    return data<ConfirmResult>({ level: "success", detail: answer.data.detail, section });
  if (answer.kind !== "refused" || answer.status === 401 || (answer.status ?? 500) >= 500)
    throw thrownFor(answer);
  return data<ConfirmResult>(
    { level: "error", detail: answer.detail, section },
    { status: answer.status ?? 400 },
  );
}

export default function MyProfile() {
  const { overview } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const framed = useRootData()?.navigation.layout === "attorney";
  return (
    // The attorneys' frame leaves space around a page; the experts' leaves it to the page.
    <div className={framed ? "" : "px-4 pt-5 pb-16 md:px-8 md:pt-7"}>
      {overview ? <ProfileOverview overview={overview} result={result} /> : <NoProfile />}
    </div>
  );
}
