import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";
import { listDetailsForm } from "~/lib/form/declared/list-details.gen";
import { resultFor, saidBy } from "~/lib/form/form-result";

import type { ListResult, LoadedAddition } from "./lists.server";

type Props = { loaded: LoadedAddition; result: ListResult | undefined };

/** Chooses the list for one or more experts, or starts one with them. */
export function AddPage({ loaded, result }: Props) {
  const { expertIds, name, choices, from } = loaded;
  const several = expertIds.length > 1;
  const sending = useSending();
  const failure = resultFor(result, "add");
  const hidden = (
    <>
      <input type="hidden" name="from" value={from} />
      {expertIds.map((expertId) => (
        <input key={expertId} type="hidden" name="expert_id" value={expertId} />
      ))}
    </>
  );
  return (
    <div className="max-w-[40rem]">
      <p className="mb-3 text-13">
        <TextLink href={from}>Back</TextLink>
      </p>
      <h1 className="display text-32 [overflow-wrap:anywhere]">
        Add {several ? countText(expertIds.length, "expert", "experts") : name} to a list
      </h1>
      {failure && failure.status !== "done" ? (
        <Note tone="danger" role="alert" className="mt-4">
          {saidBy(failure)}
        </Note>
      ) : null}
      {choices.length > 0 ? (
        <PostForm className="mt-5">
          <input type="hidden" name="do" value="add" />
          {hidden}
          <ul className="border-t border-ink">
            {choices.map((list) => (
              <li
                key={list.id}
                className="flex items-center justify-between gap-4 border-b border-line py-2.5"
              >
                <div className="min-w-0">
                  <p className="font-serif text-17 font-semibold [overflow-wrap:anywhere]">
                    <bdi>{list.name}</bdi>
                  </p>
                  <p className="tnum text-13 text-muted">{holdsText(list, expertIds.length)}</p>
                </div>
                <Button
                  type="submit"
                  name="list_id"
                  value={list.id}
                  disabled={list.holds === expertIds.length}
                  pending={sending?.get("list_id") === list.id}
                  aria-label={`Add to ${list.name}`}
                >
                  {list.holds === expertIds.length ? "Added" : "Add"}
                </Button>
              </li>
            ))}
          </ul>
        </PostForm>
      ) : null}
      <PostForm noValidate className="mt-8 grid max-w-[34rem] gap-4">
        <h2 className="text-20">{choices.length > 0 ? "Or start a list" : "Start a list"}</h2>
        <FormProblems result={resultFor(result, "create")} form={listDetailsForm} />
        <input type="hidden" name="do" value="create" />
        {hidden}
        <DeclaredField
          field={listDetailsForm.name}
          values={resultFor(result, "create")?.values}
          problems={resultFor(result, "create")?.errors}
        />
        <div>
          <Button
            type="submit"
            variant={choices.length > 0 ? "secondary" : "primary"}
            pending={sending?.get("do") === "create"}
          >
            Create list and add
          </Button>
        </div>
      </PostForm>
    </div>
  );
}

function holdsText({ experts, holds }: Schema<"ListChoice">, wanted: number): string {
  const all = countText(experts, "expert", "experts");
  if (holds === 0) return all;
  if (wanted === 1) return `${all}, already on it`;
  return holds === wanted
    ? `${all}, all already on it`
    : `${all}, ${holds} of ${wanted} already on it`;
}
