import { scriptJson } from "~/lib/script-json";

/** All that the loaders have read, as the framework writes it down for the browser. */
export async function handoffText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : "";
}

/** The scripts by which the framework's browser side takes over what was read. */
export function handoffScripts(text: string, nonce: string): string {
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${scriptJson(text)});</script><script nonce="${nonce}">${controller}.close();</script>`;
}
