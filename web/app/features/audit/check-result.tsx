import { DateText } from "~/components/ui/date";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";

/** What a check of the whole chain has found. */
export function CheckResult({ check }: { check: Schema<"AuditCheck"> }) {
  const problems = check.problems ?? [];
  if (problems.length > 0) {
    return (
      <Note
        tone="danger"
        role="alert"
        title={`The log is not what it was: ${problems.length === 1 ? "one problem" : `${problems.length} problems`}`}
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
      title={`The chain holds: ${check.entries} entries, none altered, added between or removed`}
    >
      <p>
        Checked <DateText at={check.at} style="time" />
        {check.erased > 0
          ? `; ${check.erased} parts were erased, each by an entry that says so`
          : null}
        . Its end has the hash <code className="break-all">{check.head_hash}</code>; kept elsewhere,
        it shows later whether the end was cut off.
      </p>
    </Note>
  );
}
