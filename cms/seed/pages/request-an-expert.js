'use strict';

module.exports = {
  name: 'request-an-expert',
  title: 'Request an expert',
  seo: {
    title: 'Request an expert witness · Peritus',
    description: 'No time to search? Describe the question in your case, nothing privileged. A member of our staff reads it and answers by e-mail.',
    noIndex: false,
  },
  sections: [
    {
      __component: 'sections.hero',
      eyebrow: 'For attorneys',
      headline: 'Tell us the question. We look for who can answer it',
      lead: 'Describe the matter as you would to a colleague at another firm: what happened, what has to be explained, and by when. Leave out names where you can, and whatever is privileged always.',
    },
    {
      __component: 'sections.form',
      title: 'Your request',
      lead: 'Only what is marked is needed. What you type stays on your device until you send it.',
      form: 'request-an-expert',
    },
    {
      __component: 'sections.steps',
      title: 'What happens next',
      steps: [
        { title: 'You get a copy', text: 'An e-mail confirms what arrived, with a reference. It comes at once; if it does not, the address was wrong.' },
        { title: 'A person reads it', text: 'Requests stand in one queue, oldest first. Whoever takes yours signs the answer.' },
        { title: 'You get an answer by e-mail', text: 'With profiles to read where we know of any, and with a plain no where we do not. You can answer that e-mail.' },
      ],
    },
    { __component: 'sections.faq', title: 'Before you send it', questions: ['privileged', 'who-reads', 'how-long-kept', 'cost-of-request'] },
    {
      __component: 'sections.call-to-action',
      title: 'You would rather look for yourself',
      text: 'With an account you search every published profile in the words of your question, and filter by area, state, country and degree.',
      links: [{ label: 'Sign in to search', href: '/sign-in' }, { label: 'How to read a report', href: '/blog/category/practice' }],
    },
  ],
};
