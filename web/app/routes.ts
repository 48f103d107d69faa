import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";

const here = fileURLToPath(new URL(".", import.meta.url));

function present(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.filter((entry) => existsSync(`${here}${entry.file}`));
}

/** Every address of the web, under the layout that the specification gives it. */
export default [
  layout("routes/prelogin/layout.tsx", present([
    index("routes/prelogin/home.tsx"),
    route("blog", "routes/prelogin/blog.tsx"),
    route("blog/preview", "routes/prelogin/preview.tsx"),
    route("blog/category/:categoryName", "routes/prelogin/category.tsx"),
    route("blog/:id", "routes/prelogin/article.tsx"),
    route("sign-in", "routes/prelogin/sign-in.tsx"),
  ])),
  layout("routes/attorney/layout.tsx", present([
    route("attorney", "routes/attorney/dashboard.tsx"),
    route("attorney/expert-search-result", "routes/attorney/search.tsx"),
    route("attorney/experts/:expert_id", "routes/attorney/expert.tsx"),
  ])),
  layout("routes/researcher/layout.tsx", present([route("admin", "routes/researcher/overview.tsx")])),
  layout("routes/default/layout.tsx", present([
    route("expert/:code", "routes/open/expert-public.tsx"),
    route("experts/my-profile", "routes/default/my-profile.tsx"),
  ])),
  layout("routes/dev/layout.tsx", present([
    route("dev/ui", "routes/dev/ui.tsx"),
    route("dev/mail", "routes/dev/mail.tsx"),
  ])),
  ...present([route("sign-out", "routes/sign-out.ts"), route("theme", "routes/theme.ts")]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
