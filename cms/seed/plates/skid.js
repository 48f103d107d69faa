'use strict';

const { INK, VERDIGRIS, bead, circle, line, plate, span } = require('./engraving');

/** Two curving tyre marks, measured from a base line. */
module.exports = () => {
  const path = (t, side) => [110 + t * 1260 + side * 26 * t, 700 - 430 * t ** 1.7 + side * 52];
  const marks = [];
  for (const side of [-1, 1]) {
    for (const rib of span(-15, 15, 6)) {
      marks.push(line(span(0, 1, 90).map((t) => { const [x, y] = path(t, side); return [x + rib * t * 0.6, y + rib]; }), { width: 2.6, opacity: 0.35 + Math.abs(rib) / 40 }));
    }
  }
  marks.push(line(span(0, 1, 90).map((t) => path(t, 0)), { stroke: VERDIGRIS, width: 7, dash: '30 20' }));
  marks.push(line([[90, 800], [1510, 800]], { width: 4 }));
  for (const t of span(0, 1, 13)) {
    const [x, y] = path(t, 1);
    marks.push(line([[x, 800], [x, y + 26]], { width: 1.6, opacity: 0.5 }), line([[x, 800], [x, 820]], { width: 3 }));
  }
  const [x, y] = path(1, 0);
  marks.push(span(30, 190, 9).map((radius) => circle(x + 40, y - 20, radius, { stroke: INK, width: 1.8, opacity: 0.7 - radius / 320 })), bead(x + 40, y - 20, 18));
  return plate(marks);
};
