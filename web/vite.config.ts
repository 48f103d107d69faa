import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { guardedReload } from "./scripts/guarded-reload";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Parts that every page has, in few files rather than in dozens: what changes with
 * a library, the icons, which are tiny, and what the shells and pages are made of.
 * All else is split by route.
 */
function sharedChunk(id: string): string | undefined {
  if (/\/features\/builds\/(part-missing|reload-once)\.ts/.test(id)) return "framework"; // which asks for them, see guarded-reload.ts
  if (madeOf.some((folder) => id.includes(`/web/app/${folder}`)) && !/\.server\.|\.test\./.test(id))
    return "site";
  if (/commonjsHelpers|vite\/(preload-helper|modulepreload-polyfill)/.test(id)) return "framework"; // what the bundler adds, which is to depend on nothing of ours
  if (
    /node_modules\/(react|react-dom|scheduler|@remix-run\/(react|router|server-runtime)|react-router|react-router-dom|turbo-stream)\//.test(
      id,
    )
  )
    return "framework";
  if (/node_modules\/lucide-react\//.test(id)) return "icons";
  return undefined;
}

const madeOf = [
  "features/shell/",
  "features/session/",
  "features/notify/",
  "features/builds/",
  "features/error/",
  "lib/",
  "components/ui/button",
  "components/ui/icon-button",
  "components/ui/link",
  "components/ui/hydrated",
  "components/ui/brand/",
  "components/ui/picture/",
  "components/ui/overlay/menu",
  "components/ui/overlay/dialog",
  "components/ui/date",
];

export default defineConfig({
  plugins: [
    guardedReload(),
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: sharedChunk } },
  },
});
