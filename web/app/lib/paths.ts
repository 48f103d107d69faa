/** Empty values are left out; lists repeat their name. */
export type PathQuery =
  Record<string, string | number | null | undefined | readonly string[]> | URLSearchParams;

function withQuery(path: string, query: PathQuery | undefined): string {
  if (query === undefined) return path;
  const pairs = query instanceof URLSearchParams ? query : new URLSearchParams();
  if (!(query instanceof URLSearchParams)) {
    for (const [name, value] of Object.entries(query)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== null && one !== undefined && one !== "") pairs.append(name, String(one));
      }
    }
  }
  const text = pairs.toString();
  return text === "" ? path : `${path}?${text}`;
}

const segment = encodeURIComponent;

/** What has a picture that other sites show. */
export type CardKind = "page" | "article" | "episode" | "expert";

/** Who reads a conversation. */
export type MessageSide = "attorney" | "expert";

const messagesRoot = { attorney: "/attorney/message", expert: "/experts/my-profile/messages" };

/** Every URL the web links to. No other module writes one. */
export const paths = {
  home: () => "/",
  signIn: (next?: string | null) => withQuery("/sign-in", { next }),
  passwordRecovery: () => "/password-recovery",
  setPassword: () => "/set-password",
  unsubscribe: () => "/unsubscribe",
  verifyEmail: () => "/verify-its-you/email",
  /** Not a page. */
  signInPasskey: () => "/sign-in/passkey",
  signOut: () => "/sign-out",
  theme: () => "/theme",
  registration: (query?: PathQuery) => withQuery("/registration", query),
  attorneySignUp: (query?: PathQuery) => withQuery("/attorney/sign-up", query),
  verifySignUp: (query?: PathQuery) => withQuery("/verify-its-you/sign-up", query),

  about: () => "/about",
  partnerWithUs: () => "/partner-with-us",
  /** The query fills in the form: `q`, `area`, `state`, and the slug of an `expert`. */
  requestAnExpert: (query?: PathQuery) => withQuery("/request-an-expert", query),
  becomeAnExpert: () => "/become-an-expert",
  searchResults: (query?: PathQuery) => withQuery("/become-an-expert/search-results", query),
  verifyItsYou: (expertId: string, query?: PathQuery) =>
    withQuery(`/become-an-expert/search-results/verify-its-you/${segment(expertId)}`, query),
  verificationMode: (query?: PathQuery) =>
    withQuery("/become-an-expert/search-results/verify-its-you/verification-mode", query),
  /** For scripts; not a page. */
  sendClaimDocument: () => "/become-an-expert/claim-document",
  contestClaim: (token: string) => withQuery("/become-an-expert/contest", { token }),
  expertSignUp: (query?: PathQuery) => withQuery("/experts/sign-up", query),
  privacyPolicy: () => "/privacy-policy",
  termsAndConditions: () => "/terms-and-conditions",

  blog: (query?: PathQuery) => withQuery("/blog", query),
  article: (id: string) => `/blog/${segment(id)}`,
  category: (slug: string, query?: PathQuery) =>
    withQuery(`/blog/category/${segment(slug)}`, query),
  tag: (slug: string, query?: PathQuery) => withQuery(`/blog/tag/${segment(slug)}`, query),
  /** All areas of expertise, at a category if there is one. */
  areas: (category?: string) => `/areas${category ? `#${segment(category)}` : ""}`,
  /** The code is `category/area`. */
  area: (code: string) => `/areas/${code.split("/").map(segment).join("/")}`,
  author: (slug: string, query?: PathQuery) => withQuery(`/blog/author/${segment(slug)}`, query),
  previewPage: () => "/preview",
  preview: (token: string) => withQuery("/preview", { token }),

  card: (kind: CardKind, slug: string, version: string) =>
    withQuery(`/og/${kind}/${segment(slug)}.png`, { v: version }),
  feed: (format: "rss.xml" | "atom.xml" | "feed.json", category?: string) =>
    category ? `/blog/category/${segment(category)}/${format}` : `/blog/${format}`,

  podcast: (query?: PathQuery) => withQuery("/podcast", query),
  episode: (id: string) => `/podcast/${segment(id)}`,
  podcastFeed: () => "/podcast/feed.xml",
  transcript: (slug: string, format: "vtt" | "srt") =>
    `/podcast/${segment(slug)}/transcript.${format}`,

  dashboard: () => "/attorney",
  search: (query?: PathQuery) => withQuery("/attorney/expert-search-result", query),
  savedSearches: (query?: PathQuery) => withQuery("/attorney/searches", query),
  saveSearch: (query: PathQuery) => withQuery("/attorney/searches/new", query),
  /** The results of a saved search, with what is new. `search` are its parameters. */
  savedSearch: (id: string, search: string) =>
    `/attorney/expert-search-result?saved=${segment(id)}${search ? `&${search}` : ""}`,
  /** For scripts; not a page. */
  favorite: (expertId: string) => `/api/favorites/${segment(expertId)}`,
  favorites: (query?: PathQuery) => withQuery("/attorney/favorites", query),
  lists: (query?: PathQuery) => withQuery("/attorney/lists", query),
  archivedLists: (query?: PathQuery) => withQuery("/attorney/lists/archived", query),
  list: (listId: string, query?: PathQuery) =>
    withQuery(`/attorney/lists/${segment(listId)}`, query),
  /** A file. */
  exportList: (listId: string, format: "csv" | "xlsx") =>
    withQuery(`/api/lists/${segment(listId)}/export`, { format }),
  compareList: (listId: string, query?: PathQuery) =>
    withQuery(`/attorney/lists/${segment(listId)}/compare`, query),
  /** A file. */
  comparisonTable: (listId: string, experts: readonly string[]) =>
    withQuery(`/attorney/lists/${segment(listId)}/compare/table`, { expert: experts }),
  credits: (query?: PathQuery) => withQuery("/attorney/credits", query),
  /** A file. */
  exportCredits: (query: PathQuery) => withQuery("/api/credits/statement/export", query),
  /** What a link to a list opens. */
  sharedList: (code: string) => `/list/${segment(code)}`,
  /** For scripts; not a page. */
  checkSharedList: () => "/api/shared-lists/check",
  /** For scripts; not a page. */
  listPlace: (listId: string, expertId: string) =>
    `/api/lists/${segment(listId)}/experts/${segment(expertId)}/place`,
  /** `box` is `inbox`, `unread`, or `archived`. */
  messages: (side: MessageSide, box?: string, query?: PathQuery) =>
    withQuery(box ? `${messagesRoot[side]}/${segment(box)}` : messagesRoot[side], query),
  conversation: (side: MessageSide, box: string, id: string, query?: PathQuery) =>
    withQuery(`${messagesRoot[side]}/${segment(box)}/${segment(id)}`, query),
  /** To an expert who isn't retained. */
  neutralNote: (conversationId: string) =>
    paths.conversation("attorney", "inbox", conversationId, { note: "reason" }),
  certificate: (side: MessageSide, box: string, id: string, number: number) =>
    `${messagesRoot[side]}/${segment(box)}/${segment(id)}/certificate/${number}`,
  certificateFile: (id: string, number: number) =>
    `/api/conversations/${segment(id)}/conflict/${number}/file`,
  /** For scripts; not pages. */
  conversationApi: (id: string, act: "messages" | "read", query?: PathQuery) =>
    withQuery(`/api/conversations/${segment(id)}/${act}`, query),
  materials: (side: MessageSide, box: string, id: string, query?: PathQuery) =>
    withQuery(`${messagesRoot[side]}/${segment(box)}/${segment(id)}/materials`, query),
  /** A file. */
  materialChecksums: (id: string) => `/api/conversations/${segment(id)}/materials/checksums`,
  exportMaterials: (id: string, format: "csv" | "xlsx") =>
    withQuery(`/api/conversations/${segment(id)}/materials/export`, { format }),
  conversationTranscript: (side: MessageSide, box: string, id: string) =>
    `${messagesRoot[side]}/${segment(box)}/${segment(id)}/export`,
  /** A file. */
  exportConversation: (id: string, labels: readonly string[]) =>
    withQuery(`/api/conversations/${segment(id)}/export`, { labels }),
  /** Takes files; for scripts. */
  attachmentsApi: (id: string) => `/api/conversations/${segment(id)}/attachments`,
  /** A file. */
  attachmentApi: (id: string, attachmentId: string) =>
    `/api/conversations/${segment(id)}/attachments/${segment(attachmentId)}`,
  /** A file. */
  reportedAttachment: (reportId: string, attachmentId: string) =>
    `/api/admin/message-reports/${segment(reportId)}/attachments/${segment(attachmentId)}`,
  /** The query names a `list`, or each `expert`. */
  askSeveral: (query?: PathQuery) => withQuery("/attorney/availability/new", query),
  availabilityRequests: (query?: PathQuery) => withQuery("/attorney/availability", query),
  availabilityRequest: (requestId: string) => `/attorney/availability/${segment(requestId)}`,
  /** What an expert was asked. */
  asked: (query?: PathQuery) => withQuery("/experts/my-profile/availability", query),
  unreadApi: () => "/api/conversations/unread",
  notificationSettings: (area: string) => `${area}/settings/notifications`,
  noticesApi: () => "/api/notifications",
  unreadNotices: () => "/api/notifications/unread",
  readNotices: () => "/api/notifications/read",
  readNotice: (id: string) => `/api/notifications/${segment(id)}/read`,
  socketTicket: () => "/auth_for_ws_connection",
  socket: (ticket: string) => withQuery("/ws", { uuid: ticket }),
  messageReports: (query?: PathQuery) => withQuery("/admin/message-reports", query),
  forumLines: (query?: PathQuery) => withQuery("/admin/forum-lines", query),
  forumLine: (code: string) => `/admin/forum-lines/${segment(code)}`,
  expert: (expertId: string) => `/attorney/experts/${segment(expertId)}`,
  crossExamination: (expertId: string) =>
    `/attorney/experts/${segment(expertId)}/cross-examination`,
  publicExpert: (slug: string) => `/expert/${segment(slug)}`,

  myProfile: () => "/experts/my-profile",
  myCrossExamination: () => "/experts/my-profile/cross-examination",
  mySection: (section: string, query?: PathQuery) =>
    withQuery(`/experts/my-profile/${segment(section)}`, query),
  myHistory: (section?: string, query?: PathQuery) =>
    withQuery(`/experts/my-profile/history${section ? `/${segment(section)}` : ""}`, query),
  editExpert: (expertId: string) => `/admin/edit-expert/${segment(expertId)}`,
  editSection: (expertId: string, section: string, query?: PathQuery) =>
    withQuery(`/admin/edit-expert/${segment(expertId)}/${segment(section)}`, query),
  expertHistory: (expertId: string, section?: string, query?: PathQuery) =>
    withQuery(
      `/admin/expert/${segment(expertId)}/history${section ? `/${segment(section)}` : ""}`,
      query,
    ),
  /** Not a page. */
  knownNames: (query: PathQuery) => withQuery("/api/known-names", query),
  restoreRevision: (expertId: string, revisionId: string) =>
    `/api/profiles/${segment(expertId)}/revisions/${segment(revisionId)}/restore`,
  profileFile: (expertId: string, key: string) =>
    `/api/profiles/${segment(expertId)}/files/${segment(key)}`,
  profileAsOf: (expertId: string, query: PathQuery) =>
    withQuery(`/api/profiles/${segment(expertId)}/as-of/export`, query),

  staff: () => "/admin",
  viewExperts: (query?: PathQuery) => withQuery("/admin/view-experts", query),
  addExpert: () => "/admin/add-expert",
  viewExpert: (expertId: string, query?: PathQuery) =>
    withQuery(`/admin/view-expert/${segment(expertId)}`, query),
  /** Served by the BFF. */
  expertsExport: (query?: PathQuery) => withQuery("/api/admin/experts/export", query),
  claims: (query?: PathQuery) => withQuery("/admin/claims", query),
  claim: (claimId: string) => `/admin/claims/${segment(claimId)}`,
  /** A file, not a page. */
  claimDocument: (claimId: string, documentId: string) =>
    `/api/admin/claims/${segment(claimId)}/documents/${segment(documentId)}`,
  requests: (query?: PathQuery) => withQuery("/admin/requests", query),
  request: (requestId: string) => `/admin/requests/${segment(requestId)}`,
  /** A file, not a page. */
  requestsExport: (query?: PathQuery) => withQuery("/api/admin/requests/export", query),

  users: (query?: PathQuery) => withQuery("/admin/users", query),
  inviteUser: () => "/admin/users/invite",
  user: (userId: string) => `/admin/users/${segment(userId)}`,
  creditHolders: (query?: PathQuery) => withQuery("/admin/credits", query),
  creditHolder: (userId: string, query?: PathQuery) =>
    withQuery(`/admin/credits/${segment(userId)}`, query),
  audit: (query?: PathQuery) => withQuery("/admin/audit", query),
  /** A file. It needs a POST, because the export is logged. */
  auditExport: (query?: PathQuery) => withQuery("/api/admin/audit/export", query),

  /** A file, not a page. */
  dataExport: (exportId: string) => `/api/settings/exports/${segment(exportId)}/file`,
  stepUp: (next?: string) => withQuery("/step-up", { next }),

  /** `area` is `/attorney`, `/experts/my-profile`, or `/admin`. */
  settings: (area: string, page?: string) =>
    page ? `${area}/settings/${page}` : `${area}/settings`,

  devUi: () => "/dev/ui",
  devMail: () => "/dev/mail",
  latestBuild: () => "/builds/latest.json",
} as const;
