import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { TextLink } from "~/components/ui/link";
import { CrossExaminationView } from "~/features/expert/cross/cross-examination";
import { RulesNote } from "~/features/expert/cross/rules-note";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const meta = () =>
  screenHead("What opposing counsel would ask", "Your profile, read as opposing counsel would.");

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const { expert_id } = await api.get("/api/my-profile");
  return api.get("/api/experts/{expert_id}/cross-examination", { path: { expert_id } });
}

export default function MyCrossExamination() {
  const view = useLoaderData<typeof loader>();
  const framed = useRootData()?.navigation.layout === "attorney";
  return (
    // The attorney layout has its own padding.
    <div className={framed ? "" : "px-4 pt-5 pb-16 md:px-8 md:pt-7"}>
      <div className="max-w-[52rem]">
        <p className="mb-3" data-print="hide">
          <TextLink href={paths.myProfile()}>Back to Overview</TextLink>
        </p>
        <h1>What opposing counsel would ask</h1>
        <p className="mt-1 text-muted">
          Your profile as attorneys see it, read as opposing counsel would. Add what is missing, or
          prepare your answer.
        </p>
        <CrossExaminationView
          view={view}
          hrefOf={({ section, item }) =>
            paths.mySection(section, item ? { edit: item } : undefined)
          }
          linkText="Open the entry"
        />
        <RulesNote />
      </div>
    </div>
  );
}
