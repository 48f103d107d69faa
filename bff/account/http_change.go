package account

import (
	"context"
	"fmt"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

type newPasswordInput struct {
	Body struct {
		Present  string `json:"present,omitempty" maxLength:"1024" doc:"The current password."`
		Password string `json:"password" maxLength:"1024"`
	}
}

type newEmailInput struct {
	Body struct {
		Present string `json:"present,omitempty" maxLength:"1024" doc:"The current password."`
		Email   string `json:"email"`
	}
}

// EmailLinkView says what a link about a change of address would do.
type EmailLinkView struct {
	State    string `json:"state" enum:"good,used,expired,unknown"`
	Does     string `json:"does" enum:"confirm,cancel"`
	NewEmail string `json:"new_email" doc:"Empty unless the link is valid."`
}

// EmailConfirmed is the response to a confirmation.
type EmailConfirmed struct {
	Level  string `json:"level" enum:"success"`
	Detail string `json:"detail"`
	Done   bool   `json:"done" doc:"Both addresses confirmed, and the account uses the new one."`
}

func (s *Service) changeOperations(api huma.API) {
	tags := []string{"settings"}
	auth.Handle(api, huma.Operation{OperationID: "change-password", Method: http.MethodPost, Path: "/api/settings/password",
		Summary: "Change the password and sign out everywhere else", Tags: tags, Errors: []int{422, 429}}, auth.SignedIn, s.changePassword)
	auth.Handle(api, huma.Operation{OperationID: "ask-email-change", Method: http.MethodPost, Path: "/api/settings/email",
		Summary: "Request a new email address; both addresses get an email", Tags: tags, Errors: []int{422, 429}}, auth.SignedIn, s.askEmailChange)
	auth.Handle(api, huma.Operation{OperationID: "withdraw-email-change", Method: http.MethodPost, Path: "/api/settings/email/withdraw",
		Summary: "Cancel your change of address", Tags: tags}, auth.SignedIn, s.withdrawEmailChange)
	auth.Handle(api, huma.Operation{OperationID: "check-email-link", Method: http.MethodPost, Path: "/api/settings/email/check",
		Summary: "Check a link about a change of address", Tags: tags, Errors: []int{422}}, auth.Anyone, s.checkEmailLink)
	auth.Handle(api, huma.Operation{OperationID: "confirm-email-change", Method: http.MethodPost, Path: "/api/settings/email/confirm",
		Summary: "Confirm a change of address from one of the two addresses", Tags: tags, Errors: []int{409, 422}}, auth.Anyone, s.confirmEmail)
	auth.Handle(api, huma.Operation{OperationID: "cancel-email-change", Method: http.MethodPost, Path: "/api/settings/email/cancel",
		Summary: "Cancel a change of address with the link in the email", Tags: tags, Errors: []int{422}}, auth.Anyone, s.cancelEmail)
}

func (s *Service) changePassword(ctx context.Context, actor auth.Actor, in *newPasswordInput) (*web.Response[web.Done], error) {
	ended, err := s.ChangePassword(ctx, actor, in.Body.Present, in.Body.Password)
	if err != nil {
		return nil, err
	}
	switch ended {
	case 0:
		return web.Private(web.Success("Your password was changed."), nil)
	case 1:
		return web.Private(web.Success("Your password was changed, and one other browser was signed out."), nil)
	}
	return web.Private(web.Success(fmt.Sprintf("Your password was changed, and %d other browsers were signed out.", ended)), nil)
}

func (s *Service) askEmailChange(ctx context.Context, actor auth.Actor, in *newEmailInput) (*web.Response[web.Done], error) {
	if err := s.AskEmailChange(ctx, actor, in.Body.Present, in.Body.Email); err != nil {
		return nil, err
	}
	return web.Private(web.Success("We emailed both addresses. Confirm in both emails within 24 hours."), nil)
}

func (s *Service) withdrawEmailChange(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[web.Done], error) {
	if err := s.WithdrawEmailChange(ctx, actor); err != nil {
		return nil, err
	}
	return web.Private(web.Success("Your address stays the same."), nil)
}

func (s *Service) checkEmailLink(ctx context.Context, _ auth.Actor, in *linkInput) (*web.Response[EmailLinkView], error) {
	link, err := s.CheckEmailLink(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	does := "confirm"
	if link.Cancels {
		does = "cancel"
	}
	return web.Private(EmailLinkView{State: string(link.State), Does: does, NewEmail: link.NewEmail}, nil)
}

func (s *Service) confirmEmail(ctx context.Context, _ auth.Actor, in *linkInput) (*web.Response[EmailConfirmed], error) {
	done, err := s.ConfirmEmail(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	detail := "Thank you. Now confirm in the email we sent to the other address."
	if done {
		detail = "Your address was changed. Sign in with the new one from now on."
	}
	return web.Private(EmailConfirmed{Level: "success", Detail: detail, Done: done}, nil)
}

func (s *Service) cancelEmail(ctx context.Context, _ auth.Actor, in *linkInput) (*web.Response[web.Done], error) {
	if err := s.CancelEmail(ctx, in.Body.Token); err != nil {
		return nil, err
	}
	return web.Private(web.Success("We canceled the change. Your address stays the same."), nil)
}
