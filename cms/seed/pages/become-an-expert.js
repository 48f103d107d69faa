'use strict';

module.exports = {
  name: 'become-an-expert',
  title: 'Become an expert',
  seo: {
    title: 'Become an expert: one profile that you keep · Peritus',
    description: 'Your record may already be here. Claim it, correct it, and decide who sees which part of it; confirm it twice a year.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      eyebrow: 'For experts',
      headline: 'Your record may already be here',
      lead: 'Opposing counsel will read everything that was ever written about you. One of those pages may as well be yours: look for it, claim it, and keep it true.',
      searchLabel: 'Your name or institution',
      links: [{ label: 'I am not listed', href: '/experts/sign-up' }, { label: 'Sign in to your profile', href: '/sign-in' }],
    },
    {
      __component: 'sections.features',
      title: 'What you get',
      features: [
        { icon: 'pen', title: 'A profile by sections', text: 'About you, your areas of expertise with years and keywords, your education. Each is saved by itself, and each says what is still missing and why it matters.' },
        { icon: 'people', title: 'Your choice of readers', text: 'Each entry is public, for attorneys, or private. You see your profile as attorneys see it before anyone else does.' },
        { icon: 'clock', title: 'A date on every section', text: 'After 180 days a section is shown as due. If all is still true, one click confirms it.' },
        { icon: 'record', title: 'A history of your own', text: 'Each save is a revision with its time and its author, so that nothing is lost and nothing changes unseen.' },
      ],
    },
    {
      __component: 'sections.steps',
      title: 'How to begin',
      steps: [
        { title: 'Find your profile', text: 'By your own name or your institution, among those that were prepared and that nobody has claimed. Or begin an empty one.' },
        { title: 'Show that it is you', text: 'By a code to the address or the number on file, or by a document that our staff read and then delete.' },
        { title: 'Sign up, and correct it', text: 'Every contact on file is told. Attorneys find you by the words of their question.' },
      ],
    },
    { __component: 'sections.faq', title: 'What experts ask first', questions: ['profile-cost', 'who-sees', 'leave', 'no-testimony'] },
    {
      __component: 'sections.call-to-action',
      title: 'You would rather not be here?',
      text: 'A profile that nobody has claimed is removed at the request of its person, by the same proof and without an account. Look for it, and choose removal.',
      links: [{ label: 'Look for your profile', href: '/become-an-expert/search-results' }, { label: 'Write to us', href: '/about' }],
    },
  ],
};
