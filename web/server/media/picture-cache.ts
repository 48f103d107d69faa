import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The maximum size in bytes after a clean-up. */
const maxBytes = 512 * 1024 * 1024;

interface CachedPicture {
  data: Buffer;
  /** Milliseconds. */
  age: number;
}

/** A cache of pictures in files, named by request. */
interface PictureCache {
  find(key: string): Promise<CachedPicture | null>;
  /** Rejects if the file can't be written. */
  save(key: string, data: Buffer): Promise<void>;
  /** Removes the oldest files. */
  trim(limit?: number): Promise<void>;
}

export function createPictureCache(folder: string, now: () => number = Date.now): PictureCache {
  const fileOf = (key: string) =>
    join(folder, `${createHash("sha256").update(key).digest("hex")}.webp`);

  return {
    async find(key) {
      const file = fileOf(key);
      try {
        const [data, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
        return { data, age: now() - mtimeMs };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async save(key, data) {
      const file = fileOf(key);
      await mkdir(folder, { recursive: true });
      const unfinished = `${file}.${process.pid}.${now()}`;
      await writeFile(unfinished, data);
      await rename(unfinished, file);
    },
    async trim(limit = maxBytes) {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const files = await Promise.all(
        names.map(async (name) => {
          const { size, mtimeMs } = await stat(join(folder, name));
          return { file: join(folder, name), size, mtimeMs };
        }),
      );
      let total = files.reduce((sum, { size }) => sum + size, 0);
      for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (total <= limit) break;
        await rm(file, { force: true });
        total -= size;
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
