"use strict";

/** Strapi's condition for entries that the person created. */
const CREATOR_ONLY = "admin::is-creator";

/**
 * Returns the wanted permissions that a role lacks. A permission with other fields or
 * conditions counts as held, because an administrator changed it.
 *
 * @param {{action: string, subject: string | null}[]} wanted
 * @param {{action: string, subject: string | null}[]} held
 */
function missingPermissions(wanted, held) {
  const key = ({ action, subject }) => `${action} ${subject}`;
  const have = new Set(held.map(key));
  return wanted.filter((permission) => !have.has(key(permission)));
}

module.exports = { missingPermissions, CREATOR_ONLY };
