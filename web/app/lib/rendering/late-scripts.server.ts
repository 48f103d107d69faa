import type { EntryContext } from "@remix-run/node";

import { remembered } from "~/lib/rendering/remembered";

type RouteModules = EntryContext["routeModules"];

/** Reports whether the route's `handle` lets scripts wait for the first input. */
export function mayWait(modules: RouteModules, routeId: string | undefined): boolean {
  const handle: unknown = routeId === undefined ? undefined : modules[routeId]?.handle;
  return (
    typeof handle === "object" &&
    handle !== null &&
    (handle as { scripts?: unknown }).scripts === "late"
  );
}

/** The framework's preloads, preparation script, and module that starts them. */
const preload = '<link rel="modulepreload"';
const preloads = /(?:<link rel="modulepreload"[^>]*>)*/y;
const start = ' type="module" async="">';
const end = "</script>";
const context = "window.__remixContext";
const moduleImport = /import \* as (route\d+) from ("[^"]+");/g;

/**
 * Delays a page's scripts until the first movement, touch, key, or focus. Until then, links and
 * forms are native, and `EarlyPress` stores a press that needs script. `handoff` is the code that
 * hands over loader data. Throws if the framework's start script is missing.
 */
export function withLateScripts(html: string, handoff: string): string {
  const [whole, opening, code, after] = aroundStart(html);
  const [before, preparation] = withoutPreparation(whole);
  preloads.lastIndex = Math.max(0, before.indexOf(preload));
  const [links = ""] = preloads.exec(before) ?? [];
  const unlinked = before.replace(links, "");
  const { names, sources, rest } = startOf(code);
  // Browsers send a movement of nothing when a page appears under a resting pointer.
  // Preload links must be restored before hydration, which expects the rendered markup.
  const wake = `(()=>{
const before=document.currentScript.previousElementSibling;
const signs=["pointermove","pointerdown","touchstart","wheel","keydown","focusin"],late={passive:true,capture:true};
const wake=event=>{
if(event&&event.movementX===0&&event.movementY===0&&event.type==="pointermove")return;
for(const sign of signs)removeEventListener(sign,wake,late);
before.insertAdjacentHTML("beforebegin",${JSON.stringify(links)});
${preparation}
${handoff}
Promise.all([${sources}]).then(([${names}])=>{
${rest}
});
};
for(const sign of signs)addEventListener(sign,wake,late);
if(document.activeElement&&document.activeElement!==document.body)wake();
})();`;
  return `${unlinked}${opening}>${wake}${end}${after}`;
}

/** Makes imports dynamic. The result is the same for every page of a route. */
const startOf = remembered((code: string) => {
  const imports = [...code.matchAll(moduleImport)];
  return {
    names: imports.map(([, name]) => name).join(","),
    sources: imports.map(([, , source]) => `import(${source})`).join(","),
    rest: code.replace(moduleImport, "").replace(/^[;\s]+/, ""),
  };
}, 200);

/** Empties the preparation script, which hydration needs, and returns its code separately. */
function withoutPreparation(before: string): [before: string, code: string] {
  const at = before.lastIndexOf("<script");
  const code = before.indexOf(">", at) + 1;
  if (at < 0 || !before.startsWith(context, code) || !before.endsWith(end))
    throw new Error("The page has no script that prepares its start");
  return [before.slice(0, code) + end, before.slice(code, -end.length)];
}

/** Splits the page into the part before the start script, its tag up to the nonce, its code, and the rest. */
function aroundStart(html: string): [before: string, opening: string, code: string, after: string] {
  const attributes = html.lastIndexOf(start);
  const opening = html.lastIndexOf("<script", attributes);
  const close = html.indexOf(end, attributes);
  if (attributes < 0 || opening < 0 || close < 0)
    throw new Error("The page has no script that starts it");
  return [
    html.slice(0, opening),
    html.slice(opening, attributes),
    html.slice(attributes + start.length, close),
    html.slice(close + end.length),
  ];
}
