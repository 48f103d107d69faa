"use strict";

// Sends the CMS's own mails: password resets and invitations of editors. The BFF sends the
// product's mails.

const fs = require("node:fs/promises");
const path = require("node:path");
const { randomUUID } = require("node:crypto");
const nodemailer = require("nodemailer");

/**
 * Creates a mailer with the interface of Strapi's email providers.
 *
 * @param {{smtpUrl: string, from: string, folder: string}} options if `smtpUrl` is empty,
 *   each mail is written to `folder` as an .eml file
 * @returns {{send: (mail: object) => Promise<void>}} `send` rejects if the mail was not accepted
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
  // The rename makes sure that readers of the folder see only complete files.
  await fs.writeFile(`${file}.part`, message, { mode: 0o600 });
  await fs.rename(`${file}.part`, file);
}

module.exports = { createMailer };
