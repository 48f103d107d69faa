'use strict';

const { VERDIGRIS, bead, line, plate, span } = require('./engraving');

/** A bolt cut across: two flat halves slid past one another. */
module.exports = () => {
  const marks = [];
  const slope = (x) => 450 - (x - 800) * 0.22;
  for (const share of span(-1, 1, 31)) {
    const x = share * 170;
    const look = { width: 2.4, opacity: 0.8 };
    marks.push(line([[770 + x, 60], [770 + x, slope(770 + x) - 8]], look), line([[858 + x, slope(858 + x) + 8], [858 + x, 840]], look));
  }
  marks.push(line([[600, slope(600) - 6], [942, slope(942) - 6]], { width: 5 }), line([[688, slope(688) + 8], [1028, slope(1028) + 8]], { stroke: VERDIGRIS, width: 8 }));
  for (const reach of span(0, 5, 6)) marks.push(line([[1060 + reach * 34, slope(1060) + 10], [1090 + reach * 34, slope(1090) - 2]], { width: 3, opacity: 0.8 - reach * 0.12 }));
  marks.push(bead(688, slope(688) + 8, 14));
  return plate(marks);
};
