package app

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/sms"
	"peritus/bff/platform/web"
)

// texting returns what sends text messages: the gateway, the demo's outbox, or nil.
func (a *App) texting() sms.Sender {
	switch {
	case a.Config.SMSURL != "":
		return sms.Gateway{URL: a.Config.SMSURL, Token: a.Config.SMSToken}
	case a.Config.SeedDemo:
		return sms.Kept
	}
	return nil
}

type deliveryInput struct {
	Timestamp string `header:"X-Timestamp" maxLength:"20" doc:"Unix seconds."`
	Signature string `header:"X-Signature" maxLength:"100" doc:"sha256= and the HMAC-SHA256 of TIMESTAMP.BODY in hex, with SMS_WEBHOOK_SECRET."`
	RawBody   []byte `maxLength:"10000"`
}

type deliveryOutput struct{ Body web.Done }

func (a *App) textOperations() {
	auth.Handle(a.api, huma.Operation{OperationID: "report-text-message", Method: http.MethodPost, Path: "/api/text-messages/reports",
		Summary: "Report what became of a text message, by the gateway", Tags: []string{"text messages"}, Errors: []int{401, 422}}, auth.Anyone,
		func(ctx context.Context, _ auth.Actor, in *deliveryInput) (*deliveryOutput, error) {
			if err := a.Texts.Receive(ctx, in.Timestamp, in.Signature, in.RawBody); err != nil {
				return nil, err
			}
			return &deliveryOutput{web.Success("Received.")}, nil
		})
}
