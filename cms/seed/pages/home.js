'use strict';

module.exports = {
  name: 'home',
  title: 'Find an expert whose record will hold up',
  seo: {
    title: 'Peritus: expert witnesses, and why each one is listed',
    description: 'Search for expert witnesses in your own words, see why each one matches, and read profiles that show when every section was last confirmed.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      headline: 'Find an expert whose record will hold up',
      lead: 'Search by the question in your case, not by job title. Every result tells you why it matched, and every profile shows when the expert last confirmed it.',
      searchLabel: 'What is the question?',
      searchPlaceholder: 'Why did the crane collapse?',
      suggestions: [{ text: 'Metal fatigue' }, { text: 'Opioid dosing' }, { text: 'Handwriting' }, { text: 'Soil settlement' }],
    },
    {
      __component: 'sections.steps',
      title: 'How it works',
      steps: [
        { title: 'Ask in your own words', text: 'Describe what happened. Search handles typos and shows you how it read your question.' },
        { title: 'Narrow it down', text: 'Filter by area, state, country, and degree. The count beside each filter is exact, and each card says why that expert is listed.' },
        { title: 'Read the profile', text: 'See areas of expertise with years and keywords, degrees with institution and field, and the date each section was last confirmed.' },
      ],
    },
    {
      __component: 'sections.facts',
      title: 'What is behind a profile',
      lead: 'A profile is the expert’s own statement. We show who wrote it, how complete it is, and how old it is, because opposing counsel will ask.',
      columns: [{ text: 'What you see' }, { text: 'Where it comes from' }, { text: 'How it is kept current' }],
      rows: [
        { what: 'About', how: 'Written by the expert: name, location, languages, and biography', often: 'Confirmed section by section, with the date' },
        { what: 'Areas of expertise', how: 'Chosen from one shared list, with years and keywords', often: 'Confirmed section by section, with the date' },
        { what: 'Education', how: 'Degree, field, and institution, as stated by the expert', often: 'Confirmed section by section, with the date' },
        { what: 'Why this expert', how: 'Your search terms, highlighted where we found them', often: 'Updated with every search' },
        { what: 'Earlier versions', how: 'Every saved change is kept as a revision', often: 'Updated with every change' },
      ],
    },
    { __component: 'sections.latest-articles', title: 'From the blog', linkLabel: 'All articles' },
    { __component: 'sections.latest-episodes', title: 'From the podcast', linkLabel: 'All episodes' },
    { __component: 'sections.faq', title: 'Frequently asked questions', questions: ['verified', 'paid', 'law-firm', 'demo'] },
    {
      __component: 'sections.ways',
      title: 'Get started',
      ways: [
        { title: 'I need an expert', text: 'Sign in as an attorney to search and filter every published profile.', label: 'Sign in to search', href: '/sign-in' },
        { title: 'I am an expert', text: 'Sign in to see your profile the way attorneys see it, what is missing, and which sections are due for confirmation.', label: 'Sign in to your profile', href: '/sign-in' },
      ],
    },
  ],
};
