package notify

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// NotificationSettings are the kinds that the person can turn off, and when they get emails.
type NotificationSettings struct {
	Results  []NotificationItem   `json:"results"`
	Schedule NotificationSchedule `json:"schedule"`
}

// NotificationItem is one kind.
type NotificationItem struct {
	Kind   string `json:"kind"`
	Label  string `json:"label"`
	Detail string `json:"detail"`
	Wanted bool   `json:"wanted" doc:"By email."`
	InApp  bool   `json:"in_app" doc:"In the center."`
}

// NotificationSchedule is when a person gets emails. Times are HH:MM in their time zone.
type NotificationSchedule struct {
	TimeZone   string `json:"time_zone"`
	DigestAt   string `json:"digest_at" doc:"When the email that comes once a day is sent."`
	Quiet      bool   `json:"quiet"`
	QuietFrom  string `json:"quiet_from"`
	QuietUntil string `json:"quiet_until"`
}

type choicesInput struct {
	Body struct {
		Wanted map[string]bool `json:"wanted" doc:"Emails, by kind. Kinds that are not named stay as they are."`
		InApp  map[string]bool `json:"in_app,omitempty" doc:"The same for the center."`
	}
}

type scheduleInput struct{ RawBody []byte }

type unsubscribeInput struct {
	Body struct {
		Token string `json:"token" minLength:"1" maxLength:"500" doc:"From the link in the email."`
	}
}

// Operations registers this package's HTTP operations.
func (s *Service) Operations(api huma.API) {
	tags := []string{"settings"}
	auth.Handle(api, huma.Operation{OperationID: "notification-choices", Method: http.MethodGet, Path: "/api/settings/notifications",
		Summary: "Notifications you can turn off, and when you get emails", Tags: tags}, auth.SignedIn, s.getSettings)
	auth.Handle(api, huma.Operation{OperationID: "choose-notifications", Method: http.MethodPut, Path: "/api/settings/notifications",
		Summary: "Choose which notifications you get", Tags: tags, Errors: []int{422}}, auth.SignedIn, s.putChoices)
	auth.Handle(api, huma.Operation{OperationID: "change-notification-schedule", Method: http.MethodPut, Path: "/api/settings/notifications/schedule",
		Summary: "Choose when you get emails", Tags: tags, Errors: []int{422}, SkipValidateBody: true,
		RequestBody: field.RequestBody(api.OpenAPI(), "NotificationScheduleForm", new(ScheduleForm))}, auth.SignedIn, s.putSchedule)
	auth.Handle(api, huma.Operation{OperationID: "check-unsubscribe", Method: http.MethodPost, Path: "/api/unsubscribe/check",
		Summary: "Which emails a link turns off", Tags: tags, Errors: []int{422}}, auth.Anyone, s.checkUnsubscribe)
	auth.Handle(api, huma.Operation{OperationID: "unsubscribe", Method: http.MethodPost, Path: "/api/unsubscribe",
		Summary: "Turn off emails by the link in one", Tags: tags, Errors: []int{422}}, auth.Anyone, s.postUnsubscribe)
	s.centerOperations(api)
}

func (s *Service) getSettings(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[NotificationSettings], error) {
	choices, err := s.Choices(ctx, actor)
	if err != nil {
		return nil, err
	}
	settings := NotificationSettings{Results: make([]NotificationItem, len(choices))}
	for i, c := range choices {
		settings.Results[i] = itemOf(c)
	}
	form, err := s.ScheduleOf(ctx, actor)
	settings.Schedule = NotificationSchedule(form)
	return web.Private(settings, err)
}

func itemOf(c Choice) NotificationItem {
	return NotificationItem{Kind: c.Code, Label: c.Label, Detail: c.Detail, Wanted: c.Wanted, InApp: c.WantedInApp}
}

func (s *Service) putChoices(ctx context.Context, actor auth.Actor, in *choicesInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("Saved."), s.Choose(ctx, actor, in.Body.Wanted, in.Body.InApp))
}

func (s *Service) putSchedule(ctx context.Context, actor auth.Actor, in *scheduleInput) (*web.Response[web.Done], error) {
	var form ScheduleForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	return web.Private(web.Success("Saved."), s.ChangeSchedule(ctx, actor, form))
}

func (s *Service) checkUnsubscribe(ctx context.Context, _ auth.Actor, in *unsubscribeInput) (*web.Response[NotificationItem], error) {
	choice, err := s.CheckUnsubscribe(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	return web.Private(itemOf(choice), nil)
}

func (s *Service) postUnsubscribe(ctx context.Context, _ auth.Actor, in *unsubscribeInput) (*web.Response[web.Done], error) {
	kind, err := s.Unsubscribe(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	return web.Private(web.Success("You won't get these emails anymore: "+kind.Label+"."), nil)
}
