package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"sync/atomic"

	"github.com/gofiber/fiber/v3"
	"golang.org/x/crypto/argon2"

	"peritus/bff/account"
	"peritus/bff/auth"
)

const (
	// sampled is the number of accounts that sign in, so that no two clients use the same one.
	sampled = 200
	batch   = 500
	passage = "a long enough passphrase"
)

type userRow struct {
	ID, Email, EmailKey, PasswordHash, Name, Groups, Image string
	CreatedAt, UpdatedAt                                   int64
}

func (userRow) TableName() string { return "users" }

type sessionRow struct {
	ID, UserID, Address, UserAgent, RevokedFor string
	CreatedAt, RefreshedAt, ExpiresAt          int64
}

func (sessionRow) TableName() string { return "sessions" }

type wordRow struct{ Word, UserID string }

func (wordRow) TableName() string { return "user_words" }

// fill creates accounts, each with a session and its search words, and keeps a sample of
// them.
func (w *world) fill(accounts int) error {
	ctx := context.Background()
	hash, err := w.app.Account.Passwords.Hash(ctx, passage)
	if err != nil {
		return err
	}
	every := max(1, accounts/sampled)
	for begin := 0; begin < accounts; begin += batch {
		users, sessions, words := []userRow{}, []sessionRow{}, []wordRow{}
		for n := begin; n < min(accounts, begin+batch); n++ {
			id, email := fmt.Sprintf("user%08d", n*7919%accounts), fmt.Sprintf("attorney%08d@firm.example", n)
			users = append(users, userRow{ID: id, Email: email, EmailKey: email, PasswordHash: hash, Name: "Ines Castellanos",
				Groups: string(auth.Attorney), CreatedAt: 1, UpdatedAt: 1})
			sessions = append(sessions, sessionRow{ID: "session-of-" + id, UserID: id, CreatedAt: 1, RefreshedAt: 1, ExpiresAt: 2})
			for _, word := range []string{"ines", "castellanos", fmt.Sprintf("attorney%08d", n), "firm", "example"} {
				words = append(words, wordRow{Word: word, UserID: id})
			}
			if n%every == 0 && len(w.people) < sampled {
				w.people = append(w.people, account.User{ID: id, Email: email, Groups: auth.Groups{auth.Attorney}})
			}
		}
		err := w.app.DB.InTx(ctx, func(ctx context.Context) error {
			if err := w.app.DB.Write(ctx).Create(&users).Error; err != nil {
				return err
			}
			if err := w.app.DB.Write(ctx).Create(&sessions).Error; err != nil {
				return err
			}
			return w.app.DB.Write(ctx).Create(&words).Error
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// entries compares sign-in with argon2id alone, and sign-in and navigation of a large
// installation with those of a small one.
func entries(small, large *world) ([]comparison, error) {
	bare := fiber.New()
	salt := make([]byte, 16)
	bare.Post("/", func(c fiber.Ctx) error {
		return c.Send(argon2.IDKey([]byte(passage), salt, 2, 19<<10, 1, 32))
	})
	in := small.signIns()
	smallNavigation, err := small.navigations()
	if err != nil {
		return nil, err
	}
	navigate, err := large.navigations()
	if err != nil {
		return nil, err
	}
	find, err := large.searches()
	if err != nil {
		return nil, err
	}
	smallFind, err := small.searches()
	if err != nil {
		return nil, err
	}
	const slow = 60 // a sign-in takes at least as long as this many navigations
	return []comparison{
		{name: "sign-in beside argon2id alone", budget: 0.9, share: slow, ours: in,
			bare: target{client: serve(bare), path: "/", post: [][]byte{[]byte("{}")}, asked: new(atomic.Int64)}},
		{name: "sign-in, many accounts beside few", budget: 0.9, share: slow, ours: large.signIns(), bare: small.signIns()},
		{name: "navigation, many accounts beside few", budget: 0.9, ours: navigate, bare: smallNavigation},
		{name: "staff find one of many beside few", budget: 0.9, share: 2, ours: find, bare: smallFind},
	}, nil
}

func (w *world) signIns() target {
	bodies := make([][]byte, len(w.people))
	for i, user := range w.people {
		bodies[i], _ = json.Marshal(map[string]string{"email": user.Email, "password": passage}) // two strings can always be encoded
	}
	return target{client: w.client, path: "/api/token/", post: bodies, asked: new(atomic.Int64),
		header: map[string]string{"User-Agent": "bench"}}
}

// searches has staff search for accounts by full email address.
func (w *world) searches() (target, error) {
	entry, err := w.app.Session.SignIn(context.Background(), "admin@peritus.test", account.DemoPassword, account.Device{UserAgent: "bench"})
	if err != nil {
		return target{}, err
	}
	addresses := make([]string, len(w.people))
	for i, user := range w.people {
		addresses[i] = "/api/admin/users?q=" + url.QueryEscape(user.Email)
	}
	return target{client: w.client, paths: addresses, asked: new(atomic.Int64),
		header: map[string]string{"Authorization": "Bearer " + entry.Grant.Access}}, nil
}

func (w *world) navigations() (target, error) {
	tokens := make([]string, len(w.people))
	for i, user := range w.people {
		grant, err := w.app.Session.Begin(context.Background(), user, account.Device{UserAgent: "bench"})
		if err != nil {
			return target{}, err
		}
		tokens[i] = grant.Access
	}
	return target{client: w.client, path: "/api/navigation?path=/attorney/expert-search-result", bearers: tokens, asked: new(atomic.Int64)}, nil
}
