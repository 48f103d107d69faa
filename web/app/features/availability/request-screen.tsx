import { MessageSquare } from "lucide-react";
import { useEffect } from "react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button, LinkButton } from "~/components/ui/button";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { Avatar } from "~/components/ui/picture/avatar";
import { useLive } from "~/features/live/use-live";
import { useRefresh } from "~/features/message/use-refresh";
import type { Schema } from "~/lib/api-types";
import { agoText } from "~/lib/format/age";
import { saidBy, type FormResult } from "~/lib/form/form-result";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { answerWords, byAnswer, statusOf } from "./answer-words";
import { RequestFacts } from "./request-facts";
import type { LoadedRequest } from "./requests.server";

type Props = { loaded: LoadedRequest; result: FormResult | undefined };

/** One request with its answers, for the attorney who asked. */
export function RequestScreen({ loaded: { request, price, now }, result }: Props) {
  const open = request.outcome === "";
  const status = statusOf(request);
  useNews(open && result === undefined);
  return (
    <div className="max-w-[928px]">
      <p className="mb-3 text-13">
        <TextLink href={paths.availabilityRequests()}>Availability requests</TextLink>
      </p>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="display text-32">Your question</h1>
        <Badge tone={status.tone}>
          <span role="status">{status.text}</span>
        </Badge>
      </header>
      <p className="mt-1 mb-5 text-13 text-muted">
        Asked <time dateTime={request.asked_at}>{agoText(request.asked_at, now)}</time>
      </p>
      <RequestFacts
        text={request.text}
        needs={request.needs}
        answerBy={request.answer_by}
        endsAt={open ? request.ends_at : null}
      />
      {result ? (
        <Note tone="danger" role="alert" className="mt-5">
          {saidBy(result)}
        </Note>
      ) : null}
      <h2 className="mt-8 text-20">Answers</h2>
      {request.experts.length === 0 ? (
        <p className="mt-2 text-muted">The experts you asked have deleted their accounts.</p>
      ) : (
        <ul className="mt-2 border-t border-ink">
          {byAnswer(request.experts).map((expert) => (
            <ExpertRow key={expert.expert_id} expert={expert} open={open} now={now} />
          ))}
        </ul>
      )}
      {open ? (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-[56ch] text-13 text-muted">
            When you choose someone, we tell the others that the request is closed, which can’t be
            undone. Then you write your first message
            {price > 0 ? `, which takes ${countText(price, "credit", "credits")}` : ""}.
          </p>
          <PostForm>
            <input type="hidden" name="do" value="settle" />
            <Button type="submit" variant="quiet">
              Close without choosing
            </Button>
          </PostForm>
        </div>
      ) : null}
    </div>
  );
}

type RowProps = { expert: Schema<"AvailabilityExpert">; open: boolean; now: string };

function ExpertRow({ expert, open, now }: RowProps) {
  const { person, answer } = expert;
  const { tone } = answerWords[answer];
  const text = answer === "" && !open ? "No answer" : answerWords[answer].text;
  const pending = useSending()?.get("expert_id") === expert.expert_id;
  const canCome = answer === "yes" || answer === "later";
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="flex min-w-0 gap-3">
        <Avatar name={person.name || "?"} src={person.image || null} size={44} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Anchor
              href={paths.expert(expert.expert_id)}
              className="font-serif text-17 leading-snug font-semibold text-ink no-underline [overflow-wrap:anywhere] hover:text-accent"
            >
              <bdi>{person.name || "A profile that is no longer shown"}</bdi>
            </Anchor>
            <Badge tone={tone}>{text}</Badge>
            {expert.chosen ? <Badge tone="accent">Chosen</Badge> : null}
          </p>
          <p className="text-13 text-muted [overflow-wrap:anywhere]">{person.detail}</p>
          {expert.note ? (
            <p dir="auto" className="mt-1.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
              {expert.note}
            </p>
          ) : null}
          {expert.answered_at ? (
            <p className="mt-0.5 text-13 text-muted">
              <time dateTime={expert.answered_at}>{agoText(expert.answered_at, now)}</time>
            </p>
          ) : null}
        </div>
      </div>
      {open && answer !== "no" ? (
        <PostForm className="max-sm:ps-14">
          <input type="hidden" name="do" value="settle" />
          <input type="hidden" name="expert_id" value={expert.expert_id} />
          <Button
            type="submit"
            pending={pending}
            aria-label={`Choose ${person.name}`}
            variant={answer === "yes" ? "primary" : "secondary"}
          >
            Choose
          </Button>
        </PostForm>
      ) : !open && (canCome || expert.chosen) ? (
        <div className="max-sm:ps-14">
          <LinkButton
            href={paths.messages("attorney", "", { expert: expert.expert_id })}
            aria-label={`Message ${person.name}`}
            icon={<MessageSquare />}
          >
            Message
          </LinkButton>
        </div>
      ) : null}
    </li>
  );
}

/** Keeps the answers current while the page is open. */
function useNews(active: boolean): void {
  const refresh = useRefresh();
  useLive((event) => {
    if (active && (event.type === "notification" || event.type === "catch-up")) refresh();
  });
  useEffect(() => {
    if (!active) return;
    const look = () => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(look, 30_000);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
    };
  }, [active, refresh]);
}
