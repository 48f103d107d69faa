'use strict';

const { INK, VERDIGRIS, bead, box, curve, line, plate } = require('./engraving');

/** What chance alone would do, and where this employer stands. */
module.exports = () => {
  const base = 760;
  const bell = (x) => 570 * Math.exp(-(((x - 860) / 250) ** 2) / 2);
  const marks = [];
  for (let x = 130; x < 1500; x += 49) {
    const height = bell(x + 22) + 2;
    const tail = x < 330;
    marks.push(box(x, base - height, 43, height, { width: 2.5, fill: 'none' }));
    for (let y = base - 8; y > base - height + 4; y -= 11) marks.push(line([[x + 5, y], [x + 38, y]], { stroke: tail ? VERDIGRIS : INK, width: tail ? 4 : 2, opacity: tail ? 1 : 0.55 }));
  }
  marks.push(curve(90, 1510, (x) => base - bell(x), { stroke: VERDIGRIS, width: 7 }), line([[90, base], [1510, base]], { width: 4 }));
  marks.push(line([[318, base + 40], [318, 300]], { width: 3, dash: '6 14' }), bead(318, 300, 18));
  return plate(marks);
};
