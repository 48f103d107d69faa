package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/text"
)

// Deps of the service.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
}

// Service is the audit log. It implements auth.AuditLog.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

var _ auth.AuditLog = (*Service)(nil)

// Program is the actor's name when no person acts.
const Program = "Peritus"

var wellFormed = regexp.MustCompile(`^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$`)

// Record appends an entry in the transaction of ctx. Entries are numbered in commit
// order, so every other writer waits until the commit. Record last in a transaction,
// after anything else that locks.
func (s *Service) Record(ctx context.Context, actor auth.Actor, entry auth.AuditEntry) error {
	_, err := s.append(ctx, actor, entry)
	return err
}

// ReadOnce is how long reading the same thing again isn't a new entry.
const ReadOnce = time.Minute

// RecordRead appends an entry unless the actor's same action on the same target was
// recorded less than ReadOnce ago.
func (s *Service) RecordRead(ctx context.Context, actor auth.Actor, entry auth.AuditEntry) error {
	after := s.Clock.Now().Add(-ReadOnce)
	recent, err := s.store.hasEntry(s.DB.Read(ctx), actor.UserID, entry, after)
	if err != nil || recent {
		return err
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if _, err := s.store.lockLast(ctx); err != nil {
			return err
		}
		// Another request may have recorded it while this one waited.
		recent, err := s.store.hasEntry(s.DB.Write(ctx), actor.UserID, entry, after)
		if err != nil || recent {
			return err
		}
		return s.Record(ctx, actor, entry)
	})
}

// RecordAll appends an entry for each of many targets, in order.
func (s *Service) RecordAll(ctx context.Context, actor auth.Actor, entries []auth.AuditEntry) error {
	_, err := s.append(ctx, actor, entries...)
	return err
}

// append adds entries in one statement and returns the number of the last.
func (s *Service) append(ctx context.Context, actor auth.Actor, entries ...auth.AuditEntry) (seq int64, err error) {
	if actor.Name == "" && !actor.SignedIn() {
		actor.Name = Program
	}
	rows, parts := make([]entryRow, len(entries)), make([]partRow, 0, 2*len(entries))
	for i, entry := range entries {
		if !wellFormed.MatchString(entry.Action) || entry.Kind == "" {
			return 0, fmt.Errorf("audit: entry %q on kind %q is not well formed", entry.Action, entry.Kind)
		}
		who, err := newPart(actorPart, Actor{Name: actor.Name, Groups: actor.Groups.String()}, actor.Name)
		if err != nil {
			return 0, err
		}
		what, err := newPart(subjectPart, Subject{Name: entry.Name, Reason: entry.Reason, Detail: entry.Detail}, wordsOf(entry)...)
		if err != nil {
			return 0, err
		}
		rows[i] = entryRow{ActorID: actor.UserID, Action: entry.Action, Kind: entry.Kind, SubjectID: entry.ID, PersonID: personOf(entry),
			ActorDigest: who.digest(), SubjectDigest: what.digest()}
		parts = append(parts, who, what)
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		last, err := s.store.lockLast(ctx)
		if err != nil {
			return err
		}
		for i := range rows {
			rows[i].Seq, rows[i].At = last.Seq+1, s.Clock.Now().UnixMilli()
			rows[i].Hash = hashOf(last.Hash, rows[i])
			parts[2*i].Seq, parts[2*i+1].Seq = rows[i].Seq, rows[i].Seq
			last = rows[i]
		}
		seq = last.Seq
		return s.store.add(ctx, rows, parts)
	})
	return seq, err
}

func personOf(entry auth.AuditEntry) string {
	if entry.Person == "" && entry.Kind == "account" {
		return entry.ID
	}
	return entry.Person
}

func newPart(part string, content any, words ...string) (partRow, error) {
	b, err := json.Marshal(content)
	if err != nil {
		return partRow{}, fmt.Errorf("audit: %w", err)
	}
	return partRow{Part: part, Salt: newSalt(), Content: string(b), FoundBy: text.Folded(strings.Join(words, "\n"))}, nil
}

func wordsOf(entry auth.AuditEntry) []string {
	words := []string{entry.Name, entry.Reason}
	for _, value := range entry.Detail {
		words = append(words, value)
	}
	return words
}
