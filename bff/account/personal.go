package account

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/device"
)

// Personal is what this domain holds of a person.
type Personal struct{ *Service }

// Name of its folder in a copy.
func (Personal) Name() string { return "account" }

// Keeps nothing.
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

type personalSession struct {
	Device    string     `json:"device"`
	Browser   string     `json:"browser"`
	Address   string     `json:"address"`
	CreatedAt time.Time  `json:"created_at"`
	SeenAt    time.Time  `json:"seen_at"`
	EndedAt   *time.Time `json:"ended_at"`
	EndedFor  string     `json:"ended_for"`
}

// personalAddresses is a change of address; its links, which open nothing any more, are
// not in a copy.
type personalAddresses struct {
	From           string     `json:"from"`
	To             string     `json:"to"`
	AskedAt        time.Time  `json:"asked_at"`
	OldConfirmedAt *time.Time `json:"confirmed_by_the_old_at"`
	NewConfirmedAt *time.Time `json:"confirmed_by_the_new_at"`
	DoneAt         *time.Time `json:"done_at"`
	CancelledAt    *time.Time `json:"cancelled_at"`
}

type personalChoice struct {
	Kind   string `json:"kind"`
	Label  string `json:"label,omitempty"`
	Wanted bool   `json:"wanted"`
}

// Export writes the account, every session that is still kept, changes of the address,
// and which mails are wanted.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	row, found, err := p.store.findUserByID(ctx, userID)
	if err != nil || !found {
		return err
	}
	if err := to.JSON("account", personalAccount{ID: row.ID, Name: row.Name, Email: row.Email, Groups: row.user().Groups.Names(),
		CreatedAt: time.UnixMilli(row.CreatedAt).UTC(), PasswordChangedAt: unlessNever(&row.PasswordChangedAt), DeletionDue: unlessNever(row.LeavingAt)}); err != nil {
		return err
	}
	rows, err := p.store.listSessions(ctx, userID)
	if err != nil {
		return err
	}
	sessions := make([]personalSession, len(rows))
	for i, r := range rows {
		sessions[i] = personalSession{Device: device.Words(r.UserAgent), Browser: r.UserAgent, Address: r.Address,
			CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), SeenAt: time.UnixMilli(max(r.SeenAt, r.RefreshedAt)).UTC(),
			EndedAt: unlessNever(r.RevokedAt), EndedFor: r.RevokedFor}
	}
	if err := to.JSON("sessions", sessions); err != nil {
		return err
	}
	if err := p.exportAddresses(ctx, userID, to); err != nil {
		return err
	}
	return p.exportChoices(ctx, userID, to)
}

func (p Personal) exportAddresses(ctx context.Context, userID string, to *archive.Writer) error {
	rows, err := p.store.emailChangesOf(ctx, userID)
	if err != nil {
		return err
	}
	changes := make([]personalAddresses, len(rows))
	for i, r := range rows {
		changes[i] = personalAddresses{From: r.OldEmail, To: r.NewEmail, AskedAt: time.UnixMilli(r.CreatedAt).UTC(),
			OldConfirmedAt: unlessNever(r.OldConfirmedAt), NewConfirmedAt: unlessNever(r.NewConfirmedAt),
			DoneAt: unlessNever(r.DoneAt), CancelledAt: unlessNever(r.CancelledAt)}
	}
	return to.JSON("email-changes", changes)
}

func (p Personal) exportChoices(ctx context.Context, userID string, to *archive.Writer) error {
	rows, err := p.store.choicesOf(ctx, userID)
	if err != nil {
		return err
	}
	choices := make([]personalChoice, len(rows))
	for i, r := range rows {
		choices[i] = personalChoice{Kind: r.Kind, Wanted: r.Wanted}
		for _, n := range notifications {
			if n.Kind == r.Kind {
				choices[i].Label = n.Label
			}
		}
	}
	return to.JSON("notifications", choices)
}

// Erase deletes the account with its sessions, links and whatever else hangs on it.
func (p Personal) Erase(ctx context.Context, userID string) error {
	return p.store.removeUser(ctx, userID)
}

func unlessNever(at *int64) *time.Time {
	if at == nil || *at == 0 {
		return nil
	}
	when := time.UnixMilli(*at).UTC()
	return &when
}
