import type { Plugin } from "vite";

const remixReload = "window.location.reload();";

/**
 * Remix reloads the page whenever the script of a route cannot be loaded, without
 * end. This makes it reload once and then say what is wrong, on the page where
 * one is. The build fails when Remix no longer reads as expected.
 */
export function guardedReload(): Plugin {
  return {
    name: "peritus:guarded-reload",
    enforce: "pre",
    transform(code, id) {
      if (!/@remix-run\/react\/dist\/esm\/routeModules\.js/.test(id)) return null;
      const parts = code.split(remixReload);
      if (parts.length !== 2)
        throw new Error(
          "@remix-run/react no longer reloads where it did: look at scripts/guarded-reload.ts",
        );
      return {
        code: `import { onPartMissing } from "~/features/builds/part-missing";\n${parts.join(
          "onPartMissing();",
        )}`,
        map: null,
      };
    },
  };
}
