import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Avatar } from "~/components/ui/picture/avatar";
import type { Schema } from "~/lib/api-types";
import { answerAvailabilityForm as fields } from "~/lib/form/declared/answer-availability.gen";
import type { FormResult } from "~/lib/form/form-result";
import { agoText } from "~/lib/format/age";

import { answerWords, type Answer } from "./answer-words";
import { RequestFacts } from "./request-facts";

type Props = {
  ask: Schema<"AvailabilityAsk">;
  now: string;
  level: 1 | 2;
  /** Of this request. */
  result: FormResult | null;
  /** Of the link in the email. */
  token?: string;
};

/** What an attorney asks, and the buttons that answer. */
export function AskedCard({ ask, now, level, result, token }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  const by = ask.by.name || "An attorney who left";
  return (
    <article>
      <header className="flex items-center gap-3">
        <Avatar name={by} src={ask.by.image || null} size={44} />
        <div className="min-w-0">
          <Heading
            className={`leading-tight [overflow-wrap:anywhere] ${level === 1 ? "text-25" : "text-20"}`}
          >
            <bdi>{by}</bdi>
            {level === 1 ? " asks whether you’re available" : null}
          </Heading>
          <p className="text-13 text-muted [overflow-wrap:anywhere]">
            {ask.by.detail ? <bdi>{ask.by.detail}, </bdi> : null}
            <time dateTime={ask.asked_at}>{agoText(ask.asked_at, now)}</time>
          </p>
        </div>
      </header>
      <div className="mt-4">
        <RequestFacts
          text={ask.text}
          needs={ask.needs}
          answerBy={ask.answer_by}
          endsAt={ask.open ? ask.ends_at : null}
        />
      </div>
      {ask.answer ? <YourAnswer ask={ask} now={now} /> : null}
      {ask.open ? (
        <AnswerForm ask={ask} result={result} token={token} />
      ) : (
        <p className={`text-muted ${ask.answer ? "mt-1" : "mt-4"}`}>
          {ask.answer
            ? "This request is closed. You don’t need to do anything."
            : "This request is closed. It no longer needs an answer."}
        </p>
      )}
    </article>
  );
}

function YourAnswer({ ask, now }: Pick<Props, "ask" | "now">) {
  const { text, tone } = answerWords[ask.answer];
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>You answered</span> <Badge tone={tone}>{text}</Badge>
      {ask.answered_at ? (
        <time dateTime={ask.answered_at} className="text-13 text-muted">
          {agoText(ask.answered_at, now)}
        </time>
      ) : null}
    </p>
  );
}

const buttons: readonly Exclude<Answer, "">[] = ["yes", "later", "no"];

function AnswerForm({ ask, result, token }: Pick<Props, "ask" | "result" | "token">) {
  const sending = useSending();
  const pending = sending?.get("ask_id") === ask.id ? sending.get("answer") : null;
  return (
    <PostForm
      noValidate
      preventScrollReset
      className="mt-4 grid max-w-[38rem] gap-3.5 border-t border-line pt-4"
    >
      <FormProblems result={result} form={fields} idOf={(name) => `${name}-${ask.id}`} />
      <input type="hidden" name="ask_id" value={ask.id} />
      {token === undefined ? null : <input type="hidden" name="token" value={token} />}
      <DeclaredField
        field={fields.note}
        id={`note-${ask.id}`}
        values={result?.values ?? { note: [ask.note] }}
        problems={result?.errors}
        rows={2}
      />
      <div role="group" aria-label="Are you available?" className="grid grid-cols-3 gap-2">
        {buttons.map((answer) => (
          <Button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            full
            pending={pending === answer}
            variant={answer === "yes" ? "primary" : "secondary"}
          >
            {answerWords[answer].text}
          </Button>
        ))}
      </div>
      <p className="text-13 text-muted">
        Yes isn’t a commitment yet: the attorney writes to you first, and conflicts are checked. You
        can change your answer until the request is closed.
      </p>
    </PostForm>
  );
}
