package content

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"peritus/bff/content/edition"
	"peritus/bff/content/snapshot"
	"peritus/bff/content/strapi"
	"peritus/bff/content/view"
	"slices"
	"time"
)

// effort says how to handle other processes.
type effort struct {
	wait   bool // for a process that is reading the CMS; otherwise, leave it to that process
	always bool // even if another process has just compared everything
}

var (
	behindReader = effort{}
	beforeReader = effort{wait: true}
	asked        = effort{wait: true, always: true}
)

const (
	lockPause = 50 * time.Millisecond
	lockTries = 60
)

// Reconcile compares the current edition with the CMS and applies every difference,
// including deletions. Run it every minute, since webhooks can get lost. If the CMS
// can't be read completely, Reconcile returns an error and changes nothing.
func (s *Service) Reconcile(ctx context.Context) error { return s.reconcile(ctx, asked) }

func (s *Service) reconcile(ctx context.Context, e effort) error {
	return s.change(ctx, e, true, func(ctx context.Context, next *edition.Edition) error {
		return s.compare(ctx, next, false)
	})
}

// compare reads what differs from the CMS, or everything if that hasn't been done for an
// hour or if all is set.
func (s *Service) compare(ctx context.Context, next *edition.Edition, all bool) error {
	now := s.deps.Clock.Now()
	full := now.Sub(s.fullAt) >= fullEvery
	if err := s.readEverything(ctx, next, full || all); err != nil {
		return err
	}
	if full {
		s.fullAt = now
	}
	return nil
}

// readEverything reads the entries published since the last comparison, or all entries if
// full is set, and drops entries that are no longer published.
func (s *Service) readEverything(ctx context.Context, next *edition.Edition, full bool) error {
	stamps, err := s.cms.Stamps(ctx, strapi.ArticlesPath)
	if err != nil {
		return err
	}
	if err := takeChanged(ctx, next.Articles, stamps, full, s.cms.Articles); err != nil {
		return err
	}
	if stamps, err = s.cms.EpisodeStamps(ctx); err != nil {
		return err
	}
	if err := takeChanged(ctx, next.Episodes, stamps, full, s.cms.Episodes); err != nil {
		return err
	}
	for _, p := range edition.Parts {
		if err := s.cms.ReadPart(ctx, next, p.Name); err != nil {
			return err
		}
	}
	return nil
}

// takeChanged reads the entries whose stamps differ from those in held.
func takeChanged[T edition.Entry](ctx context.Context, held map[string]T, stamps map[string]string, full bool, read func(context.Context, []string) ([]T, error)) error {
	var changed []string
	for id, stamp := range stamps {
		if entry, known := held[id]; full || !known || entry.Common().Stamp != stamp {
			changed = append(changed, id)
		}
	}
	slices.Sort(changed)
	maps.DeleteFunc(held, func(id string, _ T) bool { _, there := stamps[id]; return !there })
	return takeEntries(ctx, held, changed, read)
}

// takeEntries reads the entries with the given ids and drops those that aren't
// published.
func takeEntries[T edition.Entry](ctx context.Context, held map[string]T, ids []string, read func(context.Context, []string) ([]T, error)) error {
	entries, err := read(ctx, ids)
	if err != nil {
		return err
	}
	gone := map[string]bool{}
	for _, id := range ids {
		gone[id] = true
	}
	for _, entry := range entries {
		if id := entry.Common().ID; gone[id] {
			delete(gone, id)
			edition.Put(held, entry)
		}
	}
	maps.DeleteFunc(held, func(id string, _ T) bool { return gone[id] })
	return nil
}

// change builds the next edition. read updates a copy of the current edition from the
// CMS; whole means that it reads everything. On an error, nothing changes.
func (s *Service) change(ctx context.Context, e effort, whole bool, read func(context.Context, *edition.Edition) error) error {
	s.update.Lock()
	defer s.update.Unlock()
	release, err := s.turnToChange(ctx, e)
	if err != nil {
		return err
	}
	if release == nil {
		return nil
	}
	defer release()
	s.catchUp(ctx)
	if now := s.deps.Clock.Now(); !e.always && s.current.Load() != nil && s.fresh(now) {
		return nil
	}

	next := edition.New()
	var before *edition.Edition
	if v := s.current.Load(); v != nil {
		before = v.Edition
		next = before.Clone()
	}
	now := s.deps.Clock.Now()
	err = read(ctx, next)
	s.tries.note(err, now)
	if err != nil {
		return err
	}
	return s.adopt(ctx, before, next, now, whole || before == nil)
}

