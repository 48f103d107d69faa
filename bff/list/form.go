package list

import "peritus/bff/platform/field"

// DetailsForm is what a list is called.
type DetailsForm struct {
	Name        string `json:"name"`
	Description string `json:"description"`
}

// Declare binds the fields.
func (d *DetailsForm) Declare(f *field.Form) {
	f.Text(&d.Name, "Name", field.Required, field.Max(100), field.IfMissing("Enter a name for the list."))
	f.LongText(&d.Description, "Description", field.Max(500))
}

// RenameForm changes what a list is called.
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
