// Writes the programs' logs to var/log. Warnings and errors also go to the terminal.
import { createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";

/** Opens one file per name. The previous start's log becomes NAME.log.1. */
export function openLogs(folder, names) {
  mkdirSync(folder, { recursive: true });
  const files = Object.fromEntries(
    names.map((name) => {
      const file = path.join(folder, `${name}.log`);
      if (existsSync(file)) renameSync(file, `${file}.1`);
      return [name, createWriteStream(file)];
    }),
  );
  return {
    write: (name, line) => files[name].write(`${line}\n`),
    close: () =>
      Promise.all(Object.values(files).map((file) => new Promise((resolve) => file.end(resolve)))),
  };
}

/**
 * Reports whether a log line is shown on the terminal: warnings, errors, and lines without a
 * level, which a program prints when it crashes.
 */
export function isLoud(line) {
  const level = line.startsWith("{")
    ? /"level":"(\w+)"/.exec(line)?.[1]
    : /(?:^|\s)level=(\w+)/.exec(line)?.[1];
  return level ? /^(warn|warning|error|fatal)$/i.test(level) : line.trim() !== "";
}

/** Returns a log line without its time and level. */
export function messageOf(line) {
  if (line.startsWith("{")) {
    const { msg, part } = JSON.parse(line);
    return part ? `${msg}: ${part}` : msg;
  }
  const [, quoted, bare] = /\bmsg=(?:("(?:[^"\\]|\\.)*")|(\S+))/.exec(line) ?? [];
  const message = quoted ? JSON.parse(quoted) : (bare ?? line);
  const [, part] = /\bpart=(\S+)/.exec(line) ?? [];
  return part ? `${message}: ${part}` : message;
}
