import { Download } from "lucide-react";
import type { ReactNode } from "react";

import { buttonClass } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import { PrintButton } from "~/components/ui/print-button";
import { countText } from "~/lib/format/number";

import type { LoadedCertificate } from "./certificate.server";

/** What a conflict check compared, on one page to print. */
export function CertificatePage({ loaded }: { loaded: LoadedCertificate }) {
  const { certificate, hash, parties, people, side, caption, back, file } = loaded;
  const hidden = certificate.parties.length - parties.length;
  return (
    <article className="mx-auto max-w-[46rem]">
      <p data-print="hide" className="mb-3 text-13">
        <TextLink href={back}>Back to the conversation</TextLink>
      </p>
      <h1 className="text-32">Conflict check certificate</h1>
      <p className="mt-2 text-muted">
        The parties of a matter were compared on our server with the names on an expert’s record.
        Neither side was told which names matched, if any.
      </p>
      <dl className="mt-6 divide-y divide-line border-y border-line">
        <Fact name="Result">
          <strong className="font-semibold">
            {certificate.result === "clear" ? "Clear" : "Possible conflict"}
          </strong>
        </Fact>
        <Fact name="Matter">
          <bdi>{caption}</bdi>
        </Fact>
        <Fact name="Asked by">
          {certificate.asked_by === "" ? (
            "Nobody. The check ran again by itself."
          ) : (
            <bdi>{people.attorney || "A former attorney"}</bdi>
          )}
        </Fact>
        <Fact name="Asked on">
          <DateText at={certificate.asked_at} style="time" />, check no. {certificate.number}
        </Fact>
        <Fact name="Expert">
          <bdi>{people.expert || "A former expert"}</bdi>
        </Fact>
        <Fact name="Compared with">
          {certificate.record.compared
            ? "The names on the expert’s record: the private exclusion list, and captions and firms of testimony, also under seal. We never say how many."
            : "Nothing. The expert’s record had no names."}
          <span className="block text-13 text-muted">
            Revision <Code>{certificate.record.revision || "none"}</Code>
          </span>
        </Fact>
        <Fact name="Parties">
          {parties.length > 0 ? (
            <ul className="grid gap-1">
              {parties.map(({ name, text, salt }) => (
                <li key={salt}>
                  <bdi>{name}</bdi> <span className="text-13 text-muted">{text}</span>
                </li>
              ))}
              {hidden > 0 ? (
                <li className="text-muted">
                  {countText(hidden, "name", "names")}, removed before you both agreed to show them
                </li>
              ) : null}
            </ul>
          ) : (
            `${countText(certificate.parties.length, "name", "names")}, not shown to you until you both agree`
          )}
        </Fact>
        <Fact name="SHA-256">
          <Code>{hash}</Code>
        </Fact>
      </dl>
      <section aria-labelledby="proof" className="mt-6">
        <h2 id="proof" className="text-20">
          Check it yourself
        </h2>
        <p className="mt-2">
          Save the file and run <Code>jq -jcS .certificate FILE | sha256sum</Code>. The result is
          the number above. Both of you get the same one.
        </p>
        <p className="mt-2">
          {side === "attorney" || parties.length > 0
            ? "The certificate has a hash for each party, not its name. Your file also has the name and a random salt: the hash is the SHA-256 of the salt, a colon, and the name."
            : "The certificate has a hash for each party, not its name. Once you both agree, your file has the names, too, and you can check that they’re the ones that were compared."}
        </p>
      </section>
      <div data-print="hide" className="mt-6 flex flex-wrap gap-2">
        <a href={file} download className={buttonClass({})}>
          <Download aria-hidden="true" />
          Save as JSON
        </a>
        <PrintButton />
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-13 text-muted sm:pt-0.5">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <code className="text-13 [overflow-wrap:anywhere]">{children}</code>;
}
