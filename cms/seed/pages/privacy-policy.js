'use strict';

const BODY = `
## In short

We keep what you type into Peritus so that it can do what you ask of it, and nothing about what you do elsewhere. There is no advertising, no analytics of another company, and no script of anyone but us on these pages. A video or another page that an article refers to is fetched from its own site only after you choose to open it.

## What we keep, and why

### When you read

The server that answers you writes a line for each request: its time, its path, the answer’s status and how long it took. To tell visitors from attacks, limits are counted by network address for as long as they last.

### When you write to us

What you type into a form is kept together with its time: your name, your e-mail address, and what the form asks for. We keep it so that a member of our staff can read it and answer you. **After one year it is deleted**, our answers included. Do not send us what is privileged.

### When you have an account

- your e-mail address, and a hash of your password from which the password cannot be read;
- your sessions, so that you can be signed in on several devices and sign out of them;
- failed attempts to sign in, so that guessing a password is slow.

### When you keep a profile

Your profile, and every earlier version of each of its sections with the time and the author of the change. For each entry you decide whether everyone, attorneys or nobody but you may read it. Our staff can read profiles and can correct them on your behalf; the history shows it.

## In your browser

One cookie holds your session. It cannot be read by scripts, is sent to us alone, and is deleted when you sign out. Beside it your browser itself keeps, for your convenience and only on your device:

- the theme that you chose, and where you stopped listening to an episode;
- what you typed into a form and have not sent yet;
- while you are signed in, your name and the page on which you begin.

Signing out erases what belongs to your account.

## Who else receives it

Nobody buys, rents or borrows it. Whoever runs this installation of Peritus chooses where its servers stand and which mail server carries its e-mails; both see what passes through them. We hand over data where the law compels us, and no more than it compels us to.

## For how long

- Requests and messages from the forms: 1 year.
- A session that is not used: 30 days.
- Accounts and profiles: until you ask us to delete them.
- Earlier versions of a profile: as long as the profile.

## Your rights

You may ask us what we keep about you, for a copy of it, for its correction, and for its deletion. Write to us by [the form on the page about us](/about) from the address that we know, so that we can be sure whom we are answering. Where you live there may be an authority to complain to; you need not ask us first.

## Changes

When this page changes, its date changes with it. What you have agreed to in a form stays under the words that stood there when you sent it.
`;

module.exports = {
  name: 'privacy-policy',
  title: 'Privacy policy',
  seo: {
    title: 'Privacy policy · Peritus',
    description: 'What Peritus keeps when you read, write to us, have an account or keep a profile; what for, for how long, and what you may ask of us.',
    noIndex: false,
  },
  sections: [
    { __component: 'sections.hero', headline: 'Privacy policy', lead: 'What we keep of whom, what for, and for how long. In words that are meant to be read.' },
    { __component: 'sections.rich-text', body: BODY },
  ],
};
