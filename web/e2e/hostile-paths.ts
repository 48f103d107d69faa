/** What a browser could read as another site, or what is no path at all. */
export const hostilePaths = [
  "//evil.test", "///evil.test", "/\\evil.test", "\\\\evil.test", "\\/evil.test", "https://evil.test/", "HTTPS:evil.test", "http:/evil.test",
  "javascript:alert(1)", "data:text/html,x", "/\t/evil.test", "/\n/evil.test", "\t//evil.test", " //evil.test", "/\r/evil.test",
  "attorney", "?next=//evil.test", "#//evil.test", "/attorney\\..\\x", "/attorney\u0000", `/${"a".repeat(2000)}`,
];
