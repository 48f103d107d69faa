import { Mail, MessageCircleQuestion, MessageSquare } from "lucide-react";

import { LinkButton } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-button";
import { askAbout } from "~/features/expert/ask-about";
import { rateFrom } from "~/features/expert/fees/fee-words";
import type { RecordView } from "~/features/expert/record/record-view";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { paths } from "~/lib/paths";

type Props = {
  page: ExpertRecord;
  record: RecordView;
  /** Of the public page. */
  address: string;
};

/** On phones, above the bar of the menu: the rate and how to reach the expert. */
export function ContactBar({ page, record, address }: Props) {
  const rate = record.fees ? rateFrom(record.fees) : null;
  return (
    <>
      {/* Keeps the end of the page above the bar. */}
      <div aria-hidden="true" className="h-16 md:hidden" data-print="hide" />
      <section
        aria-label="Contact"
        data-print="hide"
        data-contact-bar=""
        className="fixed inset-x-0 bottom-[calc(60px+env(safe-area-inset-bottom))] z-20 flex min-h-16 flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2 md:hidden"
      >
        <p className="tnum mr-auto min-w-0 leading-tight">
          {rate ? (
            <>
              <b className="font-semibold">{rate.amount}</b>{" "}
              <span className="text-13 text-muted">{rate.unit}</span>
            </>
          ) : (
            <span className="text-13 text-muted">{page.first_name}</span>
          )}
        </p>
        <CopyButton address={address} label="Copy link" done="Copied" />
        {page.reachable ? (
          <LinkButton
            href={paths.messages("attorney", "", { expert: page.expert_id })}
            variant="primary"
            icon={<MessageSquare />}
          >
            Message
          </LinkButton>
        ) : page.contact_email ? (
          <LinkButton href={`mailto:${page.contact_email}`} variant="primary" icon={<Mail />}>
            Email
          </LinkButton>
        ) : (
          <LinkButton href={askAbout(page)} variant="primary" icon={<MessageCircleQuestion />}>
            Ask us
          </LinkButton>
        )}
      </section>
    </>
  );
}
