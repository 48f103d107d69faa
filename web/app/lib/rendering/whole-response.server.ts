const wholeBody = Symbol.for("peritus.whole-body");

type Whole = Response & { [wholeBody]?: Buffer };

/**
 * Attaches a complete body to a response, because a stream from a buffer costs more than sending
 * it.
 */
export function wholeResponse(body: Buffer, init: ResponseInit): Response {
  const response: Whole = new Response(null, init);
  response[wholeBody] = body;
  return response;
}

/** Returns the attached body, or null. */
export async function bodyOfResponse(response: Response): Promise<Buffer | null> {
  const whole = (response as Whole)[wholeBody];
  if (whole) return whole;
  return response.body ? Buffer.from(await response.arrayBuffer()) : null;
}
