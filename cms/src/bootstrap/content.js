'use strict';

// The demo's content. It is written once: what an editor changes or deletes
// afterwards stays changed or deleted.

const fs = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');
const { CATEGORIES, AUTHORS } = require('../../seed/people');
const { HOME, NAVIGATION, FOOTER } = require('../../seed/site');
const { readArticles } = require('../../seed/articles');
const { drawPlate } = require('../../seed/plates');
const { renderPlate } = require('../../seed/plates/render');

const FILE = 'plugin::upload.file';

/**
 * Writes categories, authors, pictures, articles, home, navigation and footer.
 * A start that was interrupted is completed by the next one.
 *
 * @param {Date} now
 */
async function ensureContent(strapi, now) {
  const store = strapi.store({ type: 'core', name: 'peritus', key: 'demo-content' });
  if (await store.get()) return;
  const startedAt = Date.now();

  const categories = await writeAll(strapi, 'api::category.category', CATEGORIES);
  const authors = await writeAll(strapi, 'api::author.author', AUTHORS);
  const pictures = pictureShelf(strapi);
  const articles = readArticles(now);
  for (const article of articles) await writeArticle(strapi, article, { categories, authors, pictures });
  await writeSingle(strapi, 'api::navigation.navigation', NAVIGATION);
  await writeSingle(strapi, 'api::footer.footer', FOOTER);
  await writeSingle(strapi, 'api::home.home', HOME, { publish: true });

  await store.set({ value: { at: now.toISOString() } });
  strapi.log.info('demo content written', { articles: articles.length, ms: Date.now() - startedAt });
}

/** Entries by slug, made where missing. Answers their document ids by slug. */
async function writeAll(strapi, uid, entries) {
  const ids = new Map();
  for (const data of entries) {
    const found = await strapi.documents(uid).findFirst({ filters: { slug: data.slug } });
    ids.set(data.slug, (found ?? (await strapi.documents(uid).create({ data }))).documentId);
  }
  return ids;
}

async function writeSingle(strapi, uid, data, { publish = false } = {}) {
  const documents = strapi.documents(uid);
  const entry = (await documents.findFirst()) ?? (await documents.create({ data }));
  if (publish) await documents.publish({ documentId: entry.documentId });
}

async function writeArticle(strapi, article, { categories, authors, pictures }) {
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

function idOf(ids, slug) {
  const id = ids.get(slug);
  if (!id) throw new Error(`The demo has nothing named ${slug}`);
  return id;
}

/** Puts pictures where the manuscript names plates. */
async function hang(body, pictures) {
  return Promise.all(body.map(async (part) => {
    if (part.__component === 'article.picture') return { ...part, picture: (await pictures(part.picture.plate)).id };
    if (part.__component === 'article.gallery') {
      const files = [];
      for (const { plate } of part.pictures) files.push((await pictures(plate)).id);
      return { ...part, pictures: files };
    }
    if (part.__component !== 'article.text') return part;
    const blocks = [];
    for (const block of part.body) blocks.push(block.type === 'image' ? { ...block, image: inText(await pictures(block.image.plate)) } : block);
    return { ...part, body: blocks };
  }));
}

// What Strapi's editor keeps of a picture inside of running text.
function inText(file) {
  const kept = ['name', 'alternativeText', 'caption', 'url', 'width', 'height', 'formats', 'hash', 'ext', 'mime', 'size', 'previewUrl', 'provider', 'provider_metadata', 'createdAt', 'updatedAt'];
  return Object.fromEntries(kept.map((field) => [field, file[field] ?? null]));
}

/** Draws and uploads a plate the first time that it is asked for. */
function pictureShelf(strapi) {
  const shelf = new Map();
  return (name) => {
    if (!shelf.has(name)) shelf.set(name, uploadPlate(strapi, name));
    return shelf.get(name);
  };
}

async function uploadPlate(strapi, name) {
  const { svg, alt, fileName } = drawPlate(name);
  const existing = await strapi.db.query(FILE).findOne({ where: { name: fileName } });
  if (existing) return existing;
  const bytes = await renderPlate(svg);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'peritus-plate-'));
  try {
    const filepath = path.join(folder, fileName);
    await fs.writeFile(filepath, bytes);
    const [file] = await strapi.plugin('upload').service('upload').upload({
      data: { fileInfo: { name: fileName, alternativeText: alt } },
      files: { filepath, originalFilename: fileName, mimetype: 'image/webp', size: bytes.length },
    });
    return file;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

module.exports = { ensureContent };
