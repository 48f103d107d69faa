import { useState, type FormEvent } from "react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { forumLineForm } from "~/lib/form/declared/forum-line.gen";
import { resultFor, textOf, type FormValues } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import type { LineResult, TheirLine } from "./lines.server";

type Line = Schema<"ForumLine">;
type Change = Schema<"ForumLineChange">;

type Props = {
  line: Line;
  changes: readonly Change[];
  result: LineResult | null | undefined;
};

/** One line: what it says, how it looks, and what it said before. */
export function LinePage({ line, changes, result }: Props) {
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-16 md:px-6">
      <Anchor
        href={paths.forumLines()}
        className="text-13 text-accent no-underline hover:underline"
      >
        ← Forum lines
      </Anchor>
      <header className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-25">{line.name}</h1>
        {line.stale ? (
          <Badge tone="warning">
            {line.checked_on ? "Not checked for a year" : "Never checked"}
          </Badge>
        ) : null}
      </header>
      <p className="mt-1 text-muted">
        Changed <DateText at={line.changed_at} style="time" /> by <bdi>{line.changed_by}</bdi>
      </p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <Editor
          key={`${line.version}/${resultFor(result, "save", "preview")?.attempt ?? ""}`}
          line={line}
          result={result}
        />
        <History line={line} changes={changes} result={resultFor(result, "restore")} />
      </div>
    </div>
  );
}

const valuesOf = (line: Line): FormValues => ({
  text: [line.text],
  source: [line.source],
  url: [line.url],
  checked_on: [line.checked_on],
});

function Editor({ line, result }: Pick<Props, "line" | "result">) {
  const own = resultFor(result, "save", "preview");
  const pending = useSending()?.get("do");
  const values = own?.values ?? valuesOf(line);
  const theirs = own?.theirs;
  // An editor who compared the two saves over the version they were shown.
  const version = theirs?.version ?? (Number(textOf(own?.values, "version")) || line.version);
  const [typed, setTyped] = useState<string | null>(null);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const text = new FormData(event.currentTarget).get("text");
    setTyped(typeof text === "string" ? text : null);
  }

  return (
    <div className="grid min-w-0 gap-6">
      <PostForm noValidate onInput={onInput} className="grid gap-4" aria-label="The line">
        <FormProblems result={own} form={forumLineForm} />
        {theirs ? <Theirs line={theirs} code={line.code} /> : null}
        <input type="hidden" name="version" value={version} />
        {Object.values(forumLineForm)
          .filter(({ name }) => name !== "version")
          .map((field) => (
            <DeclaredField
              key={field.name}
              field={field}
              values={values}
              problems={own?.errors}
              rows={4}
            />
          ))}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            name="do"
            value="save"
            variant="primary"
            pending={pending === "save"}
          >
            {theirs ? "Save mine" : "Save"}
          </Button>
          <noscript>
            <Button type="submit" name="do" value="preview">
              Preview
            </Button>
          </noscript>
        </div>
      </PostForm>
      <section aria-labelledby="preview">
        <h2 id="preview" className="text-20">
          Preview
        </h2>
        <p className="mt-1 text-13 text-muted">Above the message box, as both sides see it.</p>
        <div className="mt-3 rounded-card border border-line bg-surface px-4 py-3">
          <p className="mb-2 text-13 wrap-anywhere text-muted">{typed ?? textOf(values, "text")}</p>
          <p
            aria-hidden="true"
            className="rounded-control border border-line bg-paper px-3 py-2.5 text-muted"
          >
            Write a message
          </p>
        </div>
      </section>
    </div>
  );
}

/** What someone else saved in the meantime. The form below keeps what was typed. */
function Theirs({ line, code }: { line: TheirLine; code: string }) {
  return (
    <Note tone="warning" title="What it says now">
      <p className="wrap-anywhere">{line.text}</p>
      <p className="mt-1 text-muted">
        Source: {line.source || "none"}. Last checked:{" "}
        {line.checked_on ? <DateText at={line.checked_on} /> : "never"}.
      </p>
      <p className="mt-1 wrap-anywhere text-muted">Address: {line.url || "none"}</p>
      <p className="mt-1">
        <TextLink href={paths.forumLine(code)}>Keep theirs</TextLink>
      </p>
    </Note>
  );
}

const words: Record<Change["action"], string> = {
  added: "added",
  changed: "changed",
  restored: "restored",
};

function History({ line, changes, result }: Props) {
  const pending = useSending();
  return (
    <section aria-labelledby="history" className="min-w-0">
      <h2 id="history" className="border-b border-ink pb-2 text-20">
        History
      </h2>
      <FormProblems result={result} />
      <ol>
        {changes.map((change, at) => (
          <li key={change.version} className="border-b border-line py-3">
            <p className="text-13 text-muted">
              Version {change.version}: {words[change.action]}{" "}
              <DateText at={change.changed_at} style="time" /> by <bdi>{change.changed_by}</bdi>
            </p>
            <p className="mt-1 wrap-anywhere">{change.text}</p>
            <p className="mt-1 text-13 wrap-anywhere text-muted">
              {change.source ? (
                change.url ? (
                  <TextLink href={change.url}>{change.source}</TextLink>
                ) : (
                  change.source
                )
              ) : (
                "No source"
              )}
              {change.checked_on ? (
                <>
                  , checked <DateText at={change.checked_on} style="short" />
                </>
              ) : null}
            </p>
            {at === 0 ? null : (
              <PostForm className="mt-2">
                <input type="hidden" name="version" value={line.version} />
                <input type="hidden" name="earlier" value={change.version} />
                <Button
                  type="submit"
                  name="do"
                  value="restore"
                  size="sm"
                  pending={
                    pending?.get("do") === "restore" &&
                    pending.get("earlier") === String(change.version)
                  }
                >
                  {at === 1 ? "Undo the last change" : `Restore version ${change.version}`}
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
