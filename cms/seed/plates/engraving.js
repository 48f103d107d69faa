'use strict';

// The hand that draws the plates: parallel lines in ink on paper, one line in
// verdigris, now and then a bead of brass. Everything is a function of its
// arguments, so that a plate is the same on every machine.

const WIDTH = 1600;
const HEIGHT = 900;
const PAPER = '#eceae3';
const INK = '#2b3850';
const VERDIGRIS = '#0b6b63';
const BRASS = '#c79a45';

const round = (value) => Math.round(value * 10) / 10;

/** Numbers from 0 up to 1 that look random and repeat for the same seed (mulberry32). */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` numbers from `from` to `to`, both included. */
function span(from, to, count) {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1));
}

function style({ stroke = INK, width = 2, opacity = 1, dash, fill = 'none' }) {
  return `fill="${fill}" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` opacity="${round(opacity * 10) / 10}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}`;
}

/** A line through points [x, y]. */
function line(points, look = {}) {
  return `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${look.closed ? 'Z' : ''}" ${style(look)}/>`;
}

/** A line of y = f(x) between two x. */
function curve(from, to, f, look = {}, steps = 160) {
  return line(span(from, to, steps).map((x) => [x, f(x)]), look);
}

function circle(x, y, radius, look = {}) {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${style(look)}/>`;
}

function box(x, y, width, height, look = {}) {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${style(look)}/>`;
}

/** A filled dot of ink. */
function dot(x, y, radius = 8) {
  return circle(x, y, radius, { fill: INK, stroke: 'none', width: 0 });
}

/** The bead of brass: look here. */
function bead(x, y, radius = 16) {
  return circle(x, y, radius, { fill: BRASS, stroke: PAPER, width: 5 });
}

/** A whole plate from its marks. */
function plate(marks) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><g stroke-linecap="round" stroke-linejoin="round">${marks.flat(Infinity).join('')}</g></svg>`;
}

module.exports = { WIDTH, HEIGHT, PAPER, INK, VERDIGRIS, BRASS, chance, span, line, curve, circle, box, dot, bead, plate };
