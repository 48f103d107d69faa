'use strict';

module.exports = {
  name: 'about',
  title: 'About Peritus',
  seo: {
    title: 'About Peritus: expert profiles you can date',
    description: 'Peritus hosts one profile for each expert witness. The expert maintains it, and every section shows when it was last confirmed.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      eyebrow: 'About',
      headline: 'A profile is a statement. We show who made it, and when',
      lead: 'Attorneys often choose experts from a list of names, then learn the details at the deposition. On Peritus, both sides can read the same record beforehand.',
    },
    {
      __component: 'sections.features',
      title: 'What we stand for',
      lead: 'Peritus is built on four decisions. You can check each one on any profile.',
      features: [
        { icon: 'pen', title: 'Experts write their own profiles', text: 'Each profile is maintained by the person it describes. If we prepared a profile about you, you can claim it or have it removed. When our team changes a profile, its history shows it.' },
        { icon: 'clock', title: 'Every section has a date', text: 'Experts confirm each section separately. After 180 days, we mark the section as due, both for the expert and for every reader.' },
        { icon: 'record', title: 'Nothing is overwritten', text: 'Every save is a revision with its time, its author, and the fields that changed. Earlier versions are kept.' },
        { icon: 'search', title: 'Every result says why it matched', text: 'Search uses the words of your question. Each card shows the matching words and the section we found them in. There are no paid placements.' },
      ],
    },
    {
      __component: 'sections.numbers',
      title: 'In numbers',
      lead: 'We list only numbers that the product sets itself.',
      numbers: [
        { value: '180 days', label: 'until a section is due for confirmation', note: 'Counted from the last confirmation, section by section.' },
        { value: '95', label: 'areas of expertise to choose from', note: 'Grouped into 16 fields. Everyone uses the same list, so filters find everyone.' },
        { value: '1 year', label: 'is how long we keep your messages', note: 'Then we delete them, along with our replies.' },
      ],
    },
    {
      __component: 'sections.faq',
      title: 'Frequently asked questions',
      questions: ['law-firm', 'verified', 'paid', 'demo'],
    },
    {
      __component: 'sections.form',
      title: 'Contact us',
      lead: 'Ask a question, report a mistake, or comment on an article. To find an expert for a case, use the request form.',
      form: 'contact',
    },
  ],
};
