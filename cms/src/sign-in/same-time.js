"use strict";

/**
 * Makes sign-ins and password resets take the same time for known and unknown email
 * addresses, so timing reveals no accounts.
 */
async function takeTheSameTime(strapi) {
  const auth = strapi.service("admin::auth");
  const check = auth.checkCredentials;
  const unused = await auth.hashPassword("a password that nobody has");
  auth.checkCredentials = async ({ email, password }) => {
    const user = await strapi.db.query("admin::user").findOne({ where: { email } });
    if (!user?.password) await auth.validatePassword(password, unused);
    return check({ email, password });
  };
  const send = auth.forgotPassword;
  // The response doesn't wait for the email.
  auth.forgotPassword = async (request) => {
    setImmediate(() => send(request).catch((error) => strapi.log.error(error)));
  };
}

module.exports = { takeTheSameTime };
