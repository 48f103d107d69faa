'use strict';

const { VERDIGRIS, curve, line, plate, span } = require('./engraving');

/** Paper in raking light: the page above left its furrows in the page below. */
module.exports = () => {
  const marks = span(40, 870, 64).map((y) => curve(40, 1560, (x) => y + Math.exp(-(((y - 430 - Math.sin(x / 70) * 44 - Math.sin(x / 23) * 18) / 26) ** 2)) * 15, { width: 1.9, opacity: 0.6 }, 300));
  marks.push(curve(220, 1380, (x) => 430 + Math.sin(x / 70) * 44 + Math.sin(x / 23) * 18, { stroke: VERDIGRIS, width: 6 }, 400));
  marks.push(line([[40, 870], [1560, 870]], { width: 4 }), line([[1490, 60], [1380, 120]], { width: 4 }), line([[1520, 96], [1410, 156]], { width: 4 }));
  return plate(marks);
};
