import { Eye, Mail, MessageCircleQuestion, MessageSquare, Scale } from "lucide-react";

import { LinkButton } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-button";
import { PrintButton } from "~/components/ui/print-button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { askAbout } from "~/features/expert/ask-about";
import { rateFrom } from "~/features/expert/fees/fee-words";
import { RecordFacts } from "~/features/expert/record/record-facts";
import type { RecordView } from "~/features/expert/record/record-view";
import { engageRows } from "~/features/expert/terms/engage";
import { EngageCard } from "~/features/expert/terms/engage-card";
import { AddButton } from "~/features/list/add-link";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { paths } from "~/lib/paths";

type Props = {
  page: ExpertRecord;
  record: RecordView;
  /** Of the public page. */
  address: string;
  now: string;
};

/** What it costs and whether the expert can be engaged, then how to reach them. */
export function SidePanel({ page, record, address, now }: Props) {
  const rate = record.fees ? rateFrom(record.fees) : null;
  return (
    <Card as="section" aria-label={`Engaging ${page.name}`} className="grid gap-4">
      {rate ? (
        <p>
          <span className="block text-13 text-muted">{rate.text}, from</span>
          <span className="tnum font-serif text-32 leading-tight font-semibold tracking-[-0.012em]">
            {rate.amount}
          </span>{" "}
          <span className="text-muted">{rate.unit}</span>
        </p>
      ) : null}
      {record.terms ? (
        <div className={rate ? "border-t border-line pt-4" : ""}>
          <EngageCard
            rows={engageRows(record.terms, record.fees, now)}
            firstName={page.first_name}
          />
        </div>
      ) : null}
      <div className="grid gap-2 border-t border-line pt-4" data-print="hide">
        {page.reachable ? (
          <LinkButton
            href={paths.messages("attorney", "", { expert: page.expert_id })}
            variant="primary"
            full
            icon={<MessageSquare />}
          >
            Message {page.first_name}
          </LinkButton>
        ) : null}
        {page.reachable ? (
          <p className="text-center text-13">
            <TextLink
              href={paths.askSeveral({ expert: page.expert_id })}
              className="inline-flex min-h-8 items-center touch:min-h-11"
            >
              Ask several experts at once
            </TextLink>
          </p>
        ) : null}
        {page.contact_email ? (
          <>
            <LinkButton
              href={`mailto:${page.contact_email}`}
              variant={page.reachable ? "secondary" : "primary"}
              full
              icon={<Mail />}
            >
              Email {page.first_name}
            </LinkButton>
            <p className="text-center text-13 text-muted [overflow-wrap:anywhere]">
              {breakable(page.contact_email)}
            </p>
          </>
        ) : page.reachable ? null : (
          <LinkButton href={askAbout(page)} variant="primary" full icon={<MessageCircleQuestion />}>
            Ask us about {page.first_name}
          </LinkButton>
        )}
        <AddButton expertId={page.expert_id} name={page.name} />
        <LinkButton href={paths.publicExpert(page.slug)} variant="quiet" full icon={<Eye />}>
          View public profile
        </LinkButton>
        <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-2">
          <CopyButton address={address} label="Copy link" done="Copied" />
          <PrintButton />
        </div>
        <LinkButton
          href={paths.crossExamination(page.expert_id)}
          variant="quiet"
          full
          icon={<Scale />}
        >
          What opposing counsel would ask
        </LinkButton>
      </div>
      <details className="border-t border-line pt-3">
        <summary className="inline-flex min-h-8 items-center text-13 text-accent touch:min-h-11">
          When each section was confirmed
        </summary>
        <div className="mt-2">
          <RecordFacts page={page} now={now} />
        </div>
      </details>
    </Card>
  );
}

/** A long address breaks before its @ rather than in a word. */
function breakable(email: string) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
