// Writes a compressed copy beside each text of the browser's build: compressing
// once, and well, costs no visitor anything.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = fileURLToPath(new URL("../build/client", import.meta.url));
const texts = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
/** Bytes under which a copy saves no packet. */
const leastBytes = 1024;

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (!entry.isFile() || !texts.has(path.extname(entry.name)) || statSync(file).size < leastBytes)
    continue;
  const content = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
