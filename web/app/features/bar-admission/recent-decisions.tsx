import { Check, X } from "lucide-react";

import { useSending } from "~/components/form/use-sending";
import type { Schema } from "~/lib/api-types";

import { emailText } from "./admission-words";
import { UndoForm } from "./undo-form";

type RecentDecisionsProps = {
  /** The reader’s own, newest first. */
  decisions: Schema<"WaitingAdmission">[];
  now: string;
};

/** What the reader decided in the last minutes and can still undo. */
export function RecentDecisions({ decisions, now }: RecentDecisionsProps) {
  const sending = useSending();
  const undoing = sending?.get("do") === "undo" ? sending.get("admission_id") : null;
  return (
    <section
      aria-labelledby="recent-decisions"
      className="mt-4 rounded-card border border-line bg-surface px-4 pt-3 pb-1"
    >
      <h2 id="recent-decisions" className="text-15 font-semibold">
        Your recent decisions
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {decisions.map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-x-4 py-2">
            <div className="flex min-w-0 gap-2.5">
              {row.status === "confirmed" ? (
                <Check aria-hidden="true" className="mt-0.5 size-4 flex-none text-success" />
              ) : (
                <X aria-hidden="true" className="mt-0.5 size-4 flex-none text-danger" />
              )}
              <div className="min-w-0">
                <p>
                  {row.status === "confirmed" ? "Confirmed" : "Refused"}{" "}
                  <b className="font-semibold">{row.name}</b>, {row.state_name}{" "}
                  <span className="tnum">{row.number}</span>
                </p>
                {row.tells_at ? (
                  <p className="text-13 text-muted">{emailText(row.tells_at, now)}</p>
                ) : null}
              </div>
            </div>
            <UndoForm row={row} pending={undoing === row.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
