import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, type KeyboardEvent } from "react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { DraftNote } from "~/components/form/draft-note";
import { FormProblems } from "~/components/form/form-problems";
import { draftOf, useFormDraft } from "~/components/form/use-form-draft";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Anchor, TextLink } from "~/components/ui/link";
import { Select } from "~/components/ui/choice/select";
import type { Schema } from "~/lib/api-types";
import { type FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";
import { DeclaredField } from "~/components/form/declared-field";
import { replyForm } from "~/lib/form/declared/reply.gen";

import { formWords, stateWords, stepWords } from "./words";

type RequestPageProps = {
  request: Schema<"InquiryDetail">;
  result: FormResult | null | undefined;
};

export function RequestPage({
  request: { inquiry, phone, fields, steps, staff },
  result,
}: RequestPageProps) {
  const pending = useSending()?.get("do");
  useNotedAsRead(inquiry.id, inquiry.state === "unread");
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(`request/${inquiry.id}`, form, draftOf(["version"]), {
    basis: String(steps.length),
  });
  const finished = inquiry.state === "closed" || inquiry.state === "spam";

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>("[value=answer]"));
    }
  }

  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-16 md:px-6">
      <Anchor href={paths.requests()} className="text-13 text-accent no-underline hover:underline">
        ← Requests
      </Anchor>
      <header className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-25">{inquiry.subject}</h1>
        <Badge tone={stateWords[inquiry.state].tone}>{stateWords[inquiry.state].label}</Badge>
      </header>
      <p className="mt-1 text-muted">
        {formWords[inquiry.form]} <span className="tnum">{inquiry.reference}</span>, from{" "}
        {inquiry.name}, <DateText at={inquiry.created_at} style="time" />
      </p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="min-w-0">
          <section aria-labelledby="written">
            <h2 id="written" className="border-b border-ink pb-2 text-20">
              What was written
            </h2>
            <dl>
              {fields.map(({ name, label, value, lines }) => (
                <div
                  key={name}
                  className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]"
                >
                  <dt className="text-muted">{label}</dt>
                  <dd
                    dir="auto"
                    className={lines ? "break-words whitespace-pre-wrap" : "break-words"}
                  >
                    {name === "email" ? (
                      <TextLink href={`mailto:${value}`}>{value}</TextLink>
                    ) : name === "phone" ? (
                      <TextLink href={`tel:${phone}`}>{value}</TextLink>
                    ) : (
                      value
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="answer" className="mt-8">
            <h2 id="answer" className="mb-3 text-20">
              {finished ? "Reply" : `Reply to ${inquiry.name}`}
            </h2>
            {finished ? (
              <p className="text-muted">
                {inquiry.state === "spam"
                  ? "This may be spam: its hidden field was filled in, so we sent no email. If it’s a real request, reopen it. Its sender then gets the confirmation."
                  : "Closed. Reopen it to write again."}
              </p>
            ) : (
              <PostForm
                ref={form}
                noValidate
                onKeyDown={onKeyDown}
                onInput={draft.onInput}
                className="grid gap-3"
                aria-label="Reply by email"
              >
                <FormProblems result={result} labels={{ text: "Your reply" }} />
                <input type="hidden" name="version" value={inquiry.version} />
                <DraftNote draft={draft} />
                <DeclaredField
                  key={`${steps.length}-${draft.values ? "restored" : "typed"}`}
                  field={replyForm.text}
                  values={result?.values ?? draft.values ?? undefined}
                  problems={result?.errors}
                  hint={`Goes to ${inquiry.email} with your name and a copy of their message.`}
                  rows={8}
                />
                <div>
                  <Button
                    type="submit"
                    variant="primary"
                    name="do"
                    value="answer"
                    pending={pending === "answer"}
                  >
                    Send reply
                  </Button>
                </div>
              </PostForm>
            )}
          </section>
        </div>
        <aside className="grid gap-7 lg:sticky lg:top-6">
          <PostForm className="grid gap-3" aria-label="Assignment and state">
            <input type="hidden" name="version" value={inquiry.version} />
            <Select
              key={inquiry.version}
              label="Assigned to"
              name="assignee"
              defaultValue={inquiry.assignee?.id ?? ""}
              placeholder="Nobody"
              options={staff.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" name="do" value="assign" pending={pending === "assign"}>
                Assign
              </Button>
              {inquiry.state === "unread" ? (
                <noscript>
                  <Button type="submit" name="do" value="read">
                    Mark as read
                  </Button>
                </noscript>
              ) : null}
              {finished ? (
                <Button type="submit" name="do" value="reopen" pending={pending === "reopen"}>
                  Reopen
                </Button>
              ) : (
                <Button type="submit" name="do" value="close" pending={pending === "close"}>
                  Close
                </Button>
              )}
            </div>
          </PostForm>
          <section aria-labelledby="history">
            <h2 id="history" className="border-b border-ink pb-2 text-17">
              History
            </h2>
            <ol>
              {steps.map((step) => (
                <li key={`${step.at} ${step.action}`} className="border-b border-line py-2.5">
                  <p>
                    <strong className="font-semibold">{step.by}</strong> {stepWords(step)}
                  </p>
                  <p className="text-13 text-muted">
                    <DateText at={step.at} style="time" />
                  </p>
                  {step.action === "answer" ? (
                    <p
                      dir="auto"
                      className="mt-1.5 border-l-2 border-line-2 pl-3 break-words whitespace-pre-wrap"
                    >
                      {step.text}
                    </p>
                  ) : null}
                </li>
              ))}
            </ol>
          </section>
        </aside>
      </div>
    </div>
  );
}

/** Marks the request as read once visible, since loading changes nothing. */
function useNotedAsRead(requestId: string, unread: boolean) {
  const { submit } = useFetcher();
  const noted = useRef("");
  useEffect(() => {
    if (!unread || noted.current === requestId) return;
    noted.current = requestId;
    void submit({ do: "read" }, { method: "post" });
  }, [requestId, unread, submit]);
}
