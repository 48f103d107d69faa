import { Avatar } from "~/components/ui/picture/avatar";
import { LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

const statuses: Readonly<Record<string, string>> = {
  published: "Published. Attorneys can find this profile, and anyone can open its page.",
  draft: "Draft. No one can find this profile yet.",
  pending: "Our team is reviewing this profile. No one can find it until it is published.",
  unclaimed:
    "Unclaimed. Its expert can find this profile by name and claim it. Attorneys can’t find it.",
  hidden: "Hidden by our team. No one can find this profile.",
};

export function SeenByAttorneys({ overview }: { overview: Schema<"ProfileOverview"> }) {
  const published = overview.status === "published";
  return (
    <aside aria-labelledby="as-seen">
      <h2 id="as-seen" className="mb-2.5 text-17">
        As attorneys see it
      </h2>
      <div className="rounded-card border border-line bg-surface px-[18px] py-4">
        <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-3.5">
          <Avatar name={overview.name} size={56} />
          <div>
            <p className="font-serif text-20 leading-[1.25] font-semibold">{overview.name}</p>
            <p dir="auto" className="mt-0.5">
              {overview.headline}
            </p>
          </div>
        </div>
        <p className="mt-3.5 border-t border-line pt-3 text-13 text-muted">
          {statuses[overview.status] ?? `Status: ${overview.status}.`}
          {overview.status === "draft" ? (
            <>
              {" "}
              <TextLink href="#profile-status">
                {overview.refusal
                  ? "See requested changes"
                  : overview.may_submit
                    ? "Submit for review"
                    : "See what is missing"}
              </TextLink>
            </>
          ) : null}
        </p>
        {published && overview.public_path ? (
          <p className="mt-3">
            <LinkButton href={overview.public_path} variant="secondary" size="sm">
              View public page
            </LinkButton>
          </p>
        ) : null}
        <p className="mt-3 text-13">
          <TextLink href={paths.myCrossExamination()}>What opposing counsel would ask</TextLink>
        </p>
      </div>
    </aside>
  );
}
