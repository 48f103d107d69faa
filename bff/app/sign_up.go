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
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
	"peritus/bff/privacy"
	"peritus/bff/profile"
	"peritus/bff/signup"
)

type verifyInput struct {
	Body struct {
		SignUp       string `json:"sign_up" maxLength:"64"`
		Browser      string `json:"browser" maxLength:"128"`
		Code         string `json:"code" maxLength:"64" doc:"As typed."`
		ClaimBrowser string `json:"claim_browser,omitempty" maxLength:"128" doc:"Secret of the browser that holds the proof of the claim."`
		WithoutClaim bool   `json:"without_claim,omitempty" doc:"Make a new profile if the claim can no longer be used (code claim)."`
	}
}

type loginOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         account.Login
}

// signUpOperations registers the operations that involve several domains.
func (a *App) signUpOperations() {
	auth.Handle(a.api, huma.Operation{OperationID: "verify-sign-up", Method: http.MethodPost, Path: "/api/sign-up/verify",
		Summary: "Finish a sign-up with its code and start a session", Tags: []string{"sign-up"},
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

// terms has the version of the terms that new accounts agree to, and records the consents.
type terms struct{ app *App }

func (t terms) Current() string { return privacy.Current() }

// Published is always true in the demo, whose CMS can start later.
func (t terms) Published(ctx context.Context) (bool, error) {
	if t.app.Config.SeedDemo {
		return true, nil
	}
	for _, page := range []string{"terms-and-conditions", "privacy-policy"} {
		if _, err := t.app.Content.Page(ctx, page); err != nil {
			if errs.KindOf(err) == errs.NotFound {
				return false, nil
			}
			return false, err
		}
	}
	return true, nil
}

func (t terms) Agreed(ctx context.Context, userID, version string) error {
	return t.app.Privacy.Agreed(ctx, userID, version)
}

// newcomers creates the accounts of people who sign up.
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
	groups := auth.Groups{auth.Expert}
	if a.Kind == signup.Attorney {
		groups = auth.Groups{auth.Attorney}
	}
	user, err := n.accounts.Create(ctx, account.NewAccount{Email: a.Email, Name: a.Name, PasswordHash: a.PasswordHash, Groups: groups})
	return user.ID, err
}

// newAttorneys stores the records of attorneys who sign up.
type newAttorneys struct{ records *attorney.Service }

func (n newAttorneys) New() signup.Details { return new(attorney.Opening) }

func (n newAttorneys) Check(d signup.Details) field.Problems {
	return field.Validate(d.(*attorney.Opening))
}

func (n newAttorneys) Open(ctx context.Context, userID string, d signup.Details, _ string) error {
	return n.records.Open(ctx, userID, *d.(*attorney.Opening))
}

// newExperts stores the profiles of experts who sign up without a claim.
type newExperts struct{ profiles *profile.Service }

func (n newExperts) New() signup.Details { return new(profile.Opening) }

func (n newExperts) Check(d signup.Details) field.Problems {
	return profile.CheckOpening(d.(*profile.Opening))
}

func (n newExperts) Open(ctx context.Context, userID string, d signup.Details, email string) error {
	_, err := n.profiles.Open(ctx, userID, email, *d.(*profile.Opening))
	return err
}

// newClaimants stores the profiles of experts whose claim was lost during their sign-up.
type newClaimants struct{ profiles *profile.Service }

func (n newClaimants) New() signup.Details { return new(profile.Named) }

func (n newClaimants) Check(d signup.Details) field.Problems {
	return field.Validate(d.(*profile.Named))
}

func (n newClaimants) Open(ctx context.Context, userID string, d signup.Details, email string) error {
	_, err := n.profiles.OpenNamed(ctx, userID, email, *d.(*profile.Named))
	return err
}
