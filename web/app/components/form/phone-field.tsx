import { useEffect, useRef, useState } from "react";

import { classNames } from "~/components/ui/class-names";
import { bareControl, controlFrame, Field, type FieldLook } from "~/components/ui/field";
import { useHydrated } from "~/components/ui/hydrated";
import { countries, countryByDial, countryOf } from "./phone/countries";
import { CountryPicker } from "./phone/country-picker";
import { longestText, outcomeText } from "./phone/outcome";
import { afterPrefill, filtered, isDialAlone, withDial } from "./phone/text";
import { useNumberCheck } from "./phone/use-number-check";
import { useOwnCountry } from "./phone/use-own-country";

export type PhoneValue = {
  /** As typed. */
  text: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  dialCode: string;
  /** Digits after the calling code; empty while the number is not valid. */
  national: string;
};

export type PhoneFieldProps = Omit<FieldLook, "success"> & {
  defaultValue?: string;
  /** Initial country; by default, where the visitor is. */
  defaultCountry?: string;
  /** Pattern for each allowed character. */
  pattern?: RegExp;
  disabled?: boolean;
  onValue?: (value: PhoneValue) => void;
};

const fallbackCountry = "US";

/**
 * Sends the text as `name` and the country as `name_country`. Without script, a select and a text
 * field.
 */
export function PhoneField({
  defaultValue = "",
  defaultCountry,
  pattern,
  disabled,
  onValue,
  required = true,
  error,
  ...look
}: PhoneFieldProps) {
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const [chosen, setChosen] = useState<string | null>(defaultCountry || null);
  const [left, setLeft] = useState(false);
  const own = useOwnCountry(chosen === null && hydrated);
  const country =
    countryByDial(text, chosen ?? own ?? fallbackCountry)?.code ?? chosen ?? own ?? fallbackCountry;
  const { name: countryName = "", dial = "" } = countryOf(country) ?? {};
  const empty = isDialAlone(text, dial);
  const shown = hydrated && text === "" && !disabled ? `+${dial} ` : text;
  const { number, load } = useNumberCheck(empty ? null : text, country);

  const wrong = empty
    ? required
      ? "Enter your phone number."
      : ""
    : number?.outcome
      ? outcomeText(number.outcome, countryName)
      : "";
  useEffect(() => input.current?.setCustomValidity(wrong), [wrong, hydrated]);

  const told = useRef(onValue);
  useEffect(() => {
    told.current = onValue;
  });
  useEffect(() => {
    told.current?.({ text, country, dialCode: dial, national: number?.national ?? "" });
  }, [text, country, dial, number]);

  function choose(code: string) {
    setChosen(code);
    setText(withDial(shown, dial, countryOf(code)?.dial ?? ""));
    input.current?.focus();
  }

  const ownError = left && !empty && wrong !== "" ? wrong : null;
  const { label, name } = look;
  return (
    <Field {...look} required={required} error={ownError ?? (left && !wrong ? null : error)}>
      {(control) => (
        <div
          ref={frame}
          className={classNames(
            controlFrame({ invalid: control["aria-invalid"], disabled }),
            "relative !gap-0",
          )}
        >
          {hydrated ? (
            <>
              <CountryPicker
                country={country}
                label={label}
                field={frame}
                disabled={disabled}
                onChoose={choose}
              />
              <input type="hidden" name={`${name}_country`} value={country} />
            </>
          ) : (
            <select
              name={`${name}_country`}
              aria-label={`Country of ${label}`}
              defaultValue={country}
              disabled={disabled}
              className="min-h-10 w-24 flex-none self-stretch rounded-l-[7px] border-r border-line bg-transparent pl-3 touch:min-h-11"
            >
              {countries.map(({ code, name: title, dial: digits }) => (
                <option key={code} value={code}>
                  {`${title} +${digits}`}
                </option>
              ))}
            </select>
          )}
          <input
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={longestText}
            disabled={disabled}
            className={classNames(
              bareControl,
              "tnum min-h-10 self-stretch px-3 touch:min-h-11 touch:text-[1rem]",
            )}
            {...control}
            value={shown}
            onFocus={load}
            onChange={(event) => {
              const typed = event.target.value;
              setText(filtered(empty ? afterPrefill(typed, shown) : typed, pattern));
              setChosen(chosen ?? country); // a late answer about the visitor's country changes nothing
              load();
            }}
            onBlur={() => {
              setLeft(true);
              // Shows what will be stored, with its country.
              if (number?.outcome === null && !text.includes("+"))
                setText(`+${number.callingCode} ${number.national}`);
            }}
          />
        </div>
      )}
    </Field>
  );
}
