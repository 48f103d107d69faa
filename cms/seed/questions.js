'use strict';

// Questions of the demo, by the name under which the pages choose them.

const { blocks } = require('./prose');

const QUESTIONS = [
  {
    name: 'law-firm',
    question: 'Is Peritus a law firm?',
    answer: 'No. Peritus is not a law firm, gives no legal advice and takes no part in a case.',
  },
].map(({ answer, ...question }) => ({ ...question, answer: blocks(answer) }));

module.exports = { QUESTIONS };
