package signup

import (
	"fmt"
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/platform/ustime"
)

// Details are a person's details, in the form of the domain that stores them.
type Details interface {
	field.Item
	// Name of the account.
	Name() string
}

// Form is a sign-up form: the details, and what every account needs.
type Form struct {
	Kind     Kind    `json:"-"`
	Details  Details `json:"-"`
	Email    string  `json:"email"`
	Password string  `json:"password"`
	Terms    string  `json:"terms"`   // version that was agreed to
	Browser  string  `json:"browser"` // secret of the browser, at least 32 bytes as text
	Claim    string  `json:"claim"`   // id of the claim that this browser verified, of a claimant

	currentTerms string
}

// Blank returns an empty form to decode into.
func (s *Service) Blank(kind Kind) *Form {
	return &Form{Kind: kind, Details: s.newcomers(kind).New(), currentTerms: s.Terms.Current()}
}

// Declare binds the fields.
func (s *Form) Declare(f *field.Form) {
	f.Part(s.Details)
	label := "Email"
	if s.Kind == Attorney {
		label = "Work email"
	}
	f.Email(&s.Email, label, field.Required, field.IfMissing("Enter your email address so we can send your code."), field.Hint("You'll sign in with this address. We'll send a code to it."))
	f.NewPassword(&s.Password, "Password", field.Required)
	inForce := dateOf(s.currentTerms)
	f.ConsentTo(&s.Terms, s.currentTerms, fmt.Sprintf("I agree to the Terms (%s) and have read the Privacy Policy.", inForce),
		"You must agree to the Terms to create an account.",
		fmt.Sprintf("The Terms changed after you opened this page. Please read the Terms of %s and agree again.", inForce))
	f.Text(&s.Browser, "Browser", field.Hidden, field.Max(128))
	if s.Kind == Claimant {
		f.Text(&s.Claim, "Claim", field.Hidden, field.Required, field.Max(64), field.IfMissing("Find your profile and verify it first."))
	}
}

// CodeForm asks for the code that finishes a sign-up.
type CodeForm struct {
	Code string `json:"code"`
}

// Declare binds the fields.
func (c *CodeForm) Declare(f *field.Form) {
	f.Code(&c.Code, "Six digits", field.Required)
}

// dateOf writes a document's version, which is a date, for people.
func dateOf(version string) string {
	at, err := time.Parse(time.DateOnly, version)
	if err != nil {
		return version
	}
	return ustime.Date(at)
}
