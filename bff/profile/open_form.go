package profile

import (
	"peritus/bff/platform/field"
	"peritus/bff/profile/area"
)

// Opening is the content of a new profile, as its expert entered it at sign-up.
type Opening struct {
	FirstName   string `json:"first_name"`
	LastName    string `json:"last_name"`
	Phone       string `json:"phone"`
	Area        string `json:"area"` // "category/subcategory"
	Institution string `json:"institution"`
	City        string `json:"city"`
	Country     string `json:"country"` // ISO 3166-1 alpha-2
	TimeZone    string `json:"time_zone"`
}

// Named is the initial content of the profile of an expert who lost their claim during
// sign-up. The sign-up form of a claim asks only for a name.
type Named struct {
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
}

// Declare binds the fields.
func (n *Named) Declare(f *field.Form) { f.FullName(&n.FirstName, &n.LastName) }

// Name returns the display name.
func (n *Named) Name() string { return n.FirstName + " " + n.LastName }

// Declare binds the fields.
func (o *Opening) Declare(f *field.Form) {
	f.FullName(&o.FirstName, &o.LastName)
	f.Phone(&o.Phone, "Phone", field.Required)
	f.Choice(&o.Area, "Main area of expertise", areaPaths, field.Required, field.Called("your main area of expertise"), field.Hint("Attorneys filter by area. You can add more areas later."))
	f.Text(&o.Institution, "Institution", field.Required, field.Max(160), field.OrganizationName, field.Autocomplete("organization"),
		field.Called("your institution"), field.IfMissing("Enter your institution. If you work for yourself, say so."),
		field.Hint("University, company, or practice. If you work for yourself, say so."))
	f.Text(&o.City, "City", field.Required, field.Max(120), field.Autocomplete("address-level2"), field.Called("your city"))
	f.Country(&o.Country, "Country", field.Required, field.Called("your country"))
	f.TimeZone(&o.TimeZone, "Time zone", field.Required, field.Called("your time zone"))
}

// Name returns the display name.
func (o *Opening) Name() string { return o.FirstName + " " + o.LastName }

// areaPaths lists the subcategories, grouped by category.
var areaPaths = func() (choices []field.Choice) {
	for _, c := range area.All() {
		for _, s := range c.Subcategories {
			choices = append(choices, field.Choice{Value: area.Path(c.Code, s.Code), Label: s.Name, Group: c.Name})
		}
	}
	return choices
}()

// RefusalForm has the reason why staff send a new profile back.
type RefusalForm struct {
	Reason string `json:"reason"`
}

// Declare binds the fields.
func (r *RefusalForm) Declare(f *field.Form) {
	f.LongText(&r.Reason, "Reason", field.Required, field.Max(2000), field.IfMissing("Enter a reason. We send it to the expert and keep it."),
		field.Hint("We send it to the expert and keep it."))
}
