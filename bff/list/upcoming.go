package list

import (
	"cmp"
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
)

// Upcoming is a day that one of a person's lists leads to.
type Upcoming struct {
	List List
	Deadline
}

// MostUpcoming is how many days Upcoming returns.
const MostUpcoming = 6

// Upcoming returns the next deadlines and trials of the actor's current lists, the earliest
// first. A day counts until it has ended everywhere in the United States.
func (s *Service) Upcoming(ctx context.Context, actor auth.Actor) ([]Upcoming, error) {
	lists, err := s.store.page(current(s.DB.Read(ctx), actor.UserID), 0, MostLists)
	if err != nil {
		return nil, err
	}
	today := s.Clock.Now().Add(-westmost).Format(time.DateOnly)
	var all []Upcoming
	for _, l := range lists {
		days := l.Matter.Deadlines()
		if l.Matter.TrialOn != "" {
			days = append(days, Deadline{Name: "Trial", On: l.Matter.TrialOn})
		}
		for _, d := range days {
			if d.On >= today {
				all = append(all, Upcoming{l, d})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Upcoming) int { return cmp.Compare(a.On, b.On) })
	return all[:min(len(all), MostUpcoming)], nil
}

// westmost is how far Hawaii is behind UTC.
const westmost = 10 * time.Hour
