'use strict';

const { VERDIGRIS, HEIGHT, WIDTH, bead, chance, dot, line, plate, span } = require('./engraving');

/** A truss over water with one diagonal parted above its joint. */
module.exports = () => {
  const top = 250;
  const bottom = 530;
  const bay = 200;
  const broken = 5;
  const marks = [-8, 0].map((lift) => line([[-20, top + lift], [WIDTH + 20, top + lift]], { width: 4 }));
  marks.push(...[0, 9, 18].map((drop) => line([[-20, bottom + drop], [WIDTH + 20, bottom + drop]], { width: drop ? 2 : 4 })));
  for (let index = -1; index <= 8; index += 1) {
    const x = index * bay;
    const middle = x + bay / 2;
    marks.push(line([[x, top], [x, bottom]], { opacity: 0.5 }), line([[middle, top], [middle, bottom]], { opacity: 0.5 }));
    if (index !== broken) marks.push(line([[x, top], [middle, bottom]], { width: 5 }));
    marks.push(line([[middle, bottom], [x + bay, top]], { width: 5 }), dot(x, top, 10), dot(middle, bottom, 10));
  }
  const x = broken * bay;
  marks.push(
    line([[x, top], [x + 38, top + 112]], { stroke: VERDIGRIS, width: 10 }),
    line([[x + 66, top + 160], [x + 92, bottom - 20]], { stroke: VERDIGRIS, width: 10 }),
    line([[x, 118], [x + bay / 2, 118]], {}), line([[x, 96], [x, 140]], {}), line([[x + bay / 2, 96], [x + bay / 2, 140]], {}),
  );
  const next = chance(11);
  span(590, HEIGHT - 16, 20).forEach((y, row) => {
    for (let at = -next() * 160; at < WIDTH; ) {
      const length = 60 + next() * 260;
      marks.push(line([[at, y], [at + length, y]], { width: 3 - row * 0.06, opacity: 0.75 - row * 0.02 }));
      at += length + 14 + next() * 70;
    }
  });
  marks.push(bead(x + bay / 2, bottom, 20));
  return plate(marks);
};
