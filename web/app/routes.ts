import {
  index,
  layout,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@remix-run/route-config";

/** The same below each area. */
function settings(below: string): RouteConfigEntry[] {
  return ["account", "security", "notifications", "data"].map((page) =>
    route(
      page === "account" ? `${below}/settings` : `${below}/settings/${page}`,
      `routes/settings/${page}.tsx`,
      { id: `${below}/settings/${page}` },
    ),
  );
}

/** Every route, by layout. */
export default [
  layout("routes/prelogin/layout.tsx", [
    index("routes/prelogin/home.tsx"),
    route("blog", "routes/prelogin/blog.tsx"),
    route("blog/tag/:tag", "routes/prelogin/tag.tsx"),
    route("blog/author/:slug", "routes/prelogin/author.tsx"),
    route("blog/category/:categoryName", "routes/prelogin/category.tsx"),
    route("blog/:id", "routes/prelogin/article.tsx"),
    route("about", "routes/prelogin/about.tsx"),
    route("partner-with-us", "routes/prelogin/partner-with-us.tsx"),
    route("request-an-expert", "routes/prelogin/request-an-expert.tsx"),
    route("become-an-expert", "routes/prelogin/become-an-expert.tsx"),
    route("become-an-expert/search-results", "routes/prelogin/search-results.tsx"),
    route(
      "become-an-expert/search-results/verify-its-you/verification-mode",
      "routes/prelogin/verification-mode.tsx",
    ),
    route(
      "become-an-expert/search-results/verify-its-you/:id",
      "routes/prelogin/verify-its-you.tsx",
    ),
    route("become-an-expert/contest", "routes/prelogin/contest-claim.tsx"),
    route("privacy-policy", "routes/prelogin/privacy-policy.tsx"),
    route("terms-and-conditions", "routes/prelogin/terms-and-conditions.tsx"),
    route("preview", "routes/prelogin/preview.tsx"),
    route("podcast", "routes/prelogin/podcast.tsx"),
    route("podcast/:id", "routes/prelogin/episode.tsx"),
    route("sign-in", "routes/prelogin/sign-in.tsx"),
    route("password-recovery", "routes/prelogin/password-recovery.tsx"),
    route("set-password", "routes/prelogin/set-password.tsx"),
    route("unsubscribe", "routes/prelogin/unsubscribe.tsx"),
    route("verify-its-you/email", "routes/prelogin/verify-email.tsx"),
    route("registration", "routes/prelogin/registration.tsx"),
    route("attorney/sign-up", "routes/prelogin/attorney-sign-up.tsx"),
    route("experts/sign-up", "routes/prelogin/expert-sign-up.tsx"),
    route("verify-its-you/sign-up", "routes/prelogin/verify-sign-up.tsx"),
  ]),
  layout("routes/attorney/layout.tsx", [
    route("attorney", "routes/attorney/dashboard.tsx"),
    route("attorney/expert-search-result", "routes/attorney/search.tsx"),
    route("attorney/searches", "routes/attorney/saved-searches.tsx"),
    route("attorney/searches/new", "routes/attorney/save-search.tsx"),
    route("attorney/experts/:expert_id", "routes/attorney/expert.tsx"),
    route("attorney/experts/:expert_id/cross-examination", "routes/attorney/cross-examination.tsx"),
    route("attorney/favorites", "routes/attorney/favorites.tsx"),
    route("attorney/lists", "routes/attorney/lists.tsx"),
    route("attorney/lists/archived", "routes/attorney/archived-lists.tsx"),
    route("attorney/lists/:list_id", "routes/attorney/list.tsx"),
    route("list/:code", "routes/attorney/shared-list.tsx"),
    ...settings("attorney"),
    route("attorney/settings/practice", "routes/settings/practice.tsx"),
  ]),
  layout("routes/researcher/layout.tsx", [
    route("admin", "routes/researcher/overview.tsx"),
    route("admin/claims", "routes/researcher/claims.tsx"),
    route("admin/claims/:claim_id", "routes/researcher/claim.tsx"),
    route("admin/requests", "routes/researcher/requests.tsx"),
    route("admin/requests/:request_id", "routes/researcher/request.tsx"),
    route("admin/users", "routes/researcher/users.tsx"),
    route("admin/users/invite", "routes/researcher/invite-user.tsx"),
    route("admin/users/:user_id", "routes/researcher/user.tsx"),
    route("admin/audit", "routes/researcher/audit.tsx"),
    route("admin/expert/:expert_id/history/:module?", "routes/researcher/history.tsx"),
    route("admin/view-experts", "routes/researcher/view-experts.tsx"),
    route("admin/add-expert", "routes/researcher/add-expert.tsx"),
    route("admin/:edit/:id", "routes/researcher/view-expert.tsx"),
    route("admin/:edit/:id/:section", "routes/researcher/section.tsx"),
    ...settings("admin"),
  ]),
  layout("routes/default/layout.tsx", [
    route("expert/:code", "routes/open/expert-public.tsx"),
    route("experts/my-profile", "routes/default/my-profile.tsx"),
    route("experts/my-profile/history/:module?", "routes/default/history.tsx"),
    route("experts/my-profile/cross-examination", "routes/default/cross-examination.tsx"),
    route("experts/my-profile/:section", "routes/default/section.tsx"),
    route("experts", "routes/default/my-profile.tsx", { id: "experts" }), // for experts who are attorneys
    ...settings("experts/my-profile"),
  ]),
  layout("routes/dev/layout.tsx", [
    route("dev/ui", "routes/dev/ui.tsx"),
    route("dev/mail", "routes/dev/mail.tsx"),
  ]),
  route("become-an-expert/claim-document", "routes/prelogin/claim-document.ts"),
  route("sign-in/passkey", "routes/prelogin/sign-in-passkey.ts"),
  route("step-up", "routes/step-up.tsx"),
  route("sign-out", "routes/sign-out.ts"),
  route("theme", "routes/theme.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
