package session

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"time"
)

const (
	// SeenEvery is the precision of a session's last use.
	SeenEvery = 5 * time.Minute
	// seenFlush is the longest delay until it's written.
	seenFlush = 30 * time.Second
)

// sightings are last uses that aren't written yet. Requests only note them, and all are
// written together, so reading causes no write.
type sightings struct {
	mu sync.Mutex
	at map[string]time.Time
}

func newSightings() *sightings { return &sightings{at: map[string]time.Time{}} }

// note records that a session was used now, if that changes anything. written is the last
// use in the database.
func (s *sightings) note(sessionID string, written, now time.Time) {
	if now.Sub(written) < SeenEvery {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if now.Sub(s.at[sessionID]) >= SeenEvery {
		s.at[sessionID] = now
	}
}

// latest returns the last known use, at least what the database says.
func (s *sightings) latest(sessionID string, written time.Time) time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	if at := s.at[sessionID]; at.After(written) {
		return at.UTC()
	}
	return written
}

// take empties the collection.
func (s *sightings) take() map[string]time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	taken := s.at
	s.at = map[string]time.Time{}
	return taken
}

// WriteSightings writes the collected last uses.
func (s *Service) WriteSightings(ctx context.Context) error {
	for sessionID, at := range s.seen.take() {
		if err := s.store.sawSession(ctx, sessionID, at); err != nil {
			return err
		}
	}
	return nil
}

// Run writes sightings regularly until ctx ends, then once more. It passes errors to
// report. An error only loses the exact time of a last use.
func (s *Service) Run(ctx context.Context, report func(error)) {
	ticker := time.NewTicker(seenFlush)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			if err := s.WriteSightings(ctx); err != nil && ctx.Err() == nil {
				report(err)
			}
		case <-ctx.Done():
			last, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
			defer cancel()
			if err := s.WriteSightings(last); err != nil {
				report(err)
			}
			return
		}
	}
}

func sortSessions(sessions []Session) {
	slices.SortStableFunc(sessions, func(a, b Session) int {
		if a.Current != b.Current {
			if a.Current {
				return -1
			}
			return 1
		}
		return cmp.Compare(b.SeenAt.UnixMilli(), a.SeenAt.UnixMilli())
	})
}
