'use strict';

const { VERDIGRIS, bead, chance, line, plate, span } = require('./engraving');

/** Beach marks spreading from the point where a crack began. */
module.exports = () => {
  const next = chance(7);
  const marks = [];
  const ring = (radius, look) => line(span(0, Math.PI * 2, 180).map((angle) => {
    const r = radius * (1 + 0.1 * Math.sin(angle * 2 + 0.6) + 0.035 * Math.sin(angle * 5 + radius / 90));
    return [310 + r * 1.5 * Math.cos(angle), 700 + r * Math.sin(angle)];
  }), { ...look, closed: true });
  let radius = 26;
  let index = 0;
  while (radius < 960) {
    const chosen = index === 17;
    marks.push(ring(radius, chosen ? { stroke: VERDIGRIS, width: 8 } : { width: 1.8 + next() * 1.2, opacity: 0.75 }));
    radius += 13 + index * 0.9 + next() * 9;
    index += 1;
  }
  marks.push(bead(310, 700, 18));
  return plate(marks);
};
