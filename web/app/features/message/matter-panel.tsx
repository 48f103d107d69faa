import { FileDown, Files, UserRound } from "lucide-react";
import { Fragment, useId } from "react";

import { classNames } from "~/components/ui/class-names";
import { DateText } from "~/components/ui/date";
import { LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { AttachedFiles } from "./attachment/attached-files";
import { Designation } from "./designation";
import type { LoadedMessages, MessageResult, Thread } from "./messages.server";
import { Parties } from "./parties";

type Props = {
  loaded: LoadedMessages;
  thread: Thread;
  result: MessageResult | undefined;
  className?: string;
};

/** What the conversation is about, and what its court's rules protect. */
export function MatterPanel({ loaded, thread, className }: Props) {
  return (
    <aside
      aria-label="About this conversation"
      className={classNames("min-h-0 overflow-y-auto border-line px-5 py-5 xl:border-l", className)}
    >
      <MatterFacts loaded={loaded} thread={thread} />
    </aside>
  );
}

export function MatterFacts({ loaded, thread }: Pick<Props, "loaded" | "thread">) {
  const { side, box, designation } = loaded;
  const id = useId();
  const docket = thread.docket ? `No. ${thread.docket}` : "";
  return (
    <div className="grid gap-5">
      <section aria-labelledby={`${id}-this-matter`}>
        <PanelHeading id={`${id}-this-matter`}>This matter</PanelHeading>
        <p className="font-serif font-semibold italic [overflow-wrap:anywhere]">
          <bdi>{thread.caption}</bdi>
        </p>
        {side === "attorney" && thread.blind && thread.subject ? (
          <p className="mt-1 text-13 text-muted [overflow-wrap:anywhere]">
            The expert sees: <bdi>{thread.subject}</bdi>
          </p>
        ) : null}
        {thread.court || docket ? (
          <p className="tnum mt-1 text-13 text-muted [overflow-wrap:anywhere]">
            {[thread.court, docket].filter((fact) => fact !== "").join(", ")}
          </p>
        ) : null}
      </section>
      {thread.conflict.result ? (
        <section aria-labelledby={`${id}-parties`} className="border-t border-line pt-5">
          <PanelHeading id={`${id}-parties`}>Parties</PanelHeading>
          <Parties thread={thread} side={side} />
        </section>
      ) : null}
      <section aria-labelledby={`${id}-this-person`} className="border-t border-line pt-5">
        <PanelHeading id={`${id}-this-person`}>
          {side === "attorney" ? "Expert" : "Attorney"}
        </PanelHeading>
        <p className="font-550">
          <bdi>{thread.person.name}</bdi>
        </p>
        {thread.person.detail ? <p className="text-13 text-muted">{thread.person.detail}</p> : null}
        {side === "attorney" && !thread.person.gone ? (
          <LinkButton
            href={paths.expert(thread.expert_id)}
            size="sm"
            className="mt-3"
            icon={<UserRound />}
          >
            Open profile
          </LinkButton>
        ) : null}
      </section>
      <section aria-labelledby={`${id}-protection`} className="border-t border-line pt-5">
        <PanelHeading id={`${id}-protection`}>What is protected</PanelHeading>
        <p className="text-13 text-ink-2">{thread.forum_text}</p>
        {thread.forum_source ? (
          <p className="mt-1 text-13 text-muted">
            Source:{" "}
            {thread.forum_url ? (
              <TextLink href={thread.forum_url}>{thread.forum_source}</TextLink>
            ) : (
              thread.forum_source
            )}
          </p>
        ) : null}
      </section>
      {designation ? (
        <section aria-labelledby={`${id}-designation`} className="border-t border-line pt-5">
          <PanelHeading id={`${id}-designation`}>Designation</PanelHeading>
          <Designation
            designation={designation}
            side={side}
            name={thread.person.name}
            withdrawHref={paths.conversation(side, box, thread.id, { withdraw: 1 })}
          />
        </section>
      ) : null}
      <section aria-labelledby={`${id}-labels`} className="border-t border-line pt-5">
        <PanelHeading id={`${id}-labels`}>Labels, Rule 26(b)(4)(C)</PanelHeading>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-13">
          {thread.labels.map(({ label, text, count }) => (
            <Fragment key={label}>
              <dt className="text-ink-2">{text}</dt>
              <dd className="tnum text-right text-muted">{numberText(count)}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="mt-2 text-13 text-muted">
          {thread.forum === "federal"
            ? "What is labeled may be discoverable. The rest is usually protected."
            : "Labels help you find messages later. They don’t protect anything."}
        </p>
      </section>
      <section aria-labelledby={`${id}-files`} className="border-t border-line pt-5">
        <PanelHeading id={`${id}-files`}>Files</PanelHeading>
        {thread.files.length === 0 ? (
          <p className="text-13 text-muted">No files yet.</p>
        ) : (
          <>
            <AttachedFiles
              files={thread.files}
              hrefOf={(file) => paths.attachmentApi(thread.id, file)}
              className="mb-3 text-13"
            />
            <LinkButton href={paths.materials(side, box, thread.id)} size="sm" icon={<Files />}>
              List of materials
            </LinkButton>
          </>
        )}
      </section>
      <section aria-labelledby={`${id}-history`} className="border-t border-line pt-5">
        <PanelHeading id={`${id}-history`}>So far</PanelHeading>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13">
          <dt className="text-muted">Started</dt>
          <dd className="text-right">
            <DateText at={thread.created_at} style="short" />
          </dd>
          {thread.answered_at ? (
            <>
              <dt className="text-muted">First answer</dt>
              <dd className="text-right">
                <DateText at={thread.answered_at} style="short" />
              </dd>
            </>
          ) : null}
          <dt className="text-muted">Messages</dt>
          <dd className="tnum text-right">{numberText(thread.last_seq)}</dd>
        </dl>
      </section>
      <section aria-label="Export" className="border-t border-line pt-5">
        <LinkButton
          href={paths.conversationTranscript(side, box, thread.id)}
          size="sm"
          icon={<FileDown />}
        >
          Export conversation
        </LinkButton>
      </section>
      {thread.hold && thread.held_until ? (
        <section aria-labelledby={`${id}-credits`} className="border-t border-line pt-5">
          <PanelHeading id={`${id}-credits`}>Credits</PanelHeading>
          <p className="text-13 text-ink-2">
            {thread.hold === "held" ? (
              <>
                Held until an answer. They come back by themselves on{" "}
                <DateText at={thread.held_until} />.
              </>
            ) : thread.hold === "taken" ? (
              "Spent when the expert answered."
            ) : (
              "They came back to you."
            )}{" "}
            <TextLink href={paths.credits()}>Statement</TextLink>
          </p>
        </section>
      ) : null}
    </div>
  );
}

function PanelHeading({ id, children }: { id: string; children: string }) {
  return (
    <h3 id={id} className="mb-1.5 font-sans text-13 font-semibold text-muted">
      {children}
    </h3>
  );
}
