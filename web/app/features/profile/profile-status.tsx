import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";

type Props = { overview: Pick<Schema<"ProfileOverview">, "may_submit" | "refusal" | "holds"> };

/** What keeps the profile from being published or a field from being edited, and what the expert can do about it. */
export function ProfileStatus({ overview }: Props) {
  const { may_submit: maySubmit, refusal, holds } = overview;
  return (
    <>
      {maySubmit ? <AskStaff refusal={refusal} /> : null}
      {holds.length > 0 ? <HeldContacts holds={holds} /> : null}
    </>
  );
}

/** A draft that can be put before staff, with what they said the last time. */
function AskStaff({ refusal }: { refusal: Schema<"ProfileRefusal"> | null }) {
  const { state, formData } = useNavigation();
  const pending = state !== "idle" && formData?.get("do") === "submit";
  return (
    <section
      id="profile-status"
      aria-labelledby="profile-status-title"
      className="scroll-mt-20 rounded-card border border-warning/40 bg-warning-tint px-[18px] py-4"
    >
      <h2 id="profile-status-title" className="text-20">
        {refusal ? "Our staff ask for a change" : "Your profile is a draft"}
      </h2>
      {refusal ? (
        <>
          <p className="mt-1">
            They read your profile on <DateText at={refusal.at} />, and did not publish it yet:
          </p>
          <blockquote
            dir="auto"
            className="mt-2.5 border-l-2 border-warning pl-3.5 font-serif text-17 whitespace-pre-wrap wrap-anywhere"
          >
            {refusal.reason}
          </blockquote>
          <p className="mt-2.5 text-muted">
            Nothing of your profile is lost. Once it is as you want it, ask again: they read it
            anew.
          </p>
        </>
      ) : (
        <p className="mt-1 text-muted">
          Nobody finds it yet. Our staff read it before it is published.
        </p>
      )}
      <Form method="post" className="mt-3.5">
        <Button type="submit" name="do" value="submit" variant="primary" pending={pending}>
          {pending ? "Asking" : refusal ? "Ask again" : "Ask our staff to publish it"}
        </Button>
      </Form>
    </section>
  );
}

const fieldWords: Readonly<Record<string, string>> = {
  contact_email: "contact e-mail",
  phone: "phone",
};

/** Which fields keep their values for now, and until when. */
function HeldContacts({ holds }: { holds: readonly Schema<"FieldHold">[] }) {
  const fields = holds.map(({ field }) => fieldWords[field] ?? field).join(" and ");
  const until = holds[0]?.until ?? null;
  return (
    <Note tone="neutral" role="note" title={`Your ${fields} stay as they are for now`}>
      {until ? (
        <>
          Until <DateText at={until} style="time" />. For 72 hours after a profile is claimed nobody
          changes its contacts, so that whoever reads them can object. Everything else can be
          changed.
        </>
      ) : (
        "Somebody objects to the claim of this profile: its contacts stay until our staff have decided. Everything else can be changed."
      )}
    </Note>
  );
}
