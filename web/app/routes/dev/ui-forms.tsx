import { Lock, Search } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "~/components/form/checkbox";
import { PasswordInput } from "~/components/form/password-input";
import { PhoneField } from "~/components/form/phone-field";
import { RadioGroup } from "~/components/form/radio-group";
import { Segmented } from "~/components/form/segmented";
import { Switch } from "~/components/form/switch";
import { Combobox, type ComboboxOption } from "~/components/ui/choice/combobox";
import { ErrorSummary } from "~/components/ui/error-summary";
import { TextArea, TextInput } from "~/components/ui/field";
import { Select } from "~/components/ui/choice/select";
import type { TextRun } from "~/components/ui/text-runs";
import { PartSection, Specimen } from "./ui-section";

const suggestions: ComboboxOption[] = [
  { id: "a1", label: "Structural engineering", detail: 21, group: "Areas" },
  { id: "a2", label: "Temporary structures", detail: 8, group: "Areas" },
  { id: "a3", label: "Construction safety", detail: 26, group: "Areas" },
  { id: "e1", label: "Dr. Amara Okonkwo-Bell", detail: "Structural engineer", group: "Experts" },
  { id: "e2", label: "Tomasz Wieczorek, PE", detail: "Formwork", group: "Experts" },
  { id: "o1", label: "Halloran Structures", detail: 3, group: "Organizations" },
];

function runsFor(label: string, words: string): TextRun[] {
  const at = label.toLowerCase().indexOf(words.toLowerCase());
  if (words === "" || at < 0) return [{ text: label }];
  return [
    { text: label.slice(0, at) },
    { text: label.slice(at, at + words.length), found: true },
    { text: label.slice(at + words.length) },
  ].filter((run) => run.text !== "");
}

function ComboboxSpecimen() {
  const [words, setWords] = useState("");
  const options = suggestions
    .filter((option) => option.label.toLowerCase().includes(words.toLowerCase()))
    .map((option) => ({ ...option, runs: runsFor(option.label, words) }));
  return (
    <Combobox
      label="Area of expertise"
      name="combobox"
      options={options}
      onQuery={setWords}
      emptyText="Nothing is called so. Search for it as words instead."
      placeholder="struc"
      icon={<Search />}
      hint="Type, then choose with the arrows."
    />
  );
}

const courts = [
  {
    label: "Federal",
    options: [
      { value: "sdny", label: "S.D.N.Y." },
      { value: "edpa", label: "E.D. Pa." },
    ],
  },
  {
    label: "State",
    options: [
      { value: "ny", label: "N.Y. Supreme, New York County" },
      { value: "nj", label: "N.J. Superior" },
    ],
  },
];

