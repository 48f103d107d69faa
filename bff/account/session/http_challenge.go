package session

import (
	"context"
	"encoding/json"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

// SignInResult is a Login, or a SignInChallenge if a second factor is due.
type SignInResult struct {
	Login     *account.Login
	Challenge *SignInChallenge
}

// MarshalJSON writes the one that is set.
func (a SignInResult) MarshalJSON() ([]byte, error) {
	if a.Challenge != nil {
		return json.Marshal(a.Challenge)
	}
	return json.Marshal(a.Login)
}

// Schema is either of the two.
func (SignInResult) Schema(r huma.Registry) *huma.Schema {
	return web.Union(r, "SignInResult", "The session, or the second step where a second factor is due.", account.Login{}, SignInChallenge{})
}

// SignInChallenge asks for the second factor.
type SignInChallenge struct {
	Challenge         string   `json:"challenge" doc:"Send it with a proof in the second step."`
	Methods           []string `json:"methods" doc:"Ways to prove the second factor: totp, passkey, recovery-code."`
	RecoveryCodesLeft int      `json:"recovery_codes_left"`
	ExpiresIn         int      `json:"expires_in" doc:"Seconds."`
}

type secondFactorInput struct {
	Body struct {
		Challenge    string          `json:"challenge" minLength:"1" maxLength:"200"`
		Code         string          `json:"code,omitempty" maxLength:"40"`
		RecoveryCode string          `json:"recovery_code,omitempty" maxLength:"60"`
		Assertion    json.RawMessage `json:"assertion,omitempty" doc:"The browser's response for the passkey."`
	}
}

type passkeySignInInput struct {
	Body struct {
		Browser   string          `json:"browser" minLength:"32" maxLength:"200" doc:"The browser secret that was sent when requesting the options."`
		Assertion json.RawMessage `json:"assertion"`
	}
}

type passkeyOptionsInput struct {
	Body struct {
		For       string `json:"for" enum:"sign-in,second-factor,step-up,set-password"`
		Challenge string `json:"challenge,omitempty" maxLength:"200" doc:"The sign-in's challenge; for set-password, the token from the link."`
		Browser   string `json:"browser,omitempty" maxLength:"200" doc:"A secret of this browser, to sign in with only a passkey."`
	}
}

// PasskeyOptions are the browser's options to request a passkey.
type PasskeyOptions struct {
	Options json.RawMessage `json:"options" doc:"For navigator.credentials, in the JSON form of WebAuthn."`
}

type stepUpInput struct {
	Body struct {
		Password     string          `json:"password,omitempty" maxLength:"1024"`
		Code         string          `json:"code,omitempty" maxLength:"40"`
		RecoveryCode string          `json:"recovery_code,omitempty" maxLength:"60"`
		Assertion    json.RawMessage `json:"assertion,omitempty"`
	}
}

// StepUpMethods lists how a person can confirm their identity.
type StepUpMethods struct {
	Methods []string `json:"methods" doc:"Any of password, totp, passkey, and recovery-code."`
}

func (s *Service) challengeOperations(api huma.API) {
	tags := []string{"account"}
	auth.Handle(api, huma.Operation{OperationID: "sign-in-second-factor", Method: http.MethodPost, Path: "/api/token/second-factor",
		Summary: "Prove the second factor of a sign-in", Tags: tags, Errors: []int{401, 422, 429}}, auth.Anyone, s.secondFactor)
	auth.Handle(api, huma.Operation{OperationID: "sign-in-passkey", Method: http.MethodPost, Path: "/api/token/passkey",
		Summary: "Sign in with only a passkey", Tags: tags, Errors: []int{401, 403, 422, 429}}, auth.Anyone, s.passkeySignIn)
	auth.Handle(api, huma.Operation{OperationID: "passkey-options", Method: http.MethodPost, Path: "/api/passkey/options",
		Summary: "Get the options to request a passkey", Tags: tags, Errors: []int{401, 422}}, auth.Anyone.WhilePending(), s.passkeyOptions)
	auth.Handle(api, huma.Operation{OperationID: "step-up", Method: http.MethodPost, Path: "/api/step-up",
		Summary: "Confirm it's you", Tags: tags, Errors: []int{422, 429}}, auth.SignedIn.WhilePending(), s.stepUp)
	auth.Handle(api, huma.Operation{OperationID: "step-up-methods", Method: http.MethodGet, Path: "/api/step-up",
		Summary: "List the ways to confirm it's you", Tags: tags}, auth.SignedIn.WhilePending(), s.stepUpMethods)
}

func challengeOf(c *Challenge) *SignInChallenge {
	return &SignInChallenge{Challenge: c.Token, Methods: c.Status.Names(), RecoveryCodesLeft: c.Status.RecoveryCodesLeft,
		ExpiresIn: int(c.Lifetime.Seconds())}
}

func (s *Service) secondFactor(ctx context.Context, _ auth.Actor, in *secondFactorInput) (*web.Response[account.Login], error) {
	user, grant, err := s.CompleteSignIn(ctx, in.Body.Challenge, account.Proof{Code: in.Body.Code, RecoveryCode: in.Body.RecoveryCode,
		Assertion: in.Body.Assertion}, account.DeviceIn(ctx))
	if err != nil {
		return nil, err
	}
	return web.Private(account.LoginOf(user, grant), nil)
}

func (s *Service) passkeySignIn(ctx context.Context, _ auth.Actor, in *passkeySignInInput) (*web.Response[account.Login], error) {
	user, grant, err := s.SignInByPasskey(ctx, account.Proof{Assertion: in.Body.Assertion}, in.Body.Browser, account.DeviceIn(ctx))
	if err != nil {
		return nil, err
	}
	return web.Private(account.LoginOf(user, grant), nil)
}

func (s *Service) passkeyOptions(ctx context.Context, actor auth.Actor, in *passkeyOptionsInput) (*web.Response[PasskeyOptions], error) {
	userID, bound := "", ""
	switch in.Body.For {
	case "second-factor":
		user, _, err := s.challenged(ctx, in.Body.Challenge)
		if err != nil {
			return nil, err
		}
		userID, bound = user.ID, challengeBound(in.Body.Challenge)
	case "step-up":
		if err := auth.SignedIn.WhilePending().Check(actor); err != nil {
			return nil, err
		}
		userID, bound = actor.UserID, sessionBound(actor.SessionID)
	case "set-password":
		link, err := s.Accounts.CheckPasswordLink(ctx, in.Body.Challenge)
		if err != nil {
			return nil, err
		}
		if err := link.State.Refusal(); err != nil {
			return nil, err
		}
		userID, bound = link.User.ID, account.LinkBound(in.Body.Challenge)
	default:
		if len(in.Body.Browser) < 32 {
			return nil, errs.Field(map[string][]string{"browser": {"Expected length >= 32"}})
		}
		bound = browserBound(in.Body.Browser)
	}
	options, err := s.Factors.PasskeyOptions(ctx, userID, bound)
	if err != nil {
		return nil, err
	}
	return web.Private(PasskeyOptions{Options: options}, nil)
}

func (s *Service) stepUp(ctx context.Context, actor auth.Actor, in *stepUpInput) (*web.Response[web.Done], error) {
	proof := account.Proof{Code: in.Body.Code, RecoveryCode: in.Body.RecoveryCode, Assertion: in.Body.Assertion}
	if err := s.StepUp(ctx, actor, in.Body.Password, proof); err != nil {
		return nil, err
	}
	return web.Private(web.Success("Thank you. You're verified."), nil)
}

func (s *Service) stepUpMethods(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[StepUpMethods], error) {
	status, err := s.Factors.Status(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	return web.Private(StepUpMethods{Methods: append([]string{"password"}, status.Names()...)}, nil)
}
