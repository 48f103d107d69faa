import { Ruling } from "~/features/expert/testimony/ruling";
import type { MatterView } from "~/features/expert/record/record-view";
import { partialDateText } from "~/lib/format/partial-date";

type Props = {
  matters: readonly MatterView[];
  firstName: string;
};

/** Each challenge with the expert's answer beside it. */
export function ChallengeList({ matters, firstName }: Props) {
  const all = matters.flatMap((matter) =>
    matter.challenges.map((challenge) => ({ matter, challenge })),
  );
  if (all.length === 0) return null;
  return (
    <div className="mt-7">
      <h3 className="font-sans text-15 font-semibold tracking-normal">Challenges and answers</h3>
      <ul className="mt-2 border-t border-line">
        {all.map(({ matter, challenge }, at) => (
          <li
            key={`${matter.id}-${at}`}
            className="grid gap-x-8 gap-y-2 border-b border-line py-3.5 last:border-b-0 md:grid-cols-2 print:break-inside-avoid"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Ruling ruling={challenge.ruling} />
                <span className="tnum text-13 text-muted">{partialDateText(challenge.date)}</span>
              </p>
              <p dir="auto" className="mt-0.5 [overflow-wrap:anywhere]">
                {challenge.basis}
              </p>
              <p className="text-13 text-muted [overflow-wrap:anywhere]">
                <span dir="auto" className="font-serif text-15 italic">
                  {matter.caption}
                </span>
                {challenge.citation ? `, ${challenge.citation}` : null}
              </p>
            </div>
            {challenge.reply ? (
              <blockquote className="min-w-0 border-l-2 border-line-2 pl-3.5">
                <p
                  dir="auto"
                  className="font-serif text-17 leading-snug whitespace-pre-line [overflow-wrap:anywhere]"
                >
                  {challenge.reply}
                </p>
                <footer className="mt-1 text-13 text-muted">{firstName}’s answer</footer>
              </blockquote>
            ) : (
              <p className="text-13 text-muted md:self-center">{firstName} hasn’t answered.</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
