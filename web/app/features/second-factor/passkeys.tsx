import { useSubmit } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { useState, type FormEvent } from "react";

import { PostForm } from "~/components/form/post-form";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { useHydrated } from "~/components/ui/hydrated";
import type { Schema } from "~/lib/api-types";
import { createPasskey, knowsPasskeys, PasskeyError } from "~/lib/identity/passkey";
import { sendJson } from "~/lib/send-json";
import { confirmIdentity } from "~/lib/identity/step-up";

type Props = {
  passkeys: readonly Schema<"KeyView">[];
  say: (at: string) => string;
  fields: Record<string, string[]>;
};

export function Passkeys({ passkeys, say, fields }: Props) {
  const [renaming, setRenaming] = useState<string | null>(null);
  return (
    <>
      <ul>
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3.5"
          >
            <KeyRound className="size-5 flex-none text-muted" />
            <div className="min-w-0 flex-1">
              <p className="font-550 wrap-anywhere">
                {passkey.name} {passkey.blocked ? <Badge tone="danger">Blocked</Badge> : null}
              </p>
              <p className="text-13 text-muted">
                {passkey.blocked
                  ? "This passkey may have been copied, so it's blocked. Remove it and add it again."
                  : `Added ${say(passkey.added_at)}, ${
                      passkey.used_at ? `used ${say(passkey.used_at)}` : "not used yet"
                    }`}
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Rename ${passkey.name}`}
              aria-expanded={renaming === passkey.id}
              onClick={() => setRenaming(renaming === passkey.id ? null : passkey.id)}
            >
              Rename
            </Button>
            <PostForm preventScrollReset>
              <input type="hidden" name="do" value="remove-passkey" />
              <input type="hidden" name="passkey" value={passkey.id} />
              <Button type="submit" size="sm" variant="quiet" aria-label={`Remove ${passkey.name}`}>
                Remove
              </Button>
            </PostForm>
            {renaming === passkey.id ? (
              <PostForm
                preventScrollReset
                className="flex w-full flex-wrap items-end gap-2"
                onSubmit={() => setRenaming(null)}
              >
                <input type="hidden" name="do" value="rename-passkey" />
                <input type="hidden" name="passkey" value={passkey.id} />
                <TextInput
                  label="Name"
                  id={`rename-${passkey.id}`}
                  name="name"
                  defaultValue={passkey.name}
                  maxLength={60}
                  className="w-60"
                />
                <Button type="submit">Save name</Button>
              </PostForm>
            ) : null}
          </li>
        ))}
      </ul>
      <AddPasskey error={fields.name ?? fields.attestation} />
    </>
  );
}

function AddPasskey({ error }: { error?: string[] }) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  if (!hydrated || !knowsPasskeys())
    return (
      <p className="mt-3 text-13 text-muted">
        To add a passkey, use a browser that supports them, with JavaScript on.
      </p>
    );

  async function add(name: string) {
    let asked = await sendJson<{ options: { challenge: string } }>(
      "POST",
      "/api/settings/passkeys/options",
      {},
    );
    if (!asked.ok && asked.code === "step-up") {
      if (!(await confirmIdentity(["password"]))) return;
      asked = await sendJson<{ options: { challenge: string } }>(
        "POST",
        "/api/settings/passkeys/options",
        {},
      );
    }
    if (!asked.ok) throw new PasskeyError(asked.detail);
    const attestation = JSON.stringify(await createPasskey(asked.data.options as never));
    submit({ do: "add-passkey", name, attestation }, { method: "post", preventScrollReset: true });
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (name === "") return setProblem("Enter a name for this passkey.");
    setPending(true);
    setProblem("");
    add(name)
      .catch((failed: unknown) =>
        setProblem(
          failed instanceof PasskeyError
            ? failed.message
            : "Something went wrong. Please try again.",
        ),
      )
      .finally(() => setPending(false));
  }
  return (
    <form onSubmit={onSubmit} noValidate className="mt-4 flex flex-wrap items-start gap-2">
      <TextInput
        label="Name of a new passkey"
        name="name"
        maxLength={60}
        placeholder="Laptop, office"
        hint="A name to help you recognize this device."
        error={problem ? [problem] : error}
        className="w-[min(100%,18rem)]"
      />
      <Button type="submit" pending={pending} className="sm:mt-[27px]">
        Add a passkey
      </Button>
    </form>
  );
}
