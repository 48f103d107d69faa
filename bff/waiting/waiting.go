// Package waiting owns the overview of what waits for staff, across all queues. The queues
// themselves, and what staff decide there, are left to their domains.
package waiting

import (
	"cmp"
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/place"
)

const (
	// LateAfter is how long something waits before it counts as late.
	LateAfter = 48 * time.Hour
	// ListSize is how many waiting things the overview lists.
	ListSize = 12
)

// Queue is a list that staff work through.
type Queue string

const (
	Claims        Queue = "claims"
	Requests      Queue = "requests"
	Profiles      Queue = "profiles"
	BarAdmissions Queue = "bar-admissions"
	Reports       Queue = "message-reports"
	Payments      Queue = "payments"
)

// Queues in the order staff see them.
var Queues = []Queue{Claims, Requests, Profiles, BarAdmissions, Reports, Payments}

// pages are where staff work through each queue. People see a queue if they can open its
// page.
var pages = map[Queue]string{Claims: "/admin/claims", Requests: "/admin/requests", Profiles: "/admin/claims", BarAdmissions: "/admin/claims", Reports: "/admin/message-reports", Payments: "/admin/credits"}

// Count is how much waits in a queue.
type Count struct {
	Queue  Queue
	Waits  int
	Late   int       // waiting for longer than LateAfter
	Oldest time.Time // zero if nothing waits
}

// Thing is one thing that waits.
type Thing struct {
	Queue    Queue
	ID       string
	Title    string // who or what it is about; can be empty
	Detail   string // for people
	Assignee string // name of the staff member who handles it; can be empty
	Since    time.Time
}

// Service answers what waits.
type Service struct {
	store store
	clock clock.Clock
}

// New returns a service.
func New(d *db.DB, c clock.Clock) *Service { return &Service{store: store{d}, clock: c} }

// Counts returns the counts of the queues that the actor can open, in the order of Queues.
func (s *Service) Counts(ctx context.Context, actor auth.Actor) ([]Count, error) {
	queues := queuesOf(actor)
	if len(queues) == 0 {
		return nil, nil
	}
	rows, err := s.store.counts(ctx, queues, s.clock.Now().Add(-LateAfter))
	if err != nil {
		return nil, err
	}
	counts := make([]Count, len(queues))
	for i, q := range queues {
		counts[i] = Count{Queue: q}
		if row := rows[q]; row.Waits > 0 {
			counts[i] = Count{Queue: q, Waits: row.Waits, Late: row.Late, Oldest: time.UnixMilli(row.Oldest).UTC()}
		}
	}
	return counts, nil
}

// ByPage returns how much waits on each page that the actor can open.
func (s *Service) ByPage(ctx context.Context, actor auth.Actor) (map[string]int, error) {
	counts, err := s.Counts(ctx, actor)
	found := map[string]int{}
	for _, c := range counts {
		found[pages[c.Queue]] += c.Waits
	}
	return found, err
}

// Oldest returns what has waited longest in the queues that the actor can open, at most
// ListSize things.
func (s *Service) Oldest(ctx context.Context, actor auth.Actor) ([]Thing, error) {
	queues := queuesOf(actor)
	if len(queues) == 0 {
		return nil, nil
	}
	rows, err := s.store.oldest(ctx, queues, ListSize)
	things := make([]Thing, len(rows))
	for i, row := range rows {
		things[i] = Thing{Queue: row.Queue, ID: row.ID, Title: row.Title, Detail: row.words(), Assignee: row.Assignee,
			Since: time.UnixMilli(row.Since).UTC()}
	}
	return things, err
}

// queuesOf returns the queues that a member of staff can open.
func queuesOf(actor auth.Actor) []Queue {
	var queues []Queue
	for _, q := range Queues {
		if auth.ReturnPath(actor, pages[q]) {
			queues = append(queues, q)
		}
	}
	return queues
}

// words describe what waits, beneath its title.
func (r thingRow) words() string {
	switch r.Queue {
	case Claims:
		what := "Claim"
		switch {
		case r.State == "disputed":
			what = "Disputed claim"
		case r.Kind == "removal":
			what = "Removal request"
		}
		return what + map[string]string{"email": " by email code", "sms": " by text message", "document": " by document"}[r.Detail]
	case BarAdmissions:
		return place.State(r.Kind) + " " + r.Detail
	case Requests:
		return cmp.Or(r.Detail, "No subject")
	case Reports:
		return "Reported messages"
	case Payments:
		return map[string]string{"amount": "Another amount or currency was paid", "erased": "Paid after the account was deleted",
			"session": "Paid in another checkout", "refund": "A refund failed", "earlier": "A payment that didn’t fit its order"}[r.Kind]
	}
	return r.Detail
}
