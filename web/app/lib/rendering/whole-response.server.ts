const wholeBody = Symbol.for("peritus.whole-body");

type Whole = Response & { [wholeBody]?: Buffer };

/**
 * An answer whose body is already whole. It is carried beside the answer rather
 * than in it: a web stream made from a buffer only to be read into one again
 * costs more than sending it.
 */
export function wholeResponse(body: Buffer, init: ResponseInit): Response {
  const response: Whole = new Response(null, init);
  response[wholeBody] = body;
  return response;
}

/** The body of any answer; null where there is none. */
export async function bodyOfResponse(response: Response): Promise<Buffer | null> {
  const whole = (response as Whole)[wholeBody];
  if (whole) return whole;
  return response.body ? Buffer.from(await response.arrayBuffer()) : null;
}
