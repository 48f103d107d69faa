'use strict';

// Every plate by name, with the words for those who cannot see it.

const PLATES = {
  truss: { draw: require('./truss'), alt: 'Engraving of a steel truss over water; one diagonal has parted just above its lower joint, which is marked with a brass bead.' },
  signature: { draw: require('./signature'), alt: 'Engraving of eight lines of handwriting; the fourth, drawn in green, has a different rhythm from the rest.' },
  dose: { draw: require('./dose'), alt: 'Engraving of a family of concentration curves that rise and fall at different speeds; one is picked out in green.' },
  threshold: { draw: require('./threshold'), alt: 'Engraving of a bundle of rising curves and a dashed green curve; a brass bead marks the height that both must reach.' },
  ledger: { draw: require('./ledger'), alt: 'Engraving of six fanned sheets of a report; one line on the first sheet is green and marked with a brass bead.' },
  testimony: { draw: () => require('./testimony')({ pauseAt: 0.36, seed: 30 }), alt: 'Engraving of a recorded voice as upright bars, with a short measured silence between question and answer.' },
  pause: { draw: () => require('./testimony')({ pauseAt: 0.62, seed: 41 }), alt: 'Engraving of a recorded voice as upright bars; a silence late in the recording is measured and marked with a brass bead.' },
  road: { draw: require('./road'), alt: 'Engraving of a road at night: the reach of the headlamps ends in a green arc, and a person stands just beyond it.' },
  histogram: { draw: require('./histogram'), alt: 'Engraving of a bell-shaped histogram; the bars of the far left tail are green, and a brass bead marks one value there.' },
  skid: { draw: require('./skid'), alt: 'Engraving of two curving tyre marks measured from a base line, ending at a point of impact.' },
  platter: { draw: require('./platter'), alt: 'Engraving of a disk with broken circular tracks; an arm reaches to a few tracks drawn in green.' },
  sieve: { draw: require('./sieve'), alt: 'Engraving of threads falling through four sieves; all but one green thread are held back.' },
  vessels: { draw: require('./vessels'), alt: 'Engraving of rings and a branching vessel; a green line leads away from the rings to a brass bead at the far end.' },
  cycles: { draw: require('./cycles'), alt: 'Engraving of widening rings around a point, like the beach marks of a fatigue crack; one ring is green.' },
  fingerprint: { draw: require('./fingerprint'), alt: 'Engraving of a fingerprint whorl; one ridge is green, and the place where another ends is circled.' },
  necking: { draw: require('./necking'), alt: 'Engraving of a bolt pulled in two: the shank narrows to a waist and parts with a rough face.' },
  shear: { draw: require('./shear'), alt: 'Engraving of a bolt cut across: two flat faces have slid past one another without narrowing.' },
  strokes: { draw: require('./strokes'), alt: 'Engraving of two broad pen strokes crossing; the green-edged stroke lies on top of the other.' },
  indentation: { draw: require('./indentation'), alt: 'Engraving of paper in raking light: fine lines dip along the furrow left by a signature written on the sheet above.' },
};

/** The names of all plates. */
const NAMES = Object.keys(PLATES);

/**
 * Draws a plate.
 *
 * @param {string} name one of NAMES
 * @returns {{svg: string, alt: string, fileName: string}}
 * @throws {Error} when there is no such plate
 */
function drawPlate(name) {
  const entry = PLATES[name];
  if (!entry) throw new Error(`There is no plate named ${JSON.stringify(name)}; known are ${NAMES.join(', ')}`);
  return { svg: entry.draw(), alt: entry.alt, fileName: `plate-${name}.webp` };
}

module.exports = { NAMES, drawPlate };
