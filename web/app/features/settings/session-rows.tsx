import { Check } from "lucide-react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { textLinkClass } from "~/components/ui/link";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import {
  groupSessions,
  sessionText,
  usedText,
  type SessionGroup,
} from "~/features/session/session-groups";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";

import { SettingsSection } from "./settings-section";

type SessionRowsProps = { sessions: readonly Schema<"SessionItem">[]; now: string };

/** One line per browser and country; each session is one level down. */
export function SessionRows({ sessions, now }: SessionRowsProps) {
  const others = sessions.filter(({ current }) => !current);
  return (
    <SettingsSection
      title="Where you're signed in"
      aside={
        others.length > 0 ? (
          <PostForm preventScrollReset>
            <button
              type="submit"
              name="do"
              value="revoke-others"
              className={`${textLinkClass} cursor-pointer touch:min-h-11`}
            >
              Sign out everywhere else
            </button>
          </PostForm>
        ) : undefined
      }
    >
      <ul>
        {groupSessions(sessions).map((group) => (
          <GroupRow key={group.title} group={group} now={now} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function GroupRow({ group, now }: { group: SessionGroup; now: string }) {
  const zone = useReaderZone();
  const { title, sessions, others, current, newPlace } = group;
  const [only] = sessions;
  const several = sessions.length > 1;
  return (
    <li className="border-b border-line py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-550">{title}</p>
          <p className="text-13 text-muted">
            {newPlace ? <span className="font-550 text-warning">New place. </span> : null}
            {several || !only
              ? `${countText(sessions.length, "session", "sessions")}, ${usedText(group.seenAt, current, now, zone)}`
              : sessionText(only, now, zone)}
          </p>
        </div>
        {current ? <ThisDevice /> : null}
        {others.length > 0 ? (
          <EndSessions
            sessions={others}
            of={title}
            danger={newPlace}
            label={
              several
                ? current
                  ? `Sign out ${others.length === 1 ? "the other" : `${others.length} others`}`
                  : `Sign out all ${others.length}`
                : newPlace
                  ? "Not me, sign it out"
                  : "Sign out"
            }
          />
        ) : null}
      </div>
      {several ? (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer text-13 text-accent touch:min-h-11 touch:py-2.5">
            Each session<span className="sr-only"> of {title}</span>
          </summary>
          <ul className="mt-1 border-l-2 border-line pl-4">
            {sessions.map((session) => (
              <li
                key={session.id}
                className="flex min-h-11 items-center justify-between gap-x-4 text-13 touch:py-1"
              >
                <p>
                  {session.new_place ? (
                    <span className="font-550 text-warning">New place. </span>
                  ) : null}
                  {sessionText(session, now, zone, true)}
                </p>
                {session.current ? (
                  <ThisDevice />
                ) : (
                  <EndSessions
                    sessions={[session]}
                    of={`${title}, ${sessionText(session, now, zone, true)}`}
                    danger={session.new_place}
                    label="Sign out"
                  />
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

const ThisDevice = () => (
  <Badge tone="success" icon={<Check strokeWidth={2} />}>
    This device
  </Badge>
);

type EndSessionsProps = {
  sessions: readonly Schema<"SessionItem">[];
  label: string;
  /** Which ones, for people who hear the button alone. */
  of: string;
  danger: boolean;
};

function EndSessions({ sessions, label, of, danger }: EndSessionsProps) {
  const ids = sessions.map(({ id }) => id);
  const pending = useSending()?.getAll("session").join() === ids.join();
  return (
    <PostForm preventScrollReset>
      {ids.map((id) => (
        <input key={id} type="hidden" name="session" value={id} />
      ))}
      <Button
        type="submit"
        size="sm"
        name="do"
        value="revoke"
        variant={danger ? "danger" : "secondary"}
        pending={pending}
      >
        {label}
        <span className="sr-only"> ({of})</span>
      </Button>
    </PostForm>
  );
}
