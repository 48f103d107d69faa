'use strict';

const BODY = `
## In short

We keep what you type into Peritus so that it can do what you ask of it, what is public about the work of experts, and nothing about what you do elsewhere. There is no advertising, no analytics of another company, and no script of anyone but us on these pages. A video or another page that an article refers to is fetched from its own site only after you choose to open it.

## What we keep, and why

### When you read

The server that answers you writes a line for each request: its time, its path, the answer’s status and how long it took. To tell visitors from attacks, limits are counted by network address for as long as they last.

### When you write to us

What you type into a form is kept together with its time: your name, your e-mail address, and what the form asks for. We keep it so that a member of our staff can read it and answer you. **After one year it is deleted**, our answers included. Do not send us what is privileged.

### When you have an account

- your name, your e-mail address, and a hash of your password from which the password cannot be read;
- as an attorney your firm, phone, role, practice areas and place, and your bar admissions, which our staff look up in the register of the bar;
- where you are signed in: browser, network address, and when it was last used;
- the secret of an authenticator app, sealed, hashes of your recovery codes, and the public part of your passkeys, once you set them up;
- failed attempts to sign in, so that guessing a password is slow;
- which version of the terms and of this page you agreed to, and when.

### When you keep a profile

Your profile, and every earlier version of each of its sections with the time and the author of the change. For each entry you decide whether everyone, attorneys or nobody but you may read it. Our staff can read profiles and can correct them on your behalf; the history shows it.

### When a profile was prepared of you

We prepare profiles of experts from what is public about their work, so that attorneys can find it. Whoever looks for it there sees no more than a few letters of the contacts on file. Such a profile is yours to take or to have removed: [look for it](/become-an-expert/search-results). Removal needs no account.

To prove that it is you, you type a code that we send to a contact on file, or send a document. **The document is deleted once our staff have decided.** Each contact on file is told that somebody claims the profile, and can object. A claim that comes to nothing is kept for a year.

### When our staff act

What is done with accounts and claims is kept in a log that cannot be altered: when, by whom, to whom, and for what reason.

## In your browser

Cookies that scripts cannot read, sent to us alone:

- your session, deleted when you sign out;
- for two weeks at most, that it was this browser that began a claim or a sign-up, and for minutes, that it was this one that is at the second step of a sign-in.

Beside them, for your convenience: the theme that you chose, and a notice that the next page is to show. And on your device alone:

- where you stopped listening to an episode;
- what you typed into a form and have not sent yet;
- while you are signed in, your name, the page on which you begin, and the experts whose records you opened last.

Signing out erases what belongs to your account.

## Who else receives it

Nobody buys, rents or borrows it. Whoever runs this installation of Peritus chooses where its servers stand, which mail server carries its e-mails and which gateway its text messages; they see what passes through them. We hand over data where the law compels us, and no more than it compels us to.

## For how long

- Requests and messages from the forms: 1 year.
- A sign-up that is not finished: 1 day.
- Where you were signed in: 90 days after it ended. A session that is not used ends after 30 days.
- The subject and the recipient of our mails: 30 days; their text only until they are sent.
- Accounts, profiles and earlier versions of them: until you delete the account.
- A profile that nobody has claimed: until its person claims it or has it removed.
- A copy of your data that you asked for: 7 days.

When you delete your account it stays for 30 more days, in which signing in lets you keep it. Then it is erased. What stays says nothing of you: that a profile existed and when its sections were changed, that it was claimed and by which kind of proof, and that something was done, with the number of an account that is no more.

## Your rights

In your settings, under *Your data*, you make a copy of all that we keep about you, and delete your account. For the correction of what we keep, and without an account for all of it, write to us by [the form on the page about us](/about) from the address that we know, so that we can be sure whom we are answering. Where you live there may be an authority to complain to; you need not ask us first.

## Changes

When this page changes in what it says, whoever has an account is asked to agree to it before going on. What you have agreed to in a form stays under the words that stood there when you sent it.
`;

module.exports = {
  name: 'privacy-policy',
  title: 'Privacy policy',
  seo: {
    title: 'Privacy policy · Peritus',
    description: 'What Peritus keeps when you read, write to us, have an account or a profile; what for, for how long, and what you may ask of us.',
    noIndex: false,
  },
  sections: [
    { __component: 'sections.hero', headline: 'Privacy policy', lead: 'What we keep of whom, what for, and for how long. In words that are meant to be read.' },
    { __component: 'sections.rich-text', body: BODY },
  ],
};
