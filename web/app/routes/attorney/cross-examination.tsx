import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { TextLink } from "~/components/ui/link";
import { CrossExaminationView } from "~/features/expert/cross/cross-examination";
import { RulesNote } from "~/features/expert/cross/rules-note";
import { anchorOf } from "~/features/expert/cross/section-anchor";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

export const loader = (args: LoaderFunctionArgs) =>
  apiFor(args).get("/api/experts/{expert_id}/cross-examination", {
    path: { expert_id: args.params.expert_id ?? "" },
  });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(
    `Cross-examination of ${data?.name ?? "an expert"}`,
    "What opposing counsel would ask.",
  );

export default function CrossExamination() {
  const view = useLoaderData<typeof loader>();
  const record = paths.expert(view.expert_id);
  return (
    <div className="max-w-[52rem]">
      <p className="mb-3" data-print="hide">
        <TextLink href={record}>Back to {view.name}</TextLink>
      </p>
      <h1 className="[overflow-wrap:anywhere]">What opposing counsel would ask</h1>
      <p className="mt-1 text-muted">{view.name}, read as opposing counsel would.</p>
      <CrossExaminationView
        view={view}
        hrefOf={({ section }) => `${record}#${anchorOf(section)}`}
        linkText="See the record"
      />
      <RulesNote />
    </div>
  );
}
