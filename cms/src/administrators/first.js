"use strict";

const ROLE = "strapi-super-admin";

/** Thrown when no link can be created for an address. */
class AdministratorError extends Error {}

/** Returns the email address that an operator typed, as the CMS stores it. */
function addressOf(email) {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw new AdministratorError(`${email} is not an email address.`);
  return address;
}

/**
 * Creates an administrator without a password and returns the link that sets one. The link
 * works once. An administrator who hasn't used their link gets a new one.
 *
 * @param {string} email
 * @param {string} publicUrl the URL that editors open
 */
async function createAdministrator(strapi, email, publicUrl) {
  const address = addressOf(email);
  const users = strapi.db.query("admin::user");
  const registrationToken = strapi.service("admin::token").createToken();
  const known = await users.findOne({ where: { email: address }, populate: ["roles"] });
  if (!known) {
    const role = await strapi.db.query("admin::role").findOne({ where: { code: ROLE } });
    await strapi.service("admin::user").create({
      email: address,
      isActive: false,
      registrationToken,
      roles: [role.id],
    });
  } else if (known.registrationToken && known.roles.some(({ code }) => code === ROLE)) {
    await users.update({ where: { id: known.id }, data: { registrationToken } });
  } else {
    throw new AdministratorError(
      "An account with this email address already exists. An administrator can change its role.",
    );
  }
  return `${publicUrl}/admin/auth/register?registrationToken=${registrationToken}`;
}

module.exports = { addressOf, createAdministrator, AdministratorError };
