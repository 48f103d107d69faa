import { Checkbox } from "~/components/form/checkbox";
import { FieldError, fieldId } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import { groupSessions, sessionText, usedText } from "~/features/session/session-groups";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { sessionsValue } from "./chosen-sessions";

type SessionChoicesProps = {
  detail: Schema<"UserDetail">;
  now: string;
  result: FormResult | null | undefined;
  /** The form whose button signs the chosen ones out. */
  form: string;
};

/** One line per browser and country; each session is one level down. Boxes work without script. */
export function SessionChoices({ detail, now, result, form }: SessionChoicesProps) {
  const zone = useReaderZone();
  const groups = groupSessions(detail.sessions ?? []);
  const chosen = new Set(result?.values.sessions ?? []);
  const [error] = result?.errors.sessions ?? [];
  const box = (ids: readonly string[]) => {
    const value = sessionsValue(ids);
    return { name: "sessions", value, form, defaultChecked: chosen.has(value) };
  };
  return (
    <section aria-labelledby="signed-in">
      <h2 id="signed-in" className="border-b border-ink pb-2 text-20">
        Signed in on
      </h2>
      {error ? <FieldError id="sessions-error">{error}</FieldError> : null}
      {groups.length === 0 ? (
        <p className="py-3 text-muted">No browser.</p>
      ) : detail.self ? (
        <p className="py-3 text-muted">
          {countText(detail.user.sessions, "browser", "browsers")}. Sign out in{" "}
          <TextLink href={paths.settings("/admin", "security")}>your settings</TextLink>.
        </p>
      ) : (
        <ul>
          {groups.map(({ title, sessions, newPlace, seenAt }, index) => {
            const [only] = sessions;
            const several = sessions.length > 1 || !only;
            return (
              <li key={title} className="border-b border-line py-2.5">
                <Checkbox
                  {...box(sessions.map(({ id }) => id))}
                  id={index === 0 ? fieldId("sessions") : undefined}
                  aria-describedby={error ? "sessions-error" : undefined}
                  label={title}
                  detail={
                    <>
                      {newPlace ? <span className="font-550 text-warning">New place. </span> : null}
                      {several
                        ? `${countText(sessions.length, "session", "sessions")}, ${usedText(seenAt, false, now, zone)}`
                        : sessionText(only, now, zone)}
                    </>
                  }
                />
                {several ? (
                  <details className="mt-1 ml-7">
                    <summary className="w-fit cursor-pointer text-13 text-accent touch:min-h-11 touch:py-2.5">
                      Each session<span className="sr-only"> of {title}</span>
                    </summary>
                    <ul className="mt-2 grid gap-1.5">
                      {sessions.map((session) => (
                        <li key={session.id} className="text-13">
                          <Checkbox
                            {...box([session.id])}
                            label={sessionText(session, now, zone, true)}
                          />
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
