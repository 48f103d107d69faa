'use strict';

/** Categories of the blog, in the order of the footer. */
const CATEGORIES = [
  { slug: 'practice', name: 'Practice', description: 'Rules, reports, and depositions: the work around an expert opinion.' },
  { slug: 'engineering', name: 'Engineering', description: 'Structures, vehicles, and the people who use them, studied from the failure back.' },
  { slug: 'medicine', name: 'Medicine', description: 'Doses, concentrations, and what the body does with them.' },
  { slug: 'documents', name: 'Documents and data', description: 'Signatures, prints, pages, and drives: what a record can tell you about itself.' },
  { slug: 'statistics', name: 'Statistics', description: 'The numbers that decide cases, and what they can’t decide.' },
];

/** Authors of the demo blog. They are invented, like everyone in the demo. */
const AUTHORS = [
  {
    slug: 'daniel-achterberg',
    name: 'Daniel Achterberg',
    role: 'Trial attorney',
    bio: 'Daniel Achterberg has tried product and construction cases for twenty years, for both sides. He writes about what makes an opinion admissible and what makes it useful, which are not the same thing.',
  },
  {
    slug: 'leilani-kahananui',
    name: 'Dr. Leilani Kahananui',
    role: 'Forensic engineer',
    bio: 'Dr. Leilani Kahananui works on connections, corrosion, and marine structures. She has photographed a great many broken bolts, and she keeps the dull ones as carefully as the dramatic ones.',
  },
  {
    slug: 'noor-al-hashimi',
    name: 'Dr. Noor Al-Hashimi',
    role: 'Clinical pharmacologist',
    bio: 'Dr. Noor Al-Hashimi treats patients and explains drug levels to people who do not. She writes about dosing, interactions, and what you can learn from a sample taken too late.',
  },
  {
    slug: 'tomasz-wieczorek',
    name: 'Tomasz Wieczorek',
    role: 'Forensic document examiner',
    bio: 'Tomasz Wieczorek examines signatures, altered pages, and, more and more often, the files that pages came from. He teaches examiners to write down what they expect before they look.',
  },
  {
    slug: 'ruth-oyelaran-voss',
    name: 'Ruth Oyelaran-Voss',
    role: 'Statistician and human factors researcher',
    bio: 'Ruth Oyelaran-Voss measures how people decide, one at a time and ten thousand at a time. She has explained standard deviation to more juries than students.',
  },
];

/** Tags that connect articles and episodes across categories. */
const TAGS = [
  { slug: 'rule-702', name: 'Rule 702' },
  { slug: 'cross-examination', name: 'Cross-examination' },
  { slug: 'reports', name: 'Reports' },
  { slug: 'disclosure', name: 'Disclosure' },
  { slug: 'method', name: 'Method' },
  { slug: 'measurement', name: 'Measurement' },
  { slug: 'failure-analysis', name: 'Failure analysis' },
  { slug: 'vehicles', name: 'Vehicles' },
  { slug: 'toxicology', name: 'Toxicology' },
  { slug: 'handwriting', name: 'Handwriting' },
  { slug: 'digital-evidence', name: 'Digital evidence' },
  { slug: 'probability', name: 'Probability' },
  { slug: 'human-factors', name: 'Human factors' },
];

module.exports = { CATEGORIES, AUTHORS, TAGS };
