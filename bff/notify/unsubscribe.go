package notify

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"strings"

	"peritus/bff/platform/errs"
)

// ErrUnsubscribe is the error for a link that does not belong to an optional email.
var ErrUnsubscribe = errs.Invalidf("This link doesn't work. You can choose your emails in your settings.")

// unsubscribeLink leads people to a page that asks before anything changes. Mail programs
// post to it (RFC 8058), which turns the emails off at once.
func (s *Service) unsubscribeLink(userID, kind string) string {
	return s.WebOrigin + "/unsubscribe?token=" + s.unsubscribeToken(userID, kind)
}

// unsubscribeToken names an account and a kind, signed. It does not expire: old emails
// can be unsubscribed from, too.
func (s *Service) unsubscribeToken(userID, kind string) string {
	payload := base64.RawURLEncoding.EncodeToString([]byte(userID + "\x00" + kind))
	return payload + "." + s.signature(payload)
}

func (s *Service) signature(payload string) string {
	mac := hmac.New(sha256.New, s.Key)
	_, _ = mac.Write([]byte("unsubscribe\x00" + payload))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// tokenOf reads a token. Only optional kinds have one.
func (s *Service) tokenOf(token string) (userID string, kind *Kind, err error) {
	payload, signature, _ := strings.Cut(token, ".")
	raw, err := base64.RawURLEncoding.DecodeString(payload)
	if err != nil || !hmac.Equal([]byte(signature), []byte(s.signature(payload))) {
		return "", nil, ErrUnsubscribe
	}
	userID, code, _ := strings.Cut(string(raw), "\x00")
	if kind = s.kind(code); kind == nil || kind.Class != Optional {
		return "", nil, ErrUnsubscribe
	}
	return userID, kind, nil
}

// CheckUnsubscribe says which emails a link would turn off, and whether they are still
// on. It changes nothing.
func (s *Service) CheckUnsubscribe(ctx context.Context, token string) (Choice, error) {
	userID, kind, err := s.tokenOf(token)
	if err != nil {
		return Choice{}, err
	}
	wanted, err := s.store.wants(ctx, userID, kind.Code)
	return Choice{Kind: kind, Wanted: wanted}, err
}

// Unsubscribe turns the emails of a link off. An account that is gone is no error.
func (s *Service) Unsubscribe(ctx context.Context, token string) (*Kind, error) {
	userID, kind, err := s.tokenOf(token)
	if err != nil {
		return nil, err
	}
	return kind, s.store.turnOff(ctx, userID, kind.Code)
}
