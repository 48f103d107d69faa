import { Badge } from "~/components/ui/badge";
import { Fold } from "~/components/ui/fold";
import { TextLink } from "~/components/ui/link";
import type { PublicationYears } from "~/features/expert/publications/by-year";
import { YearBars } from "~/features/expert/publications/year-bars";
import type { PublicationView } from "~/features/expert/record/record-view";

const shownAtFirst = 6;

type Props = { publications: readonly PublicationView[]; years: PublicationYears };

/** Bars by year, and every publication, the latest first. */
export function Publications({ publications, years }: Props) {
  const ordered = [...publications].sort((a, b) => b.date.localeCompare(a.date));
  const rest = ordered.slice(shownAtFirst);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <YearBars data={years} />
      <div className="min-w-0 lg:-mt-3">
        <PublicationList publications={ordered.slice(0, shownAtFirst)} />
        {rest.length > 0 ? (
          <Fold summary={`Show ${rest.length} more`}>
            <div className="border-t border-line">
              <PublicationList publications={rest} />
            </div>
          </Fold>
        ) : null}
      </div>
    </div>
  );
}

function PublicationList({ publications }: Pick<Props, "publications">) {
  return (
    <ol>
      {publications.map((one) => (
        <li
          key={one.id}
          className="grid grid-cols-[3.25rem_minmax(0,1fr)] border-b border-line py-3 last:border-b-0 print:break-inside-avoid"
        >
          <span className="tnum text-muted">{one.date.slice(0, 4)}</span>
          <div className="min-w-0">
            <p
              dir="auto"
              className={`font-serif text-17 leading-snug [overflow-wrap:anywhere] ${one.retracted ? "line-through decoration-danger decoration-1" : ""}`}
            >
              {one.title}
            </p>
            <p className="text-13 text-muted [overflow-wrap:anywhere]">
              {one.retracted ? (
                <Badge tone="danger" className="mr-2">
                  Retracted
                </Badge>
              ) : null}
              <span>{sourceText(one)}</span>
              {one.doi ? (
                <>
                  {" · "}
                  <TextLink href={`https://doi.org/${one.doi}`} rel="noreferrer nofollow">
                    DOI<span className="sr-only"> of {one.title}</span>
                  </TextLink>
                </>
              ) : one.pmid ? (
                <>
                  {" · "}
                  <TextLink
                    href={`https://pubmed.ncbi.nlm.nih.gov/${one.pmid}/`}
                    rel="noreferrer nofollow"
                  >
                    PubMed<span className="sr-only">: {one.title}</span>
                  </TextLink>
                </>
              ) : null}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** `Journal of Forensic Engineering 34(2), 112-128 · peer reviewed`. Without a container, the type. */
function sourceText(one: PublicationView): string {
  const source = one.container
    ? [[one.container, one.volume].filter(Boolean).join(" "), one.pages].filter(Boolean).join(", ")
    : one.type;
  return [source, one.peerReviewed ? "peer reviewed" : ""].filter(Boolean).join(" · ");
}
