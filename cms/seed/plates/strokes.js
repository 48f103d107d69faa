'use strict';

const { VERDIGRIS, bead, line, plate, span } = require('./engraving');

/** Two pen strokes crossing, much enlarged: which lies on top. */
module.exports = () => {
  const marks = [];
  const first = (t) => [120 + t * 1360, 640 - t * 380 + Math.sin(t * 4) * 60];
  const second = (t) => [420 + t * 640 + Math.sin(t * 5) * 40, 90 + t * 730];
  for (const offset of span(-58, 58, 24)) {
    marks.push(line(span(0, 1, 80).map((t) => { const [x, y] = first(t); return [x + offset * 0.26, y + offset]; }), { width: 2.2, opacity: 0.55 + Math.abs(offset) / 140 }));
  }
  for (const offset of span(-46, 46, 18)) {
    const edge = Math.abs(offset) > 45;
    marks.push(line(span(0, 1, 80).map((t) => { const [x, y] = second(t); return [x + offset, y - offset * 0.4]; }), { stroke: '#eceae3', width: 7 }));
    marks.push(line(span(0, 1, 80).map((t) => { const [x, y] = second(t); return [x + offset, y - offset * 0.4]; }), edge ? { stroke: VERDIGRIS, width: 7 } : { width: 2.2, opacity: 0.85 }));
  }
  marks.push(bead(738, 466, 16));
  return plate(marks);
};
