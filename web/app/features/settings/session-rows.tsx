import { Check } from "lucide-react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { textLinkClass } from "~/components/ui/link";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import type { Schema } from "~/lib/api-types";
import { countryText } from "~/lib/format/country";
import { dayText, recentText } from "~/lib/format/date";

import { SettingsRow, SettingsSection } from "./settings-section";

/** Milliseconds; last use is known to within five minutes. */
const activeMs = 10 * 60_000;

export function SessionRows({
  sessions,
  now,
}: {
  sessions: readonly Schema<"SessionItem">[];
  now: string;
}) {
  const zone = useReaderZone();
  const others = sessions.some(({ current }) => !current);
  return (
    <SettingsSection
      title="Where you're signed in"
      aside={
        others ? (
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
        {sessions.map((session) => (
          <SettingsRow
            key={session.id}
            title={placed(session)}
            detail={
              <>
                {session.new_place ? (
                  <span className="font-550 text-warning">New place. </span>
                ) : null}
                Since{" "}
                {session.new_place
                  ? recentText(session.created_at, now, zone)
                  : dayText(session.created_at, now, zone)}
                {isActive(session, now)
                  ? ", active now"
                  : `, last used ${recentText(session.seen_at, now, zone)}`}
              </>
            }
            action={
              session.current ? (
                <Badge tone="success" icon={<Check strokeWidth={2} />}>
                  This device
                </Badge>
              ) : (
                <EndSession session={session} />
              )
            }
          />
        ))}
      </ul>
    </SettingsSection>
  );
}

function EndSession({ session }: { session: Schema<"SessionItem"> }) {
  const pending = useSending()?.get("session") === session.id;
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="session" value={session.id} />
      <Button
        type="submit"
        size="sm"
        name="do"
        value="revoke"
        variant={session.new_place ? "danger" : "secondary"}
        pending={pending}
        aria-label={`Sign out ${placed(session)}`}
      >
        {session.new_place ? "Not me, sign it out" : "Sign out"}
      </Button>
    </PostForm>
  );
}

function placed({ device, country }: Schema<"SessionItem">): string {
  return country === "" ? device : `${device}, ${countryText(country)}`;
}

function isActive({ current, seen_at }: Schema<"SessionItem">, now: string): boolean {
  return current || new Date(now).getTime() - new Date(seen_at).getTime() < activeMs;
}
