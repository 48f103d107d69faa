import { useSubmit } from "@remix-run/react";

import { PasskeyPress } from "~/components/form/passkey-press";
import { getPasskey, PasskeyError } from "~/lib/identity/passkey";
import { sendJson } from "~/lib/send-json";
import { paths } from "~/lib/paths";

export function PasskeyButton({
  second,
  primary,
  label = "Use a passkey",
}: {
  second: boolean;
  primary?: boolean;
  label?: string;
}) {
  const submit = useSubmit();

  async function signIn() {
    const asked = await sendJson<{ options: { challenge: string } }>(
      "POST",
      paths.signInPasskey(),
      {
        second,
      },
    );
    if (!asked.ok)
      throw new PasskeyError(asked.detail || "Verification timed out. Enter your password again.");
    const assertion = JSON.stringify(await getPasskey(asked.data.options));
    submit({ do: second ? "second-step" : "passkey", assertion }, { method: "post" });
  }

  return <PasskeyPress label={label} primary={primary} onPress={signIn} />;
}
