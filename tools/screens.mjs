// Lists every screen for the screenshots, the accessibility checks, and the HTML checks.
import { knownOrcid } from "./fake-datacite.mjs";

/** The demo's first expert. Seeding always creates the same ids. */
export const firstExpert = { id: "06dne00001o014r4im8rn3cc00", slug: "amara-okonkwo-bell" };

/** An unclaimed profile of the demo. */
const unclaimed = "06dne00001o0a6rrsb3v95kc00";
const proof = "/become-an-expert/search-results/verify-its-you";

/** A list of the demo's attorney, and experts on it. */
// cspell:ignore vntcjjo egjjbeo uaeqmgeqqi
const demoList = "06dne0000lists000000000001";
const demoConversation = "06dne0000msgs000000000000";
const listed = [
  "06dne00001o03vntcjjo214m00",
  "06dne00001o0egjjbeo27tvh00",
  "06dne00001o0r6uaeqmgeqqi00",
];

/** The demo accounts by their names in `as`. */
export const accounts = {
  attorney: "attorney@peritus.test",
  expert: "expert@peritus.test",
  admin: "admin@peritus.test",
  researcher: "researcher@peritus.test",
};
export const demoPassword = "Peritus-demo-2026";

/** A text as attorneys paste it. */
const complaint =
  "On March 3, 2024, plaintiff was admitted to the emergency department of defendant with fever, low blood pressure, and confusion. Despite signs of sepsis, the emergency physician failed to order antibiotics or blood cultures, and discharged the patient, who returned eight hours later in septic shock.";

/**
 * `as` is the account that opens the screen, or null for a visitor. `status` is the HTTP
 * status, 200 by default. `like` names a screen of the same parts with other data: axe checks only
 * that one.
 * @type {{name: string, path: string, as: keyof typeof accounts | null, status?: number, like?: string}[]}
 */
