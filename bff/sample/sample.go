// Package sample generates plausible experts for demos, tests, and benchmarks. It's pure:
// the same seed and number always give the same person, independent of all others. It
// doesn't store anything.
package sample

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

	Areas     []Area
	Education []Degree

	Status          string
	AboutVisibility string
	// Ages in whole days before now. A confirmed age of -1 means the section was never
	// confirmed.
	CreatedDays            int
	AboutConfirmedDays     int
	AreasConfirmedDays     int
	EducationConfirmedDays int
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
	d := newDice(seed, uint64(i))
	if i >= 0 && i < len(cast) {
		return invent(&d, i, &cast[i])
	}
	return invent(&d, i, nil)
}
