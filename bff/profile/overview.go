package profile

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/history"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

// AdminOverview counts the profiles. The operation checks that the reader is staff.
func (s *Service) AdminOverview(ctx context.Context) (editing.AdminOverview, error) {
	o := editing.AdminOverview{ByStatus: []editing.StatusCount{}, Completeness: []editing.TenthCount{}, Sections: []editing.SectionFilled{}, Latest: []editing.RecentChange{}}
	statuses, err := s.store.CountByStatus(ctx)
	if err != nil {
		return o, err
	}
	for _, one := range status.All {
		n := statuses[string(one)]
		o.Experts += n
		o.ByStatus = append(o.ByStatus, editing.StatusCount{Status: string(one), Count: n})
	}
	tenths, err := s.store.CountByTenth(ctx)
	if err != nil {
		return o, err
	}
	for i, n := range tenths {
		to := i*10 + 9
		if i == len(tenths)-1 {
			to = 100
		}
		o.Completeness = append(o.Completeness, editing.TenthCount{From: i * 10, To: to, Count: n})
	}
	filled, err := s.store.CountBySection(ctx)
	if err != nil {
		return o, err
	}
	for _, declared := range section.All() {
		o.Sections = append(o.Sections, editing.SectionFilled{Section: declared.Code, Title: declared.Title, Filled: filled[declared.Code]})
	}
	revisions, names, err := s.store.LatestRevisions(ctx, recentChanges)
	if err != nil {
		return o, err
	}
	for _, r := range revisions {
		o.Latest = append(o.Latest, editing.RecentChange{
			ExpertID: r.ExpertID, Name: names[r.ExpertID], Section: r.Section, Title: editing.TitleOf(r.Section),
			By: editing.ByWhom(r), OnBehalf: r.OnBehalf, At: r.At, Action: string(r.Action),
		})
	}
	return o, nil
}

// Overview returns the actor's own profile, or ErrNoExpert.
func (s *Service) Overview(ctx context.Context, actor auth.Actor) (editing.ProfileOverview, error) {
	expert, found, err := s.store.Expert(ctx, "user_id", actor.UserID)
	if err != nil {
		return editing.ProfileOverview{}, err
	}
	if !found {
		return editing.ProfileOverview{}, stored.ErrNoExpert
	}
	return s.overview(ctx, expert)
}

// OverviewOf returns the overview of a profile for those who may edit it.
func (s *Service) OverviewOf(ctx context.Context, actor auth.Actor, expertID string) (editing.ProfileOverview, error) {
	expert, err := s.editable(ctx, actor, expertID)
	if err != nil {
		return editing.ProfileOverview{}, err
	}
	return s.overview(ctx, expert)
}

func (s *Service) overview(ctx context.Context, expert stored.Expert) (editing.ProfileOverview, error) {
	all, err := s.store.ItemsOf(ctx, expert.ID)
	if err != nil {
		return editing.ProfileOverview{}, err
	}
	confirmed, err := s.store.ConfirmationsOf(ctx, expert.ID)
	if err != nil {
		return editing.ProfileOverview{}, err
	}
	_, revisions, err := s.store.Revisions(ctx, expert.ID, stored.Filter{}, 0, 0)
	if err != nil {
		return editing.ProfileOverview{}, err
	}
	o := editing.ViewOverview(expert, all, confirmed, s.clock.Now())
	if err := o.WarnOfRecord(all, s.clock.Now()); err != nil {
		return editing.ProfileOverview{}, err
	}
	o.Revisions = revisions
	if o.Holds, err = s.fieldHolds(ctx, expert.ID, section.AboutMeCode); err != nil {
		return editing.ProfileOverview{}, err
	}
	if expert.Status == stored.Draft {
		restated, err := s.store.Restatements(ctx, expert.ID)
		if err != nil {
			return editing.ProfileOverview{}, err
		}
		refusal, err := history.RefusalIn(restated[expert.ID])
		if err != nil {
			return editing.ProfileOverview{}, err
		}
		o.Refusal = editing.ViewRefusal(refusal)
	}
	return o, nil
}

const recentChanges = 12
