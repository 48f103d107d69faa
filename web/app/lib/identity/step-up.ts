import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";

/** Thrown to request confirmation, with the data to repeat the action. */
export interface StepUp {
  message: string;
  stepUp: {
    to: string;
    fields: [name: string, value: string][];
    /** password, totp, passkey, recovery-code. */
    methods: string[];
  };
}

export function isStepUp(data: unknown): data is StepUp {
  const stepUp = (data as StepUp | null)?.stepUp;
  return typeof stepUp === "object" && stepUp !== null && Array.isArray(stepUp.fields);
}

/** Resolves with whether the person confirmed. */
type Ask = (methods: readonly string[]) => Promise<boolean>;
let ask: Ask | null = null;

/** Registers the dialog and returns a function that removes it. */
export function onStepUp(asker: Ask): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = null;
  };
}

/** Resolves with false if the person declined or no dialog is registered. */
export async function confirmIdentity(methods: readonly string[]): Promise<boolean> {
  return ask !== null && (await ask(methods));
}

/** Sends the form, and sends it again after a step-up. Does nothing if the person declines. */
export async function confirmThenRepeat({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  const kept = request.clone();
  // A request can be read only once, but is sent twice.
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
