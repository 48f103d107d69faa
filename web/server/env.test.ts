import { describe, expect, it } from "vitest";

import { EnvError, readEnv } from "./env";

const good = { WEB_SECRET: "thirty-two characters of a secret" };
const read = (source: Record<string, string>) =>
  readEnv({ ...good, ...source }, { imageCache: "/tmp/pictures", audioCache: "/tmp/audio" });

function complaint(source: Record<string, string>): string {
  try {
    read(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "";
}

describe("the settings", () => {
  it("have defaults for a development machine", () => {
    expect(read({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      local: true,
      bffUrl: "http://127.0.0.1:8080",
      cmsPublicOrigin: "http://127.0.0.1:1337",
      demo: false,
    });
  });

  it("recognize every loopback origin", () => {
    for (const name of ["localhost", "127.0.0.1", "[::1]"])
      expect(read({ WEB_ORIGIN: `http://${name}:3000` }).local).toBe(true);
    expect(read({ WEB_ORIGIN: "https://peritus.example" }).local).toBe(false);
  });

  it.each([
    ["WEB_PORT", "three thousand", "expected a port"],
    ["WEB_PORT", "70000", "expected a port"],
    ["WEB_ORIGIN", "peritus.example", "expected an address"],
    ["WEB_ORIGIN", "https://peritus.example/app", "expected an origin alone"],
    ["WEB_ORIGIN", "http://peritus.example", "expected https"],
    ["BFF_URL", "redis://x", "expected an address"],
    ["CMS_URL", "nowhere", "expected an address"],
    ["SEED_DEMO", "yes", "expected true or false"],
    ["LOG_LEVEL", "loud", "expected one of debug, info, warn, error"],
    ["WEB_SECRET", "thirty-one characters at most..", "expected at least 32 characters"],
    ["IMAGE_CDN", "cdn", "expected an address"],
  ])("name %s=%s together with what was expected", (name, value, expected) => {
    const text = complaint({ [name]: value });
    expect(text).toContain(`${name}: ${expected}`);
    if (name === "WEB_SECRET") expect(text).not.toContain(value);
  });

  it("lists all invalid ones at once", () => {
    expect(complaint({ WEB_PORT: "x", LOG_LEVEL: "y" }).split("\n")).toHaveLength(3);
  });

  it("allow the demo only on loopback", () => {
    expect(complaint({ SEED_DEMO: "true", WEB_HOST: "0.0.0.0" })).toContain(
      "SEED_DEMO: expected false",
    );
    expect(read({ SEED_DEMO: "true" }).demo).toBe(true);
  });
});
