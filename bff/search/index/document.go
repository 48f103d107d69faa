// Package index is the in-memory inverted index of experts: words, filters, counts,
// ranking, highlights, and suggestions. Package search loads the documents and decides
// who may search them.
package index

import "time"

// Unknown is an unspecified number of years.
const Unknown = -1

// Document is all search data of one published expert. Text must be in NFC.
type Document struct {
	ExpertID string // a second document with the same id replaces the first
	Slug     string
	Name     string
	// SortName is the name in an alphabetical list, last name first. Empty means Name.
	SortName string

	Headline string
	Bio      string

	City        string
	State       string // code, unique together with Country; empty outside countries with states
	StateName   string
	Country     string // ISO 3166-1 alpha-2
	CountryName string

	Photo string // address of the picture; empty for none

	Areas         []Area
	Degrees       []Degree
	Languages     []string // names, as shown
	Organizations []string // employers and memberships, without the degrees' schools
	Courts        []Court  // in which they testified; their words are searched as Entries
	Keywords      []string // not tied to one area

	Entries   []Entry // texts of other parts of the profile
	Facts     []Fact  // values of the index's filters
	Fees      []Fee
	Testimony Testimony

	Years       int // of experience, or Unknown
	ConfirmedAt time.Time
	// Until is the first day on which the facts may differ, or zero. See Due.
	Until time.Time
}

// Entry is a searched text of a part of the profile, such as the title of a publication.
type Entry struct {
	Row   string // what the part is called: "Publication"
	Text  string
	Title bool // the name of the part rather than another text of it
	Shown bool // in hits
}

// Fact is a value of a filter.
type Fact struct{ Filter, Code, Name string }

// Fee is an hourly rate for an activity. Cents is 0 if it can't be compared: in another
// currency, or by another unit.
type Fee struct {
	Activity string
	Cents    int
}

// Court is a court as suggestions name it. The citation, such as "D. Mass.", also finds it.
type Court struct{ Name, Citation string }

// Testimony counts matters.
type Testimony struct{ Matters, Plaintiff, Defense, Trials int }

// Area is one area of expertise of an expert.
type Area struct {
	Category        string // code
	CategoryName    string
	Subcategory     string // code, unique within its category
	SubcategoryName string
	Primary         bool
	Years           int // or Unknown
	Keywords        []string
}

// Degree is one completed degree.
type Degree struct {
	Degree       string // as the filter shows it
	DegreeName   string // as shown; empty means the code
	Field        string
	Organization string
}

// Code is the area as a filter value: "category/subcategory".
func (a Area) Code() string { return a.Category + "/" + a.Subcategory }

// Name is the degree as shown.
func (d Degree) Name() string {
	if d.DegreeName != "" {
		return d.DegreeName
	}
	return d.Degree
}

func (d Document) sortName() string {
	if d.SortName != "" {
		return d.SortName
	}
	return d.Name
}
