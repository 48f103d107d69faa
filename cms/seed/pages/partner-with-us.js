'use strict';

module.exports = {
  name: 'partner-with-us',
  title: 'Partner with us',
  seo: {
    title: 'Partner with Peritus: societies, universities, publishers',
    description: 'For organizations whose members testify as experts or teach others how. See what we can do together, what we never do, and how to reach us.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      eyebrow: 'For organizations',
      headline: 'Your members testify. Help attorneys understand their work',
      lead: 'Professional societies, universities, law schools, and publishers know things about expertise that no profile can show. We’d like to hear from you.',
    },
    {
      __component: 'sections.features',
      title: 'What we can do together',
      features: [
        { icon: 'people', title: 'Profiles for your members', text: 'We set up profiles for your members who want one, all at once. Each member manages and publishes their own.' },
        { icon: 'microscope', title: 'Articles and interviews', text: 'Our blog and podcast explain methods to the people who question experts about them. Send us someone who can explain yours.' },
        { icon: 'list', title: 'A better list of areas', text: 'Everyone searches the same list of areas of expertise. If your discipline is missing or has the wrong name, tell us.' },
      ],
    },
    {
      __component: 'sections.rich-text',
      body: `
## What we never do

- We don’t sell placement in search results, and we don’t sell badges.
- We don’t charge or pay referral fees.
- We don’t keep a profile that its subject wants removed. Removal is free, and no account is needed.
- We don’t share lists of members, addresses, or requests with anyone.
`,
    },
    { __component: 'sections.form', title: 'Contact us', lead: 'A member of our team will reply by email.', form: 'partner-with-us' },
    {
      __component: 'sections.steps',
      title: 'What happens next',
      steps: [
        { title: 'You get a confirmation', text: 'We email you a reference number.' },
        { title: 'We reply', text: 'We send questions, a proposal, or a clear no with the reason.' },
        { title: 'We put it in writing', text: 'We agree on who does what, and on how either of us can end it.' },
      ],
    },
  ],
};
