package conflict

import (
	"peritus/bff/platform/field"
)

// Sides are what a party is in a matter. message.OpenForm has the same.
var Sides = field.Pairs("plaintiff: Plaintiff", "defense: Defendant", "other: Other party", "opposing: Opposing counsel")

// Declare binds the fields.
func (p *PartyForm) Declare(f *field.Form) {
	f.Text(&p.Name, "Name", field.Required, field.Max(200), field.IfMissing("Enter the name of the party."),
		field.Hint("In full, with other names after d/b/a: Acme Inc. d/b/a Roadrunner."))
	f.Choice(&p.Side, "Side", Sides, field.Required, field.IfMissing("Choose a side."))
}

// PartyForm adds a party to a matter.
type PartyForm struct {
	Name string `json:"name"`
	Side string `json:"side"`
}

// AgreeForm agrees to show the names, or takes that back while the other one hasn't agreed.
type AgreeForm struct {
	Agreed bool `json:"agreed"`
	// Offered means that the other one had agreed when the actor looked.
	Offered bool `json:"offered"`
}

// Declare binds the fields.
func (a *AgreeForm) Declare(f *field.Form) {
	f.Flag(&a.Agreed, "Show the names of the parties")
	f.Flag(&a.Offered, "The other person has agreed", field.Hidden)
}
