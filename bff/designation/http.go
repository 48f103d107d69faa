package designation

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// correspondents have conversations.
var correspondents = auth.Only(auth.Attorney, auth.Expert)

// DesignationView is the latest designation of a conversation.
type DesignationView struct {
	ID           string     `json:"id" doc:"Empty if there was none."`
	State        string     `json:"state" enum:"none,waiting,confirmed,withdrawn"`
	CanDesignate bool       `json:"can_designate"`
	DesignatedAt *time.Time `json:"designated_at"`
	ConfirmedAt  *time.Time `json:"confirmed_at"`
	WithdrawnAt  *time.Time `json:"withdrawn_at"`
	WithdrawnBy  string     `json:"withdrawn_by" enum:",attorney,expert"`
	Receipt      string     `json:"receipt" doc:"Path of the page for whoever was served; empty unless it's confirmed."`
}

// DesignationDone is the response to a change.
type DesignationDone struct {
	web.Done
	ID string `json:"id"`
}

// ReceiptView says whether a receipt holds, and nothing else.
type ReceiptView struct {
	Holds bool `json:"holds"`
}

// ConversationInput identifies a conversation.
type ConversationInput struct {
	ConversationID string `path:"conversation_id" pattern:"^[a-v0-9]{26}$"`
}

type changeInput struct {
	ConversationInput
	Body struct {
		ID string `json:"id" pattern:"^[a-v0-9]{26}$" doc:"Of the designation that the person saw."`
	}
}

type withdrawInput struct {
	ConversationInput
	Body struct {
		ID        string `json:"id" pattern:"^[a-v0-9]{26}$" doc:"Of the designation that the person saw."`
		Confirmed bool   `json:"confirmed,omitempty" doc:"Whether they saw that it's confirmed."`
	}
}

type receiptInput struct {
	Slug    string `path:"slug" pattern:"^[A-Za-z0-9_-]{1,64}$"`
	Receipt string `path:"receipt" pattern:"^[A-Z2-7]{26}$" doc:"As it was made at the confirmation."`
}

// Operations registers the HTTP operations of this domain.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"messages"}, Errors: failures}
	}
	const one = "/api/conversations/{conversation_id}/designation"
	auth.Handle(api, op("get-designation", http.MethodGet, one, "Get the designation of a conversation's expert", 404, 422), correspondents, s.get)
	auth.Handle(api, op("designate", http.MethodPost, one, "Designate the expert as the attorney", 403, 404, 409, 422), correspondents, s.post)
	auth.Handle(api, op("confirm-designation", http.MethodPost, one+"/confirm", "Confirm a designation as the expert", 403, 404, 409, 422), correspondents, s.confirm)
	auth.Handle(api, op("withdraw-designation", http.MethodPost, one+"/withdraw", "Withdraw a designation, or refuse it", 404, 409, 422), correspondents, s.withdraw)
	auth.Handle(api, op("check-receipt", http.MethodGet, "/api/public/experts/{slug}/receipts/{receipt}", "Say whether a receipt holds", 422), auth.Anyone, s.getReceipt)
}

func (s *Service) get(ctx context.Context, actor auth.Actor, in *ConversationInput) (*web.Response[DesignationView], error) {
	d, c, err := s.Get(ctx, actor, in.ConversationID)
	if err != nil {
		return nil, err
	}
	v := DesignationView{ID: d.ID, State: string(d.State()), ConfirmedAt: d.ConfirmedAt, WithdrawnAt: d.WithdrawnAt, WithdrawnBy: string(d.WithdrawnBy)}
	v.CanDesignate = c.Side == Counsel && c.Open && c.Answered && (d.State() == None || d.State() == Withdrawn)
	if d.ID != "" {
		v.DesignatedAt = &d.DesignatedAt
	}
	v.Receipt, err = s.Path(ctx, d)
	return web.Private(v, err)
}

func (s *Service) post(ctx context.Context, actor auth.Actor, in *ConversationInput) (*web.Response[DesignationDone], error) {
	d, err := s.Designate(ctx, actor, in.ConversationID)
	return web.Private(DesignationDone{web.Success("Designated. The expert is asked to confirm."), d.ID}, err)
}

func (s *Service) confirm(ctx context.Context, actor auth.Actor, in *changeInput) (*web.Response[DesignationDone], error) {
	d, err := s.Confirm(ctx, actor, in.ConversationID, in.Body.ID)
	return web.Private(DesignationDone{web.Success("Confirmed."), d.ID}, err)
}

func (s *Service) withdraw(ctx context.Context, actor auth.Actor, in *withdrawInput) (*web.Response[DesignationDone], error) {
	d, err := s.Withdraw(ctx, actor, in.ConversationID, in.Body.ID, in.Body.Confirmed)
	return web.Private(DesignationDone{web.Success("Withdrawn."), d.ID}, err)
}

func (s *Service) getReceipt(ctx context.Context, _ auth.Actor, in *receiptInput) (*web.Response[ReceiptView], error) {
	holds, err := s.Holds(ctx, in.Slug, in.Receipt)
	return web.Private(ReceiptView{holds}, err)
}
