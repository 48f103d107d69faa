import type { ReactNode } from "react";

import type { DeclaredField as Declaration, Kind } from "~/lib/form/declared-form";
import { textOf, type FormValues } from "~/lib/form/form-result";
import type { FieldErrors } from "~/lib/response-text";

import { CheckField } from "./kind/check";
import { ChoiceField } from "./kind/choice";
import { ChoicesField } from "./kind/choices";
import { CodeField } from "./kind/code";
import { DateRangeField } from "./kind/date-range";
import { FileField } from "./kind/file";
import { KeywordsField } from "./kind/keywords";
import { LanguagesField } from "./kind/languages";
import { LineField } from "./kind/line";
import { LongTextField } from "./kind/long-text";
import { NamedField } from "./kind/named";
import { NewPasswordField } from "./kind/new-password";
import { PartialDateField } from "./kind/partial-date";
import { PasswordField } from "./kind/password";
import { PeopleField } from "./kind/people";
import { PhoneNumberField } from "./kind/phone";
import { PhotoField } from "./kind/photo";
import { PlaceField } from "./kind/place";
import type { FieldPresentation, KindProps } from "./kind/props";
import { RecordsField } from "./kind/records";
import { TimeZoneField } from "./kind/time-zone";
import { UploadField } from "./kind/upload";

/** A missing kind does not compile. */
const renderers: Record<Kind, (props: KindProps) => ReactNode> = {
  text: LineField,
  "long-text": LongTextField,
  choice: ChoiceField,
  choices: ChoicesField,
  number: LineField,
  year: LineField,
  date: LineField,
  "partial-date": PartialDateField,
  url: LineField,
  email: LineField,
  phone: PhoneNumberField,
  slug: LineField,
  country: PlaceField,
  state: PlaceField,
  "time-zone": TimeZoneField,
  languages: LanguagesField,
  keywords: KeywordsField,
  flag: CheckField,
  consent: CheckField,
  password: PasswordField,
  "new-password": NewPasswordField,
  code: CodeField,
  photo: PhotoField,
  file: FileField,
  records: RecordsField,
  upload: UploadField,
  money: LineField,
  "date-range": DateRangeField,
  people: PeopleField,
  organization: NamedField,
  court: NamedField,
  docket: LineField,
  identifier: LineField,
};

type DeclaredFieldProps = FieldPresentation & {
  field: Declaration;
  values?: FormValues;
  problems?: FieldErrors;
};

const nothing = {};

/** A field as the BFF declares it. Works without script. */
export function DeclaredField({
  field,
  values = nothing,
  problems = nothing,
  ...present
}: DeclaredFieldProps) {
  if (field.hidden)
    return <input type="hidden" name={field.name} defaultValue={textOf(values, field.name)} />;
  const Renderer = renderers[field.kind];
  return <Renderer field={field} values={values} problems={problems} present={present} />;
}
