import { Check, ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";

import { classNames } from "~/components/ui/class-names";
import { countries, countryOf, preferred } from "./countries";
import { findByName, moved, opensBelow, typeAheadReset, type Move } from "./country-list";
import { Flag } from "./flag";

type CountryPickerProps = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What the number is for, for screen readers. */
  label: string;
  /** The frame of the whole field; the list is as wide. */
  field: RefObject<HTMLElement | null>;
  disabled?: boolean;
  onChoose: (country: string) => void;
};

/** The country of a phone number (ARIA select-only combobox). The focus stays on the button. */
export function CountryPicker({ country, label, field, disabled, onChoose }: CountryPickerProps) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const [open, setOpen] = useState(false);
  const [below, setBelow] = useState(true);
  const [marked, setMarked] = useState(0);
  const chosen = countryOf(country);
  const optionId = (index: number) => `${listId}-${countries[index]?.code ?? ""}`;

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [open]);

  useEffect(() => {
    if (open)
      document
        .getElementById(`${listId}-${countries[marked]?.code ?? ""}`)
        ?.scrollIntoView({ block: "nearest" });
  }, [open, marked, listId]);

  function show(mark = countries.findIndex(({ code }) => code === country)) {
    const around = field.current?.getBoundingClientRect();
    setBelow(around === undefined || opensBelow(around, window.innerHeight));
    setMarked(Math.max(0, mark));
    setOpen(true);
  }

  function choose(index: number) {
    setOpen(false);
    typed.current.text = "";
    const option = countries[index];
    if (option) onChoose(option.code);
  }

  function onLetter(letter: string) {
    const now = performance.now();
    const text = now - typed.current.at > typeAheadReset ? letter : typed.current.text + letter;
    typed.current = { text, at: now };
    const found = findByName(countries, text);
    if (!open) show(found >= 0 ? found : undefined);
    else if (found >= 0) setMarked(found);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing =
      typed.current.text !== "" && performance.now() - typed.current.at <= typeAheadReset;
    if (key === "ArrowDown" || key === "ArrowUp" || key === "Home" || key === "End") {
      event.preventDefault();
      if (open) setMarked(moved(marked, key satisfies Move, countries.length));
      else show();
    } else if (key === "Enter" || (key === " " && !typing)) {
      event.preventDefault();
      if (open) choose(marked);
      else show();
    } else if (key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (key === "Tab") {
      setOpen(false);
    } else if (key.length === 1) {
      event.preventDefault();
      onLetter(key);
    }
  }

  return (
    <div ref={root} className="flex flex-none self-stretch">
      <button
        type="button"
        role="combobox"
        aria-label={`Country of ${label}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? optionId(marked) : undefined}
        disabled={disabled}
        className="flex cursor-pointer items-center gap-2 rounded-l-[7px] border-r border-line px-3 outline-none hover:bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent disabled:cursor-not-allowed"
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={onKeyDown}
      >
        <Flag country={country} />
        <span className="sr-only">{chosen?.name}</span>
        <span className="tnum text-muted">+{chosen?.dial}</span>
        <ChevronDown className="size-4 text-muted" />
      </button>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Countries"
        hidden={!open}
        data-place={below ? "below" : "above"}
        className={classNames(
          "absolute right-0 left-0 z-30 max-h-[min(20rem,45vh)] min-w-[min(17rem,80vw)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-[5px] shadow-float",
          below ? "top-full mt-1.5" : "bottom-full mb-1.5",
        )}
      >
        {open
          ? countries.map(({ code, name, dial }, index) => (
              // The keyboard reaches options through the button, which keeps the focus.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={code}
                id={optionId(index)}
                role="option"
                aria-selected={code === country}
                aria-label={`${name} +${dial}`}
                className={classNames(
                  "flex min-h-[38px] cursor-pointer items-center gap-3 rounded-[6px] px-2.5 touch:min-h-11",
                  index === marked ? "bg-accent-tint" : null,
                  index === preferred.length ? "mt-[5px] border-t border-line" : null,
                )}
                onPointerMove={() => setMarked(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                <Flag country={code} lazy />
                <span className="min-w-0 flex-1">{name}</span>
                <span className="tnum flex-none text-13 text-muted">+{dial}</span>
                <Check
                  strokeWidth={2}
                  className={classNames(
                    "size-4 flex-none text-accent",
                    code === country ? null : "invisible",
                  )}
                />
              </div>
            ))
          : null}
      </div>
    </div>
  );
}
