package list

import "peritus/bff/platform/field"

// DetailsForm is what a list is called, and which matter it's for.
type DetailsForm struct {
	Name        string `json:"name"`
	Description string `json:"description"`
	Caption     string `json:"caption"`
	Court       string `json:"court"`
	Docket      string `json:"docket"`
	TrialOn     string `json:"trial_on"`
}

// Declare binds the fields.
func (d *DetailsForm) Declare(f *field.Form) {
	f.Text(&d.Name, "Name", field.Required, field.Max(100), field.IfMissing("Enter a name for the list."))
	f.LongText(&d.Description, "Description", field.Max(500))
	f.Text(&d.Caption, "Caption", field.Max(300))
	f.Court(&d.Court, "Court")
	f.Docket(&d.Docket, "Docket number")
	f.Date(&d.TrialOn, "Trial date", field.Hint("Deadlines are counted from it in federal trial courts."))
	f.Unless(d.Docket == "" || d.Court != "", &d.Court, "Enter the court of this docket number.")
}

// matter returns the matter that was entered.
func (d *DetailsForm) matter() Matter { return Matter{d.Caption, d.Court, d.Docket, d.TrialOn} }

// RenameForm changes what a list is called and which matter it's for.
type RenameForm struct {
	DetailsForm
	Version *int `json:"version"` // that the person saw
}

// Declare binds the fields.
func (r *RenameForm) Declare(f *field.Form) {
	r.DetailsForm.Declare(f)
	f.Number(&r.Version, "Version", field.Hidden, field.Required)
}

// NoteForm is the note about an expert.
type NoteForm struct {
	Note    string `json:"note"`
	Version *int   `json:"version"` // that the person saw
}

// Declare binds the fields.
func (n *NoteForm) Declare(f *field.Form) {
	f.LongText(&n.Note, "Private note", field.Max(2000), field.Called("the note"))
	f.Number(&n.Version, "Version", field.Hidden, field.Required)
}
