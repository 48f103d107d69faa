'use strict';

module.exports = {
  name: 'become-an-expert',
  title: 'Become an expert',
  seo: { title: 'Become an expert · Peritus', description: 'One profile that you keep yourself, section by section, each with the date on which you last confirmed it.', noIndex: false },
  sections: [
    { __component: 'sections.hero', headline: 'Become an expert', lead: 'One profile that you keep yourself, section by section, each with the date on which you last confirmed it.' },
  ],
};
