import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";

/** What is thrown where a person has to confirm first: all that is needed to send the action again. */
export interface StepUp {
  message: string;
  stepUp: {
    /** Where the action was sent to. */
    to: string;
    fields: [name: string, value: string][];
    /** Ways to confirm: password, totp, passkey, recovery-code. */
    methods: string[];
  };
}

export function isStepUp(data: unknown): data is StepUp {
  const stepUp = (data as StepUp | null)?.stepUp;
  return typeof stepUp === "object" && stepUp !== null && Array.isArray(stepUp.fields);
}

/** Asks the person, and answers whether he has confirmed. */
type Ask = (methods: readonly string[]) => Promise<boolean>;
let ask: Ask | null = null;

/** Names who asks, from now on. Answers how to stop. */
export function onStepUp(asker: Ask): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = null;
  };
}

/** Asks the person to confirm. False where he would not, or where nobody can ask. */
export async function confirmIdentity(methods: readonly string[]): Promise<boolean> {
  return ask !== null && (await ask(methods));
}

/**
 * A client action that sends the form; where the person has to confirm first, asks
 * him and sends it again just as it was. Nothing happens where he would not.
 */
export async function confirmThenRepeat({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  const kept = request.clone();
  // The form is read each time it is sent, which a request allows once only.
  for (const read of ["text", "json", "formData"] as const)
    Object.defineProperty(request, read, { value: () => kept.clone()[read]() });
  for (;;) {
    try {
      return await serverAction();
    } catch (thrown) {
      if (!isRouteErrorResponse(thrown) || !isStepUp(thrown.data) || ask === null) throw thrown;
      if (!(await ask(thrown.data.stepUp.methods))) return null;
    }
  }
}
