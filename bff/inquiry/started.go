package inquiry

import (
	"crypto/rand"
	"strconv"
	"strings"
	"time"

	"peritus/bff/platform/errs"
)

const (
	// quickest is the minimum time a person needs to fill in a form.
	quickest = 3 * time.Second
	// longest is the maximum age of a form. Pages are cached, and people take their time.
	longest = 72 * time.Hour
)

// started returns a token with the signed time at which a form was opened. No two are the
// same, and each works for one inquiry.
func (s *Service) started(at time.Time) string {
	stamp := strconv.FormatInt(at.UnixMilli(), 36) + "-" + rand.Text()
	return stamp + "." + s.Keys.Sign(startedAt(stamp))
}

// startedAt is the message that a token signs.
func startedAt(stamp string) string { return "inquiry started " + stamp }

// inTime refuses a form that was sent too quickly, is too old, or was never opened. The
// error carries a token that makes the same form valid when it's sent again, so nothing
// is lost.
func (s *Service) inTime(token string) error {
	now := s.Clock.Now()
	stamp, signature, _ := strings.Cut(token, ".")
	opened, _, _ := strings.Cut(stamp, "-")
	milliseconds, err := strconv.ParseInt(opened, 36, 64)
	if err != nil || !s.Keys.Verify(signature, startedAt(stamp)) {
		return again("We couldn't check this form. Your message is still here. Please send it again.", s.started(now.Add(-quickest)))
	}
	switch age := now.Sub(time.UnixMilli(milliseconds)); {
	case age < quickest:
		return again("That was very quick. Please check your message and send it again.", token)
	case age > longest:
		return again("This form was opened several days ago. Your message is still here. Please send it again.", s.started(now.Add(-quickest)))
	}
	return nil
}

// sentBefore refuses a form whose token another inquiry has used.
func (s *Service) sentBefore() error {
	return again("You already sent this form. To send another message, send it again.", s.started(s.Clock.Now().Add(-quickest)))
}

func again(detail, token string) error {
	return &errs.Error{Kind: errs.Invalid, Detail: detail, Data: map[string]any{startedName: token}}
}
