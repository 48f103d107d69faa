package settings

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// AccountSettings is the actor's own account.
type AccountSettings struct {
	UserName          string     `json:"user_name"`
	Email             string     `json:"email"`
	Groups            []string   `json:"groups"`
	CreatedAt         time.Time  `json:"created_at"`
	PasswordChangedAt *time.Time `json:"password_changed_at" doc:"Null if it has never been changed."`
	SecondFactor      bool       `json:"second_factor" doc:"Whether sign-in asks for a second factor."`

	EmailChange *EmailChangeView `json:"email_change" doc:"The pending change of address, or null."`
}

// TransformSchema makes the change of address nullable.
func (AccountSettings) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "email_change")
}

// EmailChangeView is a change of address that waits for confirmation.
type EmailChangeView struct {
	NewEmail     string    `json:"new_email"`
	OldConfirmed bool      `json:"old_confirmed"`
	NewConfirmed bool      `json:"new_confirmed"`
	ExpiresAt    time.Time `json:"expires_at"`
}

// Operations registers this package's HTTP operations.
func (s *Service) Operations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "settings", Method: http.MethodGet, Path: "/api/settings",
		Summary: "Get your own account", Tags: []string{"settings"}}, auth.SignedIn.WhilePending(), s.getSettings)
}

func (s *Service) getSettings(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[AccountSettings], error) {
	settings, err := s.Settings(ctx, actor)
	if err != nil {
		return nil, err
	}
	view := AccountSettings{UserName: settings.User.Name, Email: settings.User.Email, Groups: settings.User.Groups.Names(),
		CreatedAt: settings.CreatedAt, SecondFactor: settings.SecondFactor}
	if !settings.PasswordChangedAt.IsZero() {
		view.PasswordChangedAt = &settings.PasswordChangedAt
	}
	if c := settings.EmailChange; c != nil {
		view.EmailChange = &EmailChangeView{NewEmail: c.NewEmail, OldConfirmed: c.OldConfirmed, NewConfirmed: c.NewConfirmed, ExpiresAt: c.ExpiresAt}
	}
	return web.Private(view, nil)
}
