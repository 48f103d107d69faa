import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { CodeInput } from "~/components/form/code-input";
import { Button } from "~/components/ui/button";
import type { Schema } from "~/lib/api-types";

export function AppSetup({
  setup,
  error,
  attempt,
}: {
  setup: Schema<"AppSetup">;
  error?: string[];
  attempt: string;
}) {
  const pending = useSending()?.get("do") === "confirm-app";
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[168px_minmax(0,1fr)] sm:gap-7">
      {setup.qr ? (
        <img
          src={`data:image/svg+xml;base64,${btoa(setup.qr)}`}
          alt="QR code for your authenticator app"
          width={168}
          height={168}
          className="size-[168px] rounded-control border border-line bg-white p-1"
        />
      ) : null}
      <div>
        <p>Scan this with your authenticator app, then enter the six-digit code it shows.</p>
        <p className="mt-1.5 mb-3.5 text-13 text-muted">
          No camera? Type <span className="tnum tracking-wide text-ink">{setup.secret}</span>
        </p>
        <PostForm noValidate className="grid gap-3" preventScrollReset>
          <input type="hidden" name="do" value="confirm-app" />
          <input type="hidden" name="secret" value={setup.secret} />
          <CodeInput
            label="Six digits"
            hideLabel
            name="code"
            required
            arrives
            error={error}
            attempt={attempt}
          />
          <div>
            <Button type="submit" variant="primary" pending={pending}>
              Turn on two-step sign-in
            </Button>
          </div>
        </PostForm>
        <p className="mt-2 text-13 text-muted">
          Next, you'll get ten recovery codes. Print them or save them somewhere safe.
        </p>
      </div>
    </div>
  );
}
