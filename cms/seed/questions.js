'use strict';

// Questions of the demo. Pages refer to them by name.

const { blocks } = require('./prose');

const QUESTIONS = [
  { name: 'law-firm', question: 'Is Peritus a law firm?', answer: 'No. Peritus is not a law firm, doesn’t give legal advice, and doesn’t take part in any case.' },
  { name: 'verified', question: 'Do you verify what a profile says?', answer: 'A profile is the expert’s own statement. Until someone claims it, it shows what we found in public sources. We show when each section was last confirmed and when it is due again. We never mark anything as verified unless we verified it.' },
  { name: 'paid', question: 'Can an expert pay to be listed higher?', answer: 'No. Results are ranked by how well they match your search. Each card tells you why the expert is there.' },
  { name: 'demo', demo: true, question: 'Are the people on this site real?', answer: 'Not in this demonstration. We invented the experts, the authors of the blog, and the voices of the podcast so that you can try everything without using anyone’s real name. The rules and court decisions that the articles cite are real.' },
  { name: 'privileged', question: 'What should I leave out?', answer: 'Leave out anything privileged, sealed, or confidential, and any names we don’t need to understand the question. We are looking for an expert and don’t need all the facts of your case.' },
  { name: 'who-reads', question: 'Who reads my request?', answer: 'Only our team. We don’t show it to experts. If we want to ask an expert whether the question is in their field, we ask you first.' },
  { name: 'how-long-kept', question: 'How long do you keep it?', answer: 'One year. Then we delete the request and our replies. The [privacy policy](/privacy-policy) explains what else we keep.' },
  { name: 'cost-of-request', question: 'What does a request cost?', answer: 'Nothing. If an expert takes your matter, you agree on the fee with them. We don’t take a share.' },
  { name: 'profile-cost', question: 'What does a profile cost?', answer: 'Nothing. You can’t pay to make your profile look better than another one.' },
  { name: 'who-sees', question: 'Who sees my contact information?', answer: 'You decide. Each entry can be public, visible to attorneys only, or private. Only you see your drafts.' },
  { name: 'leave', question: 'Can I take my profile down?', answer: 'Yes. To remove your own profile, delete your account in your settings. You have 30 days to change your mind. If we prepared a profile about you, you can have it removed without an account.' },
  { name: 'no-testimony', question: 'I have never testified. Can I still join?', answer: 'Yes. Some attorneys look for experts who have never been retained, and a profile without testimony shows that. What counts is what you can explain and how you know it.' },
].map(({ answer, ...question }) => ({ ...question, answer: blocks(answer) }));

module.exports = { QUESTIONS };
