'use strict';

module.exports = {
  name: 'become-an-expert',
  title: 'Become an expert',
  seo: {
    title: 'Become an expert: manage your own profile · Peritus',
    description: 'Your profile may already be here. Claim it, correct it, decide who sees each part, and confirm it twice a year.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      eyebrow: 'For experts',
      headline: 'Your profile may already be here',
      lead: 'Opposing counsel will read everything written about you. Make one of those pages your own: find it, claim it, and keep it current.',
      searchLabel: 'Your name or institution',
      links: [{ label: 'I am not listed', href: '/experts/sign-up' }, { label: 'Sign in to your profile', href: '/sign-in' }],
    },
    {
      __component: 'sections.features',
      title: 'What you get',
      features: [
        { icon: 'pen', title: 'A profile in sections', text: 'Tell attorneys about yourself, your areas of expertise, and your education. Save each section separately, and see what is missing and why it matters.' },
        { icon: 'people', title: 'Control over who sees it', text: 'Make each entry public, visible to attorneys only, or private. Preview your profile as attorneys will see it.' },
        { icon: 'clock', title: 'A date on every section', text: 'After 180 days, we mark a section as due. If nothing has changed, confirm it with one click.' },
        { icon: 'record', title: 'A complete history', text: 'Every save is a revision with its time and author, so nothing is lost and no change goes unnoticed.' },
      ],
    },
    {
      __component: 'sections.steps',
      title: 'How to start',
      steps: [
        { title: 'Find your profile', text: 'Search by your name or institution to see whether we already prepared a profile for you. If not, start a new one.' },
        { title: 'Verify your identity', text: 'Enter a code that we send to the email or phone number on file. Or upload a document, which we delete after our review.' },
        { title: 'Sign up and review it', text: 'We notify every contact on file. After you sign up, review your profile so that attorneys find the right information.' },
      ],
    },
    { __component: 'sections.faq', title: 'Questions from experts', questions: ['profile-cost', 'who-sees', 'leave', 'no-testimony'] },
    {
      __component: 'sections.call-to-action',
      title: 'Don’t want a profile?',
      text: 'If a profile about you has not been claimed, you can have it removed. Find it, verify your identity, and choose removal. You don’t need an account.',
      links: [{ label: 'Find your profile', href: '/become-an-expert/search-results' }, { label: 'Contact us', href: '/about' }],
    },
  ],
};
