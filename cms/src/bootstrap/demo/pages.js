"use strict";

const { NAVIGATION, FOOTER } = require("../../../seed/site");
const { QUESTIONS } = require("../../../seed/questions");
const { readPages } = require("../../../seed/pages");
const { writeSingle } = require("./entries");
const { pictureShelf } = require("./uploads");

/** Writes questions, pages, navigation, and footer. Returns the number of pages. */
async function writePages(strapi) {
  const questions = await writeQuestions(strapi);
  const pictures = pictureShelf(strapi);
  const pages = readPages();
  for (const { name, ...page } of pages) {
    const sections = [];
    for (const section of page.sections)
      sections.push(await complete(section, { questions, pictures }));
    await writeSingle(strapi, `api::${name}.${name}`, { ...page, sections }, { publish: true });
  }
  await writeSingle(strapi, "api::navigation.navigation", NAVIGATION);
  await writeSingle(strapi, "api::footer.footer", FOOTER);
  return pages.length;
}

/** Returns the demo's questions by name, and creates missing ones. */
async function writeQuestions(strapi) {
  const documents = strapi.documents("api::question.question");
  const ids = new Map();
  for (const { name, question, answer } of QUESTIONS) {
    const found = await documents.findFirst({ filters: { question } });
    ids.set(name, (found ?? (await documents.create({ data: { question, answer } }))).documentId);
  }
  return ids;
}

// Replaces the names of questions in a section with documents, and plates with pictures.
async function complete(section, { questions, pictures }) {
  if (section.__component === "sections.faq")
    return { ...section, questions: section.questions.map((name) => idNamed(questions, name)) };
  if (section.picture?.plate)
    return { ...section, picture: (await pictures(section.picture.plate)).id };
  return section;
}

function idNamed(questions, name) {
  const id = questions.get(name);
  if (!id) throw new Error(`The demo has no question named ${name}`);
  return id;
}

module.exports = { writePages };
