'use strict';

const BODY = `
## In short

We keep what you enter on Peritus so that it can do what you ask, and public information about the work of experts. We keep nothing about what you do elsewhere. These pages have no advertising, no third-party analytics, and no scripts from other companies. A video or page that an article embeds loads from its own site only after you choose to open it.

## What we keep, and why

### When you read

Our server writes one line to its log for each request: the time, the path, the response status, and the duration. To tell visitors from attacks, we count requests by network address for a short time. The log also has sign-ins and refused attempts, with the network address and the number of the account.

### When you contact us

We keep what you enter in a form, with the time: your name, your email address, and the other fields of the form. A member of our team needs it to read your message and reply. **We delete it after one year**, along with our replies. Don’t send us privileged information.

### When you have an account

- Your name, your email address, and a hash of your password. No one can read your password from it.
- If you are an attorney: your firm, phone number, role, practice areas, location, and bar admissions. Our team checks your admissions with the state bar.
- Where you are signed in: the browser, the network address, and the time of last use.
- If you set up two-step verification: the encrypted secret of your authenticator app, hashes of your recovery codes, and the public part of your passkeys.
- Failed sign-in attempts, so that passwords can’t be guessed quickly.
- Which versions of the terms and of this policy you agreed to, and when.

### When you have a profile

Your profile and every earlier version of each section, with the time and the author of each change. For each entry, you decide whether it is public, visible to attorneys only, or private. Our team can read profiles and correct them for you. The history shows when they do.

### When we prepared a profile about you

We prepare profiles from public information about experts’ work so that attorneys can find them. Anyone who looks up such a profile to claim it sees only a few letters of the contacts on file. You can claim the profile or have it removed. [Find your profile](/become-an-expert/search-results). You don’t need an account to remove it.

To verify your identity, you enter a code that we send to a contact on file, or you upload a document. **We delete the document once our team has decided.** We tell every contact on file that someone is claiming the profile, so that they can object. If a claim fails, we keep it for one year.

### When our team acts

We record what our team does with accounts and claims in a log that can’t be altered: when, who, whose account or claim, and why. We also record whose account, claim, request, or profile they open, and what they export.

## In your browser

We set cookies that scripts can’t read and that your browser sends only to us:

- Your session. It is deleted when you sign out.
- For up to 400 days after you sign in, a random code by which we recognize this browser, so that strangers who guess at your password can’t keep you out. It opens nothing, and it stays when you sign out.
- For up to two weeks, that this browser started a claim or a sign-up, and for a few minutes, that it is at the second step of a sign-in.

Two more cookies are for convenience: the theme you chose, and a notice for the next page to show. We also save the following on your device only:

- Where you stopped listening to an episode.
- What you entered in a form but have not sent yet.
- While you are signed in: your name, your start page, and the experts whose profiles you opened last.

Signing out erases what belongs to your account.

## Who else receives it

We don’t sell, rent, or lend your data. Whoever runs this installation of Peritus chooses where its servers are, which mail server carries its email, and which gateway carries its text messages. Those providers see what passes through them. We disclose data when the law requires it, and only as much as it requires.

## How long we keep it

- Requests and messages from forms: 1 year.
- Sign-ups that are not finished: 1 day.
- Where you were signed in: 90 days after the session ends. A session that is not used ends after 30 days.
- The subject and recipient of our emails: 30 days. The text is kept only until it is sent.
- Accounts, profiles, and their earlier versions: until you delete your account.
- Unclaimed profiles: until the expert claims the profile or has it removed.
- A copy of your data that you requested: 7 days.

After you delete your account, we keep it for 30 days in case you change your mind. Sign in during that time to keep it. Then we erase it. What remains doesn’t identify you: that a profile existed and when its sections changed, that it was claimed and what type of verification was used, and log entries with the number of an account that no longer exists.

## Your rights

In your settings, under *Your data*, you can request a copy of everything we keep about you and delete your account. To correct your data, or for any request without an account, contact us with [the form on the About page](/about). Use the address we have on file so that we can verify your identity. Where you live, you may also have the right to complain to an authority. You don’t have to contact us first.

## Changes

When the content of this policy changes, we ask account holders to agree to it before they continue. What you agreed to when you sent a form stays in effect in the words it had then.
`;

module.exports = {
  name: 'privacy-policy',
  title: 'Privacy policy',
  seo: {
    title: 'Privacy policy · Peritus',
    description: 'What Peritus keeps when you read, contact us, or have an account or a profile: why we keep it, for how long, and what you can ask us to do.',
    noIndex: false,
  },
  sections: [
    { __component: 'sections.hero', headline: 'Privacy policy', lead: 'What we keep, why we keep it, and for how long, in plain English.' },
    { __component: 'sections.rich-text', body: BODY },
  ],
};
