import { Avatar } from "~/components/ui/picture/avatar";
import { LinkButton } from "~/components/ui/button";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

export function AuthorCard({ author, bio }: { author: Schema<"AuthorRef">; bio: string | null }) {
  return (
    <section
      aria-label="About the author"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:flex-row sm:gap-5 sm:p-6"
    >
      <Avatar name={author.name} src={author.picture?.url} size={96} />
      <div>
        <h2 className="text-20">{author.name}</h2>
        {author.role ? <p className="mt-0.5 text-13 text-muted">{author.role}</p> : null}
        {bio ? (
          <p dir="auto" className="mt-2 text-ink-2">
            {bio}
          </p>
        ) : null}
        <p className="mt-3">
          <LinkButton href={paths.author(author.slug)} size="sm">
            Articles by {author.name}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
