import { Eye, Mail } from "lucide-react";

import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { RecordFacts } from "~/features/expert/record/record-facts";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { paths } from "~/lib/paths";

export function SidePanel({ page, now }: { page: ExpertRecord; now: string }) {
  return (
    <Card as="section" aria-label={`Reaching ${page.name}`}>
      <RecordFacts page={page} now={now} />
      <div className="mt-3.5 grid gap-2 border-t border-line pt-4">
        {page.contact_email ? (
          <>
            <LinkButton
              href={`mailto:${page.contact_email}`}
              variant="primary"
              full
              icon={<Mail />}
            >
              Email {page.first_name}
            </LinkButton>
            <p className="text-center text-13 text-muted [overflow-wrap:anywhere]">
              {page.contact_email}
            </p>
          </>
        ) : null}
        <LinkButton
          href={paths.publicExpert(page.slug)}
          variant={page.contact_email ? "quiet" : "secondary"}
          full
          icon={<Eye />}
        >
          View public profile
        </LinkButton>
      </div>
    </Card>
  );
}
