import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { SectionHeading } from "~/components/ui/section-heading";
import type { Schema } from "~/lib/api-types";
import { dateText } from "~/lib/format/date";

type Own = Schema<"OwnDeclaration">;

const states: Record<Own["state"], { text: string; tone: BadgeTone }> = {
  none: { text: "Not signed", tone: "neutral" },
  current: { text: "Current", tone: "success" },
  "out-of-date": { text: "Out of date", tone: "warning" },
};

/** The expert signs or withdraws what they declare about challenges to their testimony. */
export function DeclarationCard({ own }: { own: Own }) {
  const { state, declaration, offered, past } = own;
  const sending = useSending()?.get("do");
  return (
    <section id="declaration" aria-labelledby="declaration-title" className="scroll-mt-16">
      <SectionHeading
        id="declaration-title"
        title="Declaration about challenges"
        size="sm"
        aside={<Badge tone={states[state].tone}>{states[state].text}</Badge>}
      />
      {declaration ? (
        <>
          <Statement text={declaration.statement} />
          <p className="mt-1.5 text-13 text-muted [overflow-wrap:anywhere]">
            Signed by {declaration.signed_name} on {dateText(declaration.signed_at, "long", "UTC")}.
            Profile as signed, SHA-256: <code>{declaration.content_hash}</code>
          </p>
          {state === "out-of-date" ? (
            <Note tone="warning" className="mt-3">
              Your testimony has changed since. Attorneys see that this declaration is out of date.
            </Note>
          ) : null}
        </>
      ) : (
        <p className="max-w-[60ch] text-muted">
          Opposing counsel looks for challenges first. A signed declaration tells attorneys that
          your list is complete, and they can search for it.
        </p>
      )}
      {state === "current" ? null : <Offer offered={offered} pending={sending === "sign"} />}
      {declaration ? (
        <PostForm className="mt-3">
          <input type="hidden" name="do" value="withdraw" />
          <Button type="submit" size="sm" variant="quiet" pending={sending === "withdraw"}>
            Withdraw declaration
          </Button>
        </PostForm>
      ) : null}
      <Past past={past} />
    </section>
  );
}

function Offer({ offered, pending }: { offered: Own["offered"]; pending: boolean }) {
  if (offered.withheld > 0)
    return (
      <Note tone="warning" className="mt-3">
        You can sign once attorneys see every challenge.{" "}
        {offered.withheld === 1 ? "One is" : `${offered.withheld} are`} in a matter that only you
        can see. Show the matter to attorneys, or mark it as sealed.
      </Note>
    );
  return (
    <PostForm className="mt-4 rounded-card border border-line bg-surface p-4">
      <input type="hidden" name="do" value="sign" />
      <input type="hidden" name="kind" value={offered.kind} />
      <input type="hidden" name="testimony" value={offered.testimony} />
      <p className="text-13 text-muted">You would sign this, with today’s date:</p>
      <Statement text={offered.statement} />
      <p className="mt-1.5 mb-3 text-13 text-muted">
        Sealed matters are never part of a declaration. If your testimony changes, it becomes out of
        date until you sign again.
      </p>
      <Button type="submit" pending={pending}>
        Sign declaration
      </Button>
    </PostForm>
  );
}

const Statement = ({ text }: { text: string }) => (
  <blockquote className="mt-1 font-serif text-17 leading-snug">“{text}”</blockquote>
);

function Past({ past }: Pick<Own, "past">) {
  if (past.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8 items-center text-13 text-accent touch:min-h-11">
        Earlier declarations ({past.length})
      </summary>
      <ol className="mt-1">
        {past.map((one) => (
          <li
            key={`${one.signed_at} ${one.ended_at}`}
            className="border-b border-line py-2 text-13 last:border-b-0"
          >
            <span className="block font-serif text-15">“{one.statement}”</span>
            <span className="text-muted">
              Signed {dateText(one.signed_at, "short", "UTC")}, {one.ending}
              {one.ended_at ? ` ${dateText(one.ended_at, "short", "UTC")}` : null}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
