import { Badge } from "~/components/ui/badge";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Anchor, TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import type { Schema } from "~/lib/api-types";
import { agoText } from "~/lib/format/age";
import { countText, numberText } from "~/lib/format/number";
import { listText } from "~/lib/format/list";
import { paths } from "~/lib/paths";

import { statusOf } from "./answer-words";
import type { LoadedRequests } from "./requests.server";

/** What an attorney asked, the latest first. */
export function RequestsScreen({ page, now }: LoadedRequests) {
  return (
    <div className="max-w-[928px]">
      <p className="mb-3 text-13">
        <TextLink href={paths.messages("attorney")}>Messages</TextLink>
      </p>
      <header className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="display text-32">Availability requests</h1>
        {page.count > 0 ? (
          <p className="tnum text-muted">{countText(page.count, "request", "requests")}</p>
        ) : null}
      </header>
      {page.count === 0 ? (
        <EmptyState
          title="You haven’t asked anyone yet"
          text="Ask up to five experts at once whether they’re available, from a list or your favorites. It costs nothing."
          action={<LinkButton href={paths.lists()}>Go to lists</LinkButton>}
        />
      ) : (
        <ul className="border-t border-ink">
          {page.results.map((request) => (
            <Row key={request.id} request={request} now={now} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        page={page.page}
        total={page.total}
        hrefFor={(number) =>
          paths.availabilityRequests({ page: number === 1 ? null : numberText(number) })
        }
      />
    </div>
  );
}

function Row({ request, now }: { request: Schema<"AvailabilityRequest">; now: string }) {
  const { text, tone } = statusOf(request);
  return (
    <li className="group/row relative grid gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        <h2 className="font-sans text-15 font-normal">
          <Anchor
            href={paths.availabilityRequest(request.id)}
            className="line-clamp-2 text-ink no-underline [overflow-wrap:anywhere] group-hover/row:text-accent after:absolute after:inset-0"
          >
            <bdi>{request.text}</bdi>
          </Anchor>
        </h2>
        <p className="mt-1 text-13 text-muted [overflow-wrap:anywhere]">
          <time dateTime={request.asked_at}>{agoText(request.asked_at, now)}</time>
          {", "}
          {listText(request.experts.map(({ person }) => person.name).filter((name) => name !== ""))}
        </p>
      </div>
      <Badge tone={tone} className="justify-self-start">
        {text}
      </Badge>
    </li>
  );
}
