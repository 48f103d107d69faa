"use strict";

/** Strapi's condition 'only what this person created'. */
const CREATOR_ONLY = "admin::is-creator";

/**
 * Which wanted permissions a role has in no form at all. One that it holds with
 * other fields or conditions counts as held: an administrator decided so.
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
