package view

import (
	"cmp"
	"peritus/bff/content/edition"
	"slices"
	"strings"
	"time"
)

// shelf holds the due entries of one type, newest first, with indexes to find them.
type shelf[T edition.Entry] struct {
	prefix  string    // of its slugs in Edition.Slugs
	Entries []T       // due, newest first
	until   time.Time // when the next entry is due; zero for never
	bySlug  map[string]int
	byID    map[string]int
}

func newShelf[T edition.Entry](prefix string, held map[string]T, now time.Time) shelf[T] {
	s := shelf[T]{prefix: prefix, bySlug: map[string]int{}, byID: map[string]int{}}
	for _, entry := range held {
		at := entry.Common().PublishedAt
		if !at.After(now) {
			s.Entries = append(s.Entries, entry)
		} else if s.until.IsZero() || at.Before(s.until) {
			s.until = at
		}
	}
	slices.SortFunc(s.Entries, func(a, b T) int {
		return cmp.Or(b.Common().PublishedAt.Compare(a.Common().PublishedAt), cmp.Compare(a.Common().ID, b.Common().ID))
	})
	for i, entry := range s.Entries {
		s.byID[entry.Common().ID] = i
		if _, taken := s.bySlug[entry.Common().Slug]; !taken {
			s.bySlug[entry.Common().Slug] = i
		}
	}
	return s
}

// newest returns when the newest entry became due, or zero without entries.
func (s *shelf[T]) newest() time.Time {
	if len(s.Entries) == 0 {
		return time.Time{}
	}
	return s.Entries[0].Common().PublishedAt
}

// Find returns the entry for id: its slug, a former slug, or its document id. A current
// slug wins over all others. moved is true if the entry has another URL now.
func (s *shelf[T]) Find(id string, slugs map[string]string) (i int, moved, found bool) {
	if i, ok := s.bySlug[id]; ok {
		return i, false, true
	}
	if i, ok := s.byID[id]; ok {
		return i, true, true
	}
	if i, ok := s.byID[slugs[s.prefix+id]]; ok {
		return i, true, true
	}
	for i, entry := range s.Entries { // newest first, as with stored slugs
		if slices.Contains(entry.Common().FormerSlugs, id) {
			return i, true, true
		}
	}
	if lower := strings.ToLower(id); lower != id {
		i, _, found = s.Find(lower, slugs)
		return i, true, found
	}
	return 0, false, false
}

// earliest returns the earlier of two times. Zero means never.
func earliest(a, b time.Time) time.Time {
	if a.IsZero() || (!b.IsZero() && b.Before(a)) {
		return b
	}
	return a
}
