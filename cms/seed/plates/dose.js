'use strict';

const { VERDIGRIS, HEIGHT, bead, curve, line, plate, span } = require('./engraving');

/** The same dose in many bodies: concentration over time, one curve in color. */
module.exports = () => {
  const base = HEIGHT - 110;
  const level = (x, absorb, eliminate, peak) => {
    const t = (x - 90) / 150;
    if (t <= 0) return base;
    return base - peak * (absorb / (absorb - eliminate)) * (Math.exp(-eliminate * t) - Math.exp(-absorb * t));
  };
  const marks = span(0, 1, 26).map((share) =>
    curve(90, 1560, (x) => level(x, 1.1 + share * 1.4, 0.14 + share * 0.42, 1130 - share * 360), { width: 2.2, opacity: 0.35 + share * 0.5 }));
  const chosen = (x) => level(x, 1.7, 0.29, 900);
  marks.push(
    curve(90, 1560, chosen, { stroke: VERDIGRIS, width: 8 }),
    line([[90, 70], [90, base], [1560, base]], { width: 4 }),
    span(237, 1560, 10).map((x) => line([[x, base], [x, base + 18]], {})),
    line([[90, 300], [1560, 300]], { dash: '4 16', width: 3, opacity: 0.7 }),
    bead(840, chosen(840), 18),
  );
  return plate(marks);
};
