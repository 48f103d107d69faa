package notify

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/web"
)

type personalChoice struct {
	Kind   string `json:"kind"`
	Label  string `json:"label,omitempty"`
	Wanted bool   `json:"wanted"`
	InApp  bool   `json:"in_app"`
}

type personalSchedule struct {
	TimeZone   string     `json:"time_zone"`
	DigestAt   string     `json:"digest_at"`
	Quiet      bool       `json:"quiet"`
	QuietFrom  string     `json:"quiet_from"`
	QuietUntil string     `json:"quiet_until"`
	LastDigest *time.Time `json:"last_digest"`
}

type personalEntry struct {
	Title  string     `json:"title"`
	Path   string     `json:"path"`
	At     time.Time  `json:"at"`
	ReadAt *time.Time `json:"read_at"`
}

type personalHeld struct {
	Subject string    `json:"subject"`
	DueAt   time.Time `json:"due_at"`
}

// personal is all of it.
type personal struct {
	Choices       []personalChoice  `json:"choices"`
	Schedule      *personalSchedule `json:"schedule"`
	Notifications []personalEntry   `json:"notifications"`
	Held          []personalHeld    `json:"held"`
}

// Export writes the person's choices, schedule, and notifications.
func (s *Service) Export(ctx context.Context, userID string, to *archive.Writer) error {
	p := personal{Choices: []personalChoice{}, Notifications: []personalEntry{}, Held: []personalHeld{}}
	rows, err := s.store.all(ctx, userID)
	if err != nil {
		return err
	}
	for _, r := range rows {
		choice := personalChoice{Kind: r.Kind, Wanted: r.Wanted, InApp: r.InApp}
		if k := s.kind(r.Kind); k != nil {
			choice.Label = k.Label
		}
		p.Choices = append(p.Choices, choice)
	}
	if p.Schedule, err = s.personalSchedule(ctx, userID); err != nil {
		return err
	}
	entries, err := s.store.allEntries(ctx, userID)
	if err != nil {
		return err
	}
	shown, err := s.shown(ctx, "", entries)
	if err != nil {
		return err
	}
	for _, e := range shown {
		p.Notifications = append(p.Notifications, personalEntry{e.Title, e.Path, e.At, e.ReadAt})
	}
	held, err := s.store.heldFor(ctx, userID)
	for _, h := range held {
		p.Held = append(p.Held, personalHeld{h.Subject, time.UnixMilli(h.DueAt).UTC()})
	}
	if err != nil {
		return err
	}
	return to.JSON("notifications", p)
}

func (s *Service) personalSchedule(ctx context.Context, userID string) (*personalSchedule, error) {
	rows, err := s.store.schedules(ctx, []string{userID})
	if err != nil {
		return nil, err
	}
	last, err := s.store.digests(ctx, []string{userID})
	if err != nil {
		return nil, err
	}
	row, chose := rows[userID]
	ms, sent := last[userID]
	if !chose && !sent {
		return nil, nil
	}
	return &personalSchedule{row.TimeZone, clockOf(row.DigestAt), row.Quiet, clockOf(row.QuietFrom), clockOf(row.QuietUntil), web.OrNil(clock.AtMillis(&ms))}, nil
}
