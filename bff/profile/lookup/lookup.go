// Package lookup finds an expert's publications by ORCID iD at DataCite, and adds those that
// the expert accepts. Package profile stores them, and package section has their rules.
package lookup

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/platform/cache"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/graphql"
	"peritus/bff/profile"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
)

const (
	lookupSpan  = time.Hour
	lookupLimit = 20 // requests to DataCite for one person; looking at a list again is free
)

// Profiles are where publications are kept.
type Profiles interface {
	// Items returns a section to those who may edit it.
	Items(ctx context.Context, actor auth.Actor, expertID, code string) (editing.SectionView, error)
	// Import adds the rows that choose returns.
	Import(ctx context.Context, actor auth.Actor, expertID, code, reason string, choose func(current []section.Item) (profile.Imported, error)) (profile.Outcome, error)
}

// Deps are the service's dependencies.
type Deps struct {
	Profiles Profiles
	// DataCite is nil if lookups are off.
	DataCite *graphql.Client
	Redis    redis.UniversalClient
	Log      *slog.Logger
}

// Service implements the lookup.
type Service struct{ Deps }

// New returns a service.
func New(deps Deps) *Service { return &Service{deps} }

var (
	errOff     = errs.NotFoundf("Lookup")
	errChanged = errs.Conflicting("This list has changed since you opened it. Find the publications again, and choose from the new list.", nil)
)

// Find returns the works of an ORCID iD, compared with the publications of a profile. Without
// an iD, it takes the one in Me on the web. Errors: those of profile.Items, NotFound if
// lookups are off, Invalid by field, TooMany, Unavailable.
func (s *Service) Find(ctx context.Context, actor auth.Actor, expertID, orcid string) (PublicationLookup, error) {
	view, orcid, err := s.start(ctx, actor, expertID, orcid)
	if err != nil {
		return PublicationLookup{}, err
	}
	found, err := s.works(ctx, actor, orcid)
	if err != nil {
		return PublicationLookup{}, err
	}
	rows, err := rowsOf(view)
	if err != nil {
		return PublicationLookup{}, err
	}
	return compared(orcid, found, rows), nil
}

// start checks who may edit the profile, and which iD to look up.
func (s *Service) start(ctx context.Context, actor auth.Actor, expertID, orcid string) (editing.SectionView, string, error) {
	view, err := s.Profiles.Items(ctx, actor, expertID, section.PublicationsCode)
	if err != nil {
		return view, "", err
	}
	if s.DataCite == nil {
		return view, "", errOff
	}
	if orcid == "" && view.Lookup != nil {
		orcid = view.Lookup.ORCID
	}
	form := person{orcid}
	if problems := field.Validate(&form); len(problems) > 0 {
		return view, "", errs.Field(problems)
	}
	return view, form.ORCID, nil
}

// person is whose works are looked up.
type person struct {
	ORCID string `json:"orcid"`
}

// Declare binds the fields.
func (p *person) Declare(f *field.Form) {
	f.Identifier(&p.ORCID, "ORCID iD", field.ORCID, field.Required, field.Called("the ORCID iD"))
}

// Added is the result of accepting publications.
type Added struct {
	profile.Outcome
	Count   int
	Skipped int // already in the profile
}

// Accept adds chosen publications of a list that Find returned, all or none. Those that were
// added meanwhile are skipped, so accepting twice is the same as once. Errors: those of
// Find, and Conflict if the list has other works now.
func (s *Service) Accept(ctx context.Context, actor auth.Actor, expertID, orcid string, keys []string, reason string) (Added, error) {
	_, orcid, err := s.start(ctx, actor, expertID, orcid)
	if err != nil {
		return Added{}, err
	}
	if len(keys) == 0 {
		return Added{}, errs.Field(map[string][]string{"keys": {"Choose at least one publication."}})
	}
	found, err := s.works(ctx, actor, orcid)
	if err != nil {
		return Added{}, err
	}
	chosen, err := found.pick(keys)
	if err != nil {
		return Added{}, err
	}
	var added Added
	added.Outcome, err = s.Profiles.Import(ctx, actor, expertID, section.PublicationsCode, reason, func(current []section.Item) (profile.Imported, error) {
		in := profile.Imported{Source: "Found at DataCite by ORCID iD " + orcid + "."}
		index := indexOf(current)
		for _, p := range chosen {
			if index.Find(p) == nil {
				index.Add(p)
				in.Rows = append(in.Rows, p)
			}
		}
		added.Count, added.Skipped = len(in.Rows), len(chosen)-len(in.Rows)
		return in, tooMany(len(current), len(in.Rows))
	})
	return added, err
}

// tooMany returns an error if a section with some rows has no room for more.
func tooMany(rows, more int) error {
	declared, _ := section.Find(section.PublicationsCode)
	if rows+more <= declared.Max {
		return nil
	}
	text := "This section is full. Delete a publication before you add another."
	if room := declared.Max - rows; room > 0 {
		text = fmt.Sprintf("There’s room for %d more publications. Choose %d or fewer.", room, room)
	}
	return errs.Field(map[string][]string{"keys": {text}})
}

// limit counts a request to DataCite. Without Redis, no one is refused.
func (s *Service) limit(ctx context.Context, actor auth.Actor) error {
	wait, err := cache.Take(ctx, s.Redis, "lookup:person:"+actor.UserID, lookupLimit, lookupSpan)
	if err != nil {
		s.Log.WarnContext(ctx, "lookups of publications are not limited", "error", err)
		return nil
	}
	if wait > 0 {
		return errs.TooManyRequests(fmt.Sprintf("You've looked up publications %d times within an hour. Try again in %d minutes.",
			lookupLimit, int((wait+time.Minute-1)/time.Minute)), wait)
	}
	return nil
}
