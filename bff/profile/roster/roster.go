// Package roster owns the staff's list of all profiles: finding them, who takes care of
// which, acts on many at once, and new profiles by staff. Package profile owns the profiles.
package roster

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/profile"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

// PageSize is the number of profiles per page.
const PageSize = 50

// MostAtOnce is the number of profiles that one act can change, or one export can hold.
const MostAtOnce = 2000

// Filter selects profiles. Zero values match everything.
type Filter struct {
	Query    string // words that all must begin a word of the name, email, slug, or an institution
	Status   status.Status
	Owner    string // claimed or unclaimed
	Source   stored.Source
	Area     string // a category, or category/subcategory
	Country  string
	State    string
	From, To int    // completeness in percent, inclusive; To 0 means 100
	Empty    string // a section without entries
	Stale    bool   // a section is stale
	Assignee string // an account, or none
	Sort     string
}

// Listed is a profile in the list.
type Listed struct {
	ID           string
	UserID       string
	Name         string
	Headline     string
	Slug         string
	Status       status.Status
	Source       stored.Source
	Area         string
	Country      string
	State        string
	Completeness int
	StaleFrom    *time.Time
	UpdatedAt    time.Time
	CreatedAt    time.Time
	AssigneeID   string
	Assignee     string // name
	Sections     map[string]SectionState
}

// SectionState is how complete a section is.
type SectionState struct {
	Score int // percent
	Stale bool
}

// Profiles are the profiles that staff act on.
type Profiles interface {
	ActAll(ctx context.Context, actor auth.Actor, expertIDs []string, act status.Act, reason string) ([]profile.ActResult, error)
	Prepare(ctx context.Context, actor auth.Actor, p profile.Preparation) (expertID string, err error)
	Twins(ctx context.Context, p profile.Preparation) ([]profile.Twin, error)
	// WordsOf returns the folded words of a text.
	WordsOf(text string) []string
}

// Deps of the service.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	Profiles Profiles
	Accounts auth.Directory
	AuditLog auth.AuditLog
}

// Service implements the rules of the list.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

// List returns a page (from 1) of profiles and the number of all that match.
func (s *Service) List(ctx context.Context, f Filter, page int) ([]Listed, int, error) {
	return s.list(ctx, f, (page-1)*PageSize, PageSize)
}

func (s *Service) list(ctx context.Context, f Filter, offset, limit int) ([]Listed, int, error) {
	now := s.Clock.Now()
	words, err := wordIndex.RarestFirst(ctx, s.store.db, s.Profiles.WordsOf(f.Query))
	if err != nil {
		return nil, 0, err
	}
	count, err := s.store.count(ctx, f, words, now)
	if err != nil || count == 0 {
		return nil, count, err
	}
	found, err := s.store.page(ctx, f, words, now, offset, limit)
	if err != nil || len(found) == 0 {
		return nil, count, err
	}
	people, err := s.Accounts.People(ctx, assigneesOf(found))
	if err != nil {
		return nil, 0, err
	}
	for i := range found {
		found[i].Assignee = people[found[i].AssigneeID].Name
	}
	return found, count, nil
}

// All returns every profile that matches, for an export. It refuses more than MostAtOnce,
// so that no export is silently cut off.
func (s *Service) All(ctx context.Context, f Filter) ([]Listed, error) {
	found, count, err := s.list(ctx, f, 0, MostAtOnce)
	if err == nil && count > MostAtOnce {
		err = errs.Invalidf("%d profiles match. Narrow the filter: an export has at most %d.", count, MostAtOnce)
	}
	return found, err
}

func assigneesOf(found []Listed) []string {
	var ids []string
	for _, l := range found {
		if l.AssigneeID != "" {
			ids = append(ids, l.AssigneeID)
		}
	}
	return ids
}

// matching returns the ids of all profiles that match, at most limit.
func (s *Service) matching(ctx context.Context, f Filter, limit int) ([]string, error) {
	words, err := wordIndex.RarestFirst(ctx, s.store.db, s.Profiles.WordsOf(f.Query))
	if err != nil {
		return nil, err
	}
	return s.store.ids(ctx, f, words, s.Clock.Now(), limit)
}
