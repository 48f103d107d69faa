'use strict';

const BODY = `
## What Peritus is

Experts publish profiles on Peritus, and attorneys read them. We also publish a blog and a podcast about expert testimony. Peritus is not a law firm. We don’t give legal advice, recommend experts, or take part in any case, engagement, or fee. The attorney who retains an expert decides whether that expert is qualified, and in the end the court does.

## Accounts

An account belongs to one person. Keep your password to yourself, tell us if someone else learns it, and give us an email address where we can reach you. You can delete your account at any time in your settings.

## If you have a profile

- Your profile is **your own statement**. You are responsible for its accuracy, just as you would be for a CV that you give to counsel.
- Confirm its sections when they are due. We mark sections that are not confirmed.
- You keep all rights to what you write. You allow us to show it to the readers you choose and to keep earlier versions.
- Don’t publish anything that is sealed, confidential, or owned by someone else.

## If we prepared a profile about you

We prepare profiles from public information about an expert’s work. Until you claim it, such a profile shows what we found. It is not your statement. You can claim it, or have it removed without an account.

## If you claim a profile

Claim only your own profile. We notify the contacts on file, and they can object. If they do, our team decides based on a document.

## If you search or send a request

- Treat a profile as a statement with an author and a date.
- Don’t send anything privileged or sealed. A request does not create an attorney-client relationship, and it does not create a conflict for an expert who has not seen it.
- Don’t copy profiles in bulk, and don’t use them to advertise to experts.

## Rules for everyone

Don’t try to access anything you aren’t authorized to see, slow the service down for others, or impersonate anyone. If you find a security problem, tell us. We’ll thank you and fix it.

## What we promise, and what we don’t

We run Peritus with care, fix what breaks, and tell you if data is lost. We don’t promise that the service is always available, that a profile is complete, or that you will find the expert you need. Nothing in these terms limits liability where the law does not allow it.

## Articles and episodes

The blog and the podcast explain; they don’t advise. If you quote them, include the title and a link. {{The authors and speakers in this demonstration are invented, and the voices on the podcast come from a speech synthesizer.}}

## Ending your use

You can stop using Peritus and delete your account at any time. You have 30 days to change your mind. We may close an account that breaks these rules. We tell you why, and we warn you first where a warning can help.

## Changes

These terms may change. If you have an account, we ask you to agree to the new terms before you continue. Your history keeps a record of the versions you agreed to.
`;

module.exports = {
  name: 'terms-and-conditions',
  title: 'Terms and conditions',
  seo: {
    title: 'Terms and conditions · Peritus',
    description: 'The rules of Peritus: who is responsible for a profile, what a request is and is not, the rules for everyone, and what we promise.',
    noIndex: false,
  },
  sections: [
    { __component: 'sections.hero', headline: 'Terms and conditions', lead: 'Short enough to read. They explain whose statement a profile is, and what follows from that.' },
    { __component: 'sections.rich-text', body: BODY },
  ],
};
