package notify

import (
	"context"
	"encoding/base64"
	"strings"

	"peritus/bff/platform/errs"
)

// ErrUnsubscribe is the error for an invalid link.
var ErrUnsubscribe = errs.Invalidf("This link doesn't work. You can choose your emails in your settings.")

// unsubscribeLink returns the URL of a page that asks for confirmation. Mail programs
// that post to it (RFC 8058) turn the emails off without confirmation.
func (s *Service) unsubscribeLink(userID, kind string) string {
	return s.WebOrigin + "/unsubscribe?token=" + s.unsubscribeToken(userID, kind)
}

// unsubscribeToken signs an account and a kind. It doesn't expire, so links in old emails
// work.
func (s *Service) unsubscribeToken(userID, kind string) string {
	payload := base64.RawURLEncoding.EncodeToString([]byte(userID + "\x00" + kind))
	return payload + "." + s.Keys.Sign(unsubscribing(payload))
}

// unsubscribing is the message that a token signs.
func unsubscribing(payload string) string { return "unsubscribe\x00" + payload }

// tokenOf parses a token. Only optional kinds have one.
func (s *Service) tokenOf(token string) (userID string, kind *Kind, err error) {
	payload, signature, _ := strings.Cut(token, ".")
	raw, err := base64.RawURLEncoding.DecodeString(payload)
	if err != nil || !s.Keys.Verify(signature, unsubscribing(payload)) {
		return "", nil, ErrUnsubscribe
	}
	userID, code, _ := strings.Cut(string(raw), "\x00")
	if kind = s.kind(code); kind == nil || kind.Class != Optional {
		return "", nil, ErrUnsubscribe
	}
	return userID, kind, nil
}

// CheckUnsubscribe returns the emails that a link would turn off and whether they are
// still on. It changes nothing.
func (s *Service) CheckUnsubscribe(ctx context.Context, token string) (Choice, error) {
	userID, kind, err := s.tokenOf(token)
	if err != nil {
		return Choice{}, err
	}
	chosen, err := s.store.choices(ctx, userID)
	return kind.choice(chosen), err
}

// Unsubscribe turns off the emails of a link. A deleted account isn't an error.
func (s *Service) Unsubscribe(ctx context.Context, token string) (*Kind, error) {
	userID, kind, err := s.tokenOf(token)
	if err != nil {
		return nil, err
	}
	return kind, s.store.turnOff(ctx, userID, kind.Code)
}
