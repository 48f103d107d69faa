'use strict';

module.exports = {
  name: 'request-an-expert',
  title: 'Request an expert',
  seo: { title: 'Request an expert · Peritus', description: 'Describe the matter, nothing privileged. A member of our staff reads it and answers by e-mail.', noIndex: false },
  sections: [
    { __component: 'sections.hero', headline: 'Request an expert', lead: 'Describe the matter, nothing privileged. A member of our staff reads it and answers by e-mail.' },
    { __component: 'sections.form', title: 'Write to us', form: 'request-an-expert' },
  ],
};
