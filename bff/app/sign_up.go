package app

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/account"
	"peritus/bff/account/passwords"
	"peritus/bff/attorney"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/place"
	"peritus/bff/platform/web"
	"peritus/bff/privacy"
	"peritus/bff/profile"
	"peritus/bff/profile/area"
	"peritus/bff/signup"
)

// SignUpForms is what the web needs to show both sign-ups.
type SignUpForms struct {
	States        []signup.SignUpChoice `json:"states"`
	Countries     []signup.SignUpChoice `json:"countries"`
	TimeZones     []string              `json:"time_zones"`
	Roles         []signup.SignUpChoice `json:"roles"`
	PracticeAreas []signup.SignUpChoice `json:"practice_areas"`
	Areas         []SignUpAreaChoices   `json:"areas"`
	Terms         string                `json:"terms" doc:"Version in force."`
}

// SignUpAreaChoices are the areas of expertise of one category.
type SignUpAreaChoices struct {
	Label   string                `json:"label"`
	Choices []signup.SignUpChoice `json:"choices"`
}

type formsOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         SignUpForms
}

type verifyInput struct {
	Body struct {
		SignUp       string `json:"sign_up" maxLength:"64"`
		Browser      string `json:"browser" maxLength:"128"`
		Code         string `json:"code" maxLength:"64" doc:"As it was typed."`
		ClaimBrowser string `json:"claim_browser,omitempty" maxLength:"128" doc:"Secret of the browser that holds the proof of the claim."`
		WithoutClaim bool   `json:"without_claim,omitempty" doc:"Make a new profile after all, where the claim cannot be taken any more (code claim)."`
	}
}

type loginOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         account.Login
}

// signUpOperations are those that more than one domain has a part in.
func (a *App) signUpOperations() {
	auth.Handle(a.api, huma.Operation{OperationID: "sign-up-forms", Method: http.MethodGet, Path: "/api/sign-up",
		Summary: "What can be chosen in the sign-ups", Tags: []string{"sign-up"}}, auth.Anyone,
		func(context.Context, auth.Actor, *struct{}) (*formsOutput, error) {
			return &formsOutput{CacheControl: "no-store", Body: signUpForms()}, nil
		})
	auth.Handle(a.api, huma.Operation{OperationID: "verify-sign-up", Method: http.MethodPost, Path: "/api/sign-up/verify",
		Summary: "Finish a sign-up by its code, and begin a session", Tags: []string{"sign-up"},
		Errors: []int{404, 409, 422, 429}}, auth.Anyone, a.verifySignUp)
}

func (a *App) verifySignUp(ctx context.Context, _ auth.Actor, in *verifyInput) (*loginOutput, error) {
	r := web.RequestIn(ctx)
	userID, err := a.SignUp.Verify(ctx, r.Address, signup.Proof{SignUpID: in.Body.SignUp, Browser: in.Body.Browser,
		Code: in.Body.Code, ClaimBrowser: in.Body.ClaimBrowser, WithoutClaim: in.Body.WithoutClaim})
	if err != nil {
		return nil, err
	}
	user, found, err := a.Account.FindUser(ctx, userID)
	if err != nil {
		return nil, err
	}
	if !found || user.Suspended {
		return nil, errs.Unauthorized("Please sign in.")
	}
	grant, err := a.Session.Begin(ctx, user, account.DeviceIn(ctx))
	if err != nil {
		return nil, err
	}
	return &loginOutput{CacheControl: "no-store", Body: account.LoginOf(user, grant)}, nil
}

func signUpForms() SignUpForms {
	forms := SignUpForms{Terms: privacy.Current()}
	for _, z := range place.Zones() {
		forms.TimeZones = append(forms.TimeZones, z.Code)
	}
	for _, c := range attorney.Roles {
		forms.Roles = append(forms.Roles, signup.SignUpChoice(c))
	}
	for _, c := range attorney.PracticeAreas {
		forms.PracticeAreas = append(forms.PracticeAreas, signup.SignUpChoice(c))
	}
	for _, s := range place.States() {
		forms.States = append(forms.States, signup.SignUpChoice{Value: s.Code, Label: s.Name})
	}
	for _, c := range place.Countries() {
		forms.Countries = append(forms.Countries, signup.SignUpChoice{Value: c.Code, Label: c.Name})
	}
	for _, c := range area.All() {
		group := SignUpAreaChoices{Label: c.Name}
		for _, s := range c.Subcategories {
			group.Choices = append(group.Choices, signup.SignUpChoice{Value: area.Path(c.Code, s.Code), Label: s.Name})
		}
		forms.Areas = append(forms.Areas, group)
	}
	return forms
}

