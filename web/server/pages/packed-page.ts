import { constants, crc32, deflateRawSync } from "node:zlib";

/** A gzip header: deflate, without a name or time. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last deflate block. */
const end = Buffer.from([3, 0]);

/**
 * A page split around a short text that differs per response. The pieces are compressed once as
 * byte-aligned deflate blocks, and the text goes between them in stored blocks.
 */
export interface PackedPage {
  pieces: readonly Buffer[];
  packed: readonly Buffer[];
}

/** Compresses the pieces at a high level, because it's done only once. */
export function pack(pieces: readonly Buffer[]): PackedPage {
  return {
    pieces,
    packed: pieces.map((piece) =>
      deflateRawSync(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
    ),
  };
}

/** Returns the page as gzip (RFC 1952). The text has at most 65,535 bytes. */
export function gzipped({ pieces, packed }: PackedPage, between: Buffer): Buffer {
  const stored = Buffer.alloc(5 + between.length);
  stored.writeUInt16LE(between.length, 1);
  stored.writeUInt16LE(between.length ^ 0xffff, 3);
  between.copy(stored, 5);
  const parts: Buffer[] = [head];
  let sum = 0;
  let length = 0;
  const add = (plain: Buffer, block: Buffer) => {
    if (plain.length === 0) return; // for empty input, zlib returns its initial checksum
    parts.push(block);
    sum = crc32(plain, sum);
    length += plain.length;
  };
  pieces.forEach((piece, at) => {
    if (at > 0) add(between, stored);
    add(piece, packed[at] ?? end);
  });
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([...parts, end, tail]);
}
