package signup

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is this domain's data about a person: the sign-up that created the account.
type Personal struct{ *Service }

// Name is the folder in a copy.
func (Personal) Name() string { return "sign-up" }

// Keeps is empty: all of it is deleted.
func (Personal) Keeps() string { return "" }

type personalSignUp struct {
	Kind         string     `json:"kind"`
	TermsVersion string     `json:"terms_version"`
	CreatedAt    time.Time  `json:"created_at"`
	VerifiedAt   *time.Time `json:"verified_at"`
}

// Export writes when the account was created, and the terms agreed to.
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

// Erase deletes the sign-up that created the account, and later ones for the same
// address.
func (p Personal) Erase(ctx context.Context, userID string) error {
	return p.store.db.Write(ctx).Exec("DELETE FROM sign_ups WHERE user_id = ? OR email_key = (SELECT email_key FROM users WHERE id = ?)", userID, userID).Error
}
