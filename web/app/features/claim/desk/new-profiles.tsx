import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { FormProblems } from "~/components/form/form-problems";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import type { Schema } from "~/lib/api-types";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { waitText } from "~/lib/format/age";
import { paths } from "~/lib/paths";
import { DeclaredField } from "~/components/form/declared-field";
import { refuseProfileForm } from "~/lib/form/declared/refuse-profile.gen";

/** Profiles created by experts, published after review. */
export function NewProfiles({
  list,
  now,
  result,
}: {
  list: Schema<"PageNewProfileRow">;
  now: string;
  result: FormResult | null | undefined;
}) {
  const sending = useSending();
  if (list.results.length === 0) {
    return (
      <EmptyState
        className="mt-6"
        art="cards"
        title="No new profiles waiting"
        text="Experts without a prepared profile start their own. Review them here before they’re published."
      />
    );
  }
  return (
    <>
      <ul className="mt-5 border-t border-ink">
        {list.results.map((row) => {
          const mine = textOf(result?.values, "expert_id") === row.expert_id ? result : null;
          const pending = sending?.get("expert_id") === row.expert_id ? sending.get("do") : null;
          return (
            <li
              key={row.expert_id}
              id={row.expert_id}
              className="grid scroll-mt-4 gap-x-8 gap-y-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_26rem]"
            >
              <div className="min-w-0">
                <h2 className="text-17">
                  <TextLink
                    href={paths.expert(row.expert_id)}
                    className="font-serif text-ink no-underline hover:text-accent"
                  >
                    {row.name || "Not named yet"}
                  </TextLink>
                </h2>
                <p dir="auto" className="text-ink-2">
                  {row.headline}
                </p>
                <p className="mt-0.5 text-13 text-muted">
                  {[
                    row.place,
                    row.email,
                    `${row.completeness}% complete`,
                    `waits ${waitText(row.asked_at, now)}`,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
                {row.missing.length > 0 ? (
                  <p className="mt-2 text-13 text-warning">
                    Can’t be published yet. Missing: {row.missing.join(", ")}.
                  </p>
                ) : null}
                {row.refusal ? (
                  <p
                    dir="auto"
                    className="mt-2 border-l-2 border-warning pl-3 text-13 whitespace-pre-wrap wrap-anywhere"
                  >
                    <span className="font-550">
                      Asks again; sent back on <DateText at={row.refusal.at} />:
                    </span>{" "}
                    {row.refusal.reason}
                  </p>
                ) : null}
              </div>
              <PostForm
                noValidate
                className="grid content-start gap-2.5"
                aria-label={`Decide on ${row.name || row.email}`}
              >
                <FormProblems
                  result={mine}
                  labels={{ reason: "Reason" }}
                  idOf={(field) => `${field}-${row.expert_id}`}
                />
                <input type="hidden" name="expert_id" value={row.expert_id} />
                <DeclaredField
                  field={{ ...refuseProfileForm.reason, required: false }}
                  values={mine?.values}
                  problems={mine?.errors}
                  id={`reason-${row.expert_id}`}
                  label="Reason for refusing"
                  hint="Sent to the expert, who may change the profile and ask again."
                  rows={2}
                />
                <div className="flex flex-wrap gap-2">
                  <Button
                    type="submit"
                    variant="primary"
                    name="do"
                    value="approve"
                    pending={pending === "approve"}
                  >
                    Publish
                  </Button>
                  <Button
                    type="submit"
                    variant="danger"
                    name="do"
                    value="refuse"
                    pending={pending === "refuse"}
                  >
                    Refuse
                  </Button>
                </div>
              </PostForm>
            </li>
          );
        })}
      </ul>
      <Pagination
        className="mt-5"
        page={list.page}
        total={list.total}
        hrefFor={(page) => paths.claims({ tab: "profiles", page: String(page) })}
      />
    </>
  );
}
