'use strict';

const { VERDIGRIS, bead, chance, circle, line, plate, span } = require('./engraving');

/** A whorl with its ridges broken where ridges end; one is followed, one point is marked. */
module.exports = () => {
  const next = chance(306);
  const marks = [];
  span(16, 400, 27).forEach((radius, index) => {
    const ridge = (from, to, look) => line(span(from, to, 90).map((angle) => {
      const wobble = 1 + 0.035 * Math.sin(angle * 3 + index * 0.5) + 0.05 * Math.sin(angle + 0.8);
      return [800 + radius * 0.86 * wobble * Math.cos(angle), 470 + radius * 1.08 * wobble * Math.sin(angle) - (radius > 240 ? (Math.cos(angle * 2) + 1) * 6 : 0)];
    }), look);
    const chosen = index === 12;
    for (let angle = next() * 2; angle < Math.PI * 2 + 0.6; ) {
      const length = 1 + next() * 3;
      marks.push(ridge(angle, Math.min(angle + length, Math.PI * 2 + 0.9), chosen ? { stroke: VERDIGRIS, width: 9 } : { width: 6, opacity: 0.82 }));
      angle += length + 0.07 + next() * 0.1;
    }
  });
  marks.push(circle(985, 330, 62, { width: 3 }), line([[1030, 286], [1250, 150], [1420, 150]], { width: 3 }), bead(985, 330, 14));
  return plate(marks);
};
