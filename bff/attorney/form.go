package attorney

import "peritus/bff/platform/field"

// Opening is the content of a new record, as its attorney entered it at sign-up. The rest
// follows when they apply for the access that a confirmed admission gives.
type Opening struct {
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
}

// Form is the form for a complete record.
type Form struct {
	FirstName     string          `json:"first_name"`
	LastName      string          `json:"last_name"`
	Firm          string          `json:"firm"`
	Admissions    []AdmissionForm `json:"admissions"`
	Phone         string          `json:"phone"`
	Role          string          `json:"role"`
	TimeZone      string          `json:"time_zone"`
	PracticeAreas []string        `json:"practice_areas"`
	City          string          `json:"city"`
	State         string          `json:"state"`
}

// AdmissionForm is the form for a bar admission.
type AdmissionForm struct {
	State  string `json:"state"`
	Number string `json:"number"`
	Year   *int   `json:"year"`
}

const (
	mostAreas      = 6
	mostAdmissions = 12   // per attorney
	earliestYear   = 1940 // of an attorney who still practices
)

// Declare binds the fields.
func (o *Opening) Declare(f *field.Form) { f.FullName(&o.FirstName, &o.LastName) }

// Declare binds the fields.
func (r *Form) Declare(f *field.Form) {
	f.FullName(&r.FirstName, &r.LastName)
	f.Text(&r.Firm, "Firm", field.Required, field.Max(160), field.OrganizationName, field.Autocomplete("organization"), field.Called("your firm"), field.Hint("Or your agency, company, or office."))
	field.Records(f, &r.Admissions, "Bar admissions", "admission", mostAdmissions, field.Required, field.Called("at least one bar admission"))
	f.Phone(&r.Phone, "Phone", field.Required)
	f.Choice(&r.Role, "Role", Roles, field.Required, field.Called("your role"))
	f.TimeZone(&r.TimeZone, "Time zone", field.Required, field.Called("your time zone"))
	f.Choices(&r.PracticeAreas, "Practice areas", PracticeAreas, field.Required, field.Max(mostAreas), field.Called("at least one practice area"))
	f.Text(&r.City, "City", field.Required, field.Max(120), field.Autocomplete("address-level2"), field.Called("your city"))
	f.State(&r.State, "State", field.Required, field.Called("your state"))
}

// Declare binds the fields.
func (a *AdmissionForm) Declare(f *field.Form) {
	f.State(&a.State, "State", field.Required, field.Autocomplete("off"))
	f.Text(&a.Number, "Bar number", field.Required, field.Max(40))
	f.Year(&a.Year, "Year", field.Required, field.Between(earliestYear, 2100), field.Called("the year you were admitted"))
}

// RecordForm is the form with which attorneys change their record.
type RecordForm struct {
	Form
	Version *int `json:"version"` // version that the attorney saw; 0 for no record
}

// Declare binds the fields.
func (r *RecordForm) Declare(f *field.Form) {
	r.Form.Declare(f)
	f.Number(&r.Version, "Version", field.Hidden, field.Required)
}

// Name returns the display name.
func (o *Opening) Name() string { return o.FirstName + " " + o.LastName }

// RefusalForm has the reason why staff couldn't verify an admission.
type RefusalForm struct {
	Reason string `json:"reason"`
}

// Declare binds the fields.
func (r *RefusalForm) Declare(f *field.Form) {
	f.LongText(&r.Reason, "Reason", field.Required, field.Max(1000), field.IfMissing("Enter a reason. The attorney will read it."), field.Hint("The attorney will read it."))
}
