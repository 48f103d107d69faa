import { TextLink } from "~/components/ui/link";
import { paths } from "~/lib/paths";

import type { BandProps } from "../band";
import { BandTitle } from "../band-title";

/** Left out without articles. */
export function LatestArticlesSection({ section, id, slots }: BandProps<"latest-articles">) {
  const [lead, ...rest] = section.articles ?? [];
  if (!lead) return null;
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-5 md:px-8">
      <BandTitle
        id={id}
        title={section.title ?? ""}
        aside={
          <TextLink href={paths.blog()} className="shrink-0">
            {section.link_label || "All articles"}
          </TextLink>
        }
      />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-14">
        {slots.leadArticle(lead)}
        <ul>
          {rest.slice(0, 3).map((article) => (
            <li
              key={article.id}
              className="border-line not-first:mt-5 not-first:border-t not-first:pt-5"
            >
              {slots.articleRow(article)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
