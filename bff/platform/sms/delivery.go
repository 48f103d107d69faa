package sms

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strconv"
	"strings"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
)

// clockSkew is how far a report's time may be from ours, so that none can be replayed later.
const clockSkew = 5 * time.Minute

// ErrForged refuses a report that the gateway didn't sign.
var ErrForged = errs.Unauthorized("The signature of this report is wrong.")

// Report says what became of a message.
type Report struct {
	ID     string `json:"id"`
	Status string `json:"status"` // delivered or failed
	Reason string `json:"reason"` // of a failure
}

// Sign returns the signature of a report: HMAC-SHA256 of "TIMESTAMP.BODY" in hex, after
// "sha256=". The timestamp is in Unix seconds.
func Sign(secret, timestamp string, body []byte) string {
	mac := hmac.New(sha256.New, []byte(secret))
	_, _ = mac.Write([]byte(timestamp + ".")) // a hash never fails
	_, _ = mac.Write(body)
	return "sha256=" + hex.EncodeToString(mac.Sum(nil))
}

// Receive records a signed report of the gateway. Reports of unknown messages and repeated
// ones change nothing. Errors: ErrForged; by field.
func (o *Outbox) Receive(ctx context.Context, timestamp, signature string, body []byte) error {
	sent, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || o.Secret == "" || !hmac.Equal([]byte(signature), []byte(Sign(o.Secret, timestamp, body))) {
		return ErrForged
	}
	now := o.Clock.Now()
	if now.Sub(time.Unix(sent, 0)).Abs() > clockSkew {
		return ErrForged
	}
	var r Report
	if err := json.Unmarshal(body, &r); err != nil || r.ID == "" {
		return errs.Invalidf("Send a report as JSON with id and status.")
	}
	change := map[string]any{}
	switch r.Status {
	case "delivered":
		change["delivered_at"] = now.UnixMilli()
	case "failed":
		change["failed_at"], change["failure"] = now.UnixMilli(), shortened(r.Reason)
	default:
		return errs.Field(map[string][]string{"status": {"Send delivered or failed."}})
	}
	return db.Wrap("record delivery of a text message", o.DB.Write(ctx).Model(&Stored{}).
		Where("id = ? AND delivered_at IS NULL AND failed_at IS NULL", r.ID).Updates(change).Error)
}

func shortened(reason string) string {
	reason = strings.Map(func(r rune) rune {
		if r < ' ' {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(reason, ""))
	if len(reason) > 200 {
		reason = strings.ToValidUTF8(reason[:200], "")
	}
	return reason
}
