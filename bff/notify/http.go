package notify

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// NotificationList lists the emails that the person can turn off.
type NotificationList struct {
	Results []NotificationItem `json:"results"`
}

// NotificationItem is one kind of email.
type NotificationItem struct {
	Kind   string `json:"kind"`
	Label  string `json:"label"`
	Detail string `json:"detail"`
	Wanted bool   `json:"wanted"`
}

type choicesInput struct {
	Body struct {
		Wanted map[string]bool `json:"wanted" doc:"By kind. Kinds that are not named stay as they are."`
	}
}

type unsubscribeInput struct {
	Body struct {
		Token string `json:"token" minLength:"1" maxLength:"500" doc:"From the link in the email."`
	}
}

// Operations registers this package's HTTP operations.
func (s *Service) Operations(api huma.API) {
	tags := []string{"settings"}
	auth.Handle(api, huma.Operation{OperationID: "notification-choices", Method: http.MethodGet, Path: "/api/settings/notifications",
		Summary: "Emails you can turn off", Tags: tags}, auth.SignedIn, s.getChoices)
	auth.Handle(api, huma.Operation{OperationID: "choose-notifications", Method: http.MethodPut, Path: "/api/settings/notifications",
		Summary: "Choose which emails you get", Tags: tags, Errors: []int{422}}, auth.SignedIn, s.putChoices)
	auth.Handle(api, huma.Operation{OperationID: "check-unsubscribe", Method: http.MethodPost, Path: "/api/unsubscribe/check",
		Summary: "Which emails a link turns off", Tags: tags, Errors: []int{422}}, auth.Anyone, s.checkUnsubscribe)
	auth.Handle(api, huma.Operation{OperationID: "unsubscribe", Method: http.MethodPost, Path: "/api/unsubscribe",
		Summary: "Turn off emails by the link in one", Tags: tags, Errors: []int{422}}, auth.Anyone, s.postUnsubscribe)
}

func (s *Service) getChoices(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[NotificationList], error) {
	choices, err := s.Choices(ctx, actor)
	list := NotificationList{Results: make([]NotificationItem, len(choices))}
	for i, c := range choices {
		list.Results[i] = itemOf(c)
	}
	return web.Private(list, err)
}

func itemOf(c Choice) NotificationItem {
	return NotificationItem{Kind: c.Code, Label: c.Label, Detail: c.Detail, Wanted: c.Wanted}
}

func (s *Service) putChoices(ctx context.Context, actor auth.Actor, in *choicesInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("Saved."), s.Choose(ctx, actor, in.Body.Wanted))
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
