'use strict';

module.exports = {
  name: 'become-an-expert',
  title: 'Become an expert',
  seo: {
    title: 'Become an expert: one profile that you keep · Peritus',
    description: 'What a profile on Peritus holds, who sees which part of it, and what is asked of you: to say it once, and to confirm it twice a year.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      eyebrow: 'For experts',
      headline: 'Say it once, under your own name, and keep it true',
      lead: 'Opposing counsel will read everything that was ever written about you. One of those pages may as well be yours: complete, dated, and with every change on record.',
      links: [{ label: 'Ask for a profile', href: '/about' }, { label: 'Sign in to your profile', href: '/sign-in' }],
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
        { title: 'Write to us', text: 'Say who you are and what you are asked about. Our staff opens profiles by hand.' },
        { title: 'Tell us three things', text: 'Who you are, your areas of expertise, your education. That is what a profile holds today.' },
        { title: 'Sign in, and confirm', text: 'Attorneys find you by the words of their question. Your overview shows what is due.' },
      ],
    },
    { __component: 'sections.faq', title: 'What experts ask first', questions: ['profile-cost', 'who-sees', 'leave', 'no-testimony'] },
    {
      __component: 'sections.call-to-action',
      title: 'Ask for a profile',
      text: 'Tell us who you are, what you are asked about, and where your work can be seen. A person reads it and answers by e-mail.',
      links: [{ label: 'Write to us', href: '/about' }, { label: 'Read about evidence', href: '/blog' }],
    },
  ],
};
