import { useNavigate } from "@remix-run/react";
import { useCallback, useRef } from "react";

import { DataTable, type Column } from "~/components/list/data-table";
import { listQuery } from "~/components/list/list-query";
import { useListKeys } from "~/components/list/use-list-keys";
import { Badge } from "~/components/ui/badge";
import { EmptyState } from "~/components/ui/empty-state";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { waitText } from "~/lib/format/age";
import { paths } from "~/lib/paths";

import { queueOf } from "./queues";

type Thing = Schema<"WaitingThing">;

const columns = (now: string): Column<Thing>[] => [
  {
    header: "Queue",
    narrow: "hide",
    className: "w-40",
    cell: ({ queue }) => <Badge>{queueOf(queue).one}</Badge>,
  },
  {
    header: "What",
    narrow: "title",
    className: "font-normal",
    cell: (thing) => (
      <>
        <Anchor
          href={queueOf(thing.queue).to(thing.id)}
          discover="none"
          className="font-serif font-semibold wrap-anywhere text-ink no-underline hover:text-accent"
        >
          <bdi>{thing.title || queueOf(thing.queue).nameless}</bdi>
        </Anchor>
        <span className="block text-13 wrap-anywhere text-muted">
          {thing.queue === "claims" ? null : (
            <span className="md:hidden">{queueOf(thing.queue).one}: </span>
          )}
          <bdi>{thing.detail}</bdi>
        </span>
      </>
    ),
  },
  {
    header: "Waiting",
    narrow: "aside",
    className: "tnum whitespace-nowrap",
    cell: ({ since, late }) => (
      <time
        dateTime={since}
        title={since}
        className={late ? "font-semibold text-warning" : "text-muted"}
      >
        {waitText(since, now)}
      </time>
    ),
  },
  {
    header: "Assigned to",
    narrow: "hide",
    className: "text-muted",
    cell: ({ assignee }) => <bdi>{assignee || "No one"}</bdi>,
  },
];

/** All queues in one list, so that what is oldest comes first. */
export function WaitingList({ things, now }: { things: readonly Thing[]; now: string }) {
  const navigate = useNavigate();
  const search = useRef<HTMLFormElement>(null);
  const current = useListKeys({
    count: things.length,
    search,
    onOpen: useCallback(
      (index: number) => {
        const thing = things[index];
        if (thing) void navigate(queueOf(thing.queue).to(thing.id));
      },
      [things, navigate],
    ),
  });
  if (things.length === 0)
    return (
      <EmptyState
        className="mt-4"
        art="cards"
        title="Nothing is waiting"
        text="Claims, requests, new profiles, bar admissions, reports, and payments appear here when they need you."
      />
    );
  return (
    <DataTable
      caption="Waiting, oldest first"
      columns={columns(now)}
      rows={things}
      keyOf={({ queue, id }) => `${queue}/${id}`}
      query={listQuery(new URLSearchParams(), [])}
      to={paths.staff}
      current={current}
    />
  );
}
