package signup

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is what this domain holds of a person: which sign-up an account came of.
type Personal struct{ *Service }

// Name of its folder in a copy.
func (Personal) Name() string { return "sign-up" }

// Keeps nothing.
func (Personal) Keeps() string { return "" }

type personalSignUp struct {
	Kind         string     `json:"kind"`
	TermsVersion string     `json:"terms_version"`
	CreatedAt    time.Time  `json:"created_at"`
	VerifiedAt   *time.Time `json:"verified_at"`
}

// Export writes when the account was made, and which terms were agreed to.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	var rows []struct {
		Kind, TermsVersion string
		CreatedAt          int64
		VerifiedAt         *int64
	}
	if err := p.store.db.Read(ctx).Table("sign_ups").Where("user_id = ?", userID).Scan(&rows).Error; err != nil {
		return err
	}
	all := make([]personalSignUp, len(rows))
	for i, r := range rows {
		all[i] = personalSignUp{Kind: r.Kind, TermsVersion: r.TermsVersion, CreatedAt: time.UnixMilli(r.CreatedAt).UTC()}
		if r.VerifiedAt != nil {
			at := time.UnixMilli(*r.VerifiedAt).UTC()
			all[i].VerifiedAt = &at
		}
	}
	return to.JSON("sign-up", all)
}

// Erase deletes the sign-up that the account came of, and those that somebody began
// with its address since.
func (p Personal) Erase(ctx context.Context, userID string) error {
	return p.store.db.Write(ctx).Exec("DELETE FROM sign_ups WHERE user_id = ? OR email_key = (SELECT email_key FROM users WHERE id = ?)", userID, userID).Error
}
