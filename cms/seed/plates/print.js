'use strict';

// Prints every plate into a folder, to look at: node seed/plates/print.js <folder>

const fs = require('node:fs/promises');
const path = require('node:path');
const { NAMES, drawPlate } = require('./index');
const { renderPlate } = require('./render');

async function print(folder) {
  await fs.mkdir(folder, { recursive: true });
  for (const name of NAMES) {
    const { svg, fileName } = drawPlate(name);
    await fs.writeFile(path.join(folder, fileName), await renderPlate(svg));
  }
  console.log(`${NAMES.length} plates in ${folder}`);
}

if (!process.argv[2]) {
  console.error('Say where to: node seed/plates/print.js <folder>');
  process.exit(1);
}
print(path.resolve(process.argv[2])).catch((error) => {
  console.error(error);
  process.exit(1);
});
