'use strict';

const BODY = `
## What Peritus is

Peritus is a place where experts keep profiles and attorneys read them, with a blog and a podcast about expert testimony. It is not a law firm. It gives no legal advice, recommends no expert, and takes no part in a case, in an engagement or in its fee. Whether an expert is qualified for a question is for the attorney who retains them, and in the end for the court.

## Accounts

An account belongs to one person. Keep its password to yourself, tell us when somebody else knows it, and give us an e-mail address at which you can be reached. You may delete it at any time, in your settings.

## If you keep a profile

- What it says is **your own statement**. You are answerable for its truth, as you would be for a curriculum vitae that you hand to counsel.
- You confirm its sections when they are due. What is not confirmed is shown as such.
- You keep all rights in what you write. You allow us to show it to the readers whom you choose, and to keep its earlier versions.
- You publish nothing that is sealed, confidential or somebody else’s.

## If a profile was prepared of you

We prepare profiles from what is public about an expert’s work. Until its person has claimed it, such a profile is what we found, and not a statement of theirs. Whoever it is about may claim it, or have it removed without an account.

## If you claim a profile

Claim none but your own. Whoever is named in it is told, and may object; then our staff decide by a document.

## If you search or send a request

- Read what you find as what it is: a statement, with its author and its date.
- Send nothing that is privileged or sealed. A request creates no relation of attorney and client, and no conflict for an expert who has not seen it.
- Do not copy profiles in bulk, and do not use them to advertise to the people in them.

## What everyone keeps to

Do not try to enter where you are not let in, to slow the service down for others, or to appear as someone else. If you find a hole, tell us; we will thank you and mend it.

## What we promise, and what we do not

We run Peritus with care, mend what is broken, and say so when something was lost. We do not promise that it is always there, that a profile is complete, or that you will find the expert whom you need. Nothing here limits what the law does not allow to be limited.

## Articles and episodes

The blog and the podcast explain; they do not advise. Quote them with their name and their address. The people who speak and write in this demonstration are invented, and the voices of the podcast come from a speech synthesiser.

## Ending it

You may stop using Peritus at any time, and delete your account; for 30 days you can change your mind. We may close an account that breaks these rules, after a warning where one can help, and we say why.

## Changes

These conditions may change. Whoever has an account is asked to agree to the new ones before going on; what was agreed to earlier stays in their history.
`;

module.exports = {
  name: 'terms-and-conditions',
  title: 'Terms and conditions',
  seo: {
    title: 'Terms and conditions · Peritus',
    description: 'The rules of Peritus: whose statement a profile is, what a request is and is not, what everyone keeps to, and what we promise.',
    noIndex: false,
  },
  sections: [
    { __component: 'sections.hero', headline: 'Terms and conditions', lead: 'Short enough to read. They say whose statement a profile is, and what follows from that.' },
    { __component: 'sections.rich-text', body: BODY },
  ],
};
