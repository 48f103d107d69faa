import { DateText } from "~/components/ui/date";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";

export function CheckResult({ check }: { check: Schema<"AuditCheck"> }) {
  const problems = check.problems ?? [];
  if (problems.length > 0) {
    return (
      <Note
        tone="danger"
        role="alert"
        title={`The log was altered: ${problems.length === 1 ? "one problem" : `${problems.length} problems`}`}
      >
        <ul className="mt-1 list-disc pl-5">
          {problems.map(({ seq, what }) => (
            <li key={`${seq} ${what}`}>
              Entry <span className="tnum">{seq}</span>: {what}.
            </li>
          ))}
        </ul>
      </Note>
    );
  }
  return (
    <Note
      tone="success"
      role="status"
      title={`Chain intact: ${check.entries} entries, none altered, inserted, or removed`}
    >
      <p>
        Checked <DateText at={check.at} style="time" />
        {check.erased > 0 ? `; ${check.erased} parts were erased, each by a recorded entry` : null}.
        Latest hash: <code className="break-all">{check.head_hash}</code>. Save it elsewhere to
        detect truncation later.
      </p>
    </Note>
  );
}
