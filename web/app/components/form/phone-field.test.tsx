// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PhoneField, type PhoneFieldProps, type PhoneValue } from "./phone-field";

let country = "GB";
beforeEach(() => {
  country = "GB";
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ country }))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function field(props: Partial<PhoneFieldProps> = {}) {
  const values: PhoneValue[] = [];
  const { container } = render(
    <PhoneField
      label="Phone"
      name="phone"
      defaultCountry="US"
      onValue={(value) => values.push(value)}
      {...props}
    />,
  );
  const picker = screen.getByRole("combobox", { name: "Country of Phone" });
  const input = screen.getByLabelText<HTMLInputElement>(/^Phone/, { selector: "input" });
  return {
    picker,
    input,
    last: () => values.at(-1),
    sent: () => container.querySelector<HTMLInputElement>("[name=phone_country]")?.value,
    marked: () =>
      document
        .getElementById(picker.getAttribute("aria-activedescendant") ?? "")
        ?.getAttribute("aria-label"),
  };
}

it("is a select and a text field without script", () => {
  const html = renderToStaticMarkup(
    <PhoneField label="Phone" name="phone" defaultCountry="GB" defaultValue="020" />,
  );
  expect(html).toContain('<select name="phone_country"');
  expect(html).toContain('<option value="GB" selected="">United Kingdom +44</option>');
  expect(html).toContain('value="020"');
  expect(html).not.toContain("combobox");
});

it("is filled with the dial code while it is empty, and that counts as empty", () => {
  const { input } = field();
  expect(input.value).toBe("+1 ");
  expect(input.validationMessage).toBe("Enter your phone number.");
  cleanup();
  expect(field({ required: false }).input.validationMessage).toBe("");
});

it("begins with the country of the visitor's address", async () => {
  const { input, sent } = field({ defaultCountry: undefined });
  await waitFor(() => expect(input.value).toBe("+44 "));
  expect(sent()).toBe("GB");
});

it("says what is wrong by a message of its own, and gives the parts of a valid number", async () => {
  const { input, last } = field();
  fireEvent.change(input, { target: { value: "+1 201 555" } });
  await waitFor(() =>
    expect(input.validationMessage).toBe("This is too short for a U.S. phone number."),
  );
  fireEvent.change(input, { target: { value: "+44 20 7946 0018" } });
  await waitFor(() =>
    expect(last()).toEqual({
      text: "+44 20 7946 0018",
      country: "GB",
      dialCode: "44",
      national: "2079460018",
    }),
  );
  expect(input.validationMessage).toBe("");
});

it("drops characters that no number has", () => {
  const { input } = field();
  fireEvent.change(input, { target: { value: "call 201.555-0123 please" } });
  expect(input.value).toBe(" 201555-0123 ");
});

it.each([
  ["+1 (312) 555-0147", "US"],
  ["+44 20 7946 0958", "GB"],
  ["(+44) 20 7946 0958", "GB"],
])("takes %s, pasted anywhere into the prefilled calling code", async (number, code) => {
  for (const at of [0, 1, 2, 3]) {
    const { input, sent, last } = field();
    const shown = input.value;
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: shown.slice(0, at) + number + shown.slice(at) } });
    expect(input.value).toBe(number);
    await waitFor(() => expect(last()?.national).not.toBe(""));
    expect(input.validationMessage).toBe("");
    expect(sent()).toBe(code);
    cleanup();
  }
});

it("refuses an extension instead of dropping it", async () => {
  const { input } = field();
  fireEvent.change(input, { target: { value: "+1 (312) 555-0147 ext. 22" } });
  expect(input.value).toBe("+1 (312) 555-0147 ext. 22");
  fireEvent.blur(input);
  expect(
    await screen.findByText("Leave out the extension. Enter only the phone number."),
  ).toBeTruthy();
});

it("shows a national number with its country when one leaves it", async () => {
  const { input, last } = field({ defaultCountry: "FR" });
  fireEvent.change(input, { target: { value: "04 92 58 76 11" } });
  await waitFor(() => expect(last()?.national).toBe("492587611"));
  fireEvent.blur(input);
  expect(input.value).toBe("+33 492587611");
});

it("refuses a national number that leads to another country", async () => {
  const { input, sent } = field({ defaultCountry: "FR" });
  fireEvent.change(input, { target: { value: "004-92-58-76-11" } });
  await waitFor(() =>
    expect(input.validationMessage).toBe("Choose a country, or start with + and the country code."),
  );
  expect(sent()).toBe("FR");
});

it("keeps the country once a number is typed, though the visitor's is found later", async () => {
  let found: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (found = resolve)));
  const { input, sent } = field({ defaultCountry: undefined });
  fireEvent.change(input, { target: { value: "312 555 0147" } });
  found(new Response(JSON.stringify({ country: "GB" })));
  await waitFor(() => expect(input.validationMessage).toBe(""));
  expect(sent()).toBe("US");
});

it("opens with Down, moves with the arrows, picks with Enter and closes", () => {
  const { picker, input, marked, sent } = field({ defaultCountry: "AU" });
  fireEvent.keyDown(picker, { key: "ArrowDown" });
  expect(picker.getAttribute("aria-expanded")).toBe("true");
  expect(marked()).toBe("Australia +61");
  fireEvent.keyDown(picker, { key: "ArrowDown" });
  fireEvent.keyDown(picker, { key: "ArrowDown" });
  fireEvent.keyDown(picker, { key: "ArrowUp" });
  expect(marked()).toBe("India +91");
  fireEvent.keyDown(picker, { key: "Enter" });
  expect(picker.getAttribute("aria-expanded")).toBe("false");
  expect(sent()).toBe("IN");
  expect(input.value).toBe("+91 ");
  expect(document.activeElement).toBe(input);
});

it("jumps to the name that is typed, and forgets the letters after 700 ms", () => {
  vi.useFakeTimers();
  const { picker, marked } = field();
  for (const key of ["i", "r", "e"]) fireEvent.keyDown(picker, { key });
  expect(marked()).toBe("Ireland +353");
  vi.advanceTimersByTime(699);
  fireEvent.keyDown(picker, { key: "x" }); // 'irex' is no country, and keeps the letters
  expect(marked()).toBe("Ireland +353");
  vi.advanceTimersByTime(701);
  fireEvent.keyDown(picker, { key: "n" });
  expect(marked()).toMatch(/^N/);
});

it("closes on a click elsewhere and on Escape, without choosing", () => {
  const { picker, sent } = field();
  fireEvent.click(picker);
  fireEvent.keyDown(picker, { key: "ArrowDown" });
  fireEvent.pointerDown(document.body);
  expect(picker.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(picker);
  fireEvent.keyDown(picker, { key: "Escape" });
  expect(picker.getAttribute("aria-expanded")).toBe("false");
  expect(sent()).toBe("US");
});

it("opens above where there are 200 px or less below", () => {
  const { picker } = field();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({
    bottom: window.innerHeight - 200,
  } as DOMRect);
  fireEvent.click(picker);
  expect(screen.getByRole("listbox").dataset.place).toBe("above");
});
