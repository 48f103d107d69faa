'use strict';

module.exports = {
  name: 'terms-and-conditions',
  title: 'Terms and conditions',
  seo: { title: 'Terms and conditions · Peritus', description: 'The rules of using Peritus.', noIndex: false },
  sections: [
    { __component: 'sections.hero', headline: 'Terms and conditions', lead: 'The rules of using Peritus.' },
  ],
};
