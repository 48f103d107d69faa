import { ArticleRow, LeadArticle } from "~/features/blog/article-cards";
import { BlockBody } from "~/components/content/blocks/body";
import { Contents } from "~/features/blog/contents";
import type { BandSlots } from "~/features/page/band";

/** What the pages of the editors show of the blog, the podcast and the forms. */
export const pageSlots: BandSlots = {
  leadArticle: (article) => <LeadArticle article={article} />,
  articleRow: (article) => <ArticleRow article={article} />,
  text: (blocks) => <BlockBody blocks={blocks} />,
  contents: (headings) => <Contents headings={headings} />,
  form: () => null,
  play: () => null,
};
