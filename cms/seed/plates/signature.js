'use strict';

const { VERDIGRIS, curve, line, plate, span } = require('./engraving');

/** Lines of one hand; a single line is written in another. */
module.exports = () => {
  const ends = [1430, 1240, 1010, 1470, 1130, 1360, 1460, 930];
  const marks = span(130, 770, ends.length).map((y, row) => {
    const other = row === 3;
    const beat = other ? 41 : 37;
    const height = (x) =>
      y + Math.sin(x / beat + row) * 20 + Math.sin(x / (beat / 2.6) + row * 2) * (other ? 20 : 13) - Math.max(0, Math.sin(x / 131 + row * 1.7)) ** 6 * 40;
    return [
      line([[120, y + 40], [1480, y + 40]], { width: 1.2, opacity: 0.3 }),
      curve(130, ends[row], height, other ? { stroke: VERDIGRIS, width: 6 } : { width: 3, opacity: 0.85 }, 420),
    ];
  });
  return plate(marks);
};
