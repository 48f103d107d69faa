'use strict';

const { VERDIGRIS, bead, chance, circle, line, plate, span } = require('./engraving');

/** A branching vessel in cross-current lines; the sample is taken far from the heart. */
module.exports = () => {
  const next = chance(77);
  const marks = [];
  span(60, 330, 22).forEach((radius) => marks.push(circle(430, 400, radius, { width: 2, opacity: 0.85 - radius / 480, dash: radius > 200 ? `${radius / 6} ${radius / 16}` : undefined })));
  const branch = (x, y, angle, length, width, depth) => {
    const bend = (next() - 0.5) * 0.5;
    const points = span(0, 1, 20).map((t) => [x + Math.cos(angle + bend * t) * length * t, y + Math.sin(angle + bend * t) * length * t]);
    for (const offset of span(-width, width, Math.max(2, Math.round(width / 3)))) marks.push(line(points.map(([px, py]) => [px, py + offset]), { width: 2, opacity: 0.75 }));
    if (depth === 0) return;
    const [endX, endY] = points.at(-1);
    branch(endX, endY, angle - 0.34 - next() * 0.2, length * 0.74, width * 0.62, depth - 1);
    branch(endX, endY, angle + 0.3 + next() * 0.24, length * 0.72, width * 0.58, depth - 1);
  };
  branch(500, 430, 0.16, 360, 26, 4);
  const way = span(0, 1, 60).map((t) => [500 + t * 900, 430 + t * 250 + Math.sin(t * 6) * 26]);
  marks.push(line(way, { stroke: VERDIGRIS, width: 8 }), bead(way.at(-1)[0], way.at(-1)[1], 18));
  return plate(marks);
};
