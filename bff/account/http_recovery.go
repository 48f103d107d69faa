package account

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/account/passwords"
	"peritus/bff/auth"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/web"
)

const (
	strengthLimit = 300 // estimates per IP address in strengthSpan
	strengthSpan  = 10 * time.Minute
)

type recoveryInput struct {
	Body RecoveryForm
}

type linkInput struct {
	Body struct {
		Token string `json:"token" minLength:"1" maxLength:"200" doc:"Token from the link."`
	}
}

// PasswordLinkView says what a link to set a password would do.
type PasswordLinkView struct {
	State             string   `json:"state" enum:"good,used,expired,unknown"`
	Invitation        bool     `json:"invitation" doc:"The account has no password yet."`
	Email             string   `json:"email" doc:"The account's address, which the link was sent to, for password managers; empty unless the link is valid."`
	MaskedEmail       string   `json:"masked_email" doc:"The account's masked address; empty unless the link is valid."`
	Methods           []string `json:"methods" doc:"Ways to prove the account's second factor: totp, passkey, recovery-code. Empty if it has none."`
	RecoveryCodesLeft int      `json:"recovery_codes_left"`
}

type setPasswordInput struct {
	Body struct {
		Token    string `json:"token" minLength:"1" maxLength:"200"`
		Password string `json:"password" maxLength:"1024"`
		Factor   *struct {
			Code         string          `json:"code,omitempty" maxLength:"40"`
			RecoveryCode string          `json:"recovery_code,omitempty" maxLength:"60"`
			Assertion    json.RawMessage `json:"assertion,omitempty" doc:"Response to the passkey options for=set-password."`
		} `json:"factor,omitempty" doc:"Required if the account has a second factor."`
	}
}

type strengthInput struct {
	Body struct {
		Password string `json:"password" maxLength:"1024"`
		Email    string `json:"email,omitempty" maxLength:"254"`
		Name     string `json:"name,omitempty" maxLength:"320"`
		Token    string `json:"token,omitempty" maxLength:"200" doc:"Token from the link that sets the password."`
	}
}

// PasswordStrength is how hard a password is to guess.
type PasswordStrength struct {
	Score    int      `json:"score" minimum:"0" maximum:"4"`
	Word     string   `json:"word"`
	Problems []string `json:"problems" doc:"Why the password would be refused."`
}

func (s *Service) recoveryOperations(api huma.API) {
	tags := []string{"account"}
	auth.Handle(api, huma.Operation{OperationID: "ask-password-recovery", Method: http.MethodPost, Path: "/api/password-recovery",
		Summary: "Request a link to set a new password", Tags: tags, Errors: []int{422, 429}}, auth.Anyone, s.askRecovery)
	auth.Handle(api, huma.Operation{OperationID: "check-password-link", Method: http.MethodPost, Path: "/api/password-recovery/check",
		Summary: "Check a link to set a password", Tags: tags, Errors: []int{422}}, auth.Anyone, s.checkPasswordLink)
	auth.Handle(api, huma.Operation{OperationID: "set-password", Method: http.MethodPost, Path: "/api/set-password",
		Summary: "Set a password with an emailed link", Tags: tags, Errors: []int{422, 429}}, auth.Anyone, s.setPassword)
	auth.Handle(api, huma.Operation{OperationID: "password-strength", Method: http.MethodPost, Path: "/api/password-strength",
		Summary: "Rate how hard a password is to guess", Tags: tags, Errors: []int{422, 429}}, auth.Anyone.WhilePending(), s.passwordStrength)
}

func (s *Service) askRecovery(ctx context.Context, _ auth.Actor, in *recoveryInput) (*web.Response[web.Done], error) {
	if err := s.AskRecovery(ctx, in.Body.Email, DeviceIn(ctx)); err != nil {
		return nil, err
	}
	return web.Private(web.Success(recoveryAsked), nil)
}

func (s *Service) checkPasswordLink(ctx context.Context, _ auth.Actor, in *linkInput) (*web.Response[PasswordLinkView], error) {
	link, err := s.CheckPasswordLink(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	view := PasswordLinkView{State: string(link.State), Invitation: link.Invitation, Methods: link.Status.Names(),
		RecoveryCodesLeft: link.Status.RecoveryCodesLeft}
	if link.State == LinkGood {
		view.Email, view.MaskedEmail = link.User.Email, mail.Mask(link.User.Email)
	}
	return web.Private(view, nil)
}

func (s *Service) setPassword(ctx context.Context, _ auth.Actor, in *setPasswordInput) (*web.Response[Login], error) {
	var proof Proof
	if f := in.Body.Factor; f != nil {
		proof = Proof{Code: f.Code, RecoveryCode: f.RecoveryCode, Assertion: f.Assertion}
	}
	user, grant, err := s.SetPassword(ctx, in.Body.Token, in.Body.Password, proof, DeviceIn(ctx))
	if err != nil {
		return nil, err
	}
	return web.Private(LoginOf(user, grant), nil)
}

func (s *Service) passwordStrength(ctx context.Context, actor auth.Actor, in *strengthInput) (*web.Response[PasswordStrength], error) {
	if err := s.Limiter.TakeFrom(ctx, "password-strength", DeviceIn(ctx).Address, strengthLimit, strengthSpan); err != nil {
		return nil, err
	}
	email, name := in.Body.Email, in.Body.Name
	switch {
	case actor.SignedIn():
		email, name = actor.Email, actor.Name
	case in.Body.Token != "":
		link, err := s.CheckPasswordLink(ctx, in.Body.Token)
		if err != nil {
			return nil, err
		}
		email, name = link.User.Email, link.User.Name
	}
	strength := passwords.StrengthOf(in.Body.Password, email, name)
	problems := passwords.Check(in.Body.Password, email, name)
	if problems == nil {
		problems = []string{}
	}
	return web.Private(PasswordStrength{Score: int(strength), Word: strength.Word(), Problems: problems}, nil)
}
