import { classNames } from "~/components/ui/class-names";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { answerWithin, useLive } from "~/features/live/use-live";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";
import { sendJson } from "~/lib/send-json";

import { Inbox } from "./inbox";
import { MatterPanel } from "./matter-panel";
import type { LoadedMessages, MessageResult } from "./messages.server";
import { StartForm } from "./start-form";
import { ThreadView } from "./thread-view";
import { useRefresh } from "./use-refresh";

type Props = { loaded: LoadedMessages; result: MessageResult | undefined };

/** The inbox, one conversation, and its matter. On phones, one of them. */
export function MessagesPage({ loaded, result }: Props) {
  const { thread, start } = loaded;
  const opened = thread !== null || start !== null;
  useInboxNews(thread === null && start === null); // loading again would forget what was refused
  const framed = useRootData()?.navigation.layout === "attorney";
  return (
    <div
      className={classNames(
        "grid grid-cols-1 md:h-[calc(100dvh-4rem)] md:grid-cols-[minmax(15rem,19rem)_minmax(0,1fr)]",
        thread ? "xl:grid-cols-[19rem_minmax(0,1fr)_17rem]" : null,
        // The attorney layout has its own padding.
        framed ? "-mx-4 -mt-5 -mb-10 md:-mx-8 md:-mt-7 md:-mb-16" : null,
      )}
    >
      {/* Phones don't show the inbox beside a conversation, so its title can't be the heading. */}
      {opened ? <h1 className="sr-only">Messages</h1> : null}
      <Inbox loaded={loaded} alone={!opened} className={opened ? "max-md:hidden" : undefined} />
      {thread ? (
        <>
          <ThreadView key={thread.id} loaded={loaded} thread={thread} result={result} />
          <MatterPanel loaded={loaded} thread={thread} result={result} className="max-xl:hidden" />
        </>
      ) : start ? (
        <StartForm loaded={loaded} start={start} result={result} />
      ) : (
        <NothingOpen loaded={loaded} />
      )}
    </div>
  );
}

/** Keeps the list current while no conversation is open, which does it otherwise. */
function useInboxNews(active: boolean): void {
  const refresh = useRefresh();
  useLive((event) => {
    if (!active || (event.type !== "message" && event.type !== "catch-up")) return;
    // Without a connection, loading the page would replace it.
    void sendJson("GET", paths.unreadApi(), undefined, {}, answerWithin).then((got) => {
      if (got.ok) refresh();
    });
  });
}

function NothingOpen({ loaded: { side, page, words } }: { loaded: LoadedMessages }) {
  const empty = page.count === 0 && words === "";
  return (
    <section
      aria-label="Conversation"
      className={classNames("place-content-center p-6 md:grid", empty ? null : "max-md:hidden")}
    >
      {empty && side === "attorney" ? (
        <EmptyState
          className="border-0"
          title="Write to an expert"
          text="Open an expert’s page and press “Message”. Each conversation is about one matter, and only the two of you can read it."
          action={<LinkButton href={paths.search()}>Search experts</LinkButton>}
        />
      ) : empty ? (
        <EmptyState
          className="border-0"
          title="No messages yet"
          text="Attorneys write to you from your profile. Only the two of you can read a conversation."
          action={<LinkButton href={paths.myProfile()}>See your profile</LinkButton>}
        />
      ) : (
        <p className="text-muted">Choose a conversation.</p>
      )}
    </section>
  );
}
