import { useId } from "react";

import { Avatar } from "~/components/ui/picture/avatar";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { TextInput } from "~/components/ui/field";
import { Anchor, TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import { Select } from "~/components/ui/choice/select";
import { countText } from "~/lib/format/number";
import type { FormResult } from "~/lib/form/form-result";
import type { PathQuery } from "~/lib/paths";

import { AsOfPanel } from "./as-of-panel";
import { ChangeTable } from "./change-table";
import { RestorePanel } from "./restore-panel";
import type { LoadedHistory } from "./history.server";

type Props = {
  loaded: LoadedHistory;
  result: FormResult | undefined;
  /** Whose history it is, for the heading. */
  title: string;
  to: (section?: string, query?: PathQuery) => string;
};

type Revision = LoadedHistory["page"]["results"][number];

/** Every change of a profile, field by field, with what restoring it would do. */
export function HistoryScreen({ loaded, result, title, to }: Props) {
  const { page, section, filter, preview, at } = loaded;
  const here = (query: Record<string, string>) =>
    to(section || undefined, { ...filter, at, ...query });
  const { results } = page;
  return (
    <div className="px-4 pt-5 pb-16 md:px-8 md:pt-7">
      <h1>{title}</h1>
      <p className="tnum mt-1 text-muted">{countText(page.count, "change", "changes")}</p>
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-[13.5rem_minmax(0,1fr)_20rem] xl:gap-10">
        <Filters loaded={loaded} to={to} />
        <section aria-label="Changes" className="min-w-0 border-t border-ink">
          {results.length === 0 ? (
            <EmptyState
              className="mt-5"
              title="No changes match"
              text="Change the filters to see others."
            />
          ) : (
            <ol>
              {results.map((revision) => (
                <Change
                  key={revision.id}
                  revision={revision}
                  restoreHref={here({ restore: revision.id, page: String(page.page) })}
                />
              ))}
            </ol>
          )}
          <Pagination
            className="mt-5"
            page={page.page}
            total={page.total}
            hrefFor={(number) => here({ page: String(number) })}
          />
        </section>
        <div className="grid gap-7 xl:sticky xl:top-6">
          {preview ? (
            <RestorePanel
              preview={preview}
              result={result}
              reason={loaded.reason}
              cancel={here({})}
            />
          ) : null}
          <AsOfPanel loaded={loaded} />
        </div>
      </div>
    </div>
  );
}

function Filters({ loaded, to }: Pick<Props, "loaded" | "to">) {
  const { section, sections, filter, editors } = loaded;
  const link = (code: string, text: string) => (
    <li key={code}>
      <Anchor
        href={to(code || undefined, filter)}
        aria-current={code === section ? "page" : undefined}
        className="block min-h-8 rounded-control px-2.5 py-1 text-ink-2 no-underline hover:bg-sunken aria-[current=page]:bg-accent-tint aria-[current=page]:font-550 aria-[current=page]:text-accent touch:min-h-11 touch:py-2.5"
      >
        {text}
      </Anchor>
    </li>
  );
  return (
    <div className="grid gap-5">
      <nav aria-label="Sections of the history">
        <ul className="max-xl:flex max-xl:gap-1 max-xl:overflow-x-auto max-xl:*:flex-none">
          {link("", "All sections")}
          {sections.map(({ code, title }) => link(code, title))}
        </ul>
      </nav>
      <form method="get" className="grid gap-3 sm:grid-cols-3 xl:grid-cols-1">
        <Select
          name="by"
          label="Who"
          options={editors.map(({ id, name }) => ({ value: id, label: name || "Deleted account" }))}
          placeholder="Anyone"
          optional
          defaultValue={filter.by}
        />
        <TextInput name="from" label="From" type="date" defaultValue={filter.from} />
        <TextInput name="to" label="To" type="date" defaultValue={filter.to} />
        <Button type="submit">Filter</Button>
      </form>
    </div>
  );
}

const actions: Record<Revision["action"], string> = {
  add: "added",
  save: "changed",
  remove: "deleted",
  reorder: "reordered",
  confirm: "confirmed",
  status: "changed the status of",
  restore: "restored",
  proof: "changed the proof of",
};

function Change({ revision, restoreHref }: { revision: Revision; restoreHref: string }) {
  const id = useId();
  const { by, on_behalf: onBehalf, action, item, at, changes, reason } = revision;
  const title = revision.section === "" ? "the profile" : revision.title;
  return (
    <li aria-labelledby={id} className="border-b border-line py-4">
      <div className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3">
        <Avatar name={by} size={32} />
        <p id={id} className="min-w-0">
          <b className="font-550">{by}</b>
          <span className="text-muted">
            {onBehalf ? " for the expert" : null} {actions[action]}{" "}
            {item ? (
              <>
                <bdi className="text-ink">{item}</bdi> in {title}
              </>
            ) : (
              title
            )}
          </span>
        </p>
        <span className="tnum text-13 text-muted">
          <DateText at={at} style="time" />
        </span>
      </div>
      <div className="mt-2 sm:ml-11">
        {reason ? <p className="mb-2 text-13 text-muted">Reason: {reason}</p> : null}
        <ChangeTable changes={changes} />
        {action === "confirm" || action === "status" || action === "proof" ? null : (
          <p className="mt-2 text-13">
            <TextLink href={restoreHref} preventScrollReset>
              Undo this change
            </TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
