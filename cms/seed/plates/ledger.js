'use strict';

const { VERDIGRIS, bead, box, chance, line, plate, span } = require('./engraving');

/** A report and its annexes, fanned; one line of it is the one that was asked for. */
module.exports = () => {
  const next = chance(26);
  const marks = [];
  for (let sheet = 5; sheet >= 0; sheet -= 1) {
    const x = 230 + sheet * 150;
    const y = 190 - sheet * 22;
    marks.push(box(x, y, 430, 590, { fill: '#eceae3', width: sheet ? 2 : 4 }));
    const rows = span(y + 70, y + 540, 22);
    rows.forEach((row, index) => {
      const indent = index % 6 === 0 ? 0 : 26;
      const length = index % 6 === 0 ? 190 : 250 + next() * 110;
      const asked = sheet === 0 && index === 13;
      marks.push(line([[x + 38 + indent, row], [x + 38 + indent + length - indent, row]], asked ? { stroke: VERDIGRIS, width: 8 } : { width: index % 6 === 0 ? 4 : 2.2, opacity: sheet ? 0.5 : 0.85 }));
      if (asked) marks.push(bead(x, row, 16));
    });
  }
  return plate(marks);
};
