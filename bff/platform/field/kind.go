package field

import "github.com/danielgtaylor/huma/v2"

// Kind is the type of a field. The web has one renderer for each: a new kind needs a Go
// file here, a line in Kinds, and a renderer in web/app/components/form.
type Kind string

const (
	KindText        Kind = "text"
	KindLongText    Kind = "long-text"
	KindChoice      Kind = "choice"
	KindChoices     Kind = "choices"
	KindNumber      Kind = "number"
	KindYear        Kind = "year"
	KindDate        Kind = "date"
	KindPartialDate Kind = "partial-date"
	KindURL         Kind = "url"
	KindEmail       Kind = "email"
	KindPhone       Kind = "phone"
	KindSlug        Kind = "slug"
	KindCountry     Kind = "country"
	KindState       Kind = "state"
	KindTimeZone    Kind = "time-zone"
	KindLanguages   Kind = "languages"
	KindKeywords    Kind = "keywords"
	KindFlag        Kind = "flag"
	KindConsent     Kind = "consent"
	KindPassword    Kind = "password"
	KindNewPassword Kind = "new-password"
	KindCode        Kind = "code"
	KindPhoto       Kind = "photo"
	KindFile        Kind = "file"
	KindRecords     Kind = "records"

	KindUpload       Kind = "upload"
	KindMoney        Kind = "money"
	KindDateRange    Kind = "date-range"
	KindPeople       Kind = "people"
	KindOrganization Kind = "organization"
	KindCourt        Kind = "court"
	KindDocket       Kind = "docket"
	KindIdentifier   Kind = "identifier"
)

// Kinds lists all kinds.
var Kinds = []Kind{KindText, KindLongText, KindChoice, KindChoices, KindNumber, KindYear, KindDate, KindPartialDate,
	KindURL, KindEmail, KindPhone, KindSlug, KindCountry, KindState, KindTimeZone, KindLanguages, KindKeywords,
	KindFlag, KindConsent, KindPassword, KindNewPassword, KindCode, KindPhoto, KindFile, KindRecords,
	KindUpload, KindMoney, KindDateRange, KindPeople, KindOrganization, KindCourt, KindDocket, KindIdentifier}

// Schema adds the enumeration to the OpenAPI document. It's a union type in the web.
func (Kind) Schema(huma.Registry) *huma.Schema {
	s := &huma.Schema{Type: huma.TypeString}
	for _, k := range Kinds {
		s.Enum = append(s.Enum, string(k))
	}
	return s
}

// List is the name of a shared list of choices.
type List string

const (
	Countries List = "countries"
	States    List = "us-states"
	TimeZones List = "time-zones"
	Languages List = "languages"
)

// Lists lists all of them.
var Lists = []List{Countries, States, TimeZones, Languages}

// Schema adds the enumeration to the OpenAPI document.
func (List) Schema(huma.Registry) *huma.Schema {
	s := &huma.Schema{Type: huma.TypeString}
	for _, l := range Lists {
		s.Enum = append(s.Enum, string(l))
	}
	return s
}
