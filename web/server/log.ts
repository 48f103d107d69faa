import { logLevels, type LogFormat, type LogLevel } from "./env";

type Fields = Record<string, string | number | boolean | null | undefined>;

/** Writes one line per event, with the same fields as the BFF and the CMS. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
  format: LogFormat = "text",
): Log {
  const least = logLevels.indexOf(level);
  function at(rank: LogLevel) {
    return (message: string, fields: Fields = {}) => {
      if (logLevels.indexOf(rank) < least) return;
      const pairs = Object.entries({
        time: new Date().toISOString(),
        level: rank.toUpperCase(),
        msg: message,
        ...fields,
      });
      const shown = pairs.filter(([, value]) => value !== undefined && value !== null);
      write(
        format === "json"
          ? `${JSON.stringify(Object.fromEntries(shown))}\n`
          : `${shown.map(([name, value]) => `${name}=${quoted(String(value))}`).join(" ")}\n`,
      );
    };
  }
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

function quoted(value: string): string {
  return /^[^\s"=\p{Cc}]+$/u.test(value) ? value : JSON.stringify(value);
}
