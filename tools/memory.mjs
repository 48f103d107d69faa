// Temporary files in memory: databases of tests are made and dropped by the thousand.
import { accessSync, constants, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

const folder = "/dev/shm";
const gigabyte = 1024 ** 3;

/**
 * Puts temporary files of this process, and of those that it starts, in memory, unless it's
 * scarce or TMPDIR says otherwise. Go still builds on the disk, since systems may refuse to run
 * programs from memory.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  process.env.GOTMPDIR ??= tmpdir();
  process.env.TMPDIR = folder;
}

function hasRoom() {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= 6 * gigabyte && freemem() >= 8 * gigabyte;
  } catch {
    return false; // not on this system
  }
}
