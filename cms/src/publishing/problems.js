'use strict';

const { errors } = require('@strapi/utils');
const { SLUG_INDEX } = require('../bootstrap/slug-index');

/** A ValidationError that names every problem and points the admin panel at its field. */
function publishProblem(problems) {
  return new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
    errors: problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
  });
}

/** The slug belongs to another published article; its title where it is known. */
function slugTaken(slug, title) {
  const which = slug ? `The slug "${slug}"` : 'This slug';
  const whose = title ? `the published article "${title}"` : 'another published article';
  return publishProblem([{ path: ['slug'], message: `${which} is already used by ${whose}. Choose another one.` }]);
}

/** Whether the database refused a write because of the index on published slugs. */
function isSlugClash(error) {
  const text = [error?.message, error?.constraint, error?.cause?.message].filter(Boolean).join(' ');
  return text.includes(SLUG_INDEX) || /UNIQUE constraint failed: articles\.slug/.test(text);
}

module.exports = { publishProblem, slugTaken, isSlugClash };