// turnToChange takes the lock that lets one process read the CMS at a time. release is
// nil if another process does the work. Without Redis, it doesn't wait.
func (s *Service) turnToChange(ctx context.Context, e effort) (release func(), err error) {
	for range lockTries {
		release, err := s.shared.Lock(ctx, s.process)
		if err != nil {
			s.deps.Log.WarnContext(ctx, "content not shared through Redis", slog.Any("error", err))
			return func() {}, ctx.Err()
		}
		if release != nil {
			return release, nil
		}
		if !e.wait {
			return nil, nil
		}
		if err := s.pause(ctx, lockPause); err != nil {
			return nil, fmt.Errorf("wait for another process: %w", err)
		}
	}
	// The other process takes too long. Both write what they read, and the next
	// comparison corrects what the slower one overwrote.
	return func() {}, nil
}

// adopt shows the next edition and stores the changes in SQL and Redis. If that fails,
// the content is still served.
func (s *Service) adopt(ctx context.Context, before, next *edition.Edition, now time.Time, whole bool) error {
	slugs := edition.SlugsToRemember(before, next, now)
	maps.Copy(next.Slugs, slugs)
	changes, err := edition.Difference(before, next)
	if err != nil {
		return err
	}
	base := s.version
	if len(changes) > 0 || base == "" {
		s.version = fmt.Sprintf("%d-%s", now.UnixMilli(), s.process)
		if s.version == base { // two changes in one millisecond
			s.version += "+"
		}
	}
	if before == nil || len(changes) > 0 {
		s.current.Store(view.New(next, s.deps.Clock.Now(), s.library))
	}
	if whole {
		s.checkedAt.Store(now.UnixMilli())
		s.doubtful.Store(false)
	}

	err = s.keep(ctx, next, changes, slugs)
	if s.kept = err == nil; err != nil {
		s.deps.Log.ErrorContext(ctx, "content not stored in SQL", slog.Any("error", err))
	}
	if err := s.share(ctx, base, next, changes); err != nil {
		s.deps.Log.WarnContext(ctx, "content not shared through Redis", slog.Any("error", err))
	}
	return nil
}

// keep saves the changes in SQL, or everything if SQL may not have the edition that they
// apply to.
func (s *Service) keep(ctx context.Context, next *edition.Edition, changes map[string][]byte, slugs map[string]string) error {
	checkedAt := time.UnixMilli(s.checkedAt.Load())
	if s.kept {
		return s.store.Save(ctx, changes, slugs, checkedAt)
	}
	everything, err := edition.Difference(nil, next)
	if err != nil {
		return err
	}
	if err := s.store.Save(ctx, everything, slugs, checkedAt); err != nil {
		return err
	}
	return s.store.KeepOnly(ctx, slices.Collect(maps.Keys(everything)))
}

// share writes the changes to Redis for the other processes. If Redis doesn't have the
// version that the changes apply to, share writes everything.
func (s *Service) share(ctx context.Context, base string, next *edition.Edition, changes map[string][]byte) error {
	held, err := s.shared.State(ctx)
	if err != nil {
		return err
	}
	whole := held.Version == "" || held.Version != base
	parts := slices.Sorted(maps.Keys(changes))
	if whole {
		if changes, err = edition.Difference(nil, next); err != nil {
			return err
		}
	}
	checkedAt := s.checkedAt.Load()
	return s.shared.Save(ctx, changes, whole,
		snapshot.State{Version: s.version, Parts: next.Size(), CheckedAt: time.UnixMilli(checkedAt)},
		snapshot.News{From: s.process, Base: base, Version: s.version, Parts: parts, CheckedAt: checkedAt})
}
