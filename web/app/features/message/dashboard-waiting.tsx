import { Clock } from "lucide-react";

import { LinkButton } from "~/components/ui/button";
import { Anchor, TextLink } from "~/components/ui/link";
import { SectionHeading } from "~/components/ui/section-heading";
import { Avatar } from "~/components/ui/picture/avatar";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import type { Schema } from "~/lib/api-types";
import { recentText } from "~/lib/format/date";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

type Props = { waiting: Schema<"ConversationsWaiting">; now: string };

/** Who waits for an answer, the longest wait first. Nothing if nobody does. */
export function DashboardWaiting({ waiting, now }: Props) {
  const zone = useReaderZone();
  if (waiting.count === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <SectionHeading
        id="waiting"
        title={
          waiting.count === 1
            ? "One person is waiting for you"
            : `${countText(waiting.count, "person is", "people are")} waiting for you`
        }
        aside={<TextLink href={paths.messages("attorney")}>All messages</TextLink>}
        className="mb-0!"
      />
      <ul>
        {waiting.results.map((one, at) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line py-4"
          >
            <Avatar name={one.person.name} src={one.person.image || null} size={44} />
            <div className="min-w-0 flex-1 max-sm:basis-[60%]">
              <p className="font-serif font-semibold [overflow-wrap:anywhere]">
                <Anchor
                  href={paths.conversation("attorney", "inbox", one.id)}
                  className="text-ink no-underline hover:text-accent"
                >
                  <bdi>{one.person.name}</bdi>
                </Anchor>
              </p>
              <p className="line-clamp-2 text-ink-2 [overflow-wrap:anywhere]">
                “<bdi>{one.text}</bdi>”
              </p>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-13 text-muted">
                <Clock className="size-3.5" />
                Since {recentText(one.last_at, now, zone)}, <bdi>{one.caption}</bdi>
              </p>
            </div>
            <LinkButton
              href={paths.conversation("attorney", "inbox", one.id)}
              variant={at === 0 ? "primary" : "secondary"}
              className="max-sm:w-full"
            >
              Answer<span className="sr-only"> {one.person.name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
