import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button } from "~/components/ui/button";
import type { Schema } from "~/lib/api-types";
import { listMemberForm } from "~/lib/form/declared/list-member.gen";
import { resultFor } from "~/lib/form/form-result";

import type { ListResult } from "./lists.server";

type Props = {
  members: Schema<"ListMembers">;
  /** Whether the reader may add and remove colleagues. */
  owned: boolean;
  editable: boolean;
  result: ListResult | undefined;
};

const roleWords = { reader: "Can read", editor: "Can edit" } as const;

/** Who else works with a list. Everyone on it sees them. */
export function ColleaguesPanel({ members, owned, editable, result }: Props) {
  const adding = resultFor(result, "add-member");
  const sending = useSending();
  const done = adding?.status === "done";
  return (
    <section aria-labelledby="colleagues">
      <h2 id="colleagues" className="text-20">
        Colleagues
      </h2>
      <p className="mt-1 text-13 text-muted">
        Attorneys with an account here work with this list,{" "}
        <b className="font-semibold text-ink">your notes and stages included.</b> They find it under
        Lists.
      </p>
      {owned && editable ? (
        <PostForm noValidate preventScrollReset className="mt-4 grid gap-3">
          <FormProblems result={done ? null : adding} form={listMemberForm} />
          <input type="hidden" name="do" value="add-member" />
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
            {[listMemberForm.email, listMemberForm.role].map((field) => (
              <DeclaredField
                key={`${field.name} ${done ? adding.attempt : ""}`}
                field={field}
                values={done || !adding ? { role: ["reader"] } : adding.values}
                problems={adding?.errors}
              />
            ))}
          </div>
          <div>
            <Button type="submit" pending={sending?.get("do") === "add-member"}>
              Share with colleague
            </Button>
          </div>
        </PostForm>
      ) : null}
      {done ? (
        <p role="status" className="mt-3 text-13 text-success">
          {adding.message}
        </p>
      ) : null}
      <ul aria-label="People on this list" className="mt-4 border-t border-ink">
        <li className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
          <bdi className="font-550">{members.owner}</bdi>
          <span className="text-13 text-muted">Owner</span>
        </li>
        {members.results.map((member) => (
          <li
            key={member.email}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{member.email}</span>
            <span className="flex items-center gap-2">
              <span className="text-13 text-muted">{roleWords[member.role]}</span>
              {owned ? (
                <PostForm preventScrollReset className="flex gap-1">
                  <input type="hidden" name="email" value={member.email} />
                  <input
                    type="hidden"
                    name="role"
                    value={member.role === "reader" ? "editor" : "reader"}
                  />
                  {editable ? (
                    <Button
                      type="submit"
                      size="sm"
                      variant="quiet"
                      name="do"
                      value="change-member"
                      aria-label={`Let ${member.email} ${member.role === "reader" ? "edit" : "only read"}`}
                    >
                      {member.role === "reader" ? "Let edit" : "Only read"}
                    </Button>
                  ) : null}
                  <Button
                    type="submit"
                    size="sm"
                    variant="quiet"
                    name="do"
                    value="remove-member"
                    aria-label={`Remove ${member.email} from this list`}
                  >
                    Remove
                  </Button>
                </PostForm>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
