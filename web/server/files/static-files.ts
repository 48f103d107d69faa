import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";

import { accepts } from "./accepted-encoding";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

interface StaticFile {
  file: string;
  size: number;
  etag: string;
  type: string;
  cacheControl: string;
  /** Best first. */
  compressed: Compressed[];
}

interface Compressed {
  encoding: string;
  file: string;
  size: number;
}

const encodings = [
  { encoding: "br", suffix: ".br" },
  { encoding: "gzip", suffix: ".gz" },
];

/** Returns false if there is no such file. */
export type StaticFiles = (req: IncomingMessage, res: ServerResponse, pathname: string) => boolean;

/**
 * Serves files of this build, and assets of the previous build for tabs that stay open during a
 * deployment. All names are read at start, so requests can't reach other files.
 */
export function createStaticFiles(build: string, previousBuild: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  addFolder(files, join(previousBuild, "assets"), "/assets");
  addFolder(files, build, "");

  return (req, res, pathname) => {
    const file = files.get(pathname);
    if (!file) return false;
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.writeHead(405, { Allow: "GET, HEAD" }).end();
      return true;
    }
    const sent = file.compressed.find(({ encoding }) => accepts(req, encoding));
    const etag = sent ? `${file.etag.slice(0, -1)}-${sent.encoding}"` : file.etag;
    res.setHeader("Cache-Control", file.cacheControl);
    res.setHeader("ETag", etag);
    if (file.compressed.length > 0) res.setHeader("Vary", "Accept-Encoding");
    if (req.headers["if-none-match"] === etag) {
      res.writeHead(304).end();
      return true;
    }
    if (sent) res.setHeader("Content-Encoding", sent.encoding);
    res.writeHead(200, { "Content-Type": file.type, "Content-Length": (sent ?? file).size });
    if (req.method === "HEAD") res.end();
    else
      createReadStream((sent ?? file).file)
        .on("error", () => res.destroy())
        .pipe(res);
    return true;
  };
}

function addFolder(files: Map<string, StaticFile>, folder: string, prefix: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || encodings.some(({ suffix }) => entry.name.endsWith(suffix))) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `${prefix}/${relative(folder, file).split(sep).join("/")}`;
    if (path.startsWith("/.")) continue; // the bundler's metadata
    const { size, mtimeMs } = statSync(file);
    files.set(path, {
      file,
      size,
      etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
      type: types[extname(entry.name)] ?? "application/octet-stream",
      // Assets have a hash in their name.
      cacheControl: path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
      compressed: encodings
        .map(({ encoding, suffix }) => ({ encoding, file: file + suffix }))
        .filter((copy) => existsSync(copy.file))
        .map((copy) => ({ ...copy, size: statSync(copy.file).size })),
    });
  }
}
