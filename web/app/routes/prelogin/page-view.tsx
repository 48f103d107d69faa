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

export const pageSlots: BandSlots = {
  leadArticle: (article) => <LeadArticle article={article} />,
  articleRow: (article) => <ArticleRow article={article} />,
  text: (blocks) => <BlockBody blocks={blocks} />,
  contents: (headings) => <Contents headings={headings} />,
  form: () => null,
  play: (episode) => <EpisodePlayButton episode={episode} show="" />,
};

export const claimSearch: BandSlots["search"] = ({ search_label }) => (
  <ClaimSearch label={search_label || undefined} />
);

type Loader = () => ReturnType<typeof loadPage>;

export const metaOfPage: MetaFunction<Loader> = ({ data }) =>
  data ? pageMeta(data.page, data.url, data.picture) : [];

/** `form` draws the page's form, `search` replaces the hero's search. */
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
