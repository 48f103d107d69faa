/**
 * The square of a picture that shows, in pixels of the upright picture. The BFF crops the same way
 * (bff/profile/photo); without a choice it takes what `wholeOf` returns.
 */
export interface Crop {
  width: number;
  height: number;
  left: number;
  top: number;
  side: number;
}

/** The smallest side in pixels that the BFF accepts. */
const smallest = 200;
/** Heads are closer to the top of tall pictures. */
const headroom = 0.25;

/** The largest square. */
export function wholeOf(width: number, height: number): Crop {
  const side = Math.min(width, height);
  return {
    width,
    height,
    side,
    left: (width - side) / 2,
    top: Math.floor(headroom * (height - side)),
  };
}

/** How far one can zoom in; 1 is not at all. */
export function largestZoom({ width, height }: Crop): number {
  return Math.max(1, Math.min(width, height) / smallest);
}

export function zoomOf({ width, height, side }: Crop): number {
  return Math.min(width, height) / side;
}

/** Zooms around the center. */
export function zoomed(crop: Crop, zoom: number): Crop {
  const side = Math.min(crop.width, crop.height) / Math.min(largestZoom(crop), Math.max(1, zoom));
  const inward = (crop.side - side) / 2;
  return moved({ ...crop, side, left: crop.left + inward, top: crop.top + inward }, 0, 0);
}

/** Moves by pixels of the picture, as far as it goes. */
export function moved(crop: Crop, right: number, down: number): Crop {
  const within = (at: number, room: number) => Math.min(Math.max(0, at), Math.max(0, room));
  return {
    ...crop,
    left: within(crop.left + right, crop.width - crop.side),
    top: within(crop.top + down, crop.height - crop.side),
  };
}

/** "left,top,side" in fractions, as the BFF reads it. */
export function cropText({ width, height, left, top, side }: Crop): string {
  return [left / width, top / height, side / Math.min(width, height)]
    .map((part) => Math.min(1, part).toFixed(5))
    .join(",");
}
