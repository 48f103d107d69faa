package section

import "peritus/bff/platform/field"

// Property is a patent or other registered right.
type Property struct {
	Type      string   `json:"type"`
	Office    string   `json:"office"`
	Number    string   `json:"number"`
	Name      string   `json:"title"`
	Inventors []string `json:"inventors"`
	Filed     string   `json:"filed"`
	Published string   `json:"published"`
	Granted   string   `json:"granted"`
	Status    string   `json:"status"`
	Assignee  string   `json:"assignee"`
	URL       string   `json:"url"`
}

// PropertyCode is the section with the patents.
const PropertyCode = "intellectual-property"

func intellectualProperty() Section {
	return Section{
		Code:   PropertyCode,
		Title:  "Intellectual property",
		Intro:  "Patents, trademarks, and other registered rights.",
		Why:    "A patent in the field at issue is proof of your own work in it.",
		Weight: 2,
		Max:    200,
		Row:    "right",
		New:    func() Item { return new(Property) },
		Example: func() Item {
			return &Property{Type: "patent", Office: "USPTO", Number: "US 9,123,456 B2", Name: "Load monitor for tower cranes", Inventors: []string{"Amara Okonkwo-Bell", "J. Mbeki"},
				Filed: "2012-02", Published: "2013-08", Granted: "2015-09-01", Status: "active", Assignee: "Okonkwo-Bell Engineering", URL: "https://example.org/patent"}
		},
	}
}

// Declare binds the fields.
func (p *Property) Declare(f *field.Form) {
	f.Choice(&p.Type, "Type", field.Pairs("patent: Patent", "application: Patent application", "design: Design", "trademark: Trademark", "copyright: Copyright"), field.Required)
	f.Text(&p.Office, "Office", field.Required, field.Max(120), field.Suggest("USPTO", "European Patent Office", "WIPO", "U.S. Copyright Office", "Japan Patent Office"))
	f.Identifier(&p.Number, "Number", field.Patent, field.Required)
	f.Text(&p.Name, "Title", field.Required, field.Max(300), field.Searched(field.SearchTitle))
	f.People(&p.Inventors, "Inventors", field.Recommended("the inventors"), field.Hint("One per line, in the order of the record."))
	f.PartialDate(&p.Filed, "Filed")
	f.PartialDate(&p.Published, "Published")
	f.PartialDate(&p.Granted, "Granted")
	f.Choice(&p.Status, "Status", field.Pairs("pending: Pending", "active: Active", "expired: Expired", "abandoned: Abandoned"))
	f.Organization(&p.Assignee, "Assignee", field.Searched(field.SearchText))
	f.URL(&p.URL, "Link")
	f.Unless(field.NotBefore(p.Published, p.Filed), &p.Published, "The publication is before the filing. Correct one of the dates.")
	f.Unless(field.NotBefore(p.Granted, p.Filed) && field.NotBefore(p.Granted, p.Published), &p.Granted, "The grant is before the filing or the publication. Correct one of the dates.")
}

// Title names the row.
func (p *Property) Title() string { return p.Name }

// Detail tells the row apart from others with its title.
func (p *Property) Detail() string { return parts(p.Office, p.Number) }
