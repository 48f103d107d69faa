import { PhoneField } from "~/components/form/phone-field";
import { TextInput } from "~/components/ui/field";
import { Select } from "~/components/ui/choice/select";
import type { Schema } from "~/lib/api-types";
import type { FieldErrors } from "~/lib/response-text";
import { textOf, type FormValues } from "~/lib/form/form-result";

import { AdmissionRows } from "./admission-rows";
import { PracticeAreas } from "./practice-areas";
import { admissionsOf } from "./sign-up-values";
import { labels } from "./steps";
import { ZoneSelect } from "./zone-select";

export type FieldsProps = {
  forms: Schema<"SignUpForms">;
  values: FormValues;
  problems: FieldErrors;
  onChange: () => void;
};

const half = "col-span-full sm:col-span-1";

function Text({
  name,
  values,
  problems,
  autoComplete,
  maxLength,
  wide,
  hint,
}: Pick<FieldsProps, "values" | "problems"> & {
  name: string;
  autoComplete: string;
  maxLength: number;
  wide?: boolean;
  hint?: string;
}) {
  return (
    <TextInput
      label={labels[name] ?? name}
      name={name}
      required
      className={wide ? "col-span-full" : half}
      autoComplete={autoComplete}
      maxLength={maxLength}
      hint={hint}
      defaultValue={textOf(values, name)}
      error={problems[name]}
    />
  );
}

function Email({
  values,
  problems,
  label,
  wide,
}: Pick<FieldsProps, "values" | "problems"> & { label: string; wide?: boolean }) {
  return (
    <TextInput
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
      className={wide ? "col-span-full" : half}
      hint="You sign in with it, and the code goes there."
      defaultValue={textOf(values, "email")}
      error={problems.email}
    />
  );
}

function Phone({
  values,
  problems,
  className,
}: Pick<FieldsProps, "values" | "problems"> & { className?: string }) {
  return (
    <PhoneField
      label="Phone"
      name="phone"
      className={className ?? "col-span-full"}
      defaultValue={textOf(values, "phone")}
      defaultCountry={textOf(values, "phone_country") || undefined}
      error={problems.phone}
    />
  );
}

function Names(props: Pick<FieldsProps, "values" | "problems">) {
  return (
    <>
      <Text {...props} name="first_name" autoComplete="given-name" maxLength={80} />
      <Text {...props} name="last_name" autoComplete="family-name" maxLength={80} />
    </>
  );
}

/** An attorney's name and firm. */
export function AttorneyNames({ values, problems }: Pick<FieldsProps, "values" | "problems">) {
  return (
    <>
      <Names values={values} problems={problems} />
      <Text
        values={values}
        problems={problems}
        name="firm"
        autoComplete="organization"
        maxLength={160}
        wide
        hint="Or the office, company or agency you work for."
      />
    </>
  );
}

export function AttorneyPerson({ values, problems }: FieldsProps) {
  return (
    <>
      <AttorneyNames values={values} problems={problems} />
      <Email values={values} problems={problems} label="Work email" wide />
    </>
  );
}

export function AttorneyPractice({ forms, values, problems, onChange }: FieldsProps) {
  return (
    <>
      <AdmissionRows
        rows={admissionsOf(values)}
        states={forms.states}
        problems={problems}
        onChange={onChange}
      />
      <Phone values={values} problems={problems} />
      <Select
        label="Role"
        name="role"
        required
        className={half}
        options={forms.roles}
        placeholder="Choose"
        defaultValue={textOf(values, "role")}
        error={problems.role}
      />
      <ZoneSelect
        zones={forms.time_zones}
        defaultValue={textOf(values, "time_zone")}
        error={problems.time_zone}
        className={half}
      />
      <PracticeAreas
        options={forms.practice_areas}
        chosen={values.practice_areas ?? []}
        error={problems.practice_areas?.[0]}
        onChange={onChange}
      />
      <Text
        values={values}
        problems={problems}
        name="city"
        autoComplete="address-level2"
        maxLength={120}
      />
      <Select
        label="State"
        name="state"
        required
        className={half}
        options={forms.states}
        placeholder="Choose"
        autoComplete="address-level1"
        defaultValue={textOf(values, "state")}
        error={problems.state}
      />
    </>
  );
}

export function ExpertPerson({ values, problems }: FieldsProps) {
  return (
    <>
      <Names values={values} problems={problems} />
      <Email values={values} problems={problems} label="Email" wide />
      <Phone values={values} problems={problems} />
    </>
  );
}

export function ExpertWork({ forms, values, problems }: FieldsProps) {
  return (
    <>
      <Select
        label="Main area of expertise"
        name="area"
        required
        className="col-span-full"
        options={forms.areas.map(({ label, choices }) => ({ label, options: choices }))}
        placeholder="Choose"
        defaultValue={textOf(values, "area")}
        error={problems.area}
        hint="Attorneys filter by it. You can add more later."
      />
      <Text
        values={values}
        problems={problems}
        name="institution"
        autoComplete="organization"
        maxLength={160}
        wide
        hint="University, company or practice. If you're self-employed, say so."
      />
      <Text
        values={values}
        problems={problems}
        name="city"
        autoComplete="address-level2"
        maxLength={120}
      />
      <Select
        label="Country"
        name="country"
        required
        className={half}
        options={forms.countries}
        placeholder="Choose"
        autoComplete="country"
        defaultValue={textOf(values, "country")}
        error={problems.country}
      />
      <ZoneSelect
        zones={forms.time_zones}
        defaultValue={textOf(values, "time_zone")}
        error={problems.time_zone}
        className={half}
      />
    </>
  );
}
