import { CircleCheck, FileDown } from "lucide-react";

import { FileInput } from "~/components/form/file-input";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass, LinkButton } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { Field } from "~/components/ui/field";
import { TextLink, textLinkClass } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { PrintButton } from "~/components/ui/print-button";
import { Table } from "~/components/ui/table/table";
import type { Schema } from "~/lib/api-types";
import { resultFor, type FormResult } from "~/lib/form/form-result";
import { countText, sizeText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { kindName } from "../attachment/attached-files";
import { acceptedFiles, filesHint } from "../attachment/limits";
import type { LoadedMaterials } from "./materials.server";

type Props = { loaded: LoadedMaterials; result: FormResult | undefined };
type Material = Schema<"Material">;

/** What the two sent each other. Printed, it's the list of facts or data considered. */
export function MaterialsScreen({ loaded, result }: Props) {
  const { side, box, conversationId, materials } = loaded;
  const files = materials.results;
  const facts = [
    materials.court,
    materials.docket ? `No. ${materials.docket}` : "",
    `${materials.attorney}, attorney`,
    `${materials.expert}, expert`,
  ].filter((fact) => fact !== "");
  return (
    <div className="max-w-[75rem] print:max-w-none">
      <p className="mb-2 print:hidden">
        <TextLink href={paths.conversation(side, box, conversationId)}>
          Back to the conversation
        </TextLink>
      </p>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="display text-32 print:hidden">Materials</h1>
          <p className="hidden font-serif text-25 print:block" aria-hidden="true">
            Facts or data considered
          </p>
          <p className="mt-1 font-serif italic [overflow-wrap:anywhere]">
            <bdi>{materials.caption}</bdi>
          </p>
          <p className="tnum mt-1 text-13 text-muted [overflow-wrap:anywhere]">
            {facts.join(" · ")}
          </p>
        </div>
        {files.length > 0 ? (
          <div className="flex flex-wrap gap-2 print:hidden">
            <a
              href={paths.exportMaterials(conversationId, "csv")}
              download
              className={buttonClass({})}
            >
              <FileDown aria-hidden="true" className="size-4" /> CSV
            </a>
            <span className="noscript:hidden">
              <PrintButton />
            </span>
          </div>
        ) : null}
      </header>
      {files.length === 0 ? (
        <EmptyState
          className="mt-6"
          title="No files yet"
          text="Every file that either of you sends in this conversation is listed here, with its versions and when it was opened."
          action={
            <LinkButton href={paths.conversation(side, box, conversationId)}>
              Send a file
            </LinkButton>
          }
        />
      ) : (
        <>
          <Completeness loaded={loaded} result={result} />
          <NewVersion loaded={loaded} result={resultFor(result, "version")} />
          <Table
            className="mt-6"
            caption={countText(files.length, "file", "files")}
            showCaption
            rows={files}
            rowKey={({ id }) => id}
            columns={[
              { key: "number", title: "No.", cell: ({ number }) => number, width: "w-12" },
              {
                key: "document",
                title: "Document",
                header: true,
                cell: (one) => <Document loaded={loaded} one={one} />,
              },
              {
                key: "from",
                title: "From",
                cell: ({ from, own }) => (own ? `${from} (you)` : from),
              },
              {
                key: "sent",
                title: "Sent",
                cell: ({ sent_at: at }) => <DateText at={at} style="time" />,
                width: "w-44",
              },
              {
                key: "opened",
                title: "First opened",
                cell: ({ opened_at: at }) =>
                  at ? (
                    <DateText at={at} style="time" />
                  ) : (
                    <span className="text-muted">Not yet</span>
                  ),
                width: "w-44",
              },
            ]}
          />
          <p className="mt-4 text-13 text-muted [overflow-wrap:anywhere]">
            SHA-256 of the{" "}
            <a
              href={paths.materialChecksums(conversationId)}
              download
              className={`${textLinkClass} print:hidden`}
            >
              list of checksums
            </a>
            <span className="hidden print:inline">list of checksums</span>:{" "}
            <code>{materials.hash}</code>. <code>sha256sum FILE</code> on the list shows the same
            number, and <code>sha256sum -c FILE</code> beside the files checks each of them. A
            second file with the same name is listed with a number, such as Report (1).pdf.
          </p>
          <p className="mt-1 text-13 text-muted">
            First opened is when the other side first downloaded the file.{" "}
            <span className="hidden print:inline">
              Listed on <DateText at={materials.at} />.
            </span>
          </p>
        </>
      )}
    </div>
  );
}

function Document({ loaded, one }: { loaded: LoadedMaterials; one: Material }) {
  const { side, box, conversationId } = loaded;
  return (
    <>
      <a
        href={paths.attachmentApi(conversationId, one.id)}
        download
        className={`${textLinkClass} font-550 [overflow-wrap:anywhere]`}
      >
        <bdi>{one.name}</bdi>
      </a>
      <span className="tnum mt-0.5 flex flex-wrap items-center gap-x-2 text-13 font-normal text-muted">
        {kindName(one.kind)}, {sizeText(one.size)}, version {one.version}
        {one.latest ? null : <Badge>Replaced</Badge>}
        {one.own && one.latest && loaded.replacing?.id !== one.id ? (
          <TextLink
            href={paths.materials(side, box, conversationId, { replace: one.id })}
            preventScrollReset
            aria-label={`Send a new version of ${one.name}`}
            className="print:hidden"
          >
            Send a new version
          </TextLink>
        ) : null}
      </span>
      <code className="block text-13 font-normal [overflow-wrap:anywhere] text-muted">
        {one.sha256}
      </code>
    </>
  );
}

/** Whether the expert called the list complete. Only the expert can. */
function Completeness({ loaded: { materials }, result }: Props) {
  const pending = useSending()?.get("do");
  const mine = materials.side === "expert";
  const since = materials.results.length - materials.listed;
  const failure = resultFor(result, "complete") ?? resultFor(result, "reopen");
  const who = mine ? "You" : materials.expert;
  return (
    <section aria-label="Completeness" className="mt-5">
      {failure?.message ? (
        <Note tone="danger" role="alert" className="mb-3">
          {failure.message}
        </Note>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 print:border-0 print:px-0">
        <p className="min-w-0 flex-1 basis-72">
          {materials.complete_at ? (
            <>
              <CircleCheck aria-hidden="true" className="mr-2 inline size-5 text-success" />
              {who} marked this list as complete on <DateText at={materials.complete_at} />.
              {materials.current ? null : (
                <strong className="font-550">
                  {" "}
                  {countText(since, "file was", "files were")} sent since.
                </strong>
              )}
            </>
          ) : mine ? (
            "Does this list have everything you were given and considered?"
          ) : (
            `${materials.expert} hasn’t marked this list as complete.`
          )}
        </p>
        {mine ? (
          <PostForm preventScrollReset className="flex flex-wrap gap-2 print:hidden">
            <input type="hidden" name="hash" value={materials.hash} />
            {materials.complete_at && materials.current ? null : (
              <Button
                type="submit"
                name="do"
                value="complete"
                variant="primary"
                pending={pending === "complete"}
              >
                Mark as complete
              </Button>
            )}
            {materials.complete_at ? (
              <Button type="submit" name="do" value="reopen" pending={pending === "reopen"}>
                Mark as not complete
              </Button>
            ) : null}
          </PostForm>
        ) : null}
      </div>
    </section>
  );
}

function NewVersion({
  loaded: { side, box, conversationId, replacing, clientId },
  result,
}: {
  loaded: LoadedMaterials;
  result: FormResult | null;
}) {
  const pending = useSending()?.get("do") === "version";
  if (replacing === null) return null;
  return (
    <PostForm
      encType="multipart/form-data"
      noValidate
      aria-label={`New version of ${replacing.name}`}
      className="mt-4 grid max-w-[36rem] gap-3 rounded-card border border-line bg-surface p-5 print:hidden"
    >
      <h2 className="text-17 [overflow-wrap:anywhere]">
        New version of <bdi>{replacing.name}</bdi>
      </h2>
      <FormProblems result={result} labels={{ file: "File" }} />
      <input type="hidden" name="do" value="version" />
      <input type="hidden" name="client_id" value={result?.values.client_id?.[0] ?? clientId} />
      <input type="hidden" name="replaces" value={replacing.id} />
      <Field label="File" name="file" required error={result?.errors.file} hint={filesHint}>
        {(control) => <FileInput accept={acceptedFiles} {...control} />}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          Send version {replacing.version + 1}
        </Button>
        <LinkButton
          href={paths.materials(side, box, conversationId)}
          preventScrollReset
          variant="quiet"
        >
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}
