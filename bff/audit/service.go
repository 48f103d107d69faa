package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"golang.org/x/text/cases"

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

// Service keeps the log. It is an auth.Recorder.
type Service struct {
	Deps
	store store
}

// New readies the service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

var _ auth.Recorder = (*Service)(nil)

// Program is the name of the actor where the program itself acts.
const Program = "Peritus"

var wellFormed = regexp.MustCompile(`^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$`)

// Record appends a deed, in the transaction of ctx. Entries are numbered in the
// order of commits, so from here to the commit every other writer waits: record
// last in a transaction, after all that locks something.
func (s *Service) Record(ctx context.Context, actor auth.Actor, deed auth.Deed) error {
	_, err := s.append(ctx, actor, deed)
	return err
}

func (s *Service) append(ctx context.Context, actor auth.Actor, deed auth.Deed) (seq int64, err error) {
	if !wellFormed.MatchString(deed.Action) || deed.Kind == "" {
		return 0, fmt.Errorf("audit: deed %q on kind %q is not well formed", deed.Action, deed.Kind)
	}
	if actor.Name == "" && !actor.SignedIn() {
		actor.Name = Program
	}
	who, err := newPart(actorPart, Actor{Name: actor.Name, Groups: actor.Groups.String()}, actor.Name)
	if err != nil {
		return 0, err
	}
	what, err := newPart(subjectPart, Subject{Name: deed.Name, Reason: deed.Reason, Detail: deed.Detail}, wordsOf(deed)...)
	if err != nil {
		return 0, err
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		last, err := s.store.lockLast(ctx)
		if err != nil {
			return err
		}
		entry := entryRow{Seq: last.Seq + 1, At: s.Clock.Now().UnixMilli(), ActorID: actor.UserID, Action: deed.Action,
			Kind: deed.Kind, SubjectID: deed.ID, PersonID: personOf(deed), ActorDigest: who.digest(), SubjectDigest: what.digest()}
		entry.Hash = hashOf(last.Hash, entry)
		seq, who.Seq, what.Seq = entry.Seq, entry.Seq, entry.Seq
		return s.store.add(ctx, entry, who, what)
	})
	return seq, err
}

func personOf(deed auth.Deed) string {
	if deed.Person == "" && deed.Kind == "account" {
		return deed.ID
	}
	return deed.Person
}

func newPart(part string, content any, words ...string) (partRow, error) {
	b, err := json.Marshal(content)
	if err != nil {
		return partRow{}, fmt.Errorf("audit: %w", err)
	}
	return partRow{Part: part, Salt: newSalt(), Content: string(b), FoundBy: folded(strings.Join(words, "\n"))}, nil
}

func wordsOf(deed auth.Deed) []string {
	words := []string{deed.Name, deed.Reason}
	for _, value := range deed.Detail {
		words = append(words, value)
	}
	return words
}

// folded is text as searching compares it.
func folded(s string) string { return cases.Fold().String(text.Normal(s)) }
