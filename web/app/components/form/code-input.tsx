import { useState, type CSSProperties } from "react";

import { classNames } from "~/components/ui/class-names";
import { Field, type FieldLook } from "~/components/ui/field";

const digits = 6;

/** One digit stands in each drawn box: the space between the letters is a box less a digit wide. */
const spacing: CSSProperties = { letterSpacing: "calc(var(--step) - 1ch)", paddingInlineStart: "calc((var(--box) - 1ch) / 2)" };

export type CodeInputProps = FieldLook & {
  /** Grows with each new answer, so that what was typed is typed anew. */
  attempt?: string;
  /** Told whether all digits are there. */
  onComplete?: (complete: boolean) => void;
};

/** Six digits, as they were sent: one field, drawn as six boxes. It takes a pasted code with spaces, and phones offer what has arrived. */
export function CodeInput({ onComplete, attempt, ...look }: CodeInputProps) {
  const [length, setLength] = useState(0);
  return (
    <Field {...look}>
      {(control) => (
        <div className="relative h-14 w-full max-w-[21.5rem] [--box:calc((100cqw-2.5rem)/6)] [--step:calc(var(--box)+0.5rem)] [container-type:inline-size]">
          <div aria-hidden="true" className="absolute inset-0 grid grid-cols-6 gap-2">
            {Array.from({ length: digits }, (_, at) => (
              <span key={at} className={classNames("rounded-control border bg-surface", control["aria-invalid"] ? "border-danger ring-1 ring-danger ring-inset" : at === length ? "border-accent" : "border-edge")} />
            ))}
          </div>
          <div className="absolute inset-0 overflow-hidden rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent [--box:calc((100cqw-2.5rem)/6)] [--step:calc(var(--box)+0.5rem)] [container-type:inline-size]">
            <input
              key={attempt}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9 ]*"
              maxLength={12}
              spellCheck={false}
              style={spacing}
              className="tnum absolute inset-y-0 left-0 w-[130%] bg-transparent font-serif text-32 outline-none"
              {...control}
              onInput={(event) => {
                const input = event.currentTarget;
                const bare = input.value.replace(/\D/g, "").slice(0, digits);
                if (bare !== input.value) input.value = bare;
                setLength(bare.length);
                onComplete?.(bare.length === digits);
              }}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
