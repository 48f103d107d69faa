import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import { TabLinks } from "~/components/ui/paging/tabs";
import type { Schema } from "~/lib/api-types";
import { agoText } from "~/lib/format/age";
import { countText } from "~/lib/format/number";
import { closeReportForm } from "~/lib/form/declared/close-report.gen";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import { AttachedFiles } from "../attachment/attached-files";
import type { loadReports } from "./reports.server";

type Props = {
  loaded: Awaited<ReturnType<typeof loadReports>>;
  /** Whether the reader may open accounts. */
  opensUsers: boolean;
  result: FormResult | undefined;
};

/** What people reported. Staff see nothing else of a conversation. */
export function ReportsScreen({ loaded: { page, closed, now }, opensUsers, result }: Props) {
  return (
    <div className="mx-auto max-w-[60rem] px-4 pt-5 pb-16 md:px-6">
      <header className="mb-3">
        <h1 className="display text-32">
          {closed || page.count === 0
            ? "Reported messages"
            : `${countText(page.count, "report", "reports")} waiting`}
        </h1>
        <p className="mt-1 text-muted">
          You see what was reported, and nothing else of a conversation.
        </p>
      </header>
      <TabLinks
        label="Reports"
        items={[
          { href: paths.messageReports(), label: "Open", current: !closed },
          { href: paths.messageReports({ closed: "1" }), label: "Closed", current: closed },
        ]}
      />
      {page.results.length === 0 ? (
        <EmptyState
          className="mt-6"
          title={closed ? "No report was closed yet" : "Nothing is reported"}
          text="Attorneys and experts can report a conversation or the latest message in it."
        />
      ) : (
        <ul>
          {page.results.map((report, at) => (
            <li key={report.id} className="border-b border-line py-5">
              <Report
                report={report}
                first={at === 0}
                now={now}
                opensUsers={opensUsers}
                result={textOf(result?.values, "report_id") === report.id ? result : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-5"
        page={page.page}
        total={page.total}
        hrefFor={(to) => paths.messageReports({ closed: closed ? "1" : "", page: to })}
      />
    </div>
  );
}

function Report({
  report,
  first,
  now,
  opensUsers,
  result,
}: {
  report: Schema<"MessageReportView">;
  first: boolean;
  now: string;
  opensUsers: boolean;
  result: FormResult | undefined;
}) {
  const sending = useSending();
  const person = (name: string, id: string) =>
    id && opensUsers ? (
      <TextLink href={paths.user(id)}>{name}</TextLink>
    ) : (
      <b>{name || "Someone who left"}</b>
    );
  return (
    <article aria-labelledby={`report-${report.id}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`report-${report.id}`} className="text-17">
          <Badge tone="warning">{report.reason}</Badge>
        </h2>
        <p className="text-13 text-muted">
          <time dateTime={report.created_at}>{agoText(report.created_at, now)}</time>
        </p>
      </div>
      <p className="mt-2">
        {person(report.by_name, report.by_id)} about {person(report.about_name, report.about_id)}
      </p>
      {report.text ? (
        <p dir="auto" className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {report.text}
        </p>
      ) : null}
      {report.quote ? (
        <blockquote
          dir="auto"
          className="mt-3 border-l-2 border-line-2 pl-3.5 whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]"
        >
          {report.quote}
        </blockquote>
      ) : null}
      <AttachedFiles
        files={report.attachments}
        hrefOf={(id) => paths.reportedAttachment(report.id, id)}
        className="mt-3"
      />
      {report.closed_at ? (
        <p className="mt-3 text-13 text-muted">
          {report.closed_by}, <DateText at={report.closed_at} style="short" />: {report.outcome}
        </p>
      ) : (
        <PostForm noValidate preventScrollReset className="mt-4 grid max-w-[36rem] gap-3">
          <FormProblems result={result} form={closeReportForm} />
          <input type="hidden" name="do" value="close" />
          <input type="hidden" name="report_id" value={report.id} />
          {Object.values(closeReportForm).map((field) => (
            <DeclaredField
              key={field.name}
              field={field}
              id={`outcome-${report.id}`}
              values={result?.values}
              problems={result?.errors}
              rows={2}
            />
          ))}
          <div>
            <Button
              type="submit"
              variant={first ? "primary" : "secondary"}
              pending={sending?.get("report_id") === report.id}
            >
              Close report
            </Button>
          </div>
        </PostForm>
      )}
    </article>
  );
}
