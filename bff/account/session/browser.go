package session

import (
	"context"

	"gorm.io/gorm"

	"peritus/bff/account"
	"peritus/bff/account/limit"
	"peritus/bff/platform/db"
	"peritus/bff/platform/token"
)

// sourceFor returns where an attempt to sign in comes from, as the limits need it. The
// address may have no account.
func (s *Service) sourceFor(ctx context.Context, emailKey string, from account.Device) (limit.Source, error) {
	return s.source(from, func(hash string) (bool, error) { return s.store.hasSignedInAs(ctx, hash, emailKey) })
}

// sourceOf returns where an attempt on an account comes from, as the limits need it. With
// an empty userID, a browser that has signed in to any account is known.
func (s *Service) sourceOf(ctx context.Context, userID string, from account.Device) (limit.Source, error) {
	return s.source(from, func(hash string) (bool, error) { return s.store.hasSignedIn(ctx, hash, userID) })
}

func (s *Service) source(from account.Device, known func(hash string) (bool, error)) (limit.Source, error) {
	source := limit.Source{Address: from.Address}
	if from.Browser == "" {
		return source, nil
	}
	hash := token.Hash(from.Browser)
	is, err := known(hash)
	if is {
		source.Browser = hash
	}
	return source, err
}

// browserOf returns the secret of a browser that is signing in: the one it has if we
// issued it, or a new one. So nobody can choose the secret of another person's browser.
func (s *Service) browserOf(ctx context.Context, from account.Device) (string, error) {
	source, err := s.sourceOf(ctx, "", from)
	if err != nil || source.Browser != "" {
		return from.Browser, err
	}
	return token.New()
}

// hasSignedIn reports whether a browser has signed in to an account, or to any if userID
// is empty.
func (s store) hasSignedIn(ctx context.Context, hash, userID string) (bool, error) {
	query := s.db.Read(ctx).Model(&sessionRow{}).Where("browser_hash = ?", hash)
	if userID != "" {
		query = query.Where("user_id = ?", userID)
	}
	return exists(query)
}

// hasSignedInAs is hasSignedIn by the key of the account's address.
func (s store) hasSignedInAs(ctx context.Context, hash, emailKey string) (bool, error) {
	return exists(s.db.Read(ctx).Model(&sessionRow{}).
		Where("browser_hash = ? AND user_id = (SELECT id FROM users WHERE email_key = ?)", hash, emailKey))
}

func exists(query *gorm.DB) (bool, error) {
	var found []string
	err := query.Limit(1).Pluck("id", &found).Error
	return len(found) > 0, db.Wrap("find the sessions of a browser", err)
}

// forgetBrowsers makes the browsers of an account's sessions unknown to it, except that of
// one session.
func (s store) forgetBrowsers(ctx context.Context, userID, except string) error {
	return db.Wrap("forget browsers", s.db.Write(ctx).Model(&sessionRow{}).
		Where("user_id = ? AND id <> ? AND browser_hash <> ''", userID, except).Update("browser_hash", "").Error)
}

// forgetBrowsersOf makes the browsers of some sessions unknown to their account, except
// that of one session.
func (s store) forgetBrowsersOf(ctx context.Context, userID string, sessionIDs []string, except string) error {
	return db.Wrap("forget browsers", s.db.Write(ctx).Model(&sessionRow{}).
		Where("user_id = ? AND id <> ? AND browser_hash <> ''", userID, except).
		Where("browser_hash IN (SELECT browser_hash FROM sessions WHERE user_id = ? AND id IN ?)", userID, sessionIDs).
		Update("browser_hash", "").Error)
}
