package app

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
)

// DevMail is a mail of the demo, which has no mail server.
type DevMail struct {
	ID      string    `json:"id"`
	To      string    `json:"to"`
	Subject string    `json:"subject"`
	Text    string    `json:"text"`
	At      time.Time `json:"at"`
	Sent    bool      `json:"sent"`
}

// DevMails are the newest mails, newest first.
type DevMails struct {
	Body struct {
		Results []DevMail `json:"results"`
	}
}

// devMails lets whoever tries the demo read its mails. It exists only while
// SEED_DEMO is on, which needs loopback.
func (a *App) devMails() {
	auth.Handle(a.api, huma.Operation{OperationID: "dev-mails", Method: http.MethodGet, Path: "/api/dev/mail",
		Summary: "The newest mails of the demo", Tags: []string{"dev"}, Hidden: true}, auth.Anyone,
		func(ctx context.Context, _ auth.Actor, _ *struct{}) (*DevMails, error) {
			stored, err := a.Mails.Latest(ctx, 50)
			if err != nil {
				return nil, err
			}
			out := &DevMails{}
			out.Body.Results = make([]DevMail, len(stored))
			for i, m := range stored {
				out.Body.Results[i] = DevMail{ID: m.ID, To: m.Recipient, Subject: m.Subject, Text: m.Body,
					At: time.UnixMilli(m.CreatedAt).UTC(), Sent: m.SentAt != nil}
			}
			return out, nil
		})
}
