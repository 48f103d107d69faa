'use strict';

// Who speaks in the podcast of the demo. The people are invented and the voices
// are those of the speech synthesizer Flite.

const SPEAKERS = {
  RUTH: { name: 'Ruth Oyelaran-Voss', voice: 'slt', stretch: 1.02, pitch: 1 },
  DANIEL: { name: 'Daniel Achterberg', voice: 'rms', stretch: 1.0, pitch: 1 },
  TOMASZ: { name: 'Tomasz Wieczorek', voice: 'awb', stretch: 1.0, pitch: 1 },
  LEILANI: { name: 'Dr. Leilani Kahananui', voice: 'slt', stretch: 0.92, pitch: 0.86 },
  NOOR: { name: 'Dr. Noor Al-Hashimi', voice: 'slt', stretch: 1.12, pitch: 1.13 },
};

module.exports = { SPEAKERS };
