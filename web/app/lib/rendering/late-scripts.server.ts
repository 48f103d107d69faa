import type { EntryContext } from "@remix-run/node";

import { remembered } from "~/lib/rendering/remembered";

type RouteModules = EntryContext["routeModules"];

/**
 * Whether the page's scripts may wait until its reader does something: all that it
 * shows is there without them, and the route says so in its `handle`.
 */
export function mayWait(modules: RouteModules, routeId: string | undefined): boolean {
  const handle: unknown = routeId === undefined ? undefined : modules[routeId]?.handle;
  return (
    typeof handle === "object" &&
    handle !== null &&
    (handle as { scripts?: unknown }).scripts === "late"
  );
}

/** What the framework renders: links that fetch each module at once, a script that prepares, and a module that starts them. */
const preload = '<link rel="modulepreload"';
const preloads = /(?:<link rel="modulepreload"[^>]*>)*/y;
const start = ' type="module" async="">';
const end = "</script>";
const context = "window.__remixContext";
const moduleImport = /import \* as (route\d+) from ("[^"]+");/g;

/**
 * The page with its scripts started by the first sign of its reader: a movement, a
 * touch, a key, the focus in a field. Until then its links and forms are the
 * browser's own. A press on a button that only a script answers is repeated once
 * the scripts have taken over, which the root tells by the event `awake`.
 *
 * `handoff` is the code that hands over what was read; until then it does not run
 * either, nor does what prepares for it.
 *
 * Throws where the framework's start is not found, rather than send a page that
 * never wakes.
 */
export function withLateScripts(html: string, handoff: string): string {
  const [whole, opening, code, after] = aroundStart(html);
  const [before, preparation] = withoutPreparation(whole);
  preloads.lastIndex = Math.max(0, before.indexOf(preload));
  const [links = ""] = preloads.exec(before) ?? [];
  const unlinked = before.replace(links, "");
  const { names, sources, rest } = startOf(code);
  // The links come back before React looks for them: what it finds must be what it rendered.
  const wake = `(()=>{
const before=document.currentScript.previousElementSibling;
const signs=["pointermove","pointerdown","touchstart","wheel","keydown","focusin"],late={passive:true,capture:true};
let pressed=null;
const press=(event)=>{pressed=event.target.closest?.('button[type="button"]:not([popovertarget])')??pressed};
const wake=()=>{
for(const sign of signs)removeEventListener(sign,wake,late);
before.insertAdjacentHTML("beforebegin",${JSON.stringify(links)});
${preparation}
${handoff}
Promise.all([${sources}]).then(([${names}])=>{
${rest}
});
};
for(const sign of signs)addEventListener(sign,wake,late);
addEventListener("click",press,late);
addEventListener("awake",()=>{removeEventListener("click",press,late);if(pressed?.isConnected)pressed.click()},{once:true});
if(document.activeElement&&document.activeElement!==document.body)wake();
})();`;
  return `${unlinked}${opening}>${wake}${end}${after}`;
}

/** The start's imports, which become asked for, and what it does then. The same for every page of a route. */
const startOf = remembered((code: string) => {
  const imports = [...code.matchAll(moduleImport)];
  return {
    names: imports.map(([, name]) => name).join(","),
    sources: imports.map(([, , source]) => `import(${source})`).join(","),
    rest: code.replace(moduleImport, "").replace(/^[;\s]+/, ""),
  };
}, 200);

/** The script before the start stays where it is, for React to find, but empty; its code is answered beside the page. */
function withoutPreparation(before: string): [before: string, code: string] {
  const at = before.lastIndexOf("<script");
  const code = before.indexOf(">", at) + 1;
  if (at < 0 || !before.startsWith(context, code) || !before.endsWith(end))
    throw new Error("The page has no script that prepares its start");
  return [before.slice(0, code) + end, before.slice(code, -end.length)];
}

/** What stands before the script that starts the page, its tag as far as the nonce, its code, and what follows it. */
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
