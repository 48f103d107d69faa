import { DateText } from "~/components/ui/date";

type Props = {
  text: string;
  needs: readonly string[];
  answerBy: string;
  /** Null once it's over. */
  endsAt: string | null;
};

/** The question and what goes with it, for both sides. */
export function RequestFacts({ text, needs, answerBy, endsAt }: Props) {
  return (
    <>
      <p
        dir="auto"
        className="max-w-[65ch] font-serif text-17 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-13">
        {needs.length > 0 ? (
          <div>
            <dt className="text-muted">What is needed</dt>
            <dd className="font-550">{needs.join(", ")}</dd>
          </div>
        ) : null}
        {answerBy ? (
          <div>
            <dt className="text-muted">Answer needed by</dt>
            <dd className="font-550">
              <DateText at={answerBy} />
            </dd>
          </div>
        ) : null}
        {endsAt ? (
          <div>
            <dt className="text-muted">Closes automatically</dt>
            <dd className="font-550">
              <DateText at={endsAt} />
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
