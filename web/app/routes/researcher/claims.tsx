import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { listShortcuts } from "~/components/list/use-list-keys";
import { AdmissionQueue } from "~/features/bar-admission/admission-queue";
import { statusOf } from "~/features/bar-admission/admission-status";
import { decideAdmission, loadAdmissions } from "~/features/bar-admission/admissions.server";
import { ClaimList } from "~/features/claim/desk/claim-list";
import { ClaimsFrame, deskTabOf } from "~/features/claim/desk/claims-frame";
import { decideNewProfile, loadDesk } from "~/features/claim/desk/desk.server";
import { NewProfiles } from "~/features/claim/desk/new-profiles";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table", shortcuts: listShortcuts("claim") };

export const meta = () =>
  screenHead("Claims", "Claims, new profiles, and bar admissions waiting for review.");

export async function loader(args: LoaderFunctionArgs) {
  const tab = deskTabOf(new URL(args.request.url).searchParams);
  const [desk, admissions] = await Promise.all([
    loadDesk(args, tab),
    loadAdmissions(args, tab === "bar-admissions"),
  ]);
  return { tab, ...desk, admissions };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return form.has("admission_id") ? decideAdmission(args, form) : decideNewProfile(args, form);
}

export const clientAction = sendForm;

export default function Claims() {
  const { tab, queue, profiles, admissions, now } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const [query] = useSearchParams();
  return (
    <ClaimsFrame
      tab={tab}
      waiting={{
        claims: queue.waiting,
        profiles: profiles.count,
        "bar-admissions": admissions.counts.pending ?? 0,
      }}
    >
      {tab === "bar-admissions" ? (
        <AdmissionQueue
          list={admissions}
          status={statusOf(query.get("status"))}
          now={now}
          result={result}
        />
      ) : tab === "profiles" ? (
        <NewProfiles list={profiles} now={now} result={result} />
      ) : (
        <ClaimList queue={queue} now={now} />
      )}
    </ClaimsFrame>
  );
}
