import { Avatar } from "~/components/ui/picture/avatar";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { safeHref } from "~/lib/address/safe-href";

import { articleCount } from "./article-lines";

export function AuthorHeader({ author }: { author: Schema<"AuthorPage"> }) {
  const website = safeHref(author.website);
  return (
    <header className="mt-8 mb-9 flex flex-col gap-5 md:mt-13 md:mb-12 md:flex-row md:items-center md:gap-9">
      <Avatar
        name={author.name}
        src={author.picture?.url}
        size={128}
        sizing="size-24 md:size-32"
        priority
      />
      <div className="min-w-0">
        <p className="text-13 font-medium text-muted">{author.role ? author.role : "Author"}</p>
        <h1 dir="auto" className="mt-1 text-[2.375rem] leading-[1.1] md:display md:text-44">
          {author.name}
        </h1>
        {author.bio ? (
          <p
            dir="auto"
            className="mt-3 max-w-[62ch] font-serif text-17 leading-[1.5] text-ink-2 md:text-20 md:leading-[1.5]"
          >
            {author.bio}
          </p>
        ) : null}
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <span>{articleCount(author.count)}</span>
          {website ? <TextLink href={website}>{hostOf(website)}</TextLink> : null}
        </p>
      </div>
    </header>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}
