package users

import (
	"peritus/bff/auth"
	"peritus/bff/platform/field"
)

// longestReason is the most characters of a reason.
const longestReason = 500

// ReasonForm is why staff change someone's account.
type ReasonForm struct {
	Reason string `json:"reason"`
}

// Declare binds the fields.
func (r *ReasonForm) Declare(f *field.Form) {
	f.LongText(&r.Reason, "Reason", field.Required, field.Max(longestReason), field.IfMissing("Enter a reason. It's recorded in the audit log."),
		field.Hint("Recorded in the audit log."))
}

// GroupsForm changes an account's groups.
type GroupsForm struct {
	Groups []string `json:"groups" uniqueItems:"true" enum:"Attorney,Expert,Admin,Researcher"`
	ReasonForm
}

// Declare binds the fields.
func (g *GroupsForm) Declare(f *field.Form) {
	declareGroups(f, &g.Groups)
	g.ReasonForm.Declare(f)
}

// InviteForm is an account to create.
type InviteForm struct {
	Name   string   `json:"name"`
	Email  string   `json:"email"`
	Groups []string `json:"groups" uniqueItems:"true" enum:"Attorney,Expert,Admin,Researcher"`
	ReasonForm
}

// Declare binds the fields.
func (i *InviteForm) Declare(f *field.Form) {
	f.Text(&i.Name, "Name", field.Required, field.PersonName, field.Max(160), field.Called("the person's name"))
	f.Email(&i.Email, "Email", field.Required, field.Autocomplete("off"), field.Called("the person's email address"))
	declareGroups(f, &i.Groups)
	i.ReasonForm.Declare(f)
}

// declareGroups asks for groups that can be combined.
func declareGroups(f *field.Form, at *[]string) {
	f.Choices(at, "Groups", groupChoices, field.Required, field.IfMissing("Choose at least one group."))
	if problem := auth.GroupsProblem(groupsOf(*at)); len(*at) > 0 && problem != "" {
		f.Unless(false, at, problem)
	}
}

var groupChoices = func() []field.Choice {
	choices := make([]field.Choice, len(auth.AllGroups))
	for i, g := range auth.AllGroups {
		choices[i] = field.Choice{Value: string(g), Label: string(g)}
	}
	return choices
}()
