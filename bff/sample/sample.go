// Package sample generates plausible experts for demos, tests, and benchmarks. It's pure:
// the same seed and number always give the same person, independent of all others. It
// doesn't store anything.
package sample

import (
	"strings"

	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/sample/dice"
)

// Status is a profile status, spelled like in the profile package.
const (
	Published = "published"
	Hidden    = "hidden"
	Unclaimed = "unclaimed"
	Draft     = "draft"
)

// Visibility is an item's visibility, spelled like in the profile package.
const (
	Public    = "public"
	Attorneys = "attorneys"
	Private   = "private"
)

// Present is the current calendar year in every generated career.
const Present = 2026

// Person is one generated expert. All texts are in NFC.
type Person struct {
	Slug       string // unique among the people of one seed, ignoring case
	FirstName  string
	LastName   string
	OtherNames string
	Suffix     string // "PhD, PE" or empty
	Headline   string // at most 120 runes
	Bio        string // 150 to 200 words

	City     string
	State    string // two letters; empty outside the United States
	Country  string // ISO 3166-1 alpha-2
	TimeZone string // IANA

	Languages []Language
	Email     string
	Phone     string // international; may be empty

	// For a portrait, not part of the profile.
	Woman bool
	Born  int // year

	Areas     []Area
	Education []Degree
	Sections  []Section // all other sections with items, only of published experts

	Status          string
	AboutVisibility string
	// Ages in whole days before now. A confirmed age of -1 means the section was never
	// confirmed.
	CreatedDays            int
	AboutConfirmedDays     int
	AreasConfirmedDays     int
	EducationConfirmedDays int
}

// Section has the items of a section.
type Section struct {
	Code          string
	Entries       []Entry
	ConfirmedDays int // days before now, or -1
}

// Entry is one item.
type Entry struct {
	Content    section.Item
	Visibility string
}

// Name returns the display name: first name, last name, suffix.
func (p *Person) Name() string {
	name := p.FirstName + " " + p.LastName
	if p.Suffix != "" {
		name += ", " + p.Suffix
	}
	return name
}

// Primary returns the primary area.
func (p *Person) Primary() Area {
	for _, a := range p.Areas {
		if a.Primary {
			return a
		}
	}
	return Area{}
}

// Language is a language that a person speaks: a code in place.Languages and a level.
type Language struct {
	Code  string
	Level string // native, fluent, professional, conversational or basic
}

// Area is an area of expertise, with codes from the area tree.
type Area struct {
	Category    string
	Subcategory string
	Primary     bool
	Years       int // 0 if unknown
	Keywords    []string
	Visibility  string
}

// Degree is a completed, ongoing, or abandoned degree.
type Degree struct {
	Organization string
	Degree       string
	Field        string
	Start        string // YYYY
	End          string // YYYY, or empty
	Status       string // completed, in-progress or not-completed
	Visibility   string
}

// Expert generates person number i (from 0) of a seed. The first people of every seed are
// the same named cast, so demos have recurring people. Everything else depends on the
// seed.
func Expert(seed uint64, i int) Person {
	d := dice.New(seed, uint64(i))
	if i >= 0 && i < len(cast) {
		return invent(&d, seed, i, &cast[i])
	}
	return invent(&d, seed, i, nil)
}

// AboutMe is the item of the section about-me.
func (p *Person) AboutMe() *section.AboutMe {
	languages := make([]field.Language, len(p.Languages))
	for i, l := range p.Languages {
		languages[i] = field.Language{Language: l.Code, Level: l.Level}
	}
	return &section.AboutMe{
		FirstName: p.FirstName, LastName: p.LastName, OtherNames: p.OtherNames, Suffix: p.Suffix,
		Headline: p.Headline, Bio: p.Bio, City: p.City, Country: p.Country, State: p.State, TimeZone: p.TimeZone,
		Languages: languages, ContactEmail: p.Email, Phone: p.Phone, Slug: p.Slug,
	}
}

// Item is the item of the section area-of-expertise.
func (a Area) Item() *section.AreaOfExpertise {
	content := &section.AreaOfExpertise{Category: a.Category, Subcategory: a.Subcategory, Primary: a.Primary, Keywords: a.Keywords}
	if a.Years > 0 {
		content.Years = &a.Years
	}
	return content
}

// Item is the item of the section education.
func (g Degree) Item() *section.Education {
	return &section.Education{
		Organization: g.Organization, Degree: g.Degree, Field: g.Field, Start: g.Start, End: g.End, Status: g.Status,
	}
}

// list splits texts that bars separate.
func list(s string) []string { return strings.Split(s, "|") }
