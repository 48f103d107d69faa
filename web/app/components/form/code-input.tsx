import { useEffect, useRef, useState, type CSSProperties, type FormEvent } from "react";

import { classNames } from "~/components/ui/class-names";
import { Field, type FieldLook } from "~/components/ui/field";
import { useHydrated } from "~/components/ui/hydrated";

const digits = 6;

/** Sized by the width of the field. */
const measures =
  "[--gap:0.875rem] [--box:calc((100cqw-5*var(--gap))/6)] [container-type:inline-size]";

/** Places one digit in each drawn box: letter spacing is a box and a gap less a digit. */
const spacing: CSSProperties = {
  letterSpacing: "calc(var(--box) + var(--gap) - 1ch)",
  paddingInlineStart: "calc((var(--box) - 1ch) / 2)",
};

export type CodeBehavior = {
  /** Different for each response, so that a wrong code is cleared and takes the focus. */
  attempt?: string;
  /** The next thing to do on the page, so it has the focus on arrival. */
  arrives?: boolean;
  /** False if the form does something that can't be undone. */
  submits?: boolean;
};

type CodeInputProps = FieldLook & CodeBehavior & { defaultValue?: string };

/**
 * A six-digit code: one field drawn as six boxes, with or without script. Accepts pasted codes with
 * spaces and phone autofill. The sixth digit sends the form if nothing else is missing.
 */
export function CodeInput({
  attempt,
  arrives,
  submits = true,
  defaultValue,
  ...look
}: CodeInputProps) {
  const [length, setLength] = useState(0);
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef("");
  const wrong = Boolean(look.error?.length);
  useEffect(() => {
    if (!wrong || attempt === undefined || !input.current) return;
    input.current.value = "";
    sent.current = "";
    setLength(0);
    input.current.focus();
  }, [wrong, attempt]);
  // Includes what was typed before hydration.
  useEffect(() => {
    if (input.current) setLength(Math.min(digits, bare(input.current.value).length));
  }, []);

  function onInput(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const code = bare(field.value);
    if (code !== field.value) field.value = code;
    setLength(code.length);
    if (code.length < digits) sent.current = "";
    else if (submits && code !== sent.current && send(field.form)) sent.current = code;
  }

  return (
    <Field {...look}>
      {(control) => (
        <div className={classNames("group relative h-14 w-full max-w-[22rem] sm:h-15", measures)}>
          <div aria-hidden="true" className="absolute inset-0 grid grid-cols-6 gap-(--gap)">
            {Array.from({ length: digits }, (_, at) => (
              <span
                key={at}
                className={classNames(
                  "relative rounded-control border bg-surface",
                  control["aria-invalid"]
                    ? "border-danger ring-1 ring-danger ring-inset"
                    : "border-edge",
                  hydrated && at === Math.min(length, digits - 1)
                    ? "group-has-focus-visible:border-accent group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-accent"
                    : null,
                  at === digits / 2
                    ? "before:absolute before:top-1/2 before:right-full before:mr-[calc(var(--gap)/2-3px)] before:h-px before:w-1.5 before:bg-edge"
                    : null,
                )}
              />
            ))}
          </div>
          <div
            className={classNames(
              "absolute inset-0 overflow-clip rounded-control", // clip: hidden would scroll with the caret
              // Without script, the current box is unknown.
              hydrated
                ? null
                : "has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent",
            )}
          >
            <input
              ref={input}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              pattern="[0-9 ]*"
              maxLength={12}
              defaultValue={defaultValue}
              // The page is about this code, and its heading names it.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={arrives}
              style={spacing}
              className="tnum absolute inset-y-0 left-0 w-[130%] bg-transparent font-serif text-25 text-ink caret-accent outline-none sm:text-32"
              {...control}
              onInput={onInput}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

/** Presses the form's first button, unless another field is missing. */
function send(form: HTMLFormElement | null): boolean {
  if (!form?.checkValidity()) return false;
  form.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
  return true;
}

function bare(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, digits);
}
