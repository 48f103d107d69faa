package account

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// AccountSettings is one's own account.
type AccountSettings struct {
	UserName          string     `json:"user_name"`
	Email             string     `json:"email"`
	Groups            []string   `json:"groups"`
	CreatedAt         time.Time  `json:"created_at"`
	PasswordChangedAt *time.Time `json:"password_changed_at" doc:"Null where it is the one that the account began with."`
	SecondFactor      bool       `json:"second_factor" doc:"Whether sign-in asks for a second factor."`

	EmailChange *EmailChangeView `json:"email_change" doc:"A change of address that waits; null where none does."`
}

// TransformSchema lets the change of address be null.
func (AccountSettings) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "email_change")
}

// EmailChangeView is a change of address that waits for its confirmations.
type EmailChangeView struct {
	NewEmail     string    `json:"new_email"`
	OldConfirmed bool      `json:"old_confirmed"`
	NewConfirmed bool      `json:"new_confirmed"`
	ExpiresAt    time.Time `json:"expires_at"`
}

// SessionList are the browsers that somebody is signed in on.
type SessionList struct {
	Results []SessionItem `json:"results"`
}

// SessionItem is one of them.
type SessionItem struct {
	ID        string    `json:"id"`
	Device    string    `json:"device" doc:"In words, such as 'Chrome on Windows'."`
	Country   string    `json:"country" doc:"ISO 3166-1 alpha-2 of where it was signed in; empty where that is unknown."`
	Current   bool      `json:"current" doc:"The session that asks."`
	NewPlace  bool      `json:"new_place" doc:"The account had not been used from that country before."`
	CreatedAt time.Time `json:"created_at"`
	SeenAt    time.Time `json:"seen_at" doc:"Last use, to within five minutes."`
}

type sessionInput struct {
	ID string `path:"id" maxLength:"100"`
}

func (s *Service) settingsOperations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "settings", Method: http.MethodGet, Path: "/api/settings",
		Summary: "One's own account", Tags: []string{"settings"}}, auth.SignedIn.WhilePending(), s.getSettings)
	auth.Handle(api, huma.Operation{OperationID: "sessions", Method: http.MethodGet, Path: "/api/settings/sessions",
		Summary: "Where one is signed in", Tags: []string{"settings"}}, auth.SignedIn.WhilePending(), s.getSessions)
	auth.Handle(api, huma.Operation{OperationID: "revoke-session", Method: http.MethodPost, Path: "/api/settings/sessions/{id}/revoke",
		Summary: "Sign one other browser out", Tags: []string{"settings"}, Errors: []int{404}}, auth.SignedIn.WhilePending(), s.revokeSession)
	auth.Handle(api, huma.Operation{OperationID: "revoke-other-sessions", Method: http.MethodPost, Path: "/api/settings/sessions/revoke-others",
		Summary: "Sign every other browser out", Tags: []string{"settings"}}, auth.SignedIn.WhilePending(), s.revokeOthers)
}

func (s *Service) getSettings(ctx context.Context, actor auth.Actor, _ *struct{}) (*answer[AccountSettings], error) {
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
	return private(view), nil
}

func (s *Service) getSessions(ctx context.Context, actor auth.Actor, _ *struct{}) (*answer[SessionList], error) {
	sessions, err := s.Sessions(ctx, actor)
	if err != nil {
		return nil, err
	}
	list := SessionList{Results: make([]SessionItem, len(sessions))}
	for i, one := range sessions {
		list.Results[i] = SessionItem(one)
	}
	return private(list), nil
}

func (s *Service) revokeSession(ctx context.Context, actor auth.Actor, in *sessionInput) (*answer[web.Done], error) {
	if err := s.EndSession(ctx, actor, in.ID); err != nil {
		return nil, err
	}
	return private(web.Success("That browser is signed out.")), nil
}

func (s *Service) revokeOthers(ctx context.Context, actor auth.Actor, _ *struct{}) (*answer[web.Done], error) {
	ended, err := s.EndOtherSessions(ctx, actor)
	if err != nil {
		return nil, err
	}
	switch ended {
	case 0:
		return private(web.Success("You are signed in nowhere else.")), nil
	case 1:
		return private(web.Success("One other browser is signed out.")), nil
	}
	return private(web.Success(fmt.Sprintf("%d other browsers are signed out.", ended))), nil
}
