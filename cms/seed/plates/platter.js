'use strict';

const { VERDIGRIS, bead, chance, circle, line, plate, span } = require('./engraving');

const arc = (x, y, radius, from, to, look) => line(span(from, to, 40).map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]), look);

/** A disk's tracks, written and unwritten; one sector is being read. */
module.exports = () => {
  const next = chance(64);
  const marks = [];
  for (const radius of span(96, 400, 30)) {
    for (let angle = next(); angle < Math.PI * 2; ) {
      const length = 0.12 + next() * 0.9;
      marks.push(arc(720, 450, radius, angle, Math.min(angle + length, Math.PI * 2 + 0.3), { width: 3.2, opacity: 0.8 }));
      angle += length + 0.05 + next() * 0.24;
    }
  }
  marks.push(circle(720, 450, 428, { width: 4 }), circle(720, 450, 62, { width: 4 }), circle(720, 450, 20, { width: 4 }));
  marks.push(span(250, 285, 4).map((radius) => arc(720, 450, radius, -0.72, -0.2, { stroke: VERDIGRIS, width: 8 })));
  marks.push(line([[1370, 780], [1310, 560], [958, 326]], { width: 9 }), circle(1370, 780, 44, { width: 5 }), bead(952, 322, 18));
  return plate(marks);
};
