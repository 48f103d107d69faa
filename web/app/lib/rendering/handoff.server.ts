import { scriptJson } from "~/lib/rendering/script-json";

/** All that the loaders have read, as the framework writes it down for the browser. */
export async function handoffText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : "";
}

/** The code by which the framework's browser side takes over what was read. */
export function handoffCode(text: string): string {
  const controller = "window.__remixContext.streamController";
  return `${controller}.enqueue(${scriptJson(text)});${controller}.close();`;
}
