import { Form } from "@remix-run/react";
import { FileDown, Paperclip } from "lucide-react";

import { Checkbox } from "~/components/form/checkbox";
import { ChoiceGroup } from "~/components/form/choice-group";
import { Button, buttonClass } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import { PrintButton } from "~/components/ui/print-button";
import { Table } from "~/components/ui/table/table";
import type { Schema } from "~/lib/api-types";
import { countText, sizeText } from "~/lib/format/number";

import { labelChoices } from "../labels";
import type { LoadedTranscript } from "./transcript.server";

type Transcript = Schema<"Transcript">;

/** A conversation to keep: as a file, or printed. */
export function TranscriptScreen({ loaded }: { loaded: LoadedTranscript }) {
  const { transcript, labels, download, back } = loaded;
  return (
    <div className="max-w-[52rem] print:max-w-none">
      <div className="print:hidden">
        <p className="mb-2">
          <TextLink href={back}>Back to the conversation</TextLink>
        </p>
        <h1 className="display text-32">Export conversation</h1>
        <Form
          method="get"
          preventScrollReset
          className="mt-4 grid gap-4 rounded-card border border-line bg-surface p-5"
        >
          <ChoiceGroup
            legend="Only messages with these labels"
            name="labels"
            hint="Choose none for the whole conversation. A log lists the messages that are left out, without their text."
          >
            <div className="grid gap-2 sm:grid-cols-2">
              {labelChoices.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  name="labels"
                  value={value}
                  label={label}
                  defaultChecked={labels.includes(value)}
                />
              ))}
            </div>
          </ChoiceGroup>
          <div className="flex flex-wrap gap-2">
            <Button type="submit">Apply</Button>
            <a href={download} download className={buttonClass({ variant: "primary" })}>
              <FileDown aria-hidden="true" className="size-4" /> Download JSON
            </a>
            <span className="noscript:hidden">
              <PrintButton />
            </span>
          </div>
          <p className="text-13 text-muted">
            The file has a SHA-256 of its content, which anyone can compute again. To get a PDF,
            print this page and choose “Save as PDF”.
          </p>
        </Form>
      </div>
      <Pages transcript={transcript} />
    </div>
  );
}

function Pages({ transcript }: { transcript: Transcript }) {
  const total = transcript.messages.length + transcript.left_out.length;
  return (
    <article aria-labelledby="transcript" className="mt-8 print:mt-0">
      <h2 id="transcript" className="text-25 [overflow-wrap:anywhere]">
        <bdi className="font-serif italic">{transcript.caption}</bdi>
      </h2>
      <dl className="tnum mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-13">
        {facts(transcript, total).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
        <div className="contents">
          <dt className="text-muted">What is protected</dt>
          <dd className="[overflow-wrap:anywhere]">
            {transcript.forum.text}{" "}
            <span className="text-muted">
              Text of <DateText at={transcript.forum.as_of} />.
              {transcript.forum.source ? ` Source: ${transcript.forum.source}` : null}
              {transcript.forum.checked_on ? (
                <>
                  , checked <DateText at={transcript.forum.checked_on} />
                </>
              ) : null}
              {transcript.forum.source ? "." : null}
            </span>
          </dd>
        </div>
        <div className="contents">
          <dt className="text-muted">Exported</dt>
          <dd>
            <DateText at={transcript.exported_at} />
          </dd>
        </div>
      </dl>
      <ol className="mt-5">
        {transcript.messages.map((message) => (
          <Message key={message.number} message={message} />
        ))}
      </ol>
      {transcript.left_out.length > 0 ? <LeftOut all={transcript.left_out} /> : null}
    </article>
  );
}

function facts(transcript: Transcript, total: number): [string, string][] {
  const { labels, messages } = transcript;
  const all: [string, string][] = [
    ["Attorney", transcript.attorney],
    ["Expert", transcript.expert],
    ["Court", transcript.court],
    ["Docket number", transcript.docket],
    [
      "Messages",
      labels.length === 0
        ? `All ${total}`
        : `${messages.length} of ${total}: ${labels.join(", ").toLowerCase()}`,
    ],
  ];
  return all.filter(([, value]) => value !== "");
}

function Message({ message }: { message: Schema<"TranscriptMessage"> }) {
  return (
    <li className="border-t border-line py-3.5">
      <p className="tnum text-13 text-muted">
        {message.number}. <bdi className="font-550 text-ink">{message.name}</bdi>,{" "}
        <DateText at={message.sent_at} style="time" />
        {message.label ? <span className="text-brass"> · {message.label}</span> : null}
      </p>
      {message.text ? (
        <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {message.text}
        </p>
      ) : null}
      {message.attachments.map((file) => (
        <p
          key={`${file.sha256} ${file.version}`}
          className="mt-1.5 text-13 [overflow-wrap:anywhere]"
        >
          <Paperclip aria-hidden="true" className="mr-1.5 inline size-3.5 text-muted" />
          <bdi className="font-550">{file.name}</bdi>{" "}
          <span className="text-muted">
            {sizeText(file.size)}, version {file.version}, SHA-256 {file.sha256}
          </span>
        </p>
      ))}
      {message.earlier.map((earlier) => (
        <div key={earlier.replaced_at} className="mt-2 border-l-2 border-line-2 pl-3 text-13">
          <p className="text-muted">
            Until <DateText at={earlier.replaced_at} style="time" />, it said:
          </p>
          <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {earlier.text}
          </p>
        </div>
      ))}
    </li>
  );
}

function LeftOut({ all }: { all: Transcript["left_out"] }) {
  return (
    <section aria-labelledby="left-out" className="mt-8 print:break-before-page">
      <h3 id="left-out" className="text-20">
        {countText(all.length, "message", "messages")} left out
      </h3>
      <Table
        className="mt-3"
        caption="Messages left out"
        rows={all}
        rowKey={({ number }) => String(number)}
        columns={[
          {
            key: "number",
            title: "No.",
            cell: ({ number }) => number,
            header: true,
            width: "w-16",
          },
          { key: "name", title: "From", cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: "sent",
            title: "Sent",
            cell: ({ sent_at: at }) => <DateText at={at} style="short" />,
          },
          { key: "label", title: "Label", cell: ({ label }) => label || "None" },
        ]}
      />
    </section>
  );
}
