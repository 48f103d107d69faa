package notify

import (
	"context"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

const (
	// KeptFor is how long the center shows an entry.
	KeptFor = 90 * 24 * time.Hour
	// PageSize is the number of entries on a page.
	PageSize = 25
	// MostCounted is where a count of unread entries ends.
	MostCounted = 100
	// noName stands for a person whose account was deleted.
	noName = "a deleted account"
)

// Entry is a notification in the center.
type Entry struct {
	ID     string
	Kind   *Kind
	Title  string
	Path   string
	At     time.Time
	ReadAt *time.Time
}

var errNoEntry = errs.NotFoundf("Notification")

// Entries returns a range of the actor's entries of a topic, or of all: those of kinds that
// they can receive now.
func (s *Service) Entries(ctx context.Context, actor auth.Actor, topic Topic, rows web.Rows[string]) ([]Entry, error) {
	found, err := s.store.entries(ctx, actor.UserID, s.codesFor(actor, topic), rows)
	if err != nil {
		return nil, err
	}
	return s.shown(ctx, auth.DashboardRoute(actor.Groups), found)
}

// shown fills in the names of today.
func (s *Service) shown(ctx context.Context, area string, rows []entryRow) ([]Entry, error) {
	var by []string
	for _, r := range rows {
		if r.ByID != "" {
			by = append(by, r.ByID)
		}
	}
	names := map[string]auth.Person{}
	if len(by) > 0 {
		var err error
		if names, err = s.People.People(ctx, sortedUnique(by)); err != nil {
			return nil, err
		}
	}
	entries := make([]Entry, len(rows))
	for i, r := range rows {
		entries[i] = Entry{ID: r.ID, Kind: s.kind(r.Kind), Title: named(r.Title, names[r.ByID].Name), Path: pathIn(area, r.Path),
			At: time.UnixMilli(r.CreatedAt).UTC(), ReadAt: clock.TimeAt(r.ReadAt)}
	}
	return entries, nil
}

// pathIn puts an area into a stored path.
func pathIn(area, path string) string {
	if path = strings.Replace(path, areaMark, strings.TrimSuffix(area, "/"), 1); path == "" {
		return "/"
	}
	return path
}

// named puts a name into a stored title.
func named(title, name string) string {
	if name == "" {
		name = noName
	}
	title = strings.ReplaceAll(title, byMark, name)
	first, size := utf8.DecodeRuneInString(title)
	return string(unicode.ToUpper(first)) + title[size:]
}

// codesFor returns the kinds of a topic, or of all, that an actor sees in the center. It's
// never empty for a topic of theirs.
func (s *Service) codesFor(actor auth.Actor, topic Topic) []string {
	codes := []string{}
	for _, k := range s.kinds {
		if k.InApp != nil && k.isFor(actor) && (topic == "" || topic == k.InApp.Topic) {
			codes = append(codes, k.Code)
		}
	}
	return codes
}

// Unread counts the actor's unread entries, up to MostCounted.
func (s *Service) Unread(ctx context.Context, actor auth.Actor) (int, error) {
	return s.store.unread(ctx, actor.UserID, s.codesFor(actor, ""), MostCounted)
}

// Read marks one of the actor's entries as read.
func (s *Service) Read(ctx context.Context, actor auth.Actor, entryID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		found, changed, err := s.store.read(ctx, actor.UserID, entryID, s.Clock.Now().UnixMilli())
		switch {
		case err != nil:
			return err
		case !found:
			return errNoEntry
		case changed:
			s.Told.Publish(ctx, Told{actor.UserID})
		}
		return nil
	})
}

// ReadUntil marks the actor's entries of a topic, or of all, as read: up to the newest that
// they saw, so that what came meanwhile stays unread.
func (s *Service) ReadUntil(ctx context.Context, actor auth.Actor, topic Topic, until string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		n, err := s.store.readUntil(ctx, actor.UserID, until, s.codesFor(actor, topic), s.Clock.Now().UnixMilli())
		if err == nil && n > 0 {
			s.Told.Publish(ctx, Told{actor.UserID})
		}
		return err
	})
}

// add stores entries and tells open pages, after the commit.
func (s *Service) add(ctx context.Context, entries []entryRow) error {
	if err := s.store.addEntries(ctx, entries); err != nil {
		return err
	}
	told := make([]string, len(entries))
	for i, e := range entries {
		told[i] = e.UserID
	}
	for _, userID := range sortedUnique(told) {
		s.Told.Publish(ctx, Told{userID})
	}
	return nil
}

// Sweep deletes entries after KeptFor.
func (s *Service) Sweep(ctx context.Context) error {
	return s.store.sweep(ctx, s.Clock.Now().Add(-KeptFor).UnixMilli())
}

// Forget deletes all that belongs to a person.
func (s *Service) Forget(ctx context.Context, userID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error { return s.store.forget(ctx, userID) })
}
