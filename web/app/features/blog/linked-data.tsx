import { scriptJson } from "./json-ld";

/** Data about the page for search engines, in a script element that runs nothing. */
export function LinkedData({ data, nonce }: { data: unknown; nonce?: string }) {
  return <script type="application/ld+json" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
