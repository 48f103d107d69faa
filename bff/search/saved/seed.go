package saved

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
)

// demoSearches are those of the demo's attorney. New is how many experts are new in each.
var demoSearches = []struct {
	SaveForm
	New int
}{
	{SaveForm{Name: "Emergency medicine", Search: "q=emergency+physician"}, 0},
	{SaveForm{Name: "Texas, with trial testimony", Search: "state=TX&testimony=trial"}, 1},
	{SaveForm{Name: "Engineers in New York and New Jersey", Search: "area=engineering&state=NJ&state=NY", Mail: true}, 2},
}

// SeedDemo saves searches for a demo account without any, as if days ago, with new experts.
func (s *Service) SeedDemo(ctx context.Context, actor auth.Actor) error {
	if n, err := s.store.count(ctx, actor.UserID); err != nil || n > 0 {
		return err
	}
	if err := s.Search.Build(ctx); err != nil {
		return err
	}
	now := s.Clock.Now()
	for i, d := range demoSearches {
		saved, err := s.Save(ctx, actor, d.SaveForm)
		if err != nil {
			return err
		}
		if err := s.backdate(ctx, saved, now.AddDate(0, 0, i-20), now.AddDate(0, 0, -5), d.New); err != nil {
			return err
		}
	}
	return nil
}

// backdate makes a search as old as given, and the last of those who fit it new.
func (s *Service) backdate(ctx context.Context, saved Search, created, opened time.Time, newcomers int) error {
	params, err := s.paramsOf(ctx, auth.Actor{UserID: saved.OwnerID}, saved.Params)
	if err != nil {
		return err
	}
	fitting, err := s.Search.ViewFor(false).Fitting(s.Search.QueryOf(params))
	if err != nil {
		return err
	}
	slices.Sort(fitting)
	at := max(0, len(fitting)-newcomers)
	finds := make([]findRow, 0, newcomers)
	for _, expertID := range fitting[at:] {
		finds = append(finds, findRow{SearchID: saved.ID, ExpertID: expertID, UserID: saved.OwnerID, FoundAt: opened.AddDate(0, 0, 3).UnixMilli()})
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		err := s.store.change(ctx, saved.ID, map[string]any{"created_at": created.UnixMilli(), "opened_at": opened.UnixMilli(), "new_since": opened.UnixMilli()})
		if err != nil || len(finds) == 0 {
			return err
		}
		return s.store.find(ctx, finds)
	})
}
