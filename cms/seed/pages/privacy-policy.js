'use strict';

module.exports = {
  name: 'privacy-policy',
  title: 'Privacy policy',
  seo: { title: 'Privacy policy · Peritus', description: 'What we keep of whom, what for, and for how long.', noIndex: false },
  sections: [
    { __component: 'sections.hero', headline: 'Privacy policy', lead: 'What we keep of whom, what for, and for how long.' },
  ],
};