export const screens = [
  { name: "home", path: "/", as: null },
  { name: "blog", path: "/blog", as: null },
  { name: "blog-search", path: "/blog?q=signature", as: null, like: "blog" },
  { name: "blog-nothing-found", path: "/blog?q=xylophone", as: null },
  { name: "category", path: "/blog/category/practice", as: null },
  { name: "article", path: "/blog/rule-702-after-the-amendment", as: null },
  { name: "article-long", path: "/blog/reading-a-collapse-backwards", as: null, like: "article" },
  { name: "request-form", path: "/request-an-expert", as: null },
  { name: "partner-form", path: "/partner-with-us", as: null },
  { name: "contact-form", path: "/about", as: null },
  { name: "tag", path: "/blog/tag/reports", as: null, like: "category" },
  { name: "author", path: "/blog/author/daniel-achterberg", as: null },
  { name: "areas", path: "/areas", as: null },
  { name: "area", path: "/areas/construction/cranes", as: null },
  { name: "become-an-expert", path: "/become-an-expert", as: null },
  { name: "claim-search", path: "/become-an-expert/search-results?q=solheim", as: null },
  {
    name: "claim-search-claimed",
    path: "/become-an-expert/search-results?q=okonkwo-bell",
    as: null,
    like: "claim-search",
  },
  { name: "claim-claimed", path: `${proof}/${firstExpert.id}?q=okonkwo-bell`, as: null },
  { name: "claim-nothing-found", path: "/become-an-expert/search-results?q=xylophone", as: null },
  { name: "claim-verify", path: `${proof}/${unclaimed}?q=solheim`, as: null },
  { name: "claim-mode", path: `${proof}/verification-mode?id=${unclaimed}&q=solheim`, as: null },
  {
    name: "claim-document",
    path: `${proof}/verification-mode?id=${unclaimed}&mode=document`,
    as: null,
  },
  {
    name: "claim-removal",
    path: `${proof}/verification-mode?id=${unclaimed}&for=removal`,
    as: null,
  },
  { name: "claim-contest", path: "/become-an-expert/contest?token=x", as: null },
  { name: "privacy-policy", path: "/privacy-policy", as: null },
  { name: "terms-and-conditions", path: "/terms-and-conditions", as: null },
  { name: "podcast", path: "/podcast", as: null },
  {
    name: "podcast-nothing-found",
    path: "/podcast?q=xylophone",
    as: null,
    like: "blog-nothing-found",
  },
  { name: "episode", path: "/podcast/why-qualified", as: null },
  { name: "sign-in", path: "/sign-in", as: null },
  { name: "password-recovery", path: "/password-recovery", as: null },
  {
    name: "set-password-unknown",
    path: "/set-password?token=x",
    as: null,
    like: "verify-email-unknown",
  },
  {
    name: "unsubscribe-unknown",
    path: "/unsubscribe?token=x",
    as: null,
    like: "verify-email-unknown",
  },
  { name: "verify-email-unknown", path: "/verify-its-you/email?token=x", as: null },
  { name: "sign-in-over", path: "/sign-in?step=code", as: null },
  { name: "step-up", path: "/step-up", as: "attorney" },
  { name: "sign-in-expired", path: "/sign-in?tokenExpired=true", as: null, like: "sign-in" },
  {
    name: "sign-in-for-search",
    path: "/sign-in?next=%2Fattorney%2Fexpert-search-result%3Fq%3Dmetal%2Bfatigue",
    as: null,
    like: "sign-in",
  },
  { name: "registration", path: "/registration", as: null },
  { name: "sign-up-attorney", path: "/attorney/sign-up", as: null },
  { name: "sign-up-expert", path: "/experts/sign-up?step=2", as: null },
  { name: "sign-up-password", path: "/experts/sign-up?step=3", as: null },
  {
    name: "sign-up-claim-unknown",
    path: "/experts/sign-up?claim=06dne0claim000000000000000",
    as: null,
    like: "sign-up-expert",
  },
  { name: "verify-sign-up", path: "/verify-its-you/sign-up", as: null },
  { name: "public-expert", path: `/expert/${firstExpert.slug}`, as: null },
  {
    name: "receipt-unknown",
    path: `/expert/${firstExpert.slug}/receipt/${"A".repeat(26)}`,
    as: null,
  },
  { name: "not-found", path: "/no/such/page", as: null, status: 404 },
  { name: "expert-not-found", path: "/expert/nobody-here", as: null, status: 404 },
  { name: "dashboard", path: "/attorney", as: "attorney" },
  { name: "results", path: "/attorney/expert-search-result?q=crane", as: "attorney" },
  {
    name: "results-filtered",
    path: "/attorney/expert-search-result?testimony=ever&license=active&fee_from=300&fee_to=600&sort=fee",
    as: "attorney",
  },
  {
    name: "results-all",
    path: "/attorney/expert-search-result",
    as: "attorney",
    like: "results-filtered",
  },
  {
    name: "results-typo",
    path: "/attorney/expert-search-result?q=strctural",
    as: "attorney",
    like: "results",
  },
  {
    name: "results-few",
    path: "/attorney/expert-search-result?q=crane&state=NJ",
    as: "attorney",
    like: "results",
  },
  {
    name: "results-understood",
    path: "/attorney/expert-search-result?q=18+wheeler+accident+%22black+box%22+-rail+in+New+Jersey&plain=accident",
    as: "attorney",
  },
  {
    name: "results-pasted",
    path: `/attorney/expert-search-result?q=${encodeURIComponent(complaint)}`,
    as: "attorney",
    like: "results-understood",
  },
  {
    name: "results-none",
    path: "/attorney/expert-search-result?q=crane&state=AK&language=hi",
    as: "attorney",
  },
  { name: "expert", path: `/attorney/experts/${firstExpert.id}`, as: "attorney" },
  {
    name: "expert-estimate",
    path: `/attorney/experts/${firstExpert.id}?rush=yes&notice=x#fees`,
    as: "attorney",
    like: "expert",
  },
  {
    name: "cross-examination",
    path: `/attorney/experts/${firstExpert.id}/cross-examination`,
    as: "attorney",
  },
  { name: "my-cross-examination", path: "/experts/my-profile/cross-examination", as: "expert" },
  { name: "public-expert-as-attorney", path: `/expert/${firstExpert.slug}`, as: "attorney" },
  { name: "not-found-as-attorney", path: "/attorney/nothing", as: "attorney", status: 404 },
  { name: "saved-searches", path: "/attorney/searches", as: "attorney" },
  {
    name: "saved-searches-none",
    path: "/attorney/searches",
    as: "researcher",
    like: "saved-searches",
  },
  { name: "save-search", path: "/attorney/searches/new?q=crane&state=NJ", as: "attorney" },
  { name: "favorites", path: "/attorney/favorites", as: "attorney", like: "results" },
  { name: "favorites-none", path: "/attorney/favorites", as: "admin" },
  { name: "credits", path: "/attorney/credits", as: "attorney" },
  { name: "credits-held", path: "/attorney/credits?show=held", as: "attorney", like: "credits" },
  { name: "lists", path: "/attorney/lists", as: "attorney" },
  { name: "lists-new", path: "/attorney/lists?new=1", as: "attorney" },
  { name: "list", path: `/attorney/lists/${demoList}`, as: "attorney" },
  {
    name: "list-note",
    path: `/attorney/lists/${demoList}?note=${listed[0]}`,
    as: "attorney",
    like: "list",
  },
  { name: "list-rename", path: `/attorney/lists/${demoList}?rename=1`, as: "attorney" },
  {
    name: "list-archived",
    path: "/attorney/lists/06dne0000lists000000000004",
    as: "attorney",
    like: "list",
  },
  {
    name: "list-compare",
    path: `/attorney/lists/${demoList}/compare?${listed.map((id) => `expert=${id}`).join("&")}`,
    as: "attorney",
  },
  { name: "list-share", path: `/attorney/lists/${demoList}?share=1`, as: "attorney" },
  { name: "shared-list", path: "/list/DEMO2LIST2FOR2DANA2AT2HART", as: "researcher" },
  { name: "shared-list-over", path: "/list/nothing", as: "researcher", status: 404 },
  { name: "lists-none", path: "/attorney/lists", as: "admin", like: "favorites-none" },
  { name: "lists-archived", path: "/attorney/lists/archived", as: "attorney", like: "lists" },
  { name: "messages", path: "/attorney/message", as: "attorney" },
  {
    name: "messages-none",
    path: "/attorney/message/unread?q=xylophone",
    as: "attorney",
    like: "messages",
  },
  {
    name: "messages-archived",
    path: "/attorney/message/archived",
    as: "attorney",
    like: "messages",
  },
  { name: "conversation", path: `/attorney/message/inbox/${demoConversation}1`, as: "attorney" },
  {
    name: "conversation-note",
    path: `/attorney/message/inbox/${demoConversation}1?note=chosen`,
    as: "attorney",
  },
  {
    name: "conversation-waiting",
    path: `/attorney/message/inbox/${demoConversation}3`,
    as: "attorney",
    like: "conversation",
  },
  {
    name: "conversation-declined",
    path: `/attorney/message/archived/${demoConversation}5`,
    as: "attorney",
  },
  {
    name: "conversation-report",
    path: `/attorney/message/inbox/${demoConversation}1?report=0`,
    as: "attorney",
  },
  { name: "message-expert", path: `/attorney/message?expert=${firstExpert.id}`, as: "attorney" },
  {
    name: "messages-expert",
    path: `/experts/my-profile/messages/inbox/${demoConversation}1`,
    as: "expert",
  },
  {
    name: "conversation-conflict",
    path: `/experts/my-profile/messages/inbox/${demoConversation}3`,
    as: "expert",
    like: "messages-expert",
  },
  {
    name: "conversation-party",
    path: `/attorney/message/inbox/${demoConversation}2?party=1`,
    as: "attorney",
    like: "conversation-report",
  },
  {
    name: "conversation-correct",
    path: `/attorney/message/inbox/${demoConversation}2?correct=1`,
    as: "attorney",
    like: "conversation-report",
  },
  {
    name: "certificate",
    path: `/attorney/message/inbox/${demoConversation}1/certificate/1`,
    as: "attorney",
  },
  {
    name: "certificate-blind",
    path: `/experts/my-profile/messages/inbox/${demoConversation}3/certificate/1`,
    as: "expert",
    like: "certificate",
    name: "materials",
    path: `/attorney/message/inbox/${demoConversation}1/materials`,
    as: "attorney",
  },
  {
    name: "materials-version",
    path: `/experts/my-profile/messages/inbox/${demoConversation}1/materials`,
    as: "expert",
    like: "materials",
  },
  {
    name: "materials-none",
    path: `/attorney/message/inbox/${demoConversation}4/materials`,
    as: "attorney",
  },
  {
    name: "transcript",
    path: `/attorney/message/inbox/${demoConversation}1/export`,
    as: "attorney",
  },
  {
    name: "transcript-labels",
    path: `/experts/my-profile/messages/inbox/${demoConversation}1/export?labels=facts&labels=compensation`,
    as: "expert",
  },
  { name: "message-reports", path: "/admin/message-reports", as: "admin" },
  { name: "lists-add", path: `/attorney/lists?add=${firstExpert.id}`, as: "attorney" },
  { name: "my-profile", path: "/experts/my-profile", as: "expert" },
  {
    name: "section-testimony",
    path: "/experts/my-profile/expert-witness-experience",
    as: "expert",
  },
  { name: "section-rows", path: "/experts/my-profile/education", as: "expert" },
  {
    name: "section-add",
    path: "/experts/my-profile/expert-witness-experience?add=1",
    as: "expert",
  },
  { name: "section-empty", path: "/experts/my-profile/awards-and-honors", as: "expert" },
  { name: "section-about", path: "/experts/my-profile/about-me", as: "expert" },
  { name: "section-fees", path: "/experts/my-profile/fee-schedule", as: "expert" },
  { name: "section-resume", path: "/experts/my-profile/add-resume?add=1", as: "expert" },
  { name: "lookup", path: "/experts/my-profile/publications?find=1", as: "expert" },
  {
    name: "lookup-found",
    path: `/experts/my-profile/publications?find=1&orcid=${knownOrcid}`,
    as: "expert",
  },
  {
    name: "lookup-refused",
    path: `/admin/edit-expert/${firstExpert.id}/publications?find=1&orcid=0000-1`,
    as: "researcher",
  },
  { name: "my-history", path: "/experts/my-profile/history", as: "expert" },
  {
    name: "section-as-staff",
    path: `/admin/edit-expert/${firstExpert.id}/professional-history?add=1`,
    as: "researcher",
  },
  {
    name: "proofs-as-staff",
    path: `/admin/edit-expert/${firstExpert.id}/licenses-and-certifications`,
    as: "researcher",
  },
  {
    name: "expert-history",
    path: `/admin/expert/${firstExpert.id}/history/education?at=2026-11-28`,
    as: "admin",
  },
  { name: "admin", path: "/admin", as: "admin" },
  { name: "admin-as-researcher", path: "/admin", as: "researcher", like: "admin" },
  { name: "settings-practice", path: "/attorney/settings/practice", as: "attorney" },
  { name: "requests", path: "/admin/requests", as: "admin" },
  { name: "request-unread", path: "/admin/requests/06dne0req00000000000000001", as: "admin" },
  {
    name: "request-answered",
    path: "/admin/requests/06dne0req00000000000000004",
    as: "researcher",
    like: "request-unread",
  },
  {
    name: "requests-nothing-found",
    path: "/admin/requests?q=xylophone",
    as: "researcher",
    like: "users-nothing-found",
  },
  { name: "bar-admissions", path: "/admin/claims?tab=bar-admissions", as: "researcher" },
  {
    name: "bar-admissions-confirmed",
    path: "/admin/claims?tab=bar-admissions&status=confirmed",
    as: "admin",
    like: "bar-admissions",
  },
  { name: "settings", path: "/attorney/settings", as: "attorney" },
  { name: "settings-security", path: "/attorney/settings/security", as: "attorney" },
  { name: "notifications", path: "/attorney/notifications", as: "attorney" },
  {
    name: "notifications-none",
    path: "/attorney/notifications?topic=lists",
    as: "attorney",
  },
  {
    name: "notifications-as-expert",
    path: "/experts/my-profile/notifications",
    as: "expert",
    like: "notifications",
  },
  {
    name: "notifications-as-staff",
    path: "/admin/notifications",
    as: "admin",
    like: "notifications",
  },
  { name: "settings-notifications", path: "/attorney/settings/notifications", as: "attorney" },
  {
    name: "settings-as-expert",
    path: "/experts/my-profile/settings/security",
    as: "expert",
    like: "settings-security",
  },
  {
    name: "settings-as-staff",
    path: "/admin/settings/security",
    as: "admin",
    like: "settings-security",
  },
  { name: "experts", path: "/admin/view-experts", as: "researcher" },
  {
    name: "experts-none-match",
    path: "/admin/view-experts?q=xylophone",
    as: "researcher",
    like: "users-nothing-found",
  },
  { name: "add-expert", path: "/admin/add-expert", as: "researcher" },
  { name: "view-expert", path: `/admin/view-expert/${firstExpert.id}`, as: "researcher" },
  { name: "claims", path: "/admin/claims", as: "researcher" },
  { name: "claims-all", path: "/admin/claims?state=all", as: "admin", like: "claims" },
  {
    name: "claims-nothing-found",
    path: "/admin/claims?q=xylophone",
    as: "admin",
    like: "users-nothing-found",
  },
  { name: "new-profiles", path: "/admin/claims?tab=profiles", as: "admin" },
  { name: "users", path: "/admin/users", as: "admin" },
  { name: "users-nothing-found", path: "/admin/users?q=xylophone", as: "admin" },
  { name: "invite-user", path: "/admin/users/invite", as: "admin" },
  { name: "admin-credits", path: "/admin/credits?check=1", as: "admin" },
  { name: "audit", path: "/admin/audit", as: "admin" },
  { name: "audit-checked", path: "/admin/audit?check=1", as: "admin", like: "audit" },
  {
    name: "audit-nothing-found",
    path: "/admin/audit?q=xylophone",
    as: "admin",
    like: "users-nothing-found",
  },
  { name: "settings-data", path: "/attorney/settings/data", as: "attorney" },
  { name: "components", path: "/dev/ui", as: null },
  { name: "mails", path: "/dev/mail", as: null },
];
