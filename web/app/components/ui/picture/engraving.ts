/** Paths in a square of 72; `accent` is the green one. */
type Engraving = { lines: string[]; accent: number; strokeWidth: number };

/** FNV-1a, 32 bits, over code points. */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.normalize("NFC")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** A seeded random sequence in [0, 1). */
function numbersFrom(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

const size = 72;
const short = (value: number) => Math.round(value * 10) / 10;

/** A smooth line across the plate. */
function across(bend: (x: number) => number, base: number): string {
  const step = 6;
  const at = (x: number) => short(base + bend(x));
  let line = `M${-step} ${at(-step)}`;
  for (let x = 0; x <= size; x += step)
    line += `Q${x} ${at(x)} ${x + step / 2} ${short(base + (bend(x) + bend(x + step)) / 2)}`;
  return line;
}

/**
 * Parallel lines in one of four patterns, chosen by the name. Small plates get fewer, thicker
 * lines.
 */
export function engravingFor(name: string, pixels: number): Engraving {
  const next = numbersFrom(nameHash(name));
  const gap = Math.max(2.4, Math.min(6.6, 3.6 * Math.sqrt(size / pixels)));
  const habit = Math.floor(next() * 4);
  const phase = next() * Math.PI * 2;
  const height = 2 + next() * 3.5;
  const length = 26 + next() * 30;
  const tilt = (next() - 0.5) * 0.9;
  const center = { x: (0.2 + next() * 0.6) * size, y: size * (1.05 + next() * 0.3) };
  const lines: string[] = [];

  const overhang = habit === 3 ? size : 12;

  if (habit === 2) {
    for (let radius = gap; radius < size * 1.7; radius += gap) {
      lines.push(
        `M${short(center.x - radius)} ${short(center.y)}a${short(radius)} ${short(radius)} 0 0 1 ${short(radius * 2)} 0`,
      );
    }
  } else {
    for (let base = -overhang; base < size + overhang; base += gap) {
      const bend = {
        0: (x: number) => height * Math.sin((x / length) * Math.PI * 2 + phase),
        1: (x: number) =>
          height * 2.4 * Math.exp(-(((x - center.x) / 17) ** 2)) * Math.sin(base / 11 + phase),
        3: (x: number) => (x - size / 2) * (tilt < 0 ? tilt - 0.35 : tilt + 0.35),
      }[habit as 0 | 1 | 3];
      lines.push(across(bend, base));
    }
  }

  // The green line avoids the letters.
  const crossing = size * (next() < 0.5 ? 0.18 : 0.84);
  const accent =
    habit === 2
      ? Math.round((center.y - size * 0.18) / gap) - 1
      : Math.round((crossing + overhang) / gap);
  return {
    lines,
    accent: Math.max(0, Math.min(accent, lines.length - 1)),
    strokeWidth: short(gap * 2.6) / 10,
  };
}
