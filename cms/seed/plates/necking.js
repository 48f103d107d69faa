'use strict';

const { VERDIGRIS, bead, line, plate, span } = require('./engraving');

/** A bolt pulled in two: its shank draws in before it parts. */
module.exports = () => {
  const half = (y) => 170 - 92 * Math.exp(-(((y - 450) / 92) ** 2));
  const marks = [];
  for (const share of span(-1, 1, 31)) {
    const look = { width: 2.4, opacity: 0.8 };
    marks.push(line(span(60, 422, 60).map((y) => [800 + share * half(y), y]), look), line(span(478, 840, 60).map((y) => [800 + share * half(y), y]), look));
  }
  const jag = (y, sign) => line(span(-1, 1, 25).map((share, index) => [800 + share * half(450), y + sign * (18 * (1 - share * share)) + (index % 2 ? 5 : -5)]), { width: 5, ...(sign > 0 ? { stroke: VERDIGRIS, width: 8 } : {}) });
  marks.push(jag(424, 1), jag(476, -1), bead(800, 450, 14));
  for (const y of span(90, 250, 9)) marks.push(line([[630, y], [970, y + 14]], { width: 1.6, opacity: 0.5 }), line([[630, 900 - y - 14], [970, 900 - y]], { width: 1.6, opacity: 0.5 }));
  return plate(marks);
};
