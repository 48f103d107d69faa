'use strict';

module.exports = {
  name: 'partner-with-us',
  title: 'Partner with us',
  seo: { title: 'Partner with us · Peritus', description: 'For societies, universities and publishers whose members give evidence.', noIndex: false },
  sections: [
    { __component: 'sections.hero', headline: 'Partner with us', lead: 'For societies, universities and publishers whose members give evidence.' },
    { __component: 'sections.form', title: 'Write to us', form: 'partner-with-us' },
  ],
};
