import { PostForm } from "~/components/form/post-form";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import { SettingsRow, SettingsSection } from "../settings-section";
import type { Schema } from "~/lib/api-types";

export function ConsentSection({
  consents: { documents, history },
}: {
  consents: Schema<"ConsentList">;
}) {
  const inForce = documents ?? [];
  const due = inForce.filter((one) => one.given_at === null);
  const earlier = (history ?? []).filter(
    (one) => !inForce.some((now) => now.document === one.document && now.version === one.version),
  );
  return (
    <SettingsSection title="What you have agreed to">
      <ul>
        {inForce.map((one) => (
          <SettingsRow
            key={one.document}
            title={<TextLink href={one.path}>{one.title}</TextLink>}
            detail={
              <>
                Version of <DateText at={one.version} />,{" "}
                {one.given_at ? (
                  <>
                    agreed to on <DateText at={one.given_at} />
                  </>
                ) : (
                  "not agreed to yet"
                )}
              </>
            }
          />
        ))}
      </ul>
      {due.length > 0 ? (
        <PostForm className="mt-3">
          {due.map((one) => (
            <input
              key={one.document}
              type="hidden"
              name={`version-${one.document}`}
              value={one.version}
            />
          ))}
          <Button type="submit" name="do" value="agree" variant="primary">
            {due.length === 1 ? "Agree to it" : "Agree to both"}
          </Button>
        </PostForm>
      ) : null}
      {earlier.length > 0 ? (
        <details className="mt-3">
          <summary className="cursor-pointer text-accent">Earlier versions</summary>
          <ul className="mt-2 text-muted">
            {earlier.map((one) => (
              <li key={`${one.document} ${one.version}`}>
                {one.title}, version of <DateText at={one.version} />: agreed to on{" "}
                <DateText at={one.given_at} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </SettingsSection>
  );
}
