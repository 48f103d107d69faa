"use strict";

// Carries the few mails that the CMS itself sends: an editor's forgotten
// password and an invitation. The product's mails are the BFF's.

const fs = require("node:fs/promises");
const path = require("node:path");
const { randomUUID } = require("node:crypto");
const nodemailer = require("nodemailer");

/**
 * A carrier in the form of Strapi's email providers.
 *
 * @param {{smtpUrl: string, from: string, folder: string}} options with an empty
 *   `smtpUrl` each mail becomes an .eml file in `folder`
 * @returns {{send: (mail: object) => Promise<void>}} `send` rejects when the mail was not taken
 */
function createMailer({ smtpUrl, from, folder }) {
  const transport = smtpUrl
    ? nodemailer.createTransport(smtpUrl)
    : nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send({ from: sender = from, to, cc, bcc, replyTo, subject, text, html }) {
      const sent = await transport.sendMail({
        from: sender,
        to,
        cc,
        bcc,
        replyTo,
        subject,
        text,
        html,
      });
      if (!smtpUrl) await keep(folder, sent.message);
    },
  };
}

async function keep(folder, message) {
  await fs.mkdir(folder, { recursive: true });
  const file = path.join(folder, `cms-${Date.now()}-${randomUUID()}.eml`);
  // Whoever lists the folder sees a mail whole or not at all.
  await fs.writeFile(`${file}.part`, message, { mode: 0o600 });
  await fs.rename(`${file}.part`, file);
}

module.exports = { createMailer };
