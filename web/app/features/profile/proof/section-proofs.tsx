import { BadgeCheck } from "lucide-react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { TextLink } from "~/components/ui/link";
import { SectionHeading } from "~/components/ui/section-heading";
import type { Schema } from "~/lib/api-types";
import { recordCheckForm } from "~/lib/form/declared/record-check.gen";
import { withdrawCheckForm } from "~/lib/form/declared/withdraw-check.gen";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { dateText } from "~/lib/format/date";

import { proofWords } from "./proof-words";

type Item = Schema<"CheckedItem">;
type Check = Schema<"ItemCheck">;

export interface LoadedProofs {
  items: readonly Item[];
  /** Staff check most entries on the day they record it. */
  today: string;
}

type Props = { proofs: LoadedProofs; staff: boolean; result: FormResult | undefined };

/** What was checked of a section's entries. Staff record checks here; experts read them. */
export function SectionProofs({ proofs: { items, today }, staff, result }: Props) {
  if (items.length === 0) return null;
  const checked = items.filter(({ proof }) => proof.grade !== "stated").length;
  return (
    <section aria-labelledby="proofs" className="max-w-[46rem] px-4 pb-16 md:px-8 xl:max-w-[50rem]">
      <SectionHeading
        id="proofs"
        title="Proof"
        size="sm"
        aside={
          <span className="tnum text-13 text-muted">
            {checked} of {items.length} checked
          </span>
        }
        className="!mb-1"
      />
      <p className="text-muted">
        A check counts for 12 months, and only for the values that were checked.
      </p>
      <ul className="mt-3 border-t border-line">
        {items.map((item) => {
          const { state, tone, detail } = proofWords(item.proof, dateText);
          return (
            <li key={item.item_id} className="border-b border-line py-3.5">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
                <p className="min-w-0 wrap-anywhere">
                  <bdi className="font-serif text-17">{item.title}</bdi>
                  {item.detail ? (
                    <bdi className="block text-13 text-muted">{item.detail}</bdi>
                  ) : null}
                </p>
                <Badge tone={tone} icon={tone === "success" ? <BadgeCheck /> : null}>
                  {state}
                </Badge>
              </div>
              {detail ? (
                <p
                  className={classNames(
                    "text-13",
                    tone === "warning" ? "text-warning" : "text-muted",
                  )}
                >
                  {detail}
                </p>
              ) : null}
              {item.checks.map((check) => (
                <CheckLine key={check.id} check={check} staff={staff} result={result} />
              ))}
              {staff ? <RecordCheck item={item} today={today} result={result} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function CheckLine({
  check,
  staff,
  result,
}: {
  check: Check;
  staff: boolean;
  result: FormResult | undefined;
}) {
  const mine = textOf(result?.values, "check") === check.id ? result : undefined;
  const pending = useSending()?.get("check") === check.id;
  return (
    <div className="mt-2 border-l-2 border-line pl-3 text-13">
      <p>
        {check.grade === "source" ? "Checked at the source" : "Document seen"} on{" "}
        {dateText(check.checked_on)} by <bdi>{check.by || "a former member of our team"}</bdi>
        {check.url ? (
          <>
            . <TextLink href={check.url}>See where</TextLink>
          </>
        ) : null}
      </p>
      {check.note ? (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-muted">
          {check.note}
        </p>
      ) : null}
      {check.withdrawn_at ? (
        <p className="text-warning">
          Withdrawn: <bdi>{check.withdrawn}</bdi>
        </p>
      ) : staff ? (
        <details open={mine !== undefined && mine.status !== "done"}>
          <summary className="cursor-pointer py-1 text-accent touch:min-h-11">
            Withdraw this check
          </summary>
          <PostForm noValidate className="mt-2 grid gap-3" aria-label="Withdraw a check">
            <FormProblems result={mine} form={withdrawCheckForm} />
            <input type="hidden" name="do" value="withdraw-check" />
            <input type="hidden" name="check" value={check.id} />
            <DeclaredField
              field={withdrawCheckForm.reason}
              id={`reason-${check.id}`}
              values={mine?.values}
              problems={mine?.errors}
              rows={2}
            />
            <div>
              <Button type="submit" size="sm" variant="danger" pending={pending}>
                Withdraw check
              </Button>
            </div>
          </PostForm>
        </details>
      ) : null}
    </div>
  );
}

function RecordCheck({
  item,
  today,
  result,
}: {
  item: Item;
  today: string;
  result: FormResult | undefined;
}) {
  const mine =
    textOf(result?.values, "do") === "check" && textOf(result?.values, "item") === item.item_id
      ? result
      : undefined;
  const failed = mine !== undefined && mine.status !== "done";
  const sending = useSending();
  return (
    <details open={failed} className="mt-2.5">
      <summary
        className={classNames(
          buttonClass({ size: "sm" }),
          "list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        Record a check
        <span className="sr-only"> of {item.name}</span>
      </summary>
      <PostForm
        noValidate
        key={mine?.attempt}
        className="mt-2.5 grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2"
        aria-label={`Record a check of ${item.name}`}
      >
        <div className="col-span-full empty:hidden">
          <FormProblems
            result={mine}
            form={recordCheckForm}
            idOf={(field) => `${field}-${item.item_id}`}
          />
        </div>
        <input type="hidden" name="do" value="check" />
        <input type="hidden" name="item" value={item.item_id} />
        <input type="hidden" name="version" value={item.version} />
        {Object.values(recordCheckForm).map((field) => (
          <DeclaredField
            key={field.name}
            field={field}
            id={`${field.name}-${item.item_id}`}
            values={failed ? mine.values : { checked_on: [today] }}
            problems={mine?.errors}
            className={field.kind === "date" || field.kind === "choice" ? "" : "col-span-full"}
          />
        ))}
        <div className="col-span-full">
          <Button
            type="submit"
            variant="primary"
            pending={sending?.get("do") === "check" && sending.get("item") === item.item_id}
          >
            Record check
          </Button>
        </div>
      </PostForm>
    </details>
  );
}
