import { Link } from "@remix-run/react";

import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

export function TagLinks({ tags }: { tags: readonly Schema<"TagRef">[] | null | undefined }) {
  if (!tags?.length) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag.slug}>
          <Link
            to={paths.tag(tag.slug)}
            discover="none"
            className="inline-flex min-h-8 items-center rounded-full bg-sunken px-3 text-13 text-ink-2 no-underline hover:text-accent touch:min-h-11"
          >
            {tag.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
