import { useNavigate } from "@remix-run/react";
import { Download, ShieldCheck } from "lucide-react";
import { useEffect, useRef } from "react";

import { buttonClass, LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Anchor } from "~/components/ui/link";
import { useRowKeys } from "~/components/ui/table/use-row-keys";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { auditQuery, filterNames } from "./audit-filter";
import { AuditFilters } from "./audit-filters";
import { AuditRow } from "./audit-row";
import { CheckResult } from "./check-result";

export type AuditPageProps = {
  page: Schema<"AuditPage">;
  check: Schema<"AuditCheck"> | null;
  query: URLSearchParams;
};

const columns = ["Number", "When", "Who", "Action", "On", "Reason and details"];

/** What was done on whose authority, the newest first. Nothing here can be changed. */
export function AuditPage({ page, check, query }: AuditPageProps) {
  const navigate = useNavigate();
  const rows = page.results ?? [];
  const body = useRef<HTMLTableSectionElement>(null);
  const on = (index: number) =>
    paths.audit(
      auditQuery(query, { kind: rows[index]?.kind ?? "", subject: rows[index]?.subject_id ?? "" }),
    );
  const by = (index: number) =>
    paths.audit(auditQuery(query, { actor: rows[index]?.actor_id ?? "" }));
  const current = useRowKeys(rows.length, {
    open: (index) => void navigate(on(index)),
    choose: (index) => void navigate(by(index)),
  });
  useEffect(() => {
    if (current >= 0)
      body.current?.querySelectorAll("tr")[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const narrowed = filterNames.some((name) => query.has(name));
  return (
    <div className="px-4 pt-6 pb-16 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-25">
          Audit{" "}
          <span className="ml-2 font-sans text-15 font-normal tracking-normal text-muted">
            what was done on whose authority
          </span>
        </h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton
            href={`${paths.audit(query)}${query.size > 0 ? "&" : "?"}check=1`}
            discover="none"
          >
            <ShieldCheck aria-hidden="true" strokeWidth={1.8} className="size-[18px]" />
            Check the chain
          </LinkButton>
          <form
            method="post"
            action={paths.auditExport(auditQuery(query, { before: "", after: "" }))}
          >
            <button type="submit" className={buttonClass({})}>
              <Download aria-hidden="true" strokeWidth={1.8} className="size-[18px]" />
              Export as CSV
            </button>
          </form>
        </div>
      </div>
      <div className="mt-4">
        <AuditFilters query={query} page={page} />
      </div>
      {check ? (
        <div className="mt-4">
          <CheckResult check={check} />
        </div>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          className="mt-6"
          level={2}
          art={narrowed ? "lamp" : "cards"}
          title={narrowed ? "No entry fits these filters" : "Nothing was done yet"}
          text={
            narrowed
              ? "Take one away, or search for a part of a name."
              : "Whatever staff do to accounts, claims and profiles is noted here, with who did it, when and why. Nothing here can be changed."
          }
        />
      ) : (
        <>
          <table className="mt-5 w-full border-collapse max-md:block">
            <caption className="sr-only">Audit log</caption>
            <thead className="max-md:sr-only">
              <tr className="border-b border-ink text-left text-13 text-muted">
                {columns.map((title) => (
                  <th key={title} scope="col" className="py-2 pr-5 font-medium first:pl-1.5">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body} className="max-md:block max-md:border-t max-md:border-ink">
              {rows.map((entry, index) => (
                <AuditRow
                  key={entry.seq}
                  entry={entry}
                  current={index === current}
                  byHref={by(index)}
                  onHref={on(index)}
                />
              ))}
            </tbody>
          </table>
          <nav aria-label="Pages" className="mt-5 flex justify-between gap-4">
            <span>
              {page.newer ? (
                <Anchor
                  href={paths.audit(auditQuery(query, { after: String(page.newer) }))}
                  rel="prev"
                  className="text-accent"
                >
                  ← Newer
                </Anchor>
              ) : null}
            </span>
            <span>
              {page.older ? (
                <Anchor
                  href={paths.audit(auditQuery(query, { before: String(page.older) }))}
                  rel="next"
                  className="text-accent"
                >
                  Older →
                </Anchor>
              ) : null}
            </span>
          </nav>
        </>
      )}
    </div>
  );
}
