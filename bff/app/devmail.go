package app

import (
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
)

// DevMail is an email or text message that the demo stored instead of sending.
type DevMail struct {
	ID      string    `json:"id"`
	Kind    string    `json:"kind" enum:"mail,sms"`
	To      string    `json:"to"`
	Subject string    `json:"subject"`
	Text    string    `json:"text"`
	At      time.Time `json:"at"`
	Sent    bool      `json:"sent"`
}

// DevMails lists the newest emails and text messages, newest first.
type DevMails struct {
	Body struct {
		Results []DevMail `json:"results"`
	}
}

// devMails lets people who try the demo read its emails and text messages. It exists only
// while SEED_DEMO is on, which needs loopback.
func (a *App) devMails() {
	auth.Handle(a.api, huma.Operation{OperationID: "dev-mails", Method: http.MethodGet, Path: "/api/dev/mail",
		Summary: "List the newest demo emails", Tags: []string{"dev"}, Hidden: true}, auth.Anyone,
		func(ctx context.Context, _ auth.Actor, _ *struct{}) (*DevMails, error) {
			stored, err := a.Mails.Latest(ctx, 50)
			if err != nil {
				return nil, err
			}
			texts, err := a.Texts.Latest(ctx, 50)
			if err != nil {
				return nil, err
			}
			out := &DevMails{}
			out.Body.Results = []DevMail{}
			for _, m := range stored {
				out.Body.Results = append(out.Body.Results, DevMail{ID: m.ID, Kind: "mail", To: m.Recipient, Subject: m.Subject, Text: m.Body,
					At: time.UnixMilli(m.CreatedAt).UTC(), Sent: m.SentAt != nil})
			}
			for _, m := range texts {
				out.Body.Results = append(out.Body.Results, DevMail{ID: m.ID, Kind: "sms", To: m.Recipient, Subject: "Text message", Text: m.Body,
					At: time.UnixMilli(m.CreatedAt).UTC(), Sent: m.SentAt != nil})
			}
			slices.SortStableFunc(out.Body.Results, func(one, other DevMail) int { return other.At.Compare(one.At) })
			return out, nil
		})
}
