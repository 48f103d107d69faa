'use strict';

const { INK, VERDIGRIS, bead, chance, circle, line, plate, span } = require('./engraving');

/** Four sieves, one below the other: fewer lines leave than entered. */
module.exports = () => {
  const next = chance(93);
  const levels = [210, 370, 530, 690];
  const marks = levels.map((y, level) => [
    line([[150, y], [1450, y]], { width: 5 }),
    span(150, 1450, 27 + level * 12).map((x) => line([[x, y - 13], [x, y + 13]], { width: 2, opacity: 0.7 })),
  ]);
  span(190, 1410, 46).forEach((x, index) => {
    const survives = index === 27;
    const stop = survives ? 4 : Math.min(3, Math.floor(next() * 3.4));
    const end = survives ? 860 : levels[stop];
    const wave = (y) => x + Math.sin(y / 60 + index) * 7;
    marks.push(line(span(40, end, 60).map((y) => [wave(y), y]), survives ? { stroke: VERDIGRIS, width: 8 } : { width: 2, opacity: 0.6 }));
    marks.push(survives ? bead(wave(860), 850, 18) : circle(wave(end), end - 16, 7, { fill: INK, stroke: 'none', width: 0, opacity: 0.7 }));
  });
  return plate(marks);
};
