package field

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// DeclaredField describes a field for a form.
type DeclaredField struct {
	Name     string `json:"name"`
	Label    string `json:"label"`
	Kind     Kind   `json:"kind"`
	Required bool   `json:"required"`
	Hidden   bool   `json:"hidden,omitempty" doc:"Sent with the form, but not shown."`
	Hint     string `json:"hint,omitempty"`
	Min      *int   `json:"min,omitempty" doc:"Fewest characters of a text or entries of a list, or the smallest number."`
	Max      *int   `json:"max,omitempty" doc:"Most characters of a text or entries of a list, or the largest number."`
	EachMax  *int   `json:"each_max,omitempty" doc:"Most characters of one entry of a list."`
	Pattern  string `json:"pattern,omitempty" doc:"Regular expression for the whole value."`
	Accept   string `json:"accept,omitempty" doc:"File types, as in the accept attribute."`

	Value string `json:"value,omitempty" doc:"What the checkbox of a consent sends."`

	Scheme  Scheme `json:"scheme,omitempty" enum:"doi,isbn,pmid,orcid,patent" doc:"The kind of an identifier."`
	OpenEnd string `json:"open_end,omitempty" doc:"Label of the checkbox for a date range that goes on."`

	Choices     []Choice `json:"choices,omitempty" doc:"The options."`
	List        List     `json:"list,omitempty" doc:"The shared list of options."`
	DependsOn   string   `json:"depends_on,omitempty" doc:"The field whose value narrows this one."`
	OnlyFor     string   `json:"only_for,omitempty" doc:"The value of that field for which this one is filled in, and required."`
	Suggestions []string `json:"suggestions,omitempty" doc:"Offered while typing. Other values are allowed."`

	Fields []DeclaredField `json:"fields,omitempty" doc:"Fields of one record of a list."`
	Row    string          `json:"row,omitempty" doc:"What one record is called."`

	Autocomplete string `json:"autocomplete,omitempty" doc:"Token for the browser's autofill."`
	Placeholder  string `json:"placeholder,omitempty" doc:"An example."`
	Audience     string `json:"audience" enum:"public,attorneys,private" doc:"The widest audience, whatever the item's visibility."`
	Masked       bool   `json:"masked,omitempty" doc:"Visitors see only its last characters."`
	Recommended  string `json:"recommended,omitempty" doc:"What is missing while it is empty."`

	Searched Search   `json:"searched,omitempty" enum:"name,headline,biography,place,language,area,keyword,degree,organization,court,title,text" doc:"How the search of experts weighs its words. Without it, they aren't searched."`
	Filters  []string `json:"filters,omitempty" doc:"The search's filters that its value feeds."`
	Shown    bool     `json:"shown,omitempty" doc:"Whether it stands on an expert's card in search results."`

	naming naming
	phrase string // its name in errors: "your first name"
	absent string // the error for an empty required field, if the phrase isn't enough
}

// Choice is one selectable value.
type Choice struct {
	Value string `json:"value"`
	Label string `json:"label"`
	Of    string `json:"of,omitempty" doc:"The value of the field depended on, to which this choice belongs."`
	Group string `json:"group,omitempty" doc:"Heading above this choice and its neighbors."`
}

// Audiences of a field.
const (
	AudiencePublic    = "public"
	AudienceAttorneys = "attorneys"
	AudiencePrivate   = "private"
)

// Schema lists an item's fields for a form.
func Schema(item Item) []DeclaredField { return formOf(item).schemas() }

// missing asks for a required value.
func (s *DeclaredField) missing() string {
	if s.absent != "" {
		return s.absent
	}
	verb := "Enter "
	switch s.Kind {
	case KindChoice, KindChoices, KindCountry, KindState, KindTimeZone:
		verb = "Choose "
	case KindKeywords, KindLanguages, KindRecords, KindPhoto, KindFile, KindUpload, KindPeople:
		verb = "Add "
	}
	return verb + s.called() + "."
}

// called returns the field's name in a sentence.
func (s *DeclaredField) called() string {
	if s.phrase != "" {
		return s.phrase
	}
	noun := lowerFirst(s.Label)
	if strings.ContainsRune("aeiou", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}

// definite returns the field's name with a definite article: "the headline".
func (s *DeclaredField) definite() string {
	if s.phrase != "" {
		return s.phrase
	}
	return "the " + lowerFirst(s.Label)
}

// fromList asks for one of the choices.
func (s *DeclaredField) fromList() string { return "Choose " + s.called() + " from the list." }

// lowerFirst lowercases the first letter, except in abbreviations such as "ZIP code".
func lowerFirst(label string) string {
	first, size := utf8.DecodeRuneInString(label)
	second, _ := utf8.DecodeRuneInString(label[size:])
	if unicode.IsUpper(second) {
		return label
	}
	return string(unicode.ToLower(first)) + label[size:]
}
