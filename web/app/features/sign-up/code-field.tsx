import { useEffect, useRef, useState } from "react";

import { classNames } from "~/components/ui/class-names";
import { FieldError, TextInput, fieldId } from "~/components/ui/field";
import { useHydrated } from "~/components/ui/hydrated";

const digits = 6;

export type CodeFieldProps = {
  error?: string;
  /** Different for every answer, so that the field takes the focus again after a wrong code. */
  attempt?: string;
  onFull?: (full: boolean) => void;
};

/** Six digits in six boxes; one field for the keyboard, for screen readers and for pasting. Without script it is a plain field. */
export function CodeField({ error, attempt, onFull }: CodeFieldProps) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState("");
  const [focused, setFocused] = useState(false);
  const id = fieldId("code");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error, attempt]);
  const common = { name: "code", inputMode: "numeric" as const, autoComplete: "one-time-code", spellCheck: false };
  if (!hydrated) return <TextInput {...common} label="Six digits" required maxLength={16} error={error} hint="You can paste the whole code." />;
  const active = Math.min(typed.length, digits - 1);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        Six digits
      </label>
      <div className="relative">
        <div aria-hidden="true" className="grid grid-cols-[repeat(3,minmax(0,1fr))_8px_repeat(3,minmax(0,1fr))] items-center gap-1.5 sm:grid-cols-[repeat(3,minmax(0,1fr))_12px_repeat(3,minmax(0,1fr))] sm:gap-2">
          {Array.from({ length: digits }, (_, at) => (
            <Box key={at} digit={typed[at] ?? ""} gap={at === 3} active={focused && at === active} wrong={Boolean(error)} />
          ))}
        </div>
        <input
          {...common}
          ref={input}
          id={id}
          type="text"
          required
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
          className="absolute inset-0 size-full cursor-text rounded-control bg-transparent text-[1rem] text-transparent caret-transparent outline-none selection:bg-transparent"
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onSelect={(event) => event.currentTarget.setSelectionRange(typed.length, typed.length)}
          onChange={(event) => {
            const next = event.target.value.replace(/\D/g, "").slice(0, digits);
            setTyped(next);
            onFull?.(next.length === digits);
          }}
        />
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <p id={`${id}-hint`} className={error ? "sr-only" : "mt-1.5 text-13 text-muted"}>
        You can paste the whole code.
      </p>
    </div>
  );
}

function Box({ digit, gap, active, wrong }: { digit: string; gap: boolean; active: boolean; wrong: boolean }) {
  return (
    <>
      {gap ? <span className="h-px bg-edge" /> : null}
      <span
        className={classNames(
          "grid h-14 place-items-center rounded-control border bg-surface font-serif text-25 leading-none font-medium lining-nums sm:h-15 sm:text-32",
          wrong ? "border-danger ring-1 ring-danger ring-inset" : active ? "border-accent" : "border-edge",
          active ? "outline-2 outline-offset-2 outline-accent" : null,
        )}
      >
        {digit || (active ? <span className="h-6 w-px bg-accent" /> : null)}
      </span>
    </>
  );
}
