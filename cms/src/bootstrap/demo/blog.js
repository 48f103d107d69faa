"use strict";

const { CATEGORIES, AUTHORS, TAGS } = require("../../../seed/people");
const { readArticles } = require("../../../seed/articles");
const { writeAll, writeAddressed, idOf } = require("../entries");
const { pictureShelf } = require("./uploads");
const { insertPictures } = require("./insert-pictures");

/** Writes categories, authors, tags, and articles. Returns the number of articles. */
async function writeBlog(strapi, now) {
  const shelves = {
    categories: await writeAll(strapi, "api::category.category", CATEGORIES),
    authors: await writeAll(strapi, "api::author.author", AUTHORS),
    tags: await writeAll(strapi, "api::tag.tag", TAGS),
    pictures: pictureShelf(strapi),
  };
  const articles = readArticles(now);
  for (const article of articles) await writeArticle(strapi, article, shelves);
  return articles.length;
}

function writeArticle(strapi, article, { categories, authors, tags, pictures }) {
  return writeAddressed(strapi, "api::article.article", article, async () => ({
    title: article.title,
    summary: article.summary,
    publishDate: article.publishDate,
    category: idOf(categories, article.category),
    author: idOf(authors, article.author),
    tags: article.tags.map((tag) => idOf(tags, tag)),
    language: article.language,
    picture: (await pictures(article.plate)).id,
    seo: article.seo,
    body: await insertPictures(article.body, pictures),
  }));
}

module.exports = { writeBlog };
