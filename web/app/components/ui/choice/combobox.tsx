import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "../class-names";
import { bareControl, controlFrame, Field, splitLook, type FieldLook } from "../field";
import { Spinner } from "../waiting/spinner";
import { TextRuns, type TextRun } from "../text-runs";

export type ComboboxOption = {
  /** Unique in the list. */
  id: string;
  label: string;
  /** The label with matches marked. */
  runs?: readonly TextRun[];
  /** At the end of the line. */
  detail?: ReactNode;
  /** Heading above neighboring options of the same group. */
  group?: string;
};

export type ComboboxProps<Option extends ComboboxOption> = FieldLook & {
  /** Found by the caller. */
  options: readonly Option[];
  /** Called on every change, typed or chosen. */
  onQuery?: (text: string) => void;
  /** The field takes the option's label unless this returns text. */
  onChoose?: (option: Option) => string | void;
  defaultValue?: string;
  placeholder?: string;
  icon?: ReactNode;
  size?: "md" | "lg";
  /** Suggestions are loading. */
  busy?: boolean;
  /** Shown without suggestions; if missing, the list stays closed. */
  emptyText?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Key that focuses the field, shown at its end. */
  shortcut?: string;
  type?: "text" | "search";
};

type Group<Option> = { title: string | undefined; options: { option: Option; index: number }[] };

function grouped<Option extends ComboboxOption>(options: readonly Option[]): Group<Option>[] {
  const groups: Group<Option>[] = [];
  options.forEach((option, index) => {
    const last = groups[groups.length - 1];
    if (last && last.title === option.group) last.options.push({ option, index });
    else groups.push({ title: option.group, options: [{ option, index }] });
  });
  return groups;
}

function countInWords(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}

/**
 * A text field with suggestions (ARIA combobox). Escape closes the list, then empties the field.
 * With nothing marked, Enter submits the form. Without script, it is a plain text field.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { look, control: given } = splitLook(props);
  const {
    options,
    onQuery,
    onChoose,
    defaultValue = "",
    placeholder,
    icon,
    size = "md",
    busy = false,
    emptyText,
    disabled,
    autoFocus,
    shortcut,
    type = "text",
  } = given;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(defaultValue);
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);

  // Navigating, such as going back, may change the field's value.
  const [origin, setOrigin] = useState(defaultValue);
  if (origin !== defaultValue) {
    setOrigin(defaultValue);
    setText(defaultValue);
  }

  // New suggestions clear the selection, or Enter would choose an option the user hasn't seen.
  const signature = options.map((option) => option.id).join("\n");
  const [seen, setSeen] = useState(signature);
  if (seen !== signature) {
    setSeen(signature);
    setMarked(-1);
  }

  const empty = options.length === 0;
  const open = wanted && !disabled && (!empty || (emptyText !== undefined && text !== "" && !busy));
  const optionId = (index: number) => `${listId}-option-${index}`;

  useEffect(() => {
    if (!open || marked < 0) return;
    document.getElementById(optionId(marked))?.scrollIntoView({ block: "nearest" });
    // The id follows from the list's, which never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open, marked]);

  function change(next: string) {
    setText(next);
    onQuery?.(next);
  }

  function close() {
    setWanted(false);
    setMarked(-1);
  }

  function choose(option: Option) {
    change(onChoose?.(option) ?? option.label);
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The input method uses Enter and arrows while composing.
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (event.altKey) {
        if (event.key === "ArrowDown") setWanted(true);
        else close();
        return;
      }
      if (!open) {
        setWanted(true);
        if (!empty) setMarked(event.key === "ArrowDown" ? 0 : last);
        return;
      }
      if (event.key === "ArrowDown") setMarked(marked >= last ? 0 : marked + 1);
      else setMarked(marked <= 0 ? last : marked - 1);
    } else if (event.key === "Enter" && open) {
      const option = options[marked];
      if (option) {
        event.preventDefault();
        choose(option);
      } else {
        close();
      }
    } else if (event.key === "Escape") {
      if (open) {
        event.preventDefault();
        event.stopPropagation();
        close();
      } else if (text !== "") {
        event.preventDefault();
        change("");
      }
    } else if (event.key === "Tab") {
      close();
    }
  }

  return (
    <Field {...look}>
      {(control) => (
        <div className="relative">
          <div
            className={classNames(
              controlFrame({
                invalid: control["aria-invalid"],
                success: Boolean(look.success),
                disabled,
              }),
              "px-3",
              size === "lg" ? "min-h-12 text-17" : "min-h-[42px] touch:min-h-[46px]",
            )}
          >
            {icon ? <span className="flex-none text-muted [&_svg]:size-[18px]">{icon}</span> : null}
            <input
              ref={input}
              type={type}
              role="combobox"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              // The owner asks for it on pages whose purpose is this field.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={autoFocus}
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={open && marked >= 0 ? optionId(marked) : undefined}
              aria-keyshortcuts={shortcut}
              placeholder={placeholder}
              disabled={disabled}
              value={text}
              className={classNames(
                bareControl,
                "self-stretch touch:text-[1rem] [&::-webkit-search-cancel-button]:hidden",
              )}
              {...control}
              onChange={(event) => {
                change(event.target.value);
                setWanted(true);
                setMarked(-1);
              }}
              onClick={() => setWanted(true)}
              onKeyDown={onKeyDown}
              onBlur={close}
            />
            {busy ? (
              <Spinner className="size-4 text-muted" />
            ) : shortcut && text === "" ? (
              <kbd className="max-md:hidden">{shortcut}</kbd>
            ) : null}
          </div>
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={look.label}
            hidden={!open || empty}
            className="absolute top-full right-0 left-0 z-30 mt-1.5 max-h-[min(24rem,60vh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-[5px] text-15 shadow-float"
          >
            {grouped(options).map((group, at) => {
              const items = group.options.map(({ option, index }) => (
                // The keyboard reaches options through the field, which keeps the focus.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={option.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === marked}
                  className={classNames(
                    "flex min-h-[38px] cursor-pointer items-center justify-between gap-3 rounded-[6px] px-2.5 py-1.5 touch:min-h-11",
                    index === marked ? "bg-accent-tint" : null,
                  )}
                  onPointerMove={() => setMarked(index)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <span className="min-w-0">
                    {option.runs ? <TextRuns runs={option.runs} /> : option.label}
                  </span>
                  {option.detail ? (
                    <span className="tnum flex-none text-13 text-muted">{option.detail}</span>
                  ) : null}
                </div>
              ));
              if (group.title === undefined) return items;
              const headingId = `${listId}-group-${at}`;
              return (
                <div key={`${group.title}-${at}`} role="group" aria-labelledby={headingId}>
                  <div
                    id={headingId}
                    role="presentation"
                    className="px-2.5 pt-1.5 pb-0.5 text-13 text-muted"
                  >
                    {group.title}
                  </div>
                  {items}
                </div>
              );
            })}
          </div>
          {open && empty ? (
            <p className="absolute top-full right-0 left-0 z-30 mt-1.5 rounded-card border border-line bg-surface px-4 py-3 text-muted shadow-float">
              {emptyText}
            </p>
          ) : null}
          <span role="status" className="sr-only">
            {open ? (empty ? emptyText : countInWords(options.length)) : ""}
          </span>
        </div>
      )}
    </Field>
  );
}
