package account

import (
	"context"
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/token"
)

// Purposes of the links that are mailed.
const (
	invitationPurpose   = "invitation"
	recoveryPurpose     = "recovery"
	emailConfirmPurpose = "email-confirm"
	emailCancelPurpose  = "email-cancel"
)

// LinkState is what has become of a mailed link.
type LinkState string

const (
	LinkGood    LinkState = "good"
	LinkUsed    LinkState = "used"
	LinkExpired LinkState = "expired"
	LinkUnknown LinkState = "unknown" // never was, or was replaced
)

// Codes of a link that opens nothing any more.
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

// Refusal of a link in this state; nil where it is good.
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

// findLink reads the link that a secret opens, if it serves one of the purposes.
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

// addLink makes a link and returns the token that opens it.
func (s *Service) addLink(ctx context.Context, row linkRow, lifetime time.Duration) (string, error) {
	secret, err := token.New()
	if err != nil {
		return "", err
	}
	now := s.Clock.Now()
	row.Hash, row.CreatedAt, row.ExpiresAt = token.Hash(secret), now.UnixMilli(), now.Add(lifetime).UnixMilli()
	return secret, s.store.addLink(ctx, row)
}

// Invitation makes the link by which somebody sets the first password of an account,
// and forgets the one before. It joins the transaction of ctx.
func (s *Service) Invitation(ctx context.Context, userID string, lifetime time.Duration) (string, error) {
	if err := s.store.dropAllLinks(ctx, userID, invitationPurpose); err != nil {
		return "", err
	}
	return s.addLink(ctx, linkRow{Purpose: invitationPurpose, UserID: userID}, lifetime)
}

// LinkBound is what a passkey's challenge for a mailed link is bound to.
func LinkBound(token string) string { return "link:" + token }
