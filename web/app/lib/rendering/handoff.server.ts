import { scriptJson } from "~/lib/rendering/script-json";

/** Returns loader data in the framework's format. */
export async function handoffText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : "";
}

/** Returns the framework's code that receives loader data. */
export function handoffCode(text: string): string {
  const controller = "window.__remixContext.streamController";
  return `${controller}.enqueue(${scriptJson(text)});${controller}.close();`;
}
