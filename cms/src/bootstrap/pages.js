"use strict";

const { NAVIGATION, footer } = require("../../seed/site");
const { QUESTIONS } = require("../../seed/questions");
const { readPages } = require("../../seed/pages");
const { writeSingle } = require("./entries");

/**
 * Writes the demo's questions, pages, navigation, and footer, or their first versions for
 * production. Returns the number of pages.
 */
async function writePages(strapi, { demo }) {
  const questions = await writeQuestions(strapi, QUESTIONS.filter(suits(demo)));
  const pages = readPages({ demo });
  for (const { name, ...page } of pages) {
    const sections = page.sections.map((section) => complete(section, questions));
    await writeSingle(strapi, `api::${name}.${name}`, { ...page, sections }, { publish: true });
  }
  await writeSingle(strapi, "api::navigation.navigation", NAVIGATION);
  await writeSingle(strapi, "api::footer.footer", footer({ demo }));
  return pages.length;
}

const suits = (demo) => (question) => demo || !question.demo;

const FIRST_PAGES = { type: "core", name: "peritus", key: "first-pages" };

/** Writes the first version of every page, once, into a CMS that has none. */
async function ensureFirstPages(strapi, now) {
  const store = strapi.store(FIRST_PAGES);
  if (await store.get()) return;
  if (!(await strapi.documents("api::home.home").findFirst())) {
    const entries = await writePages(strapi, { demo: false });
    strapi.log.info("first pages written", { entries });
  }
  await store.set({ value: { at: now.toISOString() } });
}

/** Returns the questions by name, and creates missing ones. */
async function writeQuestions(strapi, all) {
  const documents = strapi.documents("api::question.question");
  const ids = new Map();
  for (const { name, question, answer } of all) {
    const found = await documents.findFirst({ filters: { question } });
    ids.set(name, (found ?? (await documents.create({ data: { question, answer } }))).documentId);
  }
  return ids;
}

// Replaces the names of questions in a section with documents.
function complete(section, questions) {
  if (section.__component !== "sections.faq") return section;
  const named = section.questions.filter((name) => questions.has(name));
  return { ...section, questions: named.map((name) => questions.get(name)) };
}

module.exports = { writePages, ensureFirstPages };
