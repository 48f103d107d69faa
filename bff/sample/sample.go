// Package sample invents plausible experts for demonstrations, tests and
// benchmarks. It is pure: the same seed and number always give the same
// person, and no person needs another one. Storing people is not its business.
package sample

// Status of a profile, as the profile package spells it.
const (
	Published   = "published"
	Unpublished = "unpublished"
	Pending     = "pending"
	Draft       = "draft"
)

// Visibility of an item, as the profile package spells it.
const (
	Public    = "public"
	Attorneys = "attorneys"
	Private   = "private"
)

// Present is the calendar year in which every invented career stands today.
const Present = 2026

// Person is one invented expert. All texts are in NFC.
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
	Phone     string // international; empty when not given

	Areas     []Area
	Education []Degree

	Status          string
	AboutVisibility string
	// Ages in whole days, counted back from whenever the person is looked at.
	// A confirmed age of -1 says that the section was never confirmed.
	CreatedDays            int
	AboutConfirmedDays     int
	AreasConfirmedDays     int
	EducationConfirmedDays int
}

// Name as it is shown: first name, last name, suffix.
func (p *Person) Name() string {
	name := p.FirstName + " " + p.LastName
	if p.Suffix != "" {
		name += ", " + p.Suffix
	}
	return name
}

// Primary is the one area that is marked primary.
func (p *Person) Primary() Area {
	for _, a := range p.Areas {
		if a.Primary {
			return a
		}
	}
	return Area{}
}

// Language that a person speaks: a code of place.Languages and how well.
type Language struct {
	Code  string
	Level string // native, fluent, professional, conversational or basic
}

// Area of expertise: codes of the area tree.
type Area struct {
	Category    string
	Subcategory string
	Primary     bool
	Years       int // 0 when not said
	Keywords    []string
	Visibility  string
}

// Degree that a person holds, works for or gave up.
type Degree struct {
	Organization string
	Degree       string
	Field        string
	Start        string // YYYY
	End          string // YYYY, or empty
	Status       string // completed, in-progress or not-completed
	Visibility   string
}

// Expert invents person number i (0 and up) of a seed. The first people of
// every seed are the same named cast, so that a demonstration has faces that
// recur; everything that the cast leaves open depends on the seed.
func Expert(seed uint64, i int) Person {
	d := newDice(seed, uint64(i))
	if i >= 0 && i < len(cast) {
		return invent(&d, i, &cast[i])
	}
	return invent(&d, i, nil)
}
