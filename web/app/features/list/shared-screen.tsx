import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { Note } from "~/components/ui/note";
import { ExpertCard } from "~/features/expert/list/expert-card";
import { ResultList } from "~/features/search/result-list";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import type { LoadedShare } from "./shared.server";
import { useStillOpen } from "./use-still-open";

/** What a link to a list opens: its experts by name, and nothing else of the list. */
export function SharedPage({
  loaded: { code, shared, experts, favorites, now },
}: {
  loaded: LoadedShare;
}) {
  const shown = useStillOpen(code);
  const at = new Date(now);
  const from = { href: paths.sharedList(code), label: "Shared experts" };
  if (!shown)
    return (
      <p role="status" className="text-muted">
        Checking this link
      </p>
    );
  return (
    <div className="max-w-[928px]">
      <header className="mb-5">
        <h1 className="display text-32 [overflow-wrap:anywhere]">
          Experts for <bdi>{shared.person}</bdi>
        </h1>
        <p className="mt-1 text-muted">
          {countText(experts.length, "expert", "experts")} by name
          {shared.owner ? (
            <>
              , shared by <bdi>{shared.owner}</bdi>
            </>
          ) : null}
          {shared.expires_at ? (
            <>
              {" "}
              until <DateText at={shared.expires_at} />
            </>
          ) : null}
        </p>
        {shared.own ? (
          <Note tone="neutral" className="mt-4">
            This is what {shared.person} sees. Your own visits aren’t counted.
          </Note>
        ) : (
          <p className="mt-1 text-13 text-muted">
            {shared.owner || "The owner"} sees when this link was opened.
          </p>
        )}
      </header>
      {experts.length === 0 ? (
        <EmptyState
          title="No experts to show"
          text="There are no experts on this list, or their profiles aren’t shown anymore."
        />
      ) : (
        <ResultList pending={false}>
          {experts.map((expert, index) => (
            <li key={expert.expert_id}>
              <ExpertCard
                expert={expert}
                from={from}
                now={at}
                first={index === 0}
                favorites={favorites}
              />
            </li>
          ))}
        </ResultList>
      )}
    </div>
  );
}
