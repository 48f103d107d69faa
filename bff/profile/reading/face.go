package reading

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Face is how a profile appears to the people its expert writes with, whether or not others
// can find it.
type Face struct {
	Name     string
	Headline string
	Photo    string // address, or empty
	City     string
	TimeZone string
}

// Faces returns how profiles appear, by id.
func (s *Reader) Faces(ctx context.Context, expertIDs []string) (map[string]Face, error) {
	experts, err := s.store.Experts(ctx, expertIDs)
	if err != nil {
		return nil, err
	}
	items, err := s.store.ItemsIn(ctx, []string{section.AboutMeCode}, expertIDs...)
	faces := make(map[string]Face, len(experts))
	for _, e := range experts {
		face := Face{Name: e.Name, Headline: e.Headline}
		if about := items[e.ID].About(); about != nil {
			face.City, face.TimeZone = about.City, about.TimeZone
		}
		if Findable(e, stored.Counsel) {
			face.Photo = photoAddress(e, e.Photo)
		}
		faces[e.ID] = face
	}
	return faces, err
}

// TimeZones returns the time zones in users' own profiles, by user, where they have one.
func (s *Reader) TimeZones(ctx context.Context, userIDs []string) (map[string]string, error) {
	experts, err := s.store.ExpertsOf(ctx, userIDs)
	if err != nil || len(experts) == 0 {
		return nil, err
	}
	ids := make([]string, len(experts))
	for i, e := range experts {
		ids[i] = e.ID
	}
	items, err := s.store.ItemsIn(ctx, []string{section.AboutMeCode}, ids...)
	zones := make(map[string]string, len(experts))
	for _, e := range experts {
		if about := items[e.ID].About(); about != nil {
			zones[e.UserID] = about.TimeZone
		}
	}
	return zones, err
}

// Reach returns the account that answers for a profile which the actor can open; empty for
// none. ErrNoExpert if they can't.
func (s *Reader) Reach(ctx context.Context, actor auth.Actor, expertID string) (userID string, err error) {
	expert, found, err := s.store.Expert(ctx, "id", expertID)
	if err != nil {
		return "", err
	}
	audience, err := s.AudienceOf(ctx, actor)
	if err == nil && (!found || !mayRead(actor, audience, expert)) {
		err = stored.ErrNoExpert
	}
	return expert.UserID, err
}
