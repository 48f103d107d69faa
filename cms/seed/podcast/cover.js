'use strict';

const { INK, PAPER, VERDIGRIS, bead, chance, line } = require('../plates/engraving');

const SIDE = 1500;

/**
 * The cover of the show: a voice as upright bars, and the one silence in it.
 *
 * @returns {{svg: string, alt: string, fileName: string}} a square of 1500 pixels
 */
function drawCover() {
  const next = chance(702);
  const marks = [];
  const from = 150;
  const to = SIDE - 150;
  const middle = 620;
  const silence = 0.64;
  for (let x = from; x <= to; x += 24) {
    const t = (x - from) / (to - from);
    const distance = Math.abs(t - silence);
    const swell = Math.abs(Math.sin(t * 15.5) * Math.cos(t * 5.1)) * 330 + 40;
    const height = distance < 0.06 ? 4 : swell * (0.6 + next() * 0.4) * Math.min(1, (distance - 0.03) * 11);
    marks.push(line([[x, middle - height], [x, middle + height * 0.86]], { stroke: t < 0.24 ? VERDIGRIS : INK, width: 10 }));
  }
  const centre = from + silence * (to - from);
  marks.push(bead(centre, middle, 30), line([[150, 1085], [SIDE - 150, 1085]], { width: 3, opacity: 0.6 }));
  const words = [
    `<text x="150" y="1255" font-family="Source Serif 4, Georgia, 'Liberation Serif', 'DejaVu Serif', serif" font-size="168" fill="${INK}">Qualified</text>`,
    `<text x="154" y="1345" font-family="Inter, 'Liberation Sans', 'DejaVu Sans', sans-serif" font-size="48" fill="${INK}">Experts on the question they could not answer</text>`,
  ];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${PAPER}"/><g stroke-linecap="round">${marks.join('')}</g>${words.join('')}</svg>`,
    alt: 'Cover of Qualified: engraving of a recorded voice as upright bars, with one silence in it, marked with a brass bead.',
    fileName: 'qualified-cover.webp',
  };
}

module.exports = { drawCover };
