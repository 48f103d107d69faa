import { createCookie, type AppLoadContext } from "@remix-run/node";

/** Hidden from scripts. */
interface SecondStep {
  challenge: string;
  methods: string[];
  recoveryCodesLeft: number;
}

function stepCookie(context: AppLoadContext, maxAge = 0) {
  const secure = context.settings.origin.startsWith("https:");
  return createCookie(secure ? "__Host-sign-in" : "sign-in", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge,
  });
}

export async function readSecondStep(
  context: AppLoadContext,
  request: Request,
): Promise<SecondStep | null> {
  const kept: unknown = await stepCookie(context).parse(request.headers.get("cookie"));
  const step = kept as Partial<SecondStep> | null;
  return typeof step?.challenge === "string" && Array.isArray(step.methods)
    ? (step as SecondStep)
    : null;
}

/** `Set-Cookie` for as long as the step is valid. */
export function keepSecondStep(
  context: AppLoadContext,
  step: SecondStep,
  seconds: number,
): Promise<string> {
  return stepCookie(context, seconds).serialize(step);
}

export function forgetSecondStep(context: AppLoadContext): Promise<string> {
  return stepCookie(context).serialize("", { maxAge: 0 });
}
