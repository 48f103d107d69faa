package section

import "peritus/bff/platform/field"

// Award is one award or honor.
type Award struct {
	Name    string `json:"title"`
	Awarder string `json:"awarder"`
	Date    string `json:"date"`
	Summary string `json:"summary"`
	URL     string `json:"url"`
}

// AwardsCode is the section with the awards and honors.
const AwardsCode = "awards-and-honors"

func awardsAndHonors() Section {
	return Section{
		Code:   AwardsCode,
		Title:  "Awards and honors",
		Intro:  "What others have honored you for.",
		Why:    "An award shows that someone else vouches for your work.",
		Weight: 2,
		Max:    60,
		Row:    "award",
		New:    func() Item { return new(Award) },
		Example: func() Item {
			return &Award{Name: "Forensic Engineering Award", Awarder: "American Society of Civil Engineers", Date: "2019-10", Summary: "For the investigation of the Harborview collapse.", URL: "https://example.org/award"}
		},
	}
}

// Declare binds the fields.
func (a *Award) Declare(f *field.Form) {
	f.Text(&a.Name, "Title", field.Required, field.Max(200), field.Searched(field.SearchTitle))
	f.Organization(&a.Awarder, "Awarded by", field.Searched(field.SearchText), field.Required, field.Called("who awarded it"))
	f.PartialDate(&a.Date, "Date", field.Required)
	f.LongText(&a.Summary, "Summary", field.Max(500), field.Recommended("a summary"))
	f.URL(&a.URL, "Link")
}

// Title names the row.
func (a *Award) Title() string { return a.Name }

// Detail tells the row apart from others with its title.
func (a *Award) Detail() string { return parts(a.Awarder, field.DateWords(a.Date)) }
