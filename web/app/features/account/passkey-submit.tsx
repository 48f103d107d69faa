import { useSubmit } from "@remix-run/react";
import type { RefObject } from "react";

import { PasskeyPress } from "~/components/form/passkey-press";
import { getPasskey, PasskeyError } from "~/lib/identity/passkey";
import { sendJson } from "~/lib/send-json";
import { paths } from "~/lib/paths";

type PasskeySubmitProps = {
  form: RefObject<HTMLFormElement | null>;
  /** From the emailed link; the passkey's response is bound to it. */
  token: string;
  primary: boolean;
  label: string;
};

/** Asks for a passkey, then sends the new password's form. */
export function PasskeySubmit({ form, token, primary, label }: PasskeySubmitProps) {
  const submit = useSubmit();

  async function send() {
    const element = form.current;
    if (!element) return;
    const typed = new FormData(element);
    typed.delete("code");
    typed.delete("recovery_code");
    // The form reports a missing password before it asks for the passkey.
    if (typed.get("password") !== "") {
      const asked = await sendJson<{ options: { challenge: string } }>(
        "POST",
        "/api/passkey/options",
        {
          for: "set-password",
          challenge: token,
        },
      );
      if (!asked.ok)
        throw new PasskeyError(
          asked.detail || "This link doesn't work any more. Ask for a new one.",
        );
      typed.set("assertion", JSON.stringify(await getPasskey(asked.data.options)));
    }
    submit(typed, { method: "post", action: paths.setPassword() });
  }

  return <PasskeyPress label={label} primary={primary} onPress={send} />;
}
