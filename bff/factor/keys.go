package factor

import (
	"context"
	"fmt"

	"peritus/bff/platform/db"
	"peritus/bff/platform/keyring"
)

// KeyUse is what needs a key.
type KeyUse struct {
	Apps     int // authenticator apps whose secrets it sealed
	Codes    int // unused recovery codes that it hashed
	Accounts int // that have such codes
}

// KeyUses returns what needs each key, by its name. Values from before keys had names are
// under the empty name.
func KeyUses(ctx context.Context, d *db.DB) (map[string]KeyUse, error) {
	return store{db: d}.keyUses(ctx)
}

// SealAgain seals the secrets of apps with the current key if another one sealed them, and
// returns how many. It joins the transaction of ctx. A secret that no key opens is an
// error that says whose it is.
func (s *Service) SealAgain(ctx context.Context) (sealed int, err error) {
	for after := ""; ; {
		rows, err := s.store.sealedOtherwise(ctx, s.Secrets.Name(), after)
		if err != nil || len(rows) == 0 {
			return sealed, err
		}
		for _, row := range rows {
			secret, err := s.Secrets.Open(row.Secret, row.UserID)
			if err != nil {
				return sealed, fmt.Errorf("authenticator app of account %s: %w", row.UserID, err)
			}
			again, err := s.Secrets.Seal(secret, row.UserID)
			if err != nil {
				return sealed, err
			}
			if err := s.store.saveSecret(ctx, row.UserID, again); err != nil {
				return sealed, err
			}
			after = row.UserID
			sealed++
		}
	}
}

// sealedAtOnce is how many secrets are read at a time.
const sealedAtOnce = 500

// sealedOtherwise locks the next apps, by account, whose secret another key sealed.
func (s store) sealedOtherwise(ctx context.Context, key, after string) (rows []authenticatorRow, err error) {
	err = s.db.Write(ctx).Clauses(locking).Where(`user_id > ? AND secret NOT LIKE ? ESCAPE '\'`, after, db.LikePrefix(key+".")).
		Order("user_id").Limit(sealedAtOnce).Find(&rows).Error
	return rows, db.Wrap("find sealed secrets", err)
}

func (s store) saveSecret(ctx context.Context, userID, sealed string) error {
	return db.Wrap("save a sealed secret", s.db.Write(ctx).Model(&authenticatorRow{}).Where("user_id = ?", userID).Update("secret", sealed).Error)
}

// nameOf is the SQL for the name of the key of a value.
func nameOf(column string) string {
	return fmt.Sprintf("CASE WHEN SUBSTR(%[1]s, %[2]d, 1) = '.' THEN SUBSTR(%[1]s, 1, %[3]d) ELSE '' END", column, keyring.NameLength+1, keyring.NameLength)
}

func (s store) keyUses(ctx context.Context) (map[string]KeyUse, error) {
	var apps, codes []struct {
		Name     string
		Made     int
		Accounts int
	}
	r := s.db.Read(ctx)
	if err := r.Raw("SELECT " + nameOf("secret") + " AS name, COUNT(*) AS made FROM authenticators GROUP BY 1").Scan(&apps).Error; err != nil {
		return nil, db.Wrap("count sealed secrets", err)
	}
	if err := r.Raw("SELECT " + nameOf("hash") + " AS name, COUNT(*) AS made, COUNT(DISTINCT user_id) AS accounts FROM recovery_codes WHERE used_at IS NULL GROUP BY 1").
		Scan(&codes).Error; err != nil {
		return nil, db.Wrap("count recovery codes", err)
	}
	uses := map[string]KeyUse{}
	for _, row := range apps {
		uses[row.Name] = KeyUse{Apps: row.Made}
	}
	for _, row := range codes {
		use := uses[row.Name]
		use.Codes, use.Accounts = row.Made, row.Accounts
		uses[row.Name] = use
	}
	return uses, nil
}
