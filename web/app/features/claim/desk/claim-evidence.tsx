import { FileDown } from "lucide-react";

import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { sizeText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { authorOf, kindWords, noticeWords, stepWords } from "./words";

const heading = "border-b border-ink pb-2 text-17";

/** Documents are downloaded, never opened in the browser. */
export function Documents({
  claimId,
  documents,
}: {
  claimId: string;
  documents: readonly Schema<"ClaimDocument">[];
}) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className={heading}>
        Documents
      </h2>
      {documents.length === 0 ? <p className="pt-2.5 text-muted">None was sent.</p> : null}
      <ul>
        {documents.map(({ id, name, kind, size, created_at, deleted_at }) => (
          <li key={id} className="border-b border-line py-2.5">
            {deleted_at ? (
              <p>
                {kindWords[kind]}, deleted with the decision,{" "}
                <DateText at={deleted_at} style="time" />
              </p>
            ) : (
              <>
                <TextLink
                  href={paths.claimDocument(claimId, id)}
                  download
                  icon={<FileDown className="size-[18px] flex-none" />}
                  className="wrap-anywhere"
                >
                  {name}
                </TextLink>
                <p className="text-13 text-muted">
                  {kindWords[kind]} by its content, {sizeText(size)},{" "}
                  <DateText at={created_at} style="time" />
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Contacts on file that were notified, and their objections. */
export function Notices({ notices }: { notices: readonly Schema<"ClaimNotice">[] }) {
  return (
    <section aria-labelledby="told">
      <h2 id="told" className={heading}>
        Contacts told
      </h2>
      {notices.length === 0 ? (
        <p className="pt-2.5 text-muted">The profile has no contacts on file.</p>
      ) : null}
      <ul>
        {notices.map(({ kind, hint, occasion, sent_at, contested_at }) => (
          <li key={`${kind} ${sent_at} ${occasion}`} className="border-b border-line py-2.5">
            <p>
              {noticeWords[kind]} <span className="tnum text-muted">{hint}</span>
            </p>
            <p className="text-13 text-muted">
              {occasion === "taken" ? "Told that it was taken" : "Told of the claim"},{" "}
              <DateText at={sent_at} style="time" />
            </p>
            {contested_at ? (
              <p className="text-13 font-medium text-danger">
                Objected, <DateText at={contested_at} style="time" />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Oldest first. */
export function History({ steps }: { steps: readonly Schema<"ClaimStep">[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={heading}>
        History
      </h2>
      <ol>
        {steps.map((step, index) => (
          <li key={index} className="border-b border-line py-2.5">
            <p dir="auto" className="break-words">
              <strong className="font-semibold">{authorOf(step)}</strong> {stepWords(step)}
            </p>
            {step.text !== "" && ["verify", "reject", "dispute"].includes(step.event) ? (
              <p
                dir="auto"
                className="mt-1 border-l-2 border-line-2 pl-3 break-words whitespace-pre-wrap"
              >
                {step.text}
              </p>
            ) : null}
            <p className="text-13 text-muted">
              <DateText at={step.at} style="time" />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
