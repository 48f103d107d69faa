package privacy

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"time"

	"github.com/riverqueue/river"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/archive"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/ustime"
)

// State of a copy.
type State string

const (
	Waiting State = "waiting"
	Working State = "working"
	Ready   State = "ready"
	Failed  State = "failed"
)

// Export is a copy of a person's data.
type Export struct {
	ID        string
	UserID    string
	State     State
	Done      int // of Steps
	Steps     int
	Size      int64 // bytes
	CreatedAt time.Time
	ExpiresAt time.Time
}

// Ask queues a copy of the actor's data. If one is already queued or running, it returns
// that one.
func (s *Service) Ask(ctx context.Context, actor auth.Actor) (Export, error) {
	now := s.Clock.Now()
	var e Export
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		if _, err := s.Accounts.LockLeaving(ctx, actor.UserID); err != nil { // serializes a person's requests
			return err
		}
		all, err := s.store.exportsOf(ctx, actor.UserID)
		if err != nil {
			return err
		}
		recent := 0
		for _, one := range all {
			if one.State == Waiting || one.State == Working {
				e = one
				return nil
			}
			if now.Sub(one.CreatedAt) < 24*time.Hour {
				recent++
			}
		}
		if recent >= ExportsADay {
			return errs.TooManyRequests(fmt.Sprintf("You can request %d copies a day. Download your latest one.", ExportsADay), 24*time.Hour-now.Sub(all[ExportsADay-1].CreatedAt))
		}
		e = Export{ID: s.IDs.New(), UserID: actor.UserID, State: Waiting, Steps: len(s.Sources), CreatedAt: now, ExpiresAt: now.Add(ExportLifetime)}
		if err := s.store.addExport(ctx, e); err != nil {
			return err
		}
		if err := s.Jobs.Add(ctx, exportArgs{ExportID: e.ID}); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.OwnEntry(actor, "account.copy-requested", nil))
	})
	return e, err
}

// Exports returns the actor's copies that haven't expired, newest first.
func (s *Service) Exports(ctx context.Context, actor auth.Actor) ([]Export, error) {
	all, err := s.store.exportsOf(ctx, actor.UserID)
	active := []Export{}
	for _, e := range all {
		if e.ExpiresAt.After(s.Clock.Now()) {
			active = append(active, e)
		}
	}
	return active, err
}

// Open returns the zip of one of the actor's copies. Another person's copy, or one that
// isn't ready or has expired, is ErrNoExport.
func (s *Service) Open(ctx context.Context, actor auth.Actor, exportID string) (io.Reader, Export, error) {
	e, found, err := s.store.findExport(ctx, exportID)
	if err != nil {
		return nil, Export{}, err
	}
	if !found || e.UserID != actor.UserID || e.State != Ready || !e.ExpiresAt.After(s.Clock.Now()) {
		return nil, Export{}, ErrNoExport
	}
	if err := s.AuditLog.RecordRead(ctx, actor, auth.OwnEntry(actor, "account.copy-downloaded", nil)); err != nil {
		return nil, Export{}, err
	}
	return &partReader{ctx: ctx, store: s.store, exportID: e.ID}, e, nil
}

type exportArgs struct {
	ExportID string `json:"export_id"`
}

func (exportArgs) Kind() string { return "privacy.export" }

// triesOfExport is the number of attempts before a copy counts as failed.
const triesOfExport = 4

func (exportArgs) InsertOpts() river.InsertOpts { return river.InsertOpts{MaxAttempts: triesOfExport} }

type exportWorker struct {
	river.WorkerDefaults[exportArgs]
	service *Service
}

func (w *exportWorker) Timeout(*river.Job[exportArgs]) time.Duration { return 10 * time.Minute }

func (w *exportWorker) Work(ctx context.Context, j *river.Job[exportArgs]) error {
	err := w.service.make(ctx, j.Args.ExportID)
	if err != nil && j.Attempt >= j.MaxAttempts {
		return errors.Join(err, w.service.store.setState(context.WithoutCancel(ctx), j.Args.ExportID, Failed))
	}
	return err
}

// make writes a copy and notifies its owner. It does nothing if the copy is ready or the
// owner has been deleted.
func (s *Service) make(ctx context.Context, exportID string) error {
	e, found, err := s.store.findExport(ctx, exportID)
	if err != nil || !found || e.State == Ready {
		return err
	}
	person, found, err := s.Accounts.Person(ctx, e.UserID)
	if err != nil || !found {
		return err
	}
	if err := s.store.begin(ctx, e.ID); err != nil {
		return err
	}
	parts := &partWriter{ctx: ctx, store: s.store, exportID: e.ID}
	zip := archive.New(parts, s.Clock.Now())
	if err := zip.File("README.txt", strings.NewReader(s.readme(person, e))); err != nil {
		return err
	}
	for i, source := range s.Sources {
		if err := source.Export(ctx, e.UserID, zip.Folder(source.Name())); err != nil {
			return fmt.Errorf("export of %s: %w", source.Name(), err)
		}
		if err := s.store.progress(ctx, e.ID, i+1); err != nil {
			return err
		}
	}
	if err := errors.Join(zip.Close(), parts.Close()); err != nil {
		return err
	}
	s.Log.InfoContext(ctx, "a copy of data was made", slog.String("export", e.ID), slog.Int64("bytes", parts.size))
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		there, err := s.store.ready(ctx, e.ID, parts.size, s.Clock.Now())
		if err != nil || !there { // its owner was deleted in the meantime
			return err
		}
		return s.notify(ctx, copyReady, person, notify.Data{"until": e.ExpiresAt})
	})
}

func (s *Service) readme(p auth.Person, e Export) string {
	var b strings.Builder
	fmt.Fprintf(&b, "What Peritus holds of %s (%s), as asked for on %s.\n\nEach folder is a part of Peritus; the files are JSON, which every editor opens.\n\n",
		p.Name, p.Email, ustime.DateTime(e.CreatedAt))
	for _, source := range s.Sources {
		fmt.Fprintf(&b, "%s/\n", source.Name())
		if kept := source.Keeps(); kept != "" {
			fmt.Fprintf(&b, "  If you delete your account: %s\n", kept)
		}
	}
	b.WriteString("\nTimes are in UTC. Passwords and secrets of two-step sign-in are not in here: they\nare stored in a form that nobody can read.\n")
	return b.String()
}
