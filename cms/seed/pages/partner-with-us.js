'use strict';

module.exports = {
  name: 'partner-with-us',
  title: 'Partner with us',
  seo: {
    title: 'Partner with Peritus: societies, universities, publishers',
    description: 'For organisations whose members give evidence or teach how it is given. What we can do together, what we never do, and a form to write to us.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      eyebrow: 'For organisations',
      headline: 'Your members give evidence. Help them to be read correctly',
      lead: 'Professional societies, universities, law schools and publishers know things about expertise that no profile can show by itself. We would like to hear them.',
    },
    {
      __component: 'sections.features',
      title: 'What we can do together',
      features: [
        { icon: 'people', title: 'Profiles for your members', text: 'We open profiles for those who ask for one, together rather than one by one. Each member keeps and publishes their own.' },
        { icon: 'microscope', title: 'Articles and conversations', text: 'Our blog and our podcast explain methods to people who have to question them. Send us somebody who can explain yours.' },
        { icon: 'list', title: 'A better list of areas', text: 'One list of areas of expertise serves everyone who searches. If your discipline is missing from it, or has the wrong name, tell us.' },
      ],
    },
    {
      __component: 'sections.rich-text',
      body: `
## What we never do

- We sell no places in the results and no badges.
- We take no fee for naming an expert, and pay none.
- We keep no profile against the will of its person: it is removed at their request, without an account.
- We give no list of members, addresses or requests to anyone.
`,
    },
    { __component: 'sections.form', title: 'Write to us', lead: 'A person reads it and answers by e-mail.', form: 'partner-with-us' },
    {
      __component: 'sections.steps',
      title: 'What happens next',
      steps: [
        { title: 'You get a copy', text: 'By e-mail, with a reference.' },
        { title: 'We answer', text: 'With questions, with a proposal, or with a no and its reason.' },
        { title: 'We agree in writing', text: 'On what is done, by whom, and how either of us ends it.' },
      ],
    },
  ],
};
