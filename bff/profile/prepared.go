package profile

import (
	"context"
	"errors"
	"strings"
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/platform/place"
	"peritus/bff/profile/derived"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

// Prepared is a profile that its expert can search for and claim: its public data, and the
// contacts on file that verify the claim.
type Prepared struct {
	ExpertID    string
	UserID      string // the owner; empty if unclaimed
	FirstName   string
	LastName    string
	Name        string // display name
	Headline    string
	Institution string // empty if none is public
	City        string
	State       string // postal code; empty outside the United States
	StateName   string
	Country     string // ISO 3166-1 alpha-2
	CountryName string
	TimeZone    string // IANA

	ContactEmail string // only shown masked
	Phone        string // E.164; only shown masked
}

// SearchPrepared finds profiles by words of a name or an institution in any order, exact
// matches first: unclaimed ones, and published ones that have an owner, so that people
// find a profile that another person claimed. It searches only public data. Pages start at
// 1. It also returns the number of matches. A query without a word of two letters finds
// nothing.
func (s *Service) SearchPrepared(ctx context.Context, query string, page, size int) ([]Prepared, int, error) {
	words := s.derived.WordsOf(query)
	if !derived.Telling(words) {
		return []Prepared{}, 0, nil
	}
	found, count, err := s.store.SearchWords(ctx, words, (page-1)*size, size)
	if err != nil || len(found) == 0 {
		return []Prepared{}, count, err
	}
	ids := make([]string, len(found))
	for i, e := range found {
		ids[i] = e.ID
	}
	items, err := s.store.Items(ctx, ids...)
	if err != nil {
		return nil, 0, err
	}
	list := make([]Prepared, 0, len(found))
	for _, e := range found {
		// The items may be newer than the expert, so check them again.
		if p, ok := preparedOf(e, items[e.ID]); ok {
			list = append(list, p)
		}
	}
	return list, count, nil
}

// FindPrepared returns a profile that can be or was claimed. The bool is false if there
// is none, or if it isn't public.
func (s *Service) FindPrepared(ctx context.Context, expertID string) (Prepared, bool, error) {
	e, found, err := s.store.Expert(ctx, "id", expertID)
	if err != nil || !found || !claimable(e) {
		return Prepared{}, false, err
	}
	items, err := s.store.ItemsOf(ctx, e.ID)
	if err != nil {
		return Prepared{}, false, err
	}
	p, found := preparedOf(e, items)
	return p, found, nil
}

// claimable reports whether visitors may know that a profile exists: it can be claimed, or
// was prepared and has been. What its expert began themselves stays unknown until it's
// published.
func claimable(e stored.Expert) bool {
	claimed := e.UserID != "" && e.Source != stored.ByExpert && (e.Status == stored.Pending || e.Status == stored.Draft)
	return (e.Status == stored.Published || e.Status == stored.Unclaimed || claimed) && stored.Visitors.Sees(e.Visibility)
}

func preparedOf(e stored.Expert, all stored.Sections) (Prepared, bool) {
	seen := all.SeenBy(stored.Visitors)
	about := seen.About()
	if about == nil {
		return Prepared{}, false
	}
	p := Prepared{
		ExpertID: e.ID, UserID: e.UserID, FirstName: about.FirstName, LastName: about.LastName, Name: about.Name(),
		Headline: about.Headline, City: about.City, State: about.State, Country: about.Country,
		CountryName: place.Country(about.Country), TimeZone: about.TimeZone, ContactEmail: about.ContactEmail, Phone: dialed(about.Phone),
	}
	if about.State != "" {
		p.StateName = place.State(about.State)
	}
	if names := derived.InstitutionsOf(seen); len(names) > 0 {
		p.Institution = names[0]
	}
	return p, true
}

// dialed removes separators from a phone number.
func dialed(number string) string {
	return strings.Map(func(r rune) rune {
		if r == '+' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, number)
}

// Lock blocks other writers of a profile until the transaction in ctx ends. It does
// nothing if there is no such profile.
func (s *Service) Lock(ctx context.Context, expertID string) error {
	if _, err := s.store.Lock(ctx, expertID); err != nil && !errors.Is(err, stored.ErrNoExpert) {
		return err
	}
	return nil
}

// Own assigns an unclaimed profile to a user who has none. by is the user's name for the
// history. If the profile has an owner or the user a profile, it changes nothing and
// returns false. It expects a transaction in ctx and locks the profile.
func (s *Service) Own(ctx context.Context, expertID, userID, by string) (bool, error) {
	expert, err := s.store.Lock(ctx, expertID)
	if err != nil || expert.UserID != "" {
		return false, err
	}
	if _, has, err := s.store.Expert(ctx, "user_id", userID); err != nil || has {
		return false, err
	}
	all, err := s.store.ItemsIn(ctx, editing.ToPublish, expertID)
	if err != nil {
		return false, err
	}
	next, err := status.Next(status.Claim, expert.Status, status.Facts{By: status.Owner, Missing: editing.Missing(all[expertID])})
	if err != nil { // hidden, or still being prepared
		return false, nil //nolint:nilerr // whoever asks can only be told that it isn't to be had
	}
	before := expert
	expert.UserID, expert.Status = userID, next
	return true, s.changeOwner(ctx, before, expert, userID, by, "claimed")
}

// Release makes a claimed profile unclaimed again. by is the person who decided it. It
// expects a transaction in ctx.
func (s *Service) Release(ctx context.Context, expertID, actorID, by string) error {
	expert, err := s.store.Lock(ctx, expertID)
	if err != nil || expert.UserID == "" {
		return err
	}
	next, err := status.Next(status.Release, expert.Status, status.Facts{By: status.Staff, Owned: true})
	if err != nil {
		return err
	}
	before := expert
	expert.UserID, expert.Status = "", next
	return s.changeOwner(ctx, before, expert, actorID, by, "released")
}

// changeOwner stores a new owner and the state that follows from it.
func (s *Service) changeOwner(ctx context.Context, before, expert stored.Expert, actorID, by, what string) error {
	expert.UpdatedAt = s.clock.Now()
	if before.Status != expert.Status {
		expert.ShownAt = expert.UpdatedAt
	}
	if err := s.saveExpert(ctx, before, expert); err != nil {
		return err
	}
	revision := stored.Revision{
		ID: s.ids.New(), ExpertID: expert.ID, Action: stored.Restated, Source: stored.ByStaff, ActorID: actorID, ActorName: by, At: expert.UpdatedAt,
		Changes: []section.Change{{Field: stored.OwnerField, Label: "Owner", Before: field.Encode(nil), After: field.Encode(what)}},
	}
	if before.Status != expert.Status {
		revision.Changes = append(revision.Changes, statusChange(before.Status, expert.Status))
	}
	if expert.UserID != "" {
		revision.Source = stored.ByExpert
	}
	if err := s.store.AddRevisions(ctx, []stored.Revision{revision}); err != nil {
		return err
	}
	return s.announce(ctx, expert.ID, "", expert.UpdatedAt)
}

// RemoveUnclaimed deletes an unclaimed profile with its history. If it's claimed or
// doesn't exist, it changes nothing and returns false. It expects a transaction in ctx.
func (s *Service) RemoveUnclaimed(ctx context.Context, expertID string) (bool, error) {
	expert, err := s.store.Lock(ctx, expertID)
	if errors.Is(err, stored.ErrNoExpert) || err == nil && expert.UserID != "" {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if err := s.store.RemoveExpert(ctx, expertID); err != nil {
		return false, err
	}
	return true, s.announce(ctx, expertID, "", s.clock.Now())
}

// Holds knows which profiles have locked contact data: those claimed recently, so the
// person at the old contacts can still object.
type Holds interface {
	// Held reports whether a profile's contact data is locked, and until when. The zero time
	// means until staff decide.
	Held(ctx context.Context, expertID string) (held bool, until time.Time, err error)
}