// terms are the version that new accounts agree to, and who agreed to which.
type terms struct{ app *App }

func (t terms) Current() string { return privacy.Current() }

func (t terms) Agreed(ctx context.Context, userID, version string) error {
	return t.app.Privacy.Agreed(ctx, userID, version)
}

// newcomers makes the accounts of those who sign up.
type newcomers struct{ accounts *account.Service }

func (n newcomers) CheckPassword(password, email, name string) []string {
	return passwords.Check(password, email, name)
}

func (n newcomers) Strength(password, email, name string) (int, string) {
	s := passwords.StrengthOf(password, email, name)
	return int(s), s.Word()
}

func (n newcomers) HashPassword(ctx context.Context, password string) (string, error) {
	return n.accounts.Passwords.Hash(ctx, password)
}

func (n newcomers) Known(ctx context.Context, email string) (string, bool, error) {
	user, found, err := n.accounts.FindByEmail(ctx, email)
	return user.Name, found, err
}

func (n newcomers) Create(ctx context.Context, a signup.NewAccount) (string, error) {
	groups := auth.Groups{auth.Attorney}
	if a.Kind == signup.Expert {
		groups = auth.Groups{auth.Expert}
	}
	user, err := n.accounts.Create(ctx, account.NewAccount{Email: a.Email, Name: a.Name, PasswordHash: a.PasswordHash, Groups: groups})
	return user.ID, err
}

// newAttorneys keeps the records of attorneys who sign up.
type newAttorneys struct{ records *attorney.Service }

func (n newAttorneys) Check(d signup.Details) map[string][]string {
	_, problems := n.records.Check(recordOf(d))
	return problems
}

func (n newAttorneys) Open(ctx context.Context, userID string, d signup.Details) error {
	return n.records.Open(ctx, userID, recordOf(d))
}

func recordOf(d signup.Details) attorney.Form {
	f := attorney.Form{FirstName: d.FirstName, LastName: d.LastName, Firm: d.Firm, Phone: d.Phone, PhoneCountry: d.PhoneCountry,
		Role: d.Role, PracticeAreas: d.PracticeAreas, City: d.City, State: d.State, TimeZone: d.TimeZone}
	for _, a := range d.Admissions {
		f.Admissions = append(f.Admissions, attorney.AdmissionForm(a))
	}
	return f
}

// newExperts keeps the profiles of experts who sign up without having claimed one.
type newExperts struct{ profiles *profile.Service }

func (n newExperts) Check(d signup.Details) map[string][]string {
	return profile.CheckOpening(openingOf(d, ""))
}

func (n newExperts) Open(ctx context.Context, userID string, d signup.Details, email string) error {
	_, err := n.profiles.Open(ctx, userID, openingOf(d, email))
	return err
}

func openingOf(d signup.Details, email string) profile.Opening {
	return profile.Opening{FirstName: d.FirstName, LastName: d.LastName, Email: email, Phone: d.Phone, PhoneCountry: d.PhoneCountry,
		Area: d.Area, Institution: d.Institution, City: d.City, Country: d.Country, TimeZone: d.TimeZone}
}

// places knows states and time zones.
type places struct{}

func (places) StateName(code string) (string, bool) { return place.State(code), place.HasState(code) }

func (places) HasZone(name string) bool { return place.HasZone(name) }

// counsel are the people behind the records of attorneys.
type counsel struct{ accounts *account.Service }

func (c counsel) People(ctx context.Context, userIDs []string) (map[string]attorney.Person, error) {
	people := make(map[string]attorney.Person, len(userIDs))
	for _, id := range userIDs {
		if _, known := people[id]; known {
			continue
		}
		user, found, err := c.accounts.FindUser(ctx, id)
		if err != nil {
			return nil, err
		}
		if found {
			people[id] = attorney.Person{Name: user.Name, Email: user.Email}
		}
	}
	return people, nil
}
