import { Eye, EyeOff } from "lucide-react";
import { forwardRef, useState } from "react";
import { TextInput, type TextInputProps } from "~/components/ui/field";
import { useHydrated } from "~/components/ui/hydrated";

export const PasswordInput = forwardRef<HTMLInputElement, Omit<TextInputProps, "type" | "suffix">>(
  function PasswordInput(props, ref) {
    const hydrated = useHydrated();
    const [seen, setSeen] = useState(false);
    const Icon = seen ? EyeOff : Eye;
    return (
      <TextInput
        ref={ref}
        type={seen ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        suffix={
          hydrated ? (
            <button
              type="button"
              aria-pressed={seen}
              aria-label="Show password"
              className="-mr-2 grid size-8 cursor-pointer place-items-center rounded-tag text-muted hover:text-ink touch:size-11"
              onClick={() => setSeen(!seen)}
            >
              <Icon className="size-[18px]" />
            </button>
          ) : undefined
        }
      />
    );
  },
);
