package profile

import (
	"context"
	"errors"
	"strings"
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/platform/place"
	"peritus/bff/profile/section"
)

// Prepared is a profile as the person whom it is about looks for it: what visitors
// may read of it, and, for whoever proves that person's claim, the contacts on file.
type Prepared struct {
	ExpertID    string
	UserID      string // whose it is by now; empty while nobody has claimed it
	FirstName   string
	LastName    string
	Name        string // as shown
	Headline    string
	Institution string // empty where none is public
	City        string
	State       string // postal code; empty outside the United States
	StateName   string
	Country     string // ISO 3166-1 alpha-2
	CountryName string
	TimeZone    string // IANA

	ContactEmail string // never shown but masked
	Phone        string // E.164; never shown but masked
}

// SearchPrepared finds profiles that nobody has claimed, by words of a name or of an
// institution in any order: those that fit word for word first. Of a profile only
// what visitors may read is looked at. Pages count from 1; the number is of all that
// fit. A query without a word of two letters finds nothing.
func (s *Service) SearchPrepared(ctx context.Context, query string, page, size int) ([]Prepared, int, error) {
	words := s.wordsOf(query)
	if !telling(words) {
		return []Prepared{}, 0, nil
	}
	found, count, err := s.store.searchWords(ctx, words, (page-1)*size, size)
	if err != nil || len(found) == 0 {
		return []Prepared{}, count, err
	}
	ids := make([]string, len(found))
	for i, e := range found {
		ids[i] = e.ID
	}
	items, err := s.store.items(ctx, ids...)
	if err != nil {
		return nil, 0, err
	}
	list := make([]Prepared, 0, len(found))
	for _, e := range found {
		// The items are looked at again: they may be newer than the expert.
		if p, ok := preparedOf(e, items[e.ID]); ok {
			list = append(list, p)
		}
	}
	return list, count, nil
}

// FindPrepared gets a profile that may be claimed, or was; the bool says whether
// there is one. A profile that visitors may not read is not there.
func (s *Service) FindPrepared(ctx context.Context, expertID string) (Prepared, bool, error) {
	e, found, err := s.store.expert(ctx, "id", expertID)
	if err != nil || !found || !claimable(e) {
		return Prepared{}, false, err
	}
	items, err := s.store.items(ctx, e.ID)
	if err != nil {
		return Prepared{}, false, err
	}
	p, found := preparedOf(e, items[e.ID])
	return p, found, nil
}

// claimable says whether visitors may know of a profile that it was prepared.
func claimable(e Expert) bool {
	return (e.Status == Published || e.Status == Pending) && Visitors.sees(e.Visibility)
}

func preparedOf(e Expert, all sections) (Prepared, bool) {
	seen := all.seenBy(Visitors)
	about := seen.about()
	if about == nil {
		return Prepared{}, false
	}
	p := Prepared{
		ExpertID: e.ID, UserID: e.UserID, FirstName: about.FirstName, LastName: about.LastName, Name: about.Name(),
		Headline: about.Headline, City: about.City, State: about.State, Country: about.Country,
		CountryName: place.Country(about.Country), TimeZone: about.TimeZone, ContactEmail: about.ContactEmail, Phone: dialled(about.Phone),
	}
	if about.State != "" {
		p.StateName = place.State(about.State)
	}
	if names := institutionsOf(seen); len(names) > 0 {
		p.Institution = names[0]
	}
	return p, true
}

// dialled is a number without what only parts its digits.
func dialled(number string) string {
	return strings.Map(func(r rune) rune {
		if r == '+' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, number)
}

// institutionsOf are the organizations that a profile names as the expert's own.
func institutionsOf(seen sections) []string {
	var names []string
	for _, item := range seen[section.EducationCode] {
		names = append(names, item.Content.(*section.Education).Organization)
	}
	return names
}

// Lock keeps all other writers of a profile waiting until the transaction in ctx ends.
// Where there is no such profile there is nobody to wait.
func (s *Service) Lock(ctx context.Context, expertID string) error {
	if _, err := s.store.lock(ctx, expertID); err != nil && !errors.Is(err, ErrNoExpert) {
		return err
	}
	return nil
}

// Own gives a profile that is nobody's to a user who has none; by is his name, for the
// history. The bool is false, and nothing changes, where either has one already. It
// expects a transaction in ctx, and keeps other writers of the profile waiting.
func (s *Service) Own(ctx context.Context, expertID, userID, by string) (bool, error) {
	expert, err := s.store.lock(ctx, expertID)
	if err != nil || expert.UserID != "" {
		return false, err
	}
	if _, has, err := s.store.expert(ctx, "user_id", userID); err != nil || has {
		return false, err
	}
	expert.UserID = userID
	if err := s.store.replaceWords(ctx, expert.ID, nil); err != nil {
		return false, err
	}
	return true, s.changeOwner(ctx, expert, userID, by, "claimed")
}

// Release makes a profile nobody's again, as before it was claimed; by is who decided
// it. It expects a transaction in ctx.
func (s *Service) Release(ctx context.Context, expertID, actorID, by string) error {
	expert, err := s.store.lock(ctx, expertID)
	if err != nil || expert.UserID == "" {
		return err
	}
	expert.UserID = ""
	if err := s.changeOwner(ctx, expert, actorID, by, "released"); err != nil {
		return err
	}
	items, err := s.store.items(ctx, expert.ID)
	if err != nil {
		return err
	}
	return s.reword(ctx, expert, items[expert.ID])
}

func (s *Service) changeOwner(ctx context.Context, expert Expert, actorID, by, what string) error {
	expert.UpdatedAt = s.clock.Now()
	if err := s.store.saveExpert(ctx, expert); err != nil {
		return err
	}
	revision := Revision{
		ID: s.ids.New(), ExpertID: expert.ID, Action: Restated, Source: ByStaff, ActorID: actorID, ActorName: by, At: expert.UpdatedAt,
		Changes: []section.Change{{Field: ownerField, Label: "Owner", Before: field.Encode(nil), After: field.Encode(what)}},
	}
	if expert.UserID != "" {
		revision.Source = ByExpert
	}
	if err := s.store.addRevisions(ctx, []Revision{revision}); err != nil {
		return err
	}
	return s.announce(ctx, expert.ID, "", expert.UpdatedAt)
}

// RemoveUnclaimed deletes a profile that is nobody's, with its whole history. The bool
// is false, and nothing changes, where it is somebody's or there is none. It expects a
// transaction in ctx.
func (s *Service) RemoveUnclaimed(ctx context.Context, expertID string) (bool, error) {
	expert, err := s.store.lock(ctx, expertID)
	if errors.Is(err, ErrNoExpert) || err == nil && expert.UserID != "" {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if err := s.store.removeExpert(ctx, expertID); err != nil {
		return false, err
	}
	return true, s.announce(ctx, expertID, "", s.clock.Now())
}

// Holds says which profiles keep their contact data for now: those that were claimed a
// short while ago, so that whoever is written to at the old contacts can still object.
type Holds interface {
	// Held tells whether the contact data of a profile is held, and until when; the
	// zero time where that is for staff to decide.
	Held(ctx context.Context, expertID string) (held bool, until time.Time, err error)
}
