import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";

import { isStage, stageWords } from "./stages";

type Event = Schema<"ListEvent">;

const shownAtOnce = 8;

/** Who did what on a list. Events about experts name them if their profiles are shown. */
export function Activity({
  events,
  names,
}: {
  events: readonly Event[];
  names: Readonly<Record<string, string>>;
}) {
  if (events.length === 0) return null;
  const rows = events.map((event, index) => (
    <li
      key={index}
      className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line py-2"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b className="font-550">{event.own ? "You" : event.by || "A former colleague"}</b>{" "}
        {sentenceOf(event, names[event.expert_id])}
      </span>
      <DateText at={event.at} style="time" className="text-13 text-muted" />
    </li>
  ));
  const first = rows.slice(0, shownAtOnce);
  const rest = rows.slice(shownAtOnce);
  return (
    <section aria-labelledby="activity" className="mt-10 max-w-[46rem]">
      <h2 id="activity" className="border-b border-ink pb-1.5 font-sans text-15 font-semibold">
        Activity
      </h2>
      <ul>{first}</ul>
      {rest.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-550 text-accent group-open:hidden hover:underline">
            {countText(rest.length, "earlier change", "earlier changes")}
          </summary>
          <ul>{rest}</ul>
        </details>
      ) : null}
    </section>
  );
}

/** Such as `moved Amara Okonkwo-Bell to Retained`. */
export function sentenceOf(event: Event, name: string | undefined): string {
  const who =
    event.experts > 1 ? countText(event.experts, "expert", "experts") : (name ?? "an expert");
  switch (event.kind) {
    case "added":
      return `added ${who}`;
    case "removed":
      return `removed ${who}`;
    case "put-back":
      return `put back ${who}`;
    case "moved":
      return `moved ${who} to ${isStage(event.stage) ? stageWords[event.stage] : event.stage}`;
    case "noted":
      return `changed the note about ${who}`;
    case "edited":
      return "edited the list’s details";
    case "shared":
      return "shared the list with a colleague";
    case "unshared":
      return "removed a colleague";
    case "left":
      return "left the list";
  }
}
