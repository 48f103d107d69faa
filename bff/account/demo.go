package account

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
)

// DemoPassword opens every demo account that can sign in. It is public, which is why the
// demo runs on loopback only, and why nothing else starts on a database with its accounts.
const DemoPassword = "Peritus-demo-2026"

// AddDemo creates a demo account, with DemoPassword if it can sign in.
func (s *Service) AddDemo(ctx context.Context, email, name string, groups auth.Groups, signsIn bool) (User, error) {
	n := NewAccount{Email: email, Name: name, Groups: groups}
	if signsIn {
		hash, err := s.Passwords.Hash(ctx, DemoPassword)
		if err != nil {
			return User{}, err
		}
		n.PasswordHash = hash
	}
	var user User
	err := s.DB.InTx(ctx, func(ctx context.Context) (err error) {
		if user, err = s.Create(ctx, n); err != nil {
			return err
		}
		return s.store.markDemo(ctx, user.ID)
	})
	return user, err
}

// DemoAccounts returns the ids of the accounts that the demo made, whatever their address
// is now.
func (s *Service) DemoAccounts(ctx context.Context) ([]string, error) { return s.store.demo(ctx) }

type demoRow struct{ UserID string }

func (demoRow) TableName() string { return "demo_accounts" }

func (s Store) markDemo(ctx context.Context, userID string) error {
	return db.Wrap("mark a demo account", s.db.Write(ctx).Create(&demoRow{userID}).Error)
}

func (s Store) demo(ctx context.Context) (ids []string, err error) {
	err = s.db.Read(ctx).Model(&demoRow{}).Order("user_id").Pluck("user_id", &ids).Error
	return ids, db.Wrap("list the demo accounts", err)
}
