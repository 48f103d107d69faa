package factor

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/archive"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder in a copy.
func (Personal) Name() string { return "two-step-sign-in" }

// Keeps is empty: all of it is deleted.
func (Personal) Keeps() string { return "" }

// Export writes which factors are set up, without their secrets: a copy gives no access.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	v, err := p.View(ctx, auth.Actor{UserID: userID})
	if err != nil || v.AppSince == nil && len(v.Passkeys) == 0 {
		return err
	}
	return to.JSON("second-factors", struct {
		AppSince          *time.Time `json:"authenticator_app_since"`
		Passkeys          []Key      `json:"passkeys"`
		RecoveryCodesLeft int        `json:"recovery_codes_left"`
	}{v.AppSince, v.Passkeys, v.CodesLeft})
}

// Erase removes all factors.
func (p Personal) Erase(ctx context.Context, userID string) error { return p.Reset(ctx, userID) }
