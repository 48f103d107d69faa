import { useId } from "react";

import { Avatar } from "~/components/ui/picture/avatar";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { TextInput } from "~/components/ui/field";
import { Anchor, TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import { Select } from "~/components/ui/choice/select";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";
import { fieldWords, type WordedField } from "~/lib/form/field-words";
import type { FormResult } from "~/lib/form/form-result";
import type { PathQuery } from "~/lib/paths";

import { visibilityWords } from "../section/visibility";
import { AsOfPanel } from "./as-of-panel";
import { RestorePanel } from "./restore-panel";
import type { LoadedHistory } from "./history.server";

type Props = {
  loaded: LoadedHistory;
  result: FormResult | undefined;
  /** Whose history it is, for the heading. */
  title: string;
  to: (section?: string, query?: PathQuery) => string;
};

type Revision = Schema<"RevisionView">;

/** Every change of a profile, field by field, with what restoring it would do. */
export function HistoryScreen({ loaded, result, title, to }: Props) {
  const { page, section, filter, preview, sections, at } = loaded;
  const here = (query: Record<string, string>) =>
    to(section || undefined, { ...filter, at, ...query });
  const results = page.results ?? [];
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
                  fields={sections.find(({ code }) => code === revision.section)?.fields ?? []}
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
            <RestorePanel preview={preview} sections={sections} result={result} cancel={here({})} />
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
};

function Change({
  revision,
  fields,
  restoreHref,
}: {
  revision: Revision;
  fields: readonly WordedField[];
  restoreHref: string;
}) {
  const id = useId();
  const { by, on_behalf: onBehalf, action, at, changes, reason } = revision;
  const title = revision.section === "" ? "the profile" : revision.title;
  const shown = (changes ?? []).filter(({ field }) => !hidden.has(field));
  return (
    <li aria-labelledby={id} className="border-b border-line py-4">
      <div className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3">
        <Avatar name={by} size={32} />
        <p id={id} className="min-w-0">
          <b className="font-550">{by}</b>
          <span className="text-muted">
            {onBehalf ? " for the expert" : null} {actions[action]} {title}
          </span>
        </p>
        <span className="tnum text-13 text-muted">
          <DateText at={at} style="time" />
        </span>
      </div>
      <div className="mt-2 sm:ml-11">
        {reason ? <p className="mb-2 text-13 text-muted">Reason: {reason}</p> : null}
        {shown.length > 0 ? <ChangeTable changes={shown} fields={fields} /> : null}
        {action === "confirm" || action === "status" ? null : (
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

/** Properties that aren't values of the entry. */
const hidden = new Set(["_place", "_version", "_order", "_owner"]);

export function ChangeTable({
  changes,
  fields,
}: {
  changes: readonly Schema<"FieldChange">[];
  fields: readonly WordedField[];
}) {
  const words = (name: string, value: unknown) =>
    name === "_visibility"
      ? (visibilityWords[value as "public"] ?? "")
      : fieldWords(
          fields.find((field) => field.name === name),
          value,
        );
  const rows = changes
    .filter(({ field }) => !hidden.has(field))
    .map(({ field, label, before, after }) => ({
      field,
      label,
      before: words(field, before),
      after: words(field, after),
    }))
    .filter(({ before, after }) => before !== after);
  if (rows.length === 0) return null;
  return (
    <table className="w-full border-collapse text-13">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th className="w-[30%] py-1 pr-3 font-normal">Field</th>
          <th className="w-[35%] py-1 pr-3 font-normal">Before</th>
          <th className="py-1 font-normal">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, label, before, after }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {label}
            </th>
            <td className="py-1 pr-3" dir="auto">
              {before ? (
                <del className="rounded-[3px] bg-danger-tint px-1 text-danger">{before}</del>
              ) : (
                <span className="text-muted">empty</span>
              )}
            </td>
            <td className="py-1" dir="auto">
              {after ? (
                <ins className="rounded-[3px] bg-success-tint px-1 text-success no-underline">
                  {after}
                </ins>
              ) : (
                <span className="text-muted">empty</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
