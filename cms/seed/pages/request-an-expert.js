'use strict';

module.exports = {
  name: 'request-an-expert',
  title: 'Request an expert',
  seo: {
    title: 'Request an expert witness · Peritus',
    description: 'No time to search? Describe the question in your case without privileged details. A member of our team reads it and replies by email.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      eyebrow: 'For attorneys',
      headline: 'Tell us the question. We’ll look for the expert',
      lead: 'Describe the matter as you would to a colleague at another firm: what happened, what needs to be explained, and your deadline. Leave out names where you can, and never include privileged information.',
    },
    {
      __component: 'sections.form',
      title: 'Your request',
      lead: 'Only the marked fields are required. Your entries stay on this device until you send them.',
      form: 'request-an-expert',
    },
    {
      __component: 'sections.steps',
      title: 'What happens next',
      steps: [
        { title: 'You get a confirmation', text: 'We email you a reference number right away. If it doesn’t arrive, check the address you entered.' },
        { title: 'We read your request', text: 'We handle requests in the order they arrive. The person who handles yours signs the reply.' },
        { title: 'We reply by email', text: 'If we know of experts who fit, we send you their profiles. If we don’t, we tell you so. You can reply to that email.' },
      ],
    },
    { __component: 'sections.faq', title: 'Before you send it', questions: ['privileged', 'who-reads', 'how-long-kept', 'cost-of-request'] },
    {
      __component: 'sections.call-to-action',
      title: 'Prefer to search yourself?',
      text: 'With an account, you can search every published profile and filter by area, state, country, and degree.',
      links: [{ label: 'Sign in to search', href: '/sign-in' }, { label: 'How to read a report', href: '/blog/category/practice' }],
    },
  ],
};
