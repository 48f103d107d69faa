package saved

import "peritus/bff/platform/field"

// SaveForm saves a search.
type SaveForm struct {
	Name   string `json:"name"`
	Mail   bool   `json:"mail"`
	Search string `json:"search"` // the parameters, as in an address
}

// Declare binds the fields.
func (s *SaveForm) Declare(f *field.Form) {
	declareName(f, &s.Name, &s.Mail)
	f.Text(&s.Search, "Search", field.Hidden, field.Max(20_000))
}

// ChangeForm changes a saved search.
type ChangeForm struct {
	Name    string `json:"name"`
	Mail    bool   `json:"mail"`
	Version *int   `json:"version"` // that the person saw
}

// Declare binds the fields.
func (c *ChangeForm) Declare(f *field.Form) {
	declareName(f, &c.Name, &c.Mail)
	f.Number(&c.Version, "Version", field.Hidden, field.Required)
}

func declareName(f *field.Form, name *string, mail *bool) {
	f.Text(name, "Name", field.Required, field.Max(100), field.IfMissing("Enter a name for the search."))
	f.Flag(mail, "Email me when a new expert fits", field.Hint("At most one email a day, for all your searches."))
}
