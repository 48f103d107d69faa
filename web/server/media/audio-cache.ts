import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

import { startDownload, type Download, type Validators } from "./audio-download";
import type { ByteRange } from "./byte-range";
import type { Log } from "../log";
import type { FileVersion } from "./preconditions";

/** Milliseconds before revalidating with the CMS. */
const freshMs = 60 * 60 * 1000;
/** Milliseconds before an unfinished file is deleted. */
const abandonedMs = 24 * 60 * 60 * 1000;

export interface AudioFile extends FileVersion {
  size: number;
  read(range: ByteRange): Readable;
}

/** A cached file's metadata. Its modification time is the last validation by the CMS. */
interface Note extends Validators {
  size: number;
  fetchedAt: number;
}

interface AudioCache {
  /**
   * Opens a cached file, even while the CMS is down, or downloads it once for all requests.
   * Rejects with a DownloadFailure.
   */
  open(url: URL, bytes: number): Promise<AudioFile>;
  /** Removes the least recently played files. */
  trim(): Promise<void>;
}

/** `limit` is in bytes. A single larger file is cached anyway. */
export function createAudioCache(
  folder: string,
  limit: number,
  log: Log,
  now: () => number = Date.now,
): AudioCache {
  const running = new Map<string, Promise<AudioFile | null>>();
  const pathsOf = (key: string) => ({
    data: join(folder, `${key}.audio`),
    note: join(folder, `${key}.json`),
  });

  async function find(
    key: string,
  ): Promise<{ file: AudioFile; note: Note; confirmedAt: number } | null> {
    const { data, note: notePath } = pathsOf(key);
    try {
      const [text, { mtimeMs }, { size }] = await Promise.all([
        readFile(notePath, "utf8"),
        stat(notePath),
        stat(data),
      ]);
      const note = JSON.parse(text) as Note;
      if (note.size !== size) return null;
      const read = ({ start, end }: ByteRange) => createReadStream(data, { start, end });
      return { file: { ...versionOf(key, note), size, read }, note, confirmedAt: mtimeMs };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT" || error instanceof SyntaxError)
        return null;
      throw error;
    }
  }

  /** Downloads once for concurrent requests. Resolves with null if `known` is current. */
  function fetchOnce(key: string, url: URL, known: Note | null): Promise<AudioFile | null> {
    const before = running.get(key);
    if (before) return before;
    const started = fetch(key, url, known);
    running.set(key, started);
    started.catch(() => running.delete(key));
    return started;
  }

  async function fetch(key: string, url: URL, known: Note | null): Promise<AudioFile | null> {
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${key}.${randomUUID()}.part`);
    const download = await startDownload(url, { unfinished, finished: pathsOf(key).data }, known);
    if (!download) {
      running.delete(key);
      await utimes(pathsOf(key).note, new Date(now()), new Date(now()));
      return null;
    }
    const note: Note = { size: download.size, fetchedAt: now(), ...download.validators };
    void keep(key, download, note).finally(() => running.delete(key));
    return { ...versionOf(key, note), size: download.size, read: download.read };
  }

  /** Stores a download. The note is written last, because it makes the file available. */
  async function keep(key: string, download: Download, note: Note): Promise<void> {
    const { note: notePath } = pathsOf(key);
    const unfinished = `${notePath}.${randomUUID()}.part`;
    try {
      await download.done;
      await writeFile(unfinished, JSON.stringify(note));
      await rename(unfinished, notePath);
      await trim(key);
    } catch (error) {
      log.warn("audio not cached", { reason: String(error) });
    }
  }

  async function trim(spared?: string): Promise<void> {
    const names = await readdir(folder).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
      throw error;
    });
    const files: { key: string; size: number; heardAt: number }[] = [];
    for (const name of names) {
      const about = await stat(join(folder, name)).catch(() => null); // another process may have removed it
      if (!about) continue;
      if (name.endsWith(".part")) {
        if (now() - about.mtimeMs > abandonedMs) await rm(join(folder, name), { force: true });
      } else if (name.endsWith(".audio"))
        files.push({
          key: name.slice(0, -".audio".length),
          size: about.size,
          heardAt: about.mtimeMs,
        });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { key, size } of files.sort((a, b) => a.heardAt - b.heardAt)) {
      if (total <= limit) break;
      if (key === spared) continue;
      const { data, note } = pathsOf(key);
      await rm(note, { force: true });
      await rm(data, { force: true });
      total -= size;
    }
  }

  return {
    async open(url, bytes) {
      const key = createHash("sha256")
        .update(`${url.pathname} ${bytes}`)
        .digest("hex")
        .slice(0, 40);
      const onTheWay = running.get(key);
      const kept = onTheWay ? null : await find(key);
      if (!kept) {
        const fetched = await (onTheWay ?? fetchOnce(key, url, null));
        return fetched ?? this.open(url, bytes);
      }
      await utimes(pathsOf(key).data, new Date(now()), new Date(now()));
      if (now() - kept.confirmedAt > freshMs) {
        // The next listener gets the newer version.
        fetchOnce(key, url, kept.note).catch((error: unknown) =>
          log.warn("audio served without revalidation", {
            path: url.pathname,
            reason: String(error),
          }),
        );
      }
      return kept.file;
    },
    trim: () => trim(),
  };
}

function versionOf(key: string, note: Note): FileVersion {
  const tag = createHash("sha256")
    .update(`${key} ${note.size} ${note.etag ?? ""} ${note.modified ?? String(note.fetchedAt)}`)
    .digest("hex")
    .slice(0, 24);
  const modified = new Date(note.modified ?? note.fetchedAt);
  return {
    etag: `"${tag}"`,
    modified: Number.isNaN(modified.getTime()) ? new Date(note.fetchedAt) : modified,
  };
}
