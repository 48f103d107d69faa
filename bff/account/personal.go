package account

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/web"
)

// Choices are people's notifications, with their preferences.
type Choices interface {
	// Export writes a person's notifications and preferences.
	Export(ctx context.Context, userID string, to *archive.Writer) error
	// Forget deletes them.
	Forget(ctx context.Context, userID string) error
}

// Personal is this domain's data about a person.
type Personal struct {
	*Service
	Choices Choices
}

// Name is the folder in a copy.
func (Personal) Name() string { return "account" }

// Keeps is empty: all of it is deleted.
func (Personal) Keeps() string { return "" }

type personalAccount struct {
	ID                string     `json:"id"`
	Name              string     `json:"name"`
	Email             string     `json:"email"`
	Groups            []string   `json:"groups"`
	CreatedAt         time.Time  `json:"created_at"`
	PasswordChangedAt *time.Time `json:"password_changed_at"`
	DeletionDue       *time.Time `json:"deletion_due"`
}

// personalAddresses is a change of address. Its links no longer work and aren't in a
// copy.
type personalAddresses struct {
	From           string     `json:"from"`
	To             string     `json:"to"`
	AskedAt        time.Time  `json:"asked_at"`
	OldConfirmedAt *time.Time `json:"confirmed_by_the_old_at"`
	NewConfirmedAt *time.Time `json:"confirmed_by_the_new_at"`
	DoneAt         *time.Time `json:"done_at"`
	CancelledAt    *time.Time `json:"cancelled_at"`
}

// Export writes the account, its stored sessions, changes of address, and notification
// preferences.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	row, found, err := p.store.FindUserByID(ctx, userID)
	if err != nil || !found {
		return err
	}
	if err := to.JSON("account", personalAccount{ID: row.ID, Name: row.Name, Email: row.Email, Groups: row.User().Groups.Names(),
		CreatedAt: time.UnixMilli(row.CreatedAt).UTC(), PasswordChangedAt: web.OrNil(clock.AtMillis(&row.PasswordChangedAt)), DeletionDue: web.OrNil(clock.AtMillis(row.LeavingAt))}); err != nil {
		return err
	}
	if err := p.sessions.Export(ctx, userID, to); err != nil {
		return err
	}
	if err := p.exportAddresses(ctx, userID, to); err != nil {
		return err
	}
	return p.Choices.Export(ctx, userID, to)
}

func (p Personal) exportAddresses(ctx context.Context, userID string, to *archive.Writer) error {
	rows, err := p.store.emailChangesOf(ctx, userID)
	if err != nil {
		return err
	}
	changes := make([]personalAddresses, len(rows))
	for i, r := range rows {
		changes[i] = personalAddresses{From: r.OldEmail, To: r.NewEmail, AskedAt: time.UnixMilli(r.CreatedAt).UTC(),
			OldConfirmedAt: web.OrNil(clock.AtMillis(r.OldConfirmedAt)), NewConfirmedAt: web.OrNil(clock.AtMillis(r.NewConfirmedAt)),
			DoneAt: web.OrNil(clock.AtMillis(r.DoneAt)), CancelledAt: web.OrNil(clock.AtMillis(r.CancelledAt))}
	}
	return to.JSON("email-changes", changes)
}

// Erase deletes the account with its sessions, links, and everything else that belongs to
// it.
func (p Personal) Erase(ctx context.Context, userID string) error {
	row, found, err := p.store.FindUserByID(ctx, userID)
	if err != nil || !found {
		return err
	}
	if err := p.Limiter.ForgetAccount(ctx, row.EmailKey); err != nil {
		return err
	}
	if err := p.Choices.Forget(ctx, userID); err != nil {
		return err
	}
	return p.store.removeUser(ctx, userID)
}
