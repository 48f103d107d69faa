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
 * Parts that every page has, in two files rather than in dozens: what changes
 * with a library, and the icons, which are tiny. All else is split by route.
 */
function sharedChunk(id: string): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler|@remix-run\/(react|router|server-runtime)|react-router|react-router-dom|turbo-stream)\//.test(id)) return "framework";
  if (/node_modules\/lucide-react\//.test(id)) return "icons";
  return undefined;
}

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
  build: { target: "es2022", assetsInlineLimit: 0, rollupOptions: { output: { manualChunks: sharedChunk } } },
});
