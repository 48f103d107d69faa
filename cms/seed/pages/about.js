'use strict';

module.exports = {
  name: 'about',
  title: 'About Peritus',
  seo: { title: 'About Peritus · Peritus', description: 'A place where attorneys find expert witnesses and read what stands behind each name.', noIndex: false },
  sections: [
    { __component: 'sections.hero', headline: 'About Peritus', lead: 'A place where attorneys find expert witnesses and read what stands behind each name.' },
    { __component: 'sections.form', title: 'Write to us', form: 'contact' },
  ],
};
