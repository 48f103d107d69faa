// Package privacy owns what people can do with their data: get a copy, delete it, and see
// what they agreed to. The data itself is left to the domains, each of which is a Source.
package privacy

import (
	"context"
	"log/slog"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/archive"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/job"
)

const (
	// Grace is how long an account stays after its owner requests its deletion.
	Grace = 30 * 24 * time.Hour
	// ExportLifetime is how long a copy can be downloaded.
	ExportLifetime = 7 * 24 * time.Hour
	// ExportsADay is how many copies a person can request in 24 hours.
	ExportsADay = 3
)

// Source is a domain that holds data about people.
type Source interface {
	// Name is the folder in a copy.
	Name() string
	// Export writes all data about an account.
	Export(ctx context.Context, userID string, to *archive.Writer) error
	// Erase deletes the data in the transaction of ctx, except what Keeps describes.
	Erase(ctx context.Context, userID string) error
	// Keeps tells people in a sentence what stays after Erase, and why. Empty if nothing
	// stays.
	Keeps() string
}

// Accounts is what this domain needs from accounts.
type Accounts interface {
	Person(ctx context.Context, userID string) (auth.Person, bool, error)
	// Leave stores when an account will be deleted. The last administrator is a Conflict.
	Leave(ctx context.Context, userID string, at time.Time) error
	// Stay cancels the deletion and reports whether one was scheduled.
	Stay(ctx context.Context, userID string) (bool, error)
	// LockLeaving reads when an account will be deleted and locks it until the
	// transaction in ctx ends. Zero means no deletion is scheduled.
	LockLeaving(ctx context.Context, userID string) (time.Time, error)
	// Due returns the accounts that are due for deletion.
	Due(ctx context.Context, now time.Time) ([]string, error)
	// Agreed stores the versions a person agreed to last.
	Agreed(ctx context.Context, userID, versions string) error
}

// Deps of the service. Sources are erased in this order, accounts last.
type Deps struct {
	DB        *db.DB
	Jobs      *job.Queue
	Clock     clock.Clock
	IDs       id.Source
	Notify    notify.Sender
	AuditLog  auth.AuditLog
	Accounts  Accounts
	Sources   []Source
	WebOrigin string
	Log       *slog.Logger
}

// Service handles people's requests about their data.
type Service struct {
	Deps
	store store
}

// New registers the job that makes copies.
func New(deps Deps) *Service {
	s := &Service{Deps: deps, store: store{deps.DB}}
	job.Work(deps.Jobs, &exportWorker{service: s})
	return s
}

// ErrNoExport means that the copy is another person's, has expired, or never existed.
var ErrNoExport = errs.NotFoundf("Export")

// Sweep deletes expired copies and erases accounts after their grace period.
func (s *Service) Sweep(ctx context.Context) error {
	if err := s.store.removeExpired(ctx, s.Clock.Now()); err != nil {
		return err
	}
	return s.eraseDue(ctx)
}
