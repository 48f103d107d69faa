'use strict';

const DAY = 24 * 60 * 60 * 1000;

/** When the scheduled entries of the demo are due: forty days after `now`, at nine o'clock UTC. */
function dueDate(now) {
  const due = new Date(now.getTime() + 40 * DAY);
  due.setUTCHours(9, 0, 0, 0);
  return due.toISOString();
}

module.exports = { dueDate };
