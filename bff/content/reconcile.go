package content

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"time"
)

// effort says what to do about other processes.
type effort struct {
	wait   bool // for a process that is at work; otherwise leave the work to it
	always bool // even if another process has compared everything just now
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

// Reconcile compares all that the CMS has published with what is held, and takes
// over what differs, deletions included. It is what makes webhooks a mere hint; run
// it every minute. The error says that the CMS could not be read completely: what
// is held stays.
func (s *Service) Reconcile(ctx context.Context) error { return s.reconcile(ctx, asked) }

func (s *Service) reconcile(ctx context.Context, e effort) error {
	return s.change(ctx, e, true, func(ctx context.Context, next *edition) error {
		now := s.deps.Clock.Now()
		full := now.Sub(s.fullAt) >= fullEvery
		if err := s.readArticles(ctx, next, full); err != nil {
			return err
		}
		for _, part := range singleParts {
			if err := s.readPart(ctx, next, part); err != nil {
				return err
			}
		}
		if full {
			s.fullAt = now
		}
		return nil
	})
}

// readArticles takes over the articles that were published anew, all of them when
// full, and drops those that are published no longer.
func (s *Service) readArticles(ctx context.Context, next *edition, full bool) error {
	stamps, err := s.cms.stamps(ctx)
	if err != nil {
		return err
	}
	var changed []string
	for id, stamp := range stamps {
		if held := next.articles[id]; full || held == nil || held.Stamp != stamp {
			changed = append(changed, id)
		}
	}
	slices.Sort(changed)
	maps.DeleteFunc(next.articles, func(id string, _ *record) bool { _, there := stamps[id]; return !there })
	return s.takeArticles(ctx, next, changed)
}

// takeArticles reads the named articles; one that is not published is dropped.
func (s *Service) takeArticles(ctx context.Context, next *edition, ids []string) error {
	records, err := s.cms.articles(ctx, ids)
	if err != nil {
		return err
	}
	gone := map[string]bool{}
	for _, id := range ids {
		gone[id] = true
	}
	for _, r := range records {
		if gone[r.ID] {
			delete(gone, r.ID)
			next.put(r)
		}
	}
	maps.DeleteFunc(next.articles, func(id string, _ *record) bool { return gone[id] })
	return nil
}

func (s *Service) readPart(ctx context.Context, next *edition, part string) (err error) {
	switch part {
	case categoriesPart:
		next.categories, err = s.cms.categories(ctx)
	case authorsPart:
		next.authors, err = s.cms.authors(ctx)
	case navigationPart:
		next.navigation, err = s.cms.navigation(ctx)
	case footerPart:
		next.footer, err = s.cms.footer(ctx)
	case homePart:
		next.home, err = s.cms.home(ctx)
	}
	return err
}

// change makes the next edition: read alters a copy of the current one with what
// the CMS has now; whole tells that it looks at everything. On an error nothing is
// changed.
func (s *Service) change(ctx context.Context, e effort, whole bool, read func(context.Context, *edition) error) error {
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

	next := newEdition()
	var before *edition
	if v := s.current.Load(); v != nil {
		before = v.edition
		next = before.clone()
	}
	now := s.deps.Clock.Now()
	err = read(ctx, next)
	s.tries.note(err, now)
	if err != nil {
		return err
	}
	return s.adopt(ctx, before, next, now, whole || before == nil)
}

// turnToChange waits for the turn of this process. It is nil where the work is
// left to another one. Without Redis there is nobody to wait for.
func (s *Service) turnToChange(ctx context.Context, e effort) (release func(), err error) {
	for range lockTries {
		release, err := s.shared.lock(ctx, s.process)
		if err != nil {
			s.deps.Log.WarnContext(ctx, "content is not shared", slog.Any("error", err))
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
	// It takes longer than it may. Both write what they read; the next comparison
	// mends what the slower one overwrote.
	return func() {}, nil
}

// adopt shows the next edition, and keeps what changed in Redis and in SQL. The
// content is served even where it cannot be kept.
func (s *Service) adopt(ctx context.Context, before, next *edition, now time.Time, whole bool) error {
	slugs := slugsToRemember(before, next, now)
	maps.Copy(next.slugs, slugs)
	changes, err := difference(before, next)
	if err != nil {
		return err
	}
	base := s.version
	if len(changes) > 0 || base == "" {
		s.version = fmt.Sprintf("%d-%s", now.UnixMilli(), s.process)
		if s.version == base { // twice in a millisecond
			s.version += "+"
		}
	}
	if before == nil || len(changes) > 0 {
		s.current.Store(newView(next, s.deps.Clock.Now()))
	}
	if whole {
		s.checkedAt.Store(now.UnixMilli())
		s.doubtful.Store(false)
	}

	err = s.keep(ctx, next, changes, slugs)
	if s.kept = err == nil; err != nil {
		s.deps.Log.ErrorContext(ctx, "content not kept for an outage", slog.Any("error", err))
	}
	if err := s.share(ctx, base, next, changes); err != nil {
		s.deps.Log.WarnContext(ctx, "content is not shared", slog.Any("error", err))
	}
	return nil
}

// keep saves the changes, or everything where SQL may not have what they apply to.
func (s *Service) keep(ctx context.Context, next *edition, changes map[string][]byte, slugs map[string]string) error {
	checkedAt := time.UnixMilli(s.checkedAt.Load())
	if s.kept {
		return s.store.save(ctx, changes, slugs, checkedAt)
	}
	everything, err := difference(nil, next)
	if err != nil {
		return err
	}
	if err := s.store.save(ctx, everything, slugs, checkedAt); err != nil {
		return err
	}
	return s.store.keepOnly(ctx, slices.Collect(maps.Keys(everything)))
}

// share writes the changes for the other processes. Where Redis holds another
// version than the changes apply to, it has lost ours: all is written again.
func (s *Service) share(ctx context.Context, base string, next *edition, changes map[string][]byte) error {
	held, err := s.shared.state(ctx)
	if err != nil {
		return err
	}
	whole := held.version == "" || held.version != base
	parts := slices.Sorted(maps.Keys(changes))
	if whole {
		if changes, err = difference(nil, next); err != nil {
			return err
		}
	}
	checkedAt := s.checkedAt.Load()
	return s.shared.save(ctx, changes, whole,
		state{version: s.version, articles: len(next.articles), checkedAt: time.UnixMilli(checkedAt)},
		news{From: s.process, Base: base, Version: s.version, Parts: parts, CheckedAt: checkedAt})
}

// slugsToRemember are the slugs that visitors may have seen and that the memory
// does not have yet: those that changed or went away, and those of what is due now.
func slugsToRemember(before, next *edition, now time.Time) map[string]string {
	slugs := map[string]string{}
	note := func(r *record) {
		if !r.PublishedAt.After(now) && next.slugs[r.Slug] != r.ID {
			slugs[r.Slug] = r.ID
		}
	}
	if before != nil {
		for id, old := range before.articles {
			if is := next.articles[id]; is == nil || is.Slug != old.Slug {
				note(old)
			}
		}
	}
	for _, r := range next.articles {
		note(r) // last: a slug belongs to the article that has it now
	}
	return slugs
}
