'use strict';

const { CATEGORIES, AUTHORS, TAGS } = require('../../../seed/people');
const { readArticles } = require('../../../seed/articles');
const { writeAll, idOf } = require('./entries');
const { pictureShelf } = require('./uploads');
const { hang } = require('./hang');

/** Writes categories, authors, tags and articles. Answers how many articles. */
async function writeBlog(strapi, now) {
  const shelves = {
    categories: await writeAll(strapi, 'api::category.category', CATEGORIES),
    authors: await writeAll(strapi, 'api::author.author', AUTHORS),
    tags: await writeAll(strapi, 'api::tag.tag', TAGS),
    pictures: pictureShelf(strapi),
  };
  const articles = readArticles(now);
  for (const article of articles) await writeArticle(strapi, article, shelves);
  return articles.length;
}

async function writeArticle(strapi, article, { categories, authors, tags, pictures }) {
  const documents = strapi.documents('api::article.article');
  const state = { draft: await documents.findFirst({ filters: { slug: article.slug } }) };
  if (!state.draft) {
    const data = {
      title: article.title,
      // An article that moved is published at its old address first, as its editor did.
      slug: article.former ?? article.slug,
      summary: article.summary,
      publishDate: article.publishDate,
      category: idOf(categories, article.category),
      author: idOf(authors, article.author),
      tags: article.tags.map((tag) => idOf(tags, tag)),
      language: article.language,
      picture: (await pictures(article.plate)).id,
      seo: article.seo,
      body: await hang(article.body, pictures),
    };
    state.draft =
      (article.former && (await documents.findFirst({ filters: { slug: article.former } }))) || (await documents.create({ data }));
  }
  const { documentId } = state.draft;
  if (article.state === 'draft') return;
  if (article.former && state.draft.slug === article.former) {
    await documents.publish({ documentId });
    await documents.update({ documentId, data: { slug: article.slug } });
  }
  await documents.publish({ documentId });
}

module.exports = { writeBlog };
