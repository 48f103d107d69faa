"use strict";

const { createMailer } = require("../mail/mailer");

/** Replaces Strapi's own carrier, which would look for the recipient's mail server by itself. */
function ensureMail(strapi, settings) {
  strapi.plugin("email").provider = createMailer(settings.mail);
}

module.exports = { ensureMail };
