'use strict';

// Navigation and footer. Link only to pages that exist.

const { CATEGORIES } = require('./people');

const NAVIGATION = {
  links: [
    { label: 'Blog', href: '/blog' },
    { label: 'Podcast', href: '/podcast' },
    { label: 'Request an expert', href: '/request-an-expert' },
    { label: 'Become an expert', href: '/become-an-expert' },
    { label: 'About', href: '/about' },
    { label: 'Sign up', href: '/registration' },
  ],
};

/** The footer; only the demo has categories of articles. */
const footer = ({ demo }) => ({
  note: 'Peritus is not a law firm and does not give legal advice.',
  columns: [
    { title: 'For attorneys', links: [{ label: 'Request an expert', href: '/request-an-expert' }, { label: 'Sign up', href: '/registration' }, { label: 'Areas of expertise', href: '/areas' }, { label: 'Sign in to search', href: '/sign-in' }] },
    { title: 'For experts', links: [{ label: 'Become an expert', href: '/become-an-expert' }, { label: 'Find your profile', href: '/become-an-expert/search-results' }, { label: 'Sign in to your profile', href: '/sign-in' }] },
    { title: 'Read and listen', links: [{ label: 'Podcast', href: '/podcast' }, { label: 'All articles', href: '/blog' }, ...(demo ? CATEGORIES : []).map(({ name, slug }) => ({ label: name, href: `/blog/category/${slug}` }))] },
    {
      title: 'Peritus',
      links: [
        { label: 'About', href: '/about' },
        { label: 'Partner with us', href: '/partner-with-us' },
        { label: 'Privacy policy', href: '/privacy-policy' },
        { label: 'Terms and conditions', href: '/terms-and-conditions' },
      ],
    },
  ],
});

module.exports = { NAVIGATION, footer };
