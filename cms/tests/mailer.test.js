"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs/promises");
const os = require("node:os");
const path = require("node:path");
const { createMailer } = require("../src/mail/mailer");

test("without a mail server, mails are written to files", async (t) => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "peritus-mail-"));
  t.after(() => fs.rm(folder, { recursive: true }));
  await createMailer({ smtpUrl: "", from: "Peritus <hello@peritus.test>", folder }).send({
    to: "editor@peritus.test",
    subject: "Reset",
    text: "Follow the link",
  });
  const names = await fs.readdir(folder);
  assert.equal(names.length, 1);
  const mail = await fs.readFile(path.join(folder, names[0]), "utf8");
  assert.match(
    mail,
    /From: Peritus <hello@peritus\.test>[\s\S]*To: editor@peritus\.test[\s\S]*Follow the link/,
  );
});

test("a mail server that does not respond is an error", async () => {
  const mailer = createMailer({
    smtpUrl: "smtp://127.0.0.1:1",
    from: "a@peritus.test",
    folder: "/nowhere",
  });
  await assert.rejects(mailer.send({ to: "b@peritus.test", subject: "x", text: "y" }));
});
