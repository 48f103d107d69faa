import { scriptJson } from "~/lib/rendering/script-json";

/** Loader data as the framework writes it. */
export async function handoffText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : "";
}

/** The framework code that takes over loader data. */
export function handoffCode(text: string): string {
  const controller = "window.__remixContext.streamController";
  return `${controller}.enqueue(${scriptJson(text)});${controller}.close();`;
}
