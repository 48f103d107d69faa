'use strict';

const SHOW = {
  title: 'Qualified',
  summary: 'Experts talk about the question they couldn’t answer. One conversation at a time, with a transcript and nothing to sell.',
  description: 'Qualified is a podcast about expert testimony. In each episode, Ruth Oyelaran-Voss asks one expert about a question that went badly: what they were asked, what they said, and what they would say today. The conversations are scripted, the people are invented, and the voices come from a speech synthesizer. What they explain about evidence is meant to be true. Every episode has chapters and a searchable transcript.',
  author: 'Peritus',
  ownerName: 'Peritus editors',
  ownerEmail: 'podcast@peritus.test',
  language: 'en-US',
  category: 'Education',
  subcategory: 'How To',
  explicit: false,
  copyright: '© 2026 Peritus',
  locked: true,
  platforms: [],
  seo: {
    title: 'Qualified: a podcast about expert testimony',
    description: 'Experts talk about the question they couldn’t answer: short conversations about evidence, each with chapters and a searchable transcript.',
    noIndex: false,
  },
};

/** The show's hosts, by the slug of their author page. */
const HOSTS = [{ slug: 'ruth-oyelaran-voss', role: 'host' }];

module.exports = { SHOW, HOSTS };
