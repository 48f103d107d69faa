import { describe, expect, it } from "vitest";

import { mayWait, withLateScripts } from "./late-scripts.server";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><script nonce="n">window.__remixContext = {"a":1};</script><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
window.__remixManifest = {"$&": 1};
window.__remixRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body>`;

describe("scripts that wait for the reader", () => {
  const late = withLateScripts(page, "handOver(1);");

  it("load nothing before the first input", () => {
    expect(late).not.toMatch(/<link rel="modulepreload"/);
    expect(late).toContain(JSON.stringify('<link rel="modulepreload" href="/assets/a.js"/>'));
    expect(late).not.toContain('type="module"');
    expect(late.match(/<script nonce="n">/g)).toHaveLength(2);
    expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
  });
  it("start with the unchanged route modules, manifest, and entry", () => {
    expect(late).toContain(
      'Promise.all([import("/assets/root.js"),import("/assets/home.js")]).then(([route0,route1])=>{',
    );
    expect(late).toContain('window.__remixManifest = {"$&": 1};');
    expect(late).toContain('import("/assets/entry.js");');
  });
  it("prepare, hand over, and start in this order after the first input", () => {
    const wake = late.slice(
      late.indexOf("const wake="),
      late.indexOf("for(const sign of signs)addEventListener"),
    );
    const order = ['window.__remixContext = {"a":1};', "handOver(1);", "Promise.all("].map((code) =>
      wake.indexOf(code),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(late).toContain('<script nonce="n"></script><script nonce="n">');
    expect(late.split("window.__remixContext")).toHaveLength(2);
  });
  it("are valid JavaScript", () => {
    const code = /<script nonce="n">(\(\(\)=>\{[\s\S]*?)<\/script>/.exec(late)?.[1] ?? "";
    expect(code).not.toBe("");
    expect(() => new Function(code)).not.toThrow();
  });
  it("throw if the framework's start is missing", () => {
    expect(() => withLateScripts("<p>nothing</p>", "")).toThrow("no script that starts it");
    expect(() =>
      withLateScripts(page.replace("window.__remixContext", "window.other"), ""),
    ).toThrow("no script that prepares its start");
  });
});

describe("a page may wait", () => {
  const modules = {
    home: { handle: { guard: "table", scripts: "late" } },
    form: { handle: { guard: "table" } },
    bare: {},
  } as never;
  it("if its route says so", () => expect(mayWait(modules, "home")).toBe(true));
  it.each(["form", "bare", "unknown", undefined])("not if its route is %s", (id) =>
    expect(mayWait(modules, id)).toBe(false),
  );
});
