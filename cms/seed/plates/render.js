'use strict';

const sharp = require('sharp');

/** Turns a drawn plate into the bytes of a WebP picture of 1600 by 900 pixels. */
function renderPlate(svg) {
  return sharp(Buffer.from(svg)).webp({ quality: 88, effort: 2 }).toBuffer();
}

module.exports = { renderPlate };
