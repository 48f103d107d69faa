"use strict";

const { createMailer } = require("../mail/mailer");

/** Replaces Strapi's mailer, which would send directly to the recipient's mail server. */
function ensureMail(strapi, settings) {
  strapi.plugin("email").provider = createMailer(settings.mail);
}

module.exports = { ensureMail };
