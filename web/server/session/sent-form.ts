import type { SentForm } from "~/lib/form/sent-form";

/** The maximum size in bytes of a form that can be sent again. */
const largestForm = 256 * 1024;

/** Fields that must be entered again. */
const secret = /password|present/i;

/** Returns the values of a sent form without files, or null if there is none. */
export async function readSentForm(
  url: URL,
  contentType: string,
  body: Buffer<ArrayBuffer> | undefined,
): Promise<SentForm | null> {
  if (
    body === undefined ||
    url.pathname.endsWith(".data") ||
    !/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType)
  )
    return null;
  const form = await new Response(body, { headers: { "Content-Type": contentType } })
    .formData()
    .catch(() => null);
  if (form === null) return null;
  const fields = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !secret.test(entry[0]),
  );
  const size = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return size > largestForm ? null : { to: url.pathname + url.search, fields };
}
