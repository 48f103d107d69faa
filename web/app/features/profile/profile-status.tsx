import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";

type Props = {
  overview: Pick<
    Schema<"ProfileOverview">,
    "status" | "missing" | "may_submit" | "refusal" | "holds"
  >;
};

export function ProfileStatus({ overview }: Props) {
  const { status, missing, may_submit: maySubmit, refusal, holds } = overview;
  return (
    <>
      {status === "draft" ? (
        <AskStaff refusal={refusal} missing={missing} maySubmit={maySubmit} />
      ) : null}
      {holds.length > 0 ? <HeldContacts holds={holds} /> : null}
    </>
  );
}

/** With the last feedback from staff, and what is missing before it can be submitted. */
function AskStaff({
  refusal,
  missing,
  maySubmit,
}: {
  refusal: Schema<"ProfileRefusal"> | null;
  missing: readonly string[];
  maySubmit: boolean;
}) {
  const pending = useSending()?.get("do") === "submit";
  return (
    <section
      id="profile-status"
      aria-labelledby="profile-status-title"
      className="scroll-mt-20 rounded-card border border-warning/40 bg-warning-tint px-[18px] py-4"
    >
      <h2 id="profile-status-title" className="text-20">
        {refusal ? "Our team asked for changes" : "Your profile is a draft"}
      </h2>
      {refusal ? (
        <>
          <p className="mt-1">
            They reviewed your profile on <DateText at={refusal.at} /> and have not published it
            yet:
          </p>
          <blockquote
            dir="auto"
            className="mt-2.5 border-l-2 border-warning pl-3.5 font-serif text-17 whitespace-pre-wrap wrap-anywhere"
          >
            {refusal.reason}
          </blockquote>
          <p className="mt-2.5 text-muted">
            Your profile is saved. Make your changes, then submit it again.
          </p>
        </>
      ) : (
        <p className="mt-1 text-muted">
          No one can find it yet. Our team reviews it before publishing.
        </p>
      )}
      {missing.length > 0 ? (
        <>
          <p className="mt-2.5">Before you can submit it, fill in:</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      ) : null}
      {maySubmit ? (
        <PostForm className="mt-3.5">
          <Button type="submit" name="do" value="submit" variant="primary" pending={pending}>
            {pending ? "Submitting" : refusal ? "Submit again" : "Submit for review"}
          </Button>
        </PostForm>
      ) : null}
    </section>
  );
}

const fieldWords: Readonly<Record<string, string>> = {
  contact_email: "contact email",
  phone: "phone",
};

function HeldContacts({ holds }: { holds: readonly Schema<"FieldHold">[] }) {
  const fields = holds.map(({ field }) => fieldWords[field] ?? field).join(" and ");
  const until = holds[0]?.until ?? null;
  return (
    <Note tone="neutral" role="note" title={`Your ${fields} can’t be changed yet`}>
      {until ? (
        <>
          You can change them after <DateText at={until} style="time" />. For 72 hours after a
          claim, contact information is locked so that its current holder can object. You can edit
          everything else.
        </>
      ) : (
        "Someone objected to this claim. Contact information is locked until our team decides. You can edit everything else."
      )}
    </Note>
  );
}
