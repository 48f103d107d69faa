package account

import (
	"context"
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/token"
)

// Purposes of emailed links.
const (
	invitationPurpose   = "invitation"
	recoveryPurpose     = "recovery"
	emailConfirmPurpose = "email-confirm"
	emailCancelPurpose  = "email-cancel"
)

// LinkState is the state of an emailed link.
type LinkState string

const (
	LinkGood    LinkState = "good"
	LinkUsed    LinkState = "used"
	LinkExpired LinkState = "expired"
	LinkUnknown LinkState = "unknown" // never existed, or was replaced
)

// Codes of links that no longer work.
const (
	CodeLinkUsed    = "link-used"
	CodeLinkExpired = "link-expired"
	CodeLinkUnknown = "link-unknown"
)

// Refusals of links.
var (
	ErrLinkUsed    = errs.Invalidf("This link was already used. It works once.").WithCode(CodeLinkUsed)
	ErrLinkExpired = errs.Invalidf("This link has expired.").WithCode(CodeLinkExpired)
	ErrLinkUnknown = errs.Invalidf("This link doesn't work. Part of it may be missing, or you may have a newer one.").WithCode(CodeLinkUnknown)
)

// Refusal returns the error for a link in this state, or nil if it's valid.
func (st LinkState) Refusal() error {
	switch st {
	case LinkGood:
		return nil
	case LinkUsed:
		return ErrLinkUsed
	case LinkExpired:
		return ErrLinkExpired
	}
	return ErrLinkUnknown
}

// findLink finds the link with a secret, if it has one of the purposes.
func (s *Service) findLink(ctx context.Context, secret string, purposes ...string) (linkRow, LinkState, error) {
	row, found, err := s.store.findLink(ctx, token.Hash(secret), purposes)
	switch {
	case err != nil:
		return linkRow{}, LinkUnknown, err
	case !found:
		return linkRow{}, LinkUnknown, nil
	case row.UsedAt != nil:
		return row, LinkUsed, nil
	case row.ExpiresAt <= s.Clock.Now().UnixMilli():
		return row, LinkExpired, nil
	}
	return row, LinkGood, nil
}

// addLink creates a link and returns its token.
func (s *Service) addLink(ctx context.Context, row linkRow, lifetime time.Duration) (string, error) {
	secret, err := token.New()
	if err != nil {
		return "", err
	}
	now := s.Clock.Now()
	row.Hash, row.CreatedAt, row.ExpiresAt = token.Hash(secret), now.UnixMilli(), now.Add(lifetime).UnixMilli()
	return secret, s.store.addLink(ctx, row)
}

// Invitation creates the link to set an account's first password and deletes the previous
// one. It joins the transaction of ctx.
func (s *Service) Invitation(ctx context.Context, userID string, lifetime time.Duration) (string, error) {
	if err := s.store.dropAllLinks(ctx, userID, invitationPurpose); err != nil {
		return "", err
	}
	return s.addLink(ctx, linkRow{Purpose: invitationPurpose, UserID: userID}, lifetime)
}

// LinkBound is the binding of a passkey's challenge for an emailed link.
func LinkBound(token string) string { return "link:" + token }
