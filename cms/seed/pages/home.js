'use strict';

module.exports = {
  name: 'home',
  title: 'Find an expert whose record will hold up',
  seo: {
    title: 'Peritus: expert witnesses, and why each one is listed',
    description: 'Search expert witnesses in your own words, see which of them your words found, and read a profile in which every section says when it was last confirmed.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      headline: 'Find an expert whose record will hold up',
      lead: 'Search by the question in your case rather than by job title. Every result says why it is there, and every profile says when its owner last confirmed it.',
      searchLabel: 'What is the question?',
      searchPlaceholder: 'Why did the crane collapse?',
      suggestions: [{ text: 'Metal fatigue' }, { text: 'Opioid dosing' }, { text: 'Handwriting' }, { text: 'Soil settlement' }],
    },
    {
      __component: 'sections.steps',
      title: 'How it works',
      steps: [
        { title: 'Ask in your own words', text: 'Type what happened. A slip of the finger still finds the word that you meant, and the page tells you how it was understood.' },
        { title: 'Narrow it down', text: 'Filter by area, state, country and degree. The number beside each filter is exact, and one line on each card says why that expert is listed.' },
        { title: 'Read the profile', text: 'Areas of work with years and keywords, degrees with institution and field, and the date on which each section was last confirmed.' },
      ],
    },
    {
      __component: 'sections.facts',
      title: 'What stands behind a profile',
      lead: 'A profile is the expert’s own statement. So we show whose statement it is, how complete it is, and how old: three things that opposing counsel will ask in any case.',
      columns: [{ text: 'What you see' }, { text: 'Where it comes from' }, { text: 'How it is kept' }],
      rows: [
        { what: 'About', how: 'Written by the expert: name, place, languages and a biography', often: 'Confirmed by section, with the date' },
        { what: 'Areas of expertise', how: 'Chosen from one shared list, with years and keywords', often: 'Confirmed by section, with the date' },
        { what: 'Education', how: 'Degree, field and institution as the expert gives them', often: 'Confirmed by section, with the date' },
        { what: 'Why this expert', how: 'The words of your search, marked where they were found', often: 'Worked out for every search' },
        { what: 'Earlier versions', how: 'Every save of a profile is kept as a revision', often: 'At every change' },
      ],
    },
    { __component: 'sections.latest-articles', title: 'From the blog', linkLabel: 'All articles' },
    { __component: 'sections.latest-episodes', title: 'From the podcast', linkLabel: 'All episodes' },
    { __component: 'sections.faq', title: 'Asked before signing in', questions: ['verified', 'paid', 'law-firm', 'demo'] },
    {
      __component: 'sections.ways',
      title: 'Two ways in',
      ways: [
        { title: 'You need an expert', text: 'Sign in as an attorney to search every published profile, filter it, and read what each expert says of their own work.', label: 'Sign in to search', href: '/sign-in' },
        { title: 'You are an expert', text: 'Sign in to see your profile as attorneys see it: three sections so far, what is missing in each, and what is due to be confirmed again.', label: 'Sign in to your profile', href: '/sign-in' },
      ],
    },
  ],
};
