package settings

import (
	"context"
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

// NotificationList are the mails that one can do without.
type NotificationList struct {
	Results []NotificationItem `json:"results"`
}

// NotificationItem is one of them.
type NotificationItem struct {
	Kind   string `json:"kind"`
	Label  string `json:"label"`
	Detail string `json:"detail"`
	Wanted bool   `json:"wanted"`
}

type notificationsInput struct {
	Body struct {
		Wanted map[string]bool `json:"wanted" doc:"By kind; what is not named stays as it is."`
	}
}

// Operations registers what this room answers over HTTP.
func (s *Service) Operations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "settings", Method: http.MethodGet, Path: "/api/settings",
		Summary: "One's own account", Tags: []string{"settings"}}, auth.SignedIn.WhilePending(), s.getSettings)
	auth.Handle(api, huma.Operation{OperationID: "notification-choices", Method: http.MethodGet, Path: "/api/settings/notifications",
		Summary: "Which mails one wants", Tags: []string{"settings"}}, auth.SignedIn, s.getNotifications)
	auth.Handle(api, huma.Operation{OperationID: "choose-notifications", Method: http.MethodPut, Path: "/api/settings/notifications",
		Summary: "Choose which mails one wants", Tags: []string{"settings"}, Errors: []int{422}}, auth.SignedIn, s.putNotifications)
}

func (s *Service) getSettings(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Answer[AccountSettings], error) {
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

func (s *Service) getNotifications(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Answer[NotificationList], error) {
	choices, err := s.Notifications(ctx, actor)
	if err != nil {
		return nil, err
	}
	list := NotificationList{Results: make([]NotificationItem, len(choices))}
	for i, c := range choices {
		list.Results[i] = NotificationItem{Kind: c.Kind, Label: c.Label, Detail: c.Detail, Wanted: c.Wanted}
	}
	return web.Private(list, nil)
}

func (s *Service) putNotifications(ctx context.Context, actor auth.Actor, in *notificationsInput) (*web.Answer[web.Done], error) {
	if err := s.ChooseNotifications(ctx, actor, in.Body.Wanted); err != nil {
		return nil, err
	}
	return web.Private(web.Success("Saved."), nil)
}
