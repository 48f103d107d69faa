'use strict';

const { VERDIGRIS, bead, curve, line, plate, span } = require('./engraving');

/** A bundle of opinions rising through one point, and the bar that they must clear. */
module.exports = () => {
  const marks = span(-1, 1, 22).map((share) =>
    curve(0, 1600, (x) => {
      const t = x / 1600;
      return 860 - 620 * (t ** 1.2 * 1.15 - t ** 3 * 0.28) + share * 230 * (t - 0.68) * (t > 0.68 ? 2.2 : 1) * (1 - Math.abs(t - 0.68) * 0.2);
    }, { width: 2.4, opacity: 0.8 }));
  marks.push(
    curve(0, 1080, (x) => 640 - (x / 1080) ** 2.1 * 660, { stroke: VERDIGRIS, width: 8, dash: '34 22' }),
    line([[-10, 330], [1610, 330]], { width: 1.5, opacity: 0.35 }),
    bead(826, 330, 20),
  );
  return plate(marks);
};
