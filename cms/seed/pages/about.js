'use strict';

module.exports = {
  name: 'about',
  title: 'About Peritus',
  seo: {
    title: 'About Peritus: whose statement a profile is',
    description: 'Peritus keeps profiles of expert witnesses: one profile for each expert, kept by the expert, with the date on which each section was last confirmed.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      eyebrow: 'About',
      headline: 'A profile is a statement. We show whose it is, and how old',
      lead: 'An attorney who looks for an expert reads lists of names, and learns what stands behind them on the afternoon of the deposition. Peritus is made so that both sides of that table read the same thing beforehand.',
    },
    {
      __component: 'sections.features',
      title: 'What we hold to',
      lead: 'Four decisions that the product is built on. Each can be checked on any profile.',
      features: [
        { icon: 'pen', title: 'The expert writes it', text: 'A profile is kept by the person whose name is on it. One that we have prepared is theirs to claim, or to have removed. What our staff change on their behalf, the history tells them.' },
        { icon: 'clock', title: 'Every section has a date', text: 'An expert confirms each section by itself. After 180 days without a word it is shown as due, to its owner and to everyone who reads it.' },
        { icon: 'record', title: 'Nothing is overwritten', text: 'Each save is a revision with its time and its author, field by field. What a profile said before is kept.' },
        { icon: 'search', title: 'A result says why it is there', text: 'Search takes the words of your question, and each card names the words and the section in which they were found. There are no paid places.' },
      ],
    },
    {
      __component: 'sections.numbers',
      title: 'In numbers',
      lead: 'We count only what the product itself decides.',
      numbers: [
        { value: '180 days', label: 'until a section is due to be confirmed again', note: 'Counted from the last confirmation, section by section.' },
        { value: '95', label: 'areas of expertise to choose from', note: 'In 16 fields; one list for everyone, so that a filter finds all of them.' },
        { value: '1 year', label: 'for which we keep what you write to us', note: 'Then it is deleted, the answer included.' },
      ],
    },
    {
      __component: 'sections.faq',
      title: 'Questions that we are asked',
      questions: ['law-firm', 'verified', 'paid', 'demo'],
    },
    {
      __component: 'sections.form',
      title: 'Write to us',
      lead: 'A question about Peritus, a mistake that you have found, a word about an article. For a matter of your own, use the form for requests.',
      form: 'contact',
    },
  ],
};
