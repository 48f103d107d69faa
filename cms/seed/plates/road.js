'use strict';

const { VERDIGRIS, HEIGHT, WIDTH, bead, curve, line, plate, span } = require('./engraving');

/** A road at night: what the beam reaches, and what waits beyond it. */
module.exports = () => {
  const horizon = 300;
  const vanishX = 940;
  const marks = span(0, 1, 34).map((share) => {
    const y = horizon + (HEIGHT - horizon) * share ** 2.1;
    return line([[0, y], [WIDTH, y]], { width: 1 + share * 2, opacity: 0.18 + share * 0.3 });
  });
  for (const foot of [-500, 2050]) marks.push(line([[vanishX, horizon], [foot, HEIGHT]], { width: 6 }));
  for (const share of span(0.08, 1, 9)) {
    const near = share ** 2;
    const far = Math.min(1, near + 0.06 * (near + 0.1));
    const at = (t) => [vanishX + (760 - vanishX) * t, horizon + (HEIGHT - horizon) * t];
    marks.push(line([at(near), at(far)], { width: 2 + near * 12 }));
  }
  marks.push(span(-1, 1, 30).map((share) => line([[620 + share * 30, HEIGHT], [vanishX - 70 + share * 250, 455 + Math.abs(share) * 60]], { width: 1.6, opacity: 0.4 })));
  marks.push(curve(620, 1130, (x) => 455 + ((x - 870) / 250) ** 2 * 60, { stroke: VERDIGRIS, width: 8 }));
  marks.push(span(0, 12, 13).map((index) => line([[0, 24 + index * 21], [WIDTH, 24 + index * 21]], { width: 1.4, opacity: 0.42 - index * 0.03 })));
  const walker = [1180, 372];
  marks.push(line([[walker[0], walker[1] - 44], [walker[0], walker[1]]], { width: 8 }), line([[walker[0], walker[1]], [walker[0] - 14, walker[1] + 42]], { width: 6 }), line([[walker[0], walker[1]], [walker[0] + 14, walker[1] + 42]], { width: 6 }), bead(walker[0], walker[1] - 62, 14));
  return plate(marks);
};
