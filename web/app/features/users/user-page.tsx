import type { ReactNode } from "react";

import { Badge } from "~/components/ui/badge";
import { DateText } from "~/components/ui/date";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import { SessionChoices } from "./session-choices";
import { actionsForm, UserActions } from "./user-actions";
import { stateWords } from "./words";

type UserPageProps = {
  user: Schema<"UserDetail">;
  entries: Schema<"AuditEntry">[];
  now: string;
  result: FormResult | null | undefined;
};

export function UserPage({ user: detail, entries, now, result }: UserPageProps) {
  const { user, claims } = detail;
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-16 md:px-6">
      <Anchor href={paths.users()} className="text-13 text-accent no-underline hover:underline">
        ← Users
      </Anchor>
      <header className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-25">{user.name}</h1>
        <Badge tone={stateWords[user.state].tone}>{stateWords[user.state].label}</Badge>
      </header>
      <p className="mt-1 break-all text-muted">{user.email}</p>
      {detail.leaving_at ? (
        <Note tone="warning" className="mt-4" title="This account will be deleted">
          The owner requested this. It will be deleted on <DateText at={detail.leaving_at} /> unless
          they cancel.
        </Note>
      ) : null}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="account">
            <h2 id="account" className="border-b border-ink pb-2 text-20">
              Account
            </h2>
            <dl>
              <Fact term="Groups">{(user.groups ?? []).join(", ") || "None"}</Fact>
              <Fact term="Account since">
                <DateText at={user.created_at} />
              </Fact>
              <Fact term="Last sign-in">
                {user.last_sign_in_at ? (
                  <DateText at={user.last_sign_in_at} style="time" />
                ) : (
                  "Never"
                )}
              </Fact>
              <Fact term="Second factor">{detail.second_factor ? "Set up" : "Not set up"}</Fact>
              {detail.expert_id ? (
                <Fact term="Own profile">
                  <TextLink href={paths.expert(detail.expert_id)}>As attorneys see it</TextLink>
                </Fact>
              ) : null}
              <Fact term="Claims">
                {(claims ?? []).length === 0
                  ? "None"
                  : (claims ?? []).map((claim) => (
                      <span key={claim.id} className="block">
                        <TextLink href={paths.claim(claim.id)}>
                          {claim.name || claim.reference}
                        </TextLink>
                        , {claim.state}
                      </span>
                    ))}
              </Fact>
            </dl>
          </section>
          <SessionChoices
            key={entries[0]?.seq}
            detail={detail}
            now={now}
            result={result}
            form={actionsForm}
          />
          <section aria-labelledby="done">
            <h2 id="done" className="border-b border-ink pb-2 text-20">
              What was done
            </h2>
            {entries.length === 0 ? (
              <p className="py-3 text-muted">No staff actions yet.</p>
            ) : (
              <ol>
                {entries.map((entry) => (
                  <li key={entry.seq} className="border-b border-line py-2.5">
                    <p>
                      <strong className="font-semibold">
                        {entry.actor_erased ? "Someone" : entry.actor_name}
                      </strong>{" "}
                      {doneWords(entry.action)}
                    </p>
                    {entry.reason ? (
                      <p dir="auto" className="break-words">
                        {entry.reason}
                      </p>
                    ) : null}
                    <p className="text-13 text-muted">
                      <DateText at={entry.at} style="time" />
                    </p>
                  </li>
                ))}
              </ol>
            )}
            <p className="mt-3 text-13">
              <TextLink href={paths.audit({ kind: "account", subject: user.id })}>
                View all in the audit log
              </TextLink>
            </p>
          </section>
        </div>
        {/* Resets after an action; until then, keeps what was typed. */}
        <UserActions key={entries[0]?.seq} detail={detail} result={result} />
      </div>
    </div>
  );
}

/** 'account.groups-changed' as 'groups changed'. */
function doneWords(action: string): string {
  return action.slice(action.indexOf(".") + 1).replaceAll(/[.-]/g, " ");
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
