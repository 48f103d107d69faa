import { Link } from "@remix-run/react";

import { PostForm } from "~/components/form/post-form";
import { Button } from "~/components/ui/button";
import { Avatar } from "~/components/ui/picture/avatar";
import { SectionHeading } from "~/components/ui/section-heading";
import { expertLine } from "~/features/expert/list/expert-line";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

/** The experts whose pages the person opened last. Nothing before the first. */
export function ViewedList({ experts }: { experts: readonly Schema<"ExpertCard">[] }) {
  if (experts.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <SectionHeading
        id="recently-viewed"
        title="Recently viewed"
        aside={
          <PostForm preventScrollReset>
            <Button type="submit" name="do" value="clear-viewed" variant="quiet" size="sm">
              Clear
            </Button>
          </PostForm>
        }
      />
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-4">
        {experts.map((expert) => (
          <li key={expert.expert_id} className="group/card relative min-w-0">
            <Avatar name={expert.name} src={expert.photo} size={56} />
            <Link
              to={paths.expert(expert.expert_id)}
              prefetch="intent"
              discover="none"
              className="mt-2.5 block font-serif leading-snug font-semibold text-ink no-underline [overflow-wrap:anywhere] group-hover/card:text-accent after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            >
              {expert.name}
            </Link>
            <p className="mt-0.5 line-clamp-2 text-13 text-muted">{expertLine(expert)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-13 text-muted">Only you see this.</p>
    </section>
  );
}
