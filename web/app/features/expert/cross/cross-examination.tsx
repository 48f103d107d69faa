import { TextLink } from "~/components/ui/link";
import { EmptyState } from "~/components/ui/empty-state";
import { Stats, type StatItem } from "~/components/ui/figure/stat";
import { challengesIn } from "~/features/expert/testimony/testimony-words";
import type { Schema } from "~/lib/api-types";
import { dateText } from "~/lib/format/date";

type View = Schema<"CrossExamination">;
type Question = View["questions"][number];

type Props = {
  view: View;
  /** Where the profile shows what a question is about. */
  hrefOf: (question: Question) => string;
  linkText: string;
};

/** The questions of opposing counsel, the gravest first. */
export function CrossExaminationView({ view, hrefOf, linkText }: Props) {
  const { questions } = view;
  return (
    <>
      <Stats items={figures(view)} className="mt-6" />
      {questions.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title="No questions"
            text="Our rules find no gap, exclusion, or other weak point in what this profile shows."
          />
        </div>
      ) : (
        <ol className="mt-8 border-t border-ink">
          {questions.map((question, at) => (
            <li
              key={`${question.rule} ${question.item} ${at}`}
              className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line py-4 print:break-inside-avoid"
            >
              <span aria-hidden="true" className="tnum pt-0.5 text-muted">
                {at + 1}
              </span>
              <div className="min-w-0">
                <p dir="auto" className="font-serif text-20 leading-snug [overflow-wrap:anywhere]">
                  {question.question}
                </p>
                <p dir="auto" className="mt-1 text-muted [overflow-wrap:anywhere]">
                  {question.ground}{" "}
                  <TextLink href={hrefOf(question)} data-print="hide">
                    {linkText}
                    <span className="sr-only">: {question.question}</span>
                  </TextLink>
                </p>
                {question.answer ? (
                  <blockquote className="mt-2 border-l-2 border-line-2 pl-3.5">
                    <p dir="auto" className="font-serif text-17 leading-snug whitespace-pre-line">
                      {question.answer}
                    </p>
                    <footer className="mt-0.5 text-13 text-muted">The expert’s answer</footer>
                  </blockquote>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const shares: Record<string, string> = {
  "under-10": "Under 10%",
  "10-25": "10–25%",
  "25-50": "25–50%",
  "over-50": "Over 50%",
};

function figures({
  questions,
  testimony,
  testimony_share,
  testimony_share_date,
}: View): StatItem[] {
  const { granted, granted_in_part: limited } = testimony.rulings;
  const challenges = challengesIn(testimony);
  return [
    { label: "Questions", value: questions.length, note: "by the rules below" },
    {
      label: "Plaintiff and defense",
      value: `${testimony.plaintiff} : ${testimony.defense}`,
      note: `${testimony.recent} with testimony in 4 years`,
    },
    {
      label: "Excluded or limited",
      value: granted + limited,
      note: challenges === 1 ? "of 1 challenge" : `of ${challenges} challenges`,
    },
    {
      label: "Time on testimony",
      value: shares[testimony_share] ?? "–",
      note: testimony_share_date
        ? `as of ${dateText(testimony_share_date, "short")}`
        : "not stated",
    },
  ];
}
