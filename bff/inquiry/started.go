package inquiry

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"strconv"
	"strings"
	"time"

	"peritus/bff/platform/errs"
)

const (
	// quickest is how long a person needs at least from opening a form to sending it.
	quickest = 3 * time.Second
	// longest is how old a form may be. Pages are cached, and people take their time.
	longest = 72 * time.Hour
)

// started says when a form was opened, signed so that nobody else can say it.
func (s *Service) started(at time.Time) string {
	stamp := strconv.FormatInt(at.UnixMilli(), 36)
	return stamp + "." + s.signature(stamp)
}

func (s *Service) signature(stamp string) string {
	mac := hmac.New(sha256.New, s.Secret)
	mac.Write([]byte("inquiry started " + stamp))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:16])
}

// inTime refuses a form that was sent faster than people write, is too old, or was
// never opened. The refusal carries the token with which the same form, sent once
// more, is taken: nothing that was written is lost.
func (s *Service) inTime(token string) error {
	now := s.Clock.Now()
	stamp, signature, _ := strings.Cut(token, ".")
	milliseconds, err := strconv.ParseInt(stamp, 36, 64)
	if err != nil || !hmac.Equal([]byte(signature), []byte(s.signature(stamp))) {
		return again("This form could not be checked. What you wrote is still here: please send it once more.", s.started(now.Add(-quickest)))
	}
	switch age := now.Sub(time.UnixMilli(milliseconds)); {
	case age < quickest:
		return again("That was very quick. Please look it over and send it once more.", token)
	case age > longest:
		return again("This form was opened some days ago. What you wrote is still here: please send it once more.", s.started(now.Add(-quickest)))
	}
	return nil
}

func again(detail, token string) error {
	return &errs.Error{Kind: errs.Invalid, Detail: detail, Data: map[string]any{startedName: token}}
}
