import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { BlockBody } from "~/components/content/blocks/body";
import { LinkedData } from "~/components/ui/linked-data";
import { ArticleRow, LeadArticle } from "~/features/blog/listing/article-cards";
import { Contents } from "~/features/blog/contents/contents";
import { ClaimSearch } from "~/features/claim/claim-search";
import type { BandSlots } from "~/features/page/band";
import { pageLinkedData } from "~/features/page/page-linked-data";
import { pageMeta } from "~/features/page/page-meta";
import { PageSections } from "~/features/page/page-sections";
import type { loadPage } from "~/features/page/page.server";
import { EpisodePlayButton } from "~/features/podcast/episode-play-button";

/** What the pages of the editors show of the blog, the podcast and the forms. */
export const pageSlots: BandSlots = {
  leadArticle: (article) => <LeadArticle article={article} />,
  articleRow: (article) => <ArticleRow article={article} />,
  text: (blocks) => <BlockBody blocks={blocks} />,
  contents: (headings) => <Contents headings={headings} />,
  form: () => null,
  play: (episode) => <EpisodePlayButton episode={episode} show="" />,
};

/** What the head of the page for experts searches: their own profile. */
export const claimSearch: BandSlots["search"] = ({ search_label }) => (
  <ClaimSearch label={search_label || undefined} />
);

type Loader = () => ReturnType<typeof loadPage>;

/** The head of every page of the editors. */
export const metaOfPage: MetaFunction<Loader> = ({ data }) =>
  data ? pageMeta(data.page, data.url, data.picture) : [];

/** A page as its editors have composed it; `form` draws the form of a page whose address takes one, `search` what its head searches. */
export function PageView({
  form = pageSlots.form,
  search,
}: {
  form?: BandSlots["form"];
  search?: BandSlots["search"];
}) {
  const { page, site } = useLoaderData<Loader>();
  return (
    <>
      <LinkedData data={pageLinkedData(page, site)} />
      <PageSections page={page} slots={{ ...pageSlots, form, search }} />
    </>
  );
}
