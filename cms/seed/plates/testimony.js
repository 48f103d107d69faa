'use strict';

const { INK, VERDIGRIS, WIDTH, bead, chance, line, plate } = require('./engraving');

/** A voice answering: bars of sound, with one long pause in the middle. */
module.exports = ({ pauseAt = 0.56, seed = 30 } = {}) => {
  const next = chance(seed);
  const marks = [line([[60, 450], [WIDTH - 60, 450]], { width: 1.5, opacity: 0.5 })];
  for (let x = 70; x <= WIDTH - 70; x += 12) {
    const t = (x - 70) / (WIDTH - 140);
    const distance = Math.abs(t - pauseAt);
    const swell = Math.abs(Math.sin(t * 21) * Math.cos(t * 6.3)) * 300 + 26;
    const height = distance < 0.045 ? 3 : swell * (0.55 + next() * 0.45) * Math.min(1, (distance - 0.03) * 14);
    marks.push(line([[x, 450 - height], [x, 450 + height * 0.86]], { stroke: t < 0.2 ? VERDIGRIS : INK, width: 4.5, opacity: 0.9 }));
  }
  const center = 70 + pauseAt * (WIDTH - 140);
  marks.push(line([[center - 62, 200], [center + 62, 200]], {}), line([[center - 62, 180], [center - 62, 220]], {}), line([[center + 62, 180], [center + 62, 220]], {}), bead(center, 450, 16));
  return plate(marks);
};
