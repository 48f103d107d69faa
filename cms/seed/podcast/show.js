'use strict';

const SHOW = {
  title: 'Qualified',
  summary: 'Experts on the question they could not answer. One conversation at a time, with a transcript, and nobody is selling anything.',
  description: 'Qualified is a podcast about expert testimony. In each episode Ruth Oyelaran-Voss asks one expert about the one question that went badly: what was asked, what they said, and what they would say today. The conversations are scripted, the people in them are invented, and the voices come from a speech synthesiser; what they explain about evidence is meant to be true. Every episode has chapters and a transcript that can be searched.',
  author: 'Peritus',
  ownerName: 'Peritus editors',
  ownerEmail: 'podcast@peritus.test',
  language: 'en',
  category: 'Education',
  subcategory: 'How To',
  explicit: false,
  copyright: '© 2026 Peritus',
  locked: true,
  platforms: [],
  seo: {
    title: 'Qualified: a podcast about expert testimony',
    description: 'Experts on the question they could not answer: short conversations about evidence, each with chapters and a transcript that can be searched.',
    noIndex: false,
  },
};

/** The people of the show, by the slug of their author page. */
const HOSTS = [{ slug: 'ruth-oyelaran-voss', role: 'host' }];

module.exports = { SHOW, HOSTS };
