package section

import "peritus/bff/platform/field"

// Presentation is a talk or another part in a conference.
type Presentation struct {
	Name       string   `json:"title"`
	Event      string   `json:"event"`
	Role       string   `json:"role"`
	Date       string   `json:"date"`
	Place      string   `json:"place"`
	Online     bool     `json:"online"`
	Presenters []string `json:"co_presenters"`
	CLE        bool     `json:"cle"`
	Slides     string   `json:"slides"`
}

// PresentationsCode is the section with the talks.
const PresentationsCode = "presentation-and-conferences"

func presentationAndConferences() Section {
	return Section{
		Code:   PresentationsCode,
		Title:  "Presentations and conferences",
		Intro:  "Talks, panels, and courses you have given.",
		Why:    "A talk shows how you explain your field to people who don’t share it, as a jury won’t.",
		Weight: 2,
		Max:    300,
		Row:    "presentation",
		New:    func() Item { return new(Presentation) },
		Example: func() Item {
			return &Presentation{Name: "When cranes fall", Event: "ASCE Forensic Congress", Role: "speaker", Date: "2024-11", Place: "Denver, Colorado", Presenters: []string{"J. Mbeki"}, CLE: true, Slides: "https://example.org/slides"}
		},
	}
}

// Declare binds the fields.
func (p *Presentation) Declare(f *field.Form) {
	f.Text(&p.Name, "Title", field.Required, field.Max(300), field.Searched(field.SearchTitle))
	f.Text(&p.Event, "Event", field.Required, field.Max(200), field.Searched(field.SearchText))
	f.Choice(&p.Role, "Role", field.Pairs("speaker: Speaker", "keynote: Keynote speaker", "panelist: Panelist", "moderator: Moderator", "instructor: Instructor", "poster: Poster"), field.Required)
	f.PartialDate(&p.Date, "Date", field.Required)
	f.Text(&p.Place, "Place", field.Max(160), field.Recommended("the place"))
	f.Flag(&p.Online, "Held online")
	f.People(&p.Presenters, "Co-presenters", field.Hint("One per line."))
	f.Flag(&p.CLE, "Counts as continuing legal education (CLE)")
	f.URL(&p.Slides, "Slides")
}

// Title names the row.
func (p *Presentation) Title() string { return p.Name }

// Detail tells the row apart from others with its title.
func (p *Presentation) Detail() string { return parts(p.Event, field.DateWords(p.Date)) }
