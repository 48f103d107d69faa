'use strict';

// Questions of the demo, by the name under which the pages choose them.

const { blocks } = require('./prose');

const QUESTIONS = [
  { name: 'law-firm', question: 'Is Peritus a law firm?', answer: 'No. Peritus is not a law firm, gives no legal advice and takes no part in a case.' },
  { name: 'verified', question: 'Do you check what a profile says?', answer: 'A profile is the expert’s own statement or, until somebody claims it, what we prepared from public sources. We show when each section was last confirmed, and when it is due again. What we do not check we do not mark as checked.' },
  { name: 'paid', question: 'Can an expert pay to be listed higher?', answer: 'No. The order of results follows from the words of your search, and one line on each card says why that expert is there.' },
  { name: 'demo', question: 'Are the people on this site real?', answer: 'In this demonstration, no. The experts, the authors of the blog and the voices of the podcast are invented, so that everything can be tried out without anyone’s name. The rules and the decisions that the articles cite are real.' },
  { name: 'privileged', question: 'What should I leave out?', answer: 'Whatever is privileged, sealed or confidential, and names where the question can be understood without them. We look for an expert, not for the facts of your case.' },
  { name: 'who-reads', question: 'Who reads my request?', answer: 'Our own staff, and nobody else. It is not shown to experts; if we want to ask one whether the question is theirs, we ask you first.' },
  { name: 'how-long-kept', question: 'How long do you keep it?', answer: 'One year. Then the request and our answers are deleted. The [privacy policy](/privacy-policy) says what else we keep.' },
  { name: 'cost-of-request', question: 'What does a request cost?', answer: 'Nothing. If an expert takes your matter, you agree on the fee with them; we have no share in it.' },
  { name: 'profile-cost', question: 'What does a profile cost?', answer: 'Nothing, and there is nothing to buy that would make it look better than another one.' },
  { name: 'who-sees', question: 'Who sees my contact data?', answer: 'Each entry is public, for attorneys or private, as you choose. Drafts are yours alone.' },
  { name: 'leave', question: 'Can I take my profile down?', answer: 'Yes. Your own you delete with your account, in your settings; for 30 days you can change your mind. One that was prepared of you is removed at your request, without an account.' },
  { name: 'no-testimony', question: 'I have never testified. Is that a reason not to?', answer: 'No. Attorneys also look for people who have never been retained, and a profile without testimony says so by itself. What counts is what you can explain, and how you know it.' },
].map(({ answer, ...question }) => ({ ...question, answer: blocks(answer) }));

module.exports = { QUESTIONS };