export function Forms() {
  return (
    <PartSection id="fields" title="Fields and choices">
      <Specimen title="Text: hint, icon, unit">
        <div className="grid gap-4">
          <TextInput
            label="Docket number"
            name="docket"
            placeholder="1:24-cv-03318"
            hint="As the court writes it."
          />
          <div className="grid grid-cols-2 gap-4">
            <TextInput label="Firm" name="firm" optional defaultValue="Castellanos Pryce LLP" />
            <TextInput
              label="Hours"
              name="hours"
              type="number"
              defaultValue={18}
              suffix="h"
              required
            />
          </div>
          <PasswordInput label="Password" name="password" defaultValue="not a real one" />
        </div>
      </Specimen>
      <Specimen title="Error, success, not now">
        <div className="grid gap-4">
          <TextInput
            label="Deposition date"
            name="deposition"
            defaultValue="31 Feb 2025"
            error="February 2025 has 28 days."
            required
          />
          <TextInput
            label="ORCID"
            name="orcid"
            optional
            defaultValue="0000-0002-1825-0097"
            success="The check digit fits."
          />
          <TextInput
            label="Email"
            name="email"
            disabled
            defaultValue="a.okonkwo@example.edu"
            icon={<Lock />}
            hint="Change it in Settings."
          />
        </div>
      </Specimen>
      <Specimen title="Select">
        <div className="grid gap-4">
          <Select label="Court" name="court" placeholder="Choose a court" options={courts} />
          <Select
            label="Jurisdiction"
            name="jurisdiction"
            defaultValue="ny"
            error="New York has no such county."
            options={[
              { value: "ny", label: "New York" },
              { value: "nj", label: "New Jersey" },
            ]}
          />
          <div className="flex items-center gap-2">
            <span className="text-13 text-muted">Sort by</span>
            <Select
              label="Sort by"
              name="sort"
              hideLabel
              look="quiet"
              options={[
                { value: "relevance", label: "Relevance" },
                { value: "name", label: "Name" },
              ]}
            />
          </div>
        </div>
      </Specimen>
      <Specimen title="Combobox">
        <div className="grid gap-4">
          <ComboboxSpecimen />
          <Combobox
            label="With a fault"
            name="combobox-fault"
            options={[]}
            defaultValue="Phrenology"
            error="No expert has this area."
          />
          <Combobox label="Looking" name="combobox-busy" options={[]} defaultValue="crane" busy />
        </div>
      </Specimen>
      <Specimen title="Phone">
        <div className="grid gap-4">
          <PhoneField label="Mobile phone" name="phone-empty" />
          <PhoneField
            label="Office"
            name="phone-filled"
            required={false}
            optional
            defaultCountry="GB"
            defaultValue="+44 20 7946 0018"
          />
          <PhoneField
            label="Fax"
            name="phone-fault"
            defaultCountry="NG"
            defaultValue="+234 803 555 01"
            error="This is too short for a phone number in Nigeria."
          />
          <PhoneField
            label="Home"
            name="phone-never"
            required={false}
            disabled
            defaultCountry="AU"
            defaultValue="+61 2 5550 1234"
          />
        </div>
      </Specimen>
      <Specimen title="Long text">
        <TextArea
          label="What is the question?"
          name="question"
          hint="Nothing privileged."
          defaultValue="Why did the crane collapse while it was not lifting, and who could have seen it?"
        />
      </Specimen>
      <Specimen title="Error summary">
        <ErrorSummary
          takesFocus={false}
          errors={[
            { field: "deposition", text: "Deposition date: February 2025 has 28 days" },
            { field: "jurisdiction", text: "Jurisdiction: New York has no such county" },
            { text: "The section was changed by staff meanwhile" },
          ]}
        />
      </Specimen>
      <Specimen title="Checkboxes">
        <div className="grid gap-3">
          <Checkbox
            name="sealed"
            defaultChecked
            label="Sealed matter"
            detail="Shown as “sealed”, without the caption"
          />
          <Checkbox name="current" label="Current" />
          <Checkbox name="all" mixed label="All on this page" />
          <Checkbox name="never" disabled label="Not for now" />
          <Checkbox
            name="terms"
            label="I have read the terms"
            error="Please read and accept the terms."
          />
        </div>
      </Specimen>
      <Specimen title="One of a few">
        <div className="grid gap-5">
          <RadioGroup
            legend="Side"
            name="side"
            inline
            defaultValue="plaintiff"
            options={[
              { value: "plaintiff", label: "Plaintiff" },
              { value: "defense", label: "Defense" },
              { value: "court", label: "Court", disabled: true },
            ]}
          />
          <Segmented
            legend="Who sees it"
            name="visibility"
            defaultValue="attorneys"
            options={[
              { value: "public", label: "Public" },
              { value: "attorneys", label: "Attorneys" },
              { value: "private", label: "Private" },
            ]}
          />
          <Segmented
            legend="Side, mostly"
            name="mostly"
            size="sm"
            defaultValue="any"
            error="Choose one of them."
            options={[
              { value: "any", label: "Any" },
              { value: "plaintiff", label: "Plaintiff" },
              { value: "even", label: "Even" },
              { value: "defense", label: "Defense" },
            ]}
          />
          <Switch
            name="accepting"
            defaultChecked
            label="Accepting work"
            detail="Attorneys see it beside your name."
          />
        </div>
      </Specimen>
    </PartSection>
  );
}
