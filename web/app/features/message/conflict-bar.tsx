import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { PostForm } from "~/components/form/post-form";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/lib/paths";

import type { LoadedMessages, Thread } from "./messages.server";

type Props = { loaded: LoadedMessages; thread: Thread };

/** What the blind conflict check found, and whether the expert sees the names. */
export function ConflictBar({ loaded: { side, box }, thread }: Props) {
  const { conflict } = thread;
  if (conflict.result === "") return null;
  const clear = conflict.result === "clear";
  const Icon = clear ? Check : TriangleAlert;
  return (
    <section
      aria-label="Conflict check"
      className={classNames(
        "mb-4 flex gap-3 rounded-control px-3.5 py-2.5",
        clear ? "bg-success-tint" : "bg-warning-tint",
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames("mt-0.5 size-5 flex-none", clear ? "text-success" : "text-warning")}
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <p>
          <strong className="font-semibold">
            {clear ? "Conflict check: clear." : "Possible conflict."}
          </strong>{" "}
          {clear ? (
            conflict.compared ? (
              "No names were shown. "
            ) : side === "attorney" ? (
              "The expert’s record has no names yet. "
            ) : (
              "Your record has no names yet. "
            )
          ) : (
            <>
              {side === "attorney"
                ? "A name in this matter may be on the expert’s record. "
                : "A name in this matter may be on your record. "}
              Neither of you is told which.{" "}
            </>
          )}
          <TextLink href={paths.certificate(side, box, thread.id, conflict.number)}>
            What was compared
          </TextLink>
        </p>
        <Names side={side} thread={thread} />
      </div>
    </section>
  );
}

/** Whether the expert sees the names, and what the reader can do about it. */
function Names({ side, thread }: { side: LoadedMessages["side"]; thread: Thread }) {
  const { conflict, person } = thread;
  const [mine, theirs] =
    side === "attorney"
      ? [conflict.attorney_agreed_at, conflict.expert_agreed_at]
      : [conflict.expert_agreed_at, conflict.attorney_agreed_at];
  const name = <bdi>{person.name}</bdi>;
  if (conflict.shown && mine && theirs)
    return (
      <p className="text-13 text-muted">
        {side === "attorney"
          ? "The expert sees the parties’ names. "
          : "You see the parties’ names. "}
        You agreed on <DateText at={mine} style="short" />, {name} on{" "}
        <DateText at={theirs} style="short" />.
      </p>
    );
  const [words, button]: [ReactNode, string] = mine
    ? [<>You agreed to show the parties’ names. {name} hasn’t yet.</>, "Take back"]
    : theirs
      ? side === "attorney"
        ? [<>{name} agreed to see the parties’ names.</>, "Show names"]
        : [<>{name} agreed to show you the parties’ names.</>, "See names"]
      : side === "attorney"
        ? [<>The expert doesn’t see the parties’ names.</>, "Offer to show names"]
        : [<>You don’t see the parties’ names.</>, "Ask to see names"];
  return (
    <PostForm className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <input type="hidden" name="do" value="agree" />
      {mine ? null : <input type="hidden" name="agreed" value="yes" />}
      {theirs ? <input type="hidden" name="offered" value="yes" /> : null}
      <p className="text-13 text-muted">{words}</p>
      {thread.closed === "" ? (
        <Button type="submit" size="sm">
          {button}
        </Button>
      ) : null}
    </PostForm>
  );
}
