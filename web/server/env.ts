export interface Env {
  host: string;
  port: number;
  origin: URL;
  /** True if the origin is a loopback name, which has no TLS. */
  local: boolean;
  bffUrl: string;
  cmsUrl: string;
  /** The CMS's origin for editors, the only one that may frame a preview. */
  cmsPublicOrigin: string;
  /** Shared with the BFF, which trusts X-Forwarded-For only with this secret. */
  webSecret: string;
  /** Prefix of an image CDN, or empty. */
  imageCdn: string;
  imageCache: string;
  audioCache: string;
  audioCacheBytes: number;
  trustedProxies: string[];
  buildId: string;
  demo: boolean;
  /** How long a stopping process still accepts requests. */
  drainSeconds: number;
  logLevel: LogLevel;
  logFormat: LogFormat;
}

export type LogFormat = "json" | "text";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

export class EnvError extends Error {
  override readonly name = "EnvError";
}

type Source = Record<string, string | undefined>;

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function isLoopback(url: URL): boolean {
  return loopbackNames.has(url.hostname);
}

/** Throws an EnvError that lists invalid settings, never their values. */
export function readEnv(source: Source, defaults: { imageCache: string; audioCache: string }): Env {
  const wrong: string[] = [];

  function text(name: string, fallback: string): string {
    return source[name]?.trim() || fallback;
  }
  function url(name: string, fallback: string, protocols: string[]): URL {
    const value = text(name, fallback);
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return new URL(value);
    wrong.push(
      `${name}: expected an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    );
    return new URL("http://invalid.invalid");
  }
  function origin(name: string, fallback: string): URL {
    const value = url(name, fallback, ["http:", "https:"]);
    if (value.pathname !== "/" || value.search || value.hash || value.username) {
      wrong.push(
        `${name}: expected an origin alone, such as https://peritus.example, without a path`,
      );
    }
    return value;
  }
  function port(name: string, fallback: string): number {
    const value = Number(text(name, fallback));
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
    wrong.push(`${name}: expected a port, 1 to 65535`);
    return 0;
  }
  function megabytes(name: string, fallback: string): number {
    const value = Number(text(name, fallback));
    if (Number.isInteger(value) && value > 0) return value;
    wrong.push(`${name}: expected a whole number of megabytes, at least 1`);
    return 0;
  }
  function seconds(name: string, fallback: string): number {
    const value = Number(text(name, fallback));
    if (Number.isInteger(value) && value >= 0 && value <= 60) return value;
    wrong.push(`${name}: expected whole seconds, 0 to 60`);
    return 0;
  }
  function flag(name: string): boolean {
    const value = text(name, "false");
    if (value !== "true" && value !== "false") wrong.push(`${name}: expected true or false`);
    return value === "true";
  }

  const siteOrigin = origin("WEB_ORIGIN", "http://localhost:3000");
  const local = isLoopback(siteOrigin);
  if (!local && siteOrigin.protocol !== "https:") {
    wrong.push(
      "WEB_ORIGIN: expected https:// anywhere but on localhost, since the session cookie needs it",
    );
  }
  const cmsUrl = origin("CMS_URL", "http://127.0.0.1:1337");
  const cmsPublic = origin("CMS_PUBLIC_URL", cmsUrl.origin);
  const webSecret = text("WEB_SECRET", "");
  if (webSecret.length < 32)
    wrong.push("WEB_SECRET: expected at least 32 characters, the same as the BFF has");
  const level = text("LOG_LEVEL", "info");
  if (!isLogLevel(level)) wrong.push(`LOG_LEVEL: expected one of ${logLevels.join(", ")}`);
  const format = text("LOG_FORMAT", "json");
  if (format !== "json" && format !== "text") wrong.push("LOG_FORMAT: expected json or text");
  const imageCdn = text("IMAGE_CDN", "");
  if (imageCdn) url("IMAGE_CDN", "", ["https:", "http:"]);
  const demo = flag("SEED_DEMO");
  const host = text("WEB_HOST", "127.0.0.1");
  if (demo && !["127.0.0.1", "::1", "localhost"].includes(host)) {
    wrong.push(
      "SEED_DEMO: expected false anywhere but on loopback, since the demo accounts are public",
    );
  }

  const env: Env = {
    host,
    port: port("WEB_PORT", "3000"),
    origin: siteOrigin,
    local,
    bffUrl: origin("BFF_URL", "http://127.0.0.1:8080").origin,
    cmsUrl: cmsUrl.origin,
    cmsPublicOrigin: cmsPublic.origin,
    webSecret,
    imageCdn: imageCdn.replace(/\/+$/, ""),
    imageCache: text("IMAGE_CACHE_DIR", defaults.imageCache),
    audioCache: text("AUDIO_CACHE_DIR", defaults.audioCache),
    audioCacheBytes: megabytes("AUDIO_CACHE_MB", "2048") * 1024 * 1024,
    trustedProxies: text("WEB_TRUSTED_PROXIES", "")
      .split(/[\s,]+/)
      .filter(Boolean),
    buildId: text("BUILD_ID", ""),
    demo,
    drainSeconds: seconds("DRAIN_SECONDS", "0"),
    logLevel: isLogLevel(level) ? level : "info",
    logFormat: format === "text" ? "text" : "json",
  };
  if (wrong.length > 0)
    throw new EnvError(`The web cannot start with these settings:\n  ${wrong.join("\n  ")}`);
  return env;
}

function isLogLevel(value: string): value is LogLevel {
  return (logLevels as readonly string[]).includes(value);
}
