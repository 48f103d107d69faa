package profile

import (
	"context"
	"time"

	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
)

// AdminOverview summarizes all profiles.
type AdminOverview struct {
	Experts      int             `json:"experts"`
	ByStatus     []StatusCount   `json:"by_status"`
	Completeness []TenthCount    `json:"completeness" doc:"Ten buckets of ten percent; 100 belongs to the last."`
	Sections     []SectionFilled `json:"sections"`
	Latest       []RecentChange  `json:"latest" doc:"The newest changes first."`
}

// StatusCount is the number of experts with a status.
type StatusCount struct {
	Status string `json:"status" enum:"draft,unclaimed,pending,published,hidden"`
	Count  int    `json:"count"`
}

// TenthCount is the number of experts between two percentages, inclusive.
type TenthCount struct {
	From  int `json:"from"`
	To    int `json:"to"`
	Count int `json:"count"`
}

// SectionFilled is the number of experts who have started a section.
type SectionFilled struct {
	Section string `json:"section"`
	Title   string `json:"title"`
	Filled  int    `json:"filled"`
}

// RecentChange describes one change.
type RecentChange struct {
	ExpertID string    `json:"expert_id"`
	Name     string    `json:"name"`
	Section  string    `json:"section" doc:"Empty for the whole profile."`
	Title    string    `json:"title"`
	By       string    `json:"by"`
	OnBehalf bool      `json:"on_behalf"`
	At       time.Time `json:"at"`
	Action   string    `json:"action" enum:"add,save,remove,reorder,confirm,status,restore,proof"`
}

const recentChanges = 12

// AdminOverview counts the profiles. The operation checks that the reader is staff.
func (s *Service) AdminOverview(ctx context.Context) (AdminOverview, error) {
	o := AdminOverview{ByStatus: []StatusCount{}, Completeness: []TenthCount{}, Sections: []SectionFilled{}, Latest: []RecentChange{}}
	statuses, err := s.store.countByStatus(ctx)
	if err != nil {
		return o, err
	}
	for _, one := range status.All {
		n := statuses[string(one)]
		o.Experts += n
		o.ByStatus = append(o.ByStatus, StatusCount{string(one), n})
	}
	tenths, err := s.store.countByTenth(ctx)
	if err != nil {
		return o, err
	}
	for i, n := range tenths {
		to := i*10 + 9
		if i == len(tenths)-1 {
			to = 100
		}
		o.Completeness = append(o.Completeness, TenthCount{i * 10, to, n})
	}
	filled, err := s.store.countBySection(ctx)
	if err != nil {
		return o, err
	}
	for _, declared := range section.All() {
		o.Sections = append(o.Sections, SectionFilled{declared.Code, declared.Title, filled[declared.Code]})
	}
	revisions, names, err := s.store.latestRevisions(ctx, recentChanges)
	if err != nil {
		return o, err
	}
	for _, r := range revisions {
		o.Latest = append(o.Latest, RecentChange{
			ExpertID: r.ExpertID, Name: names[r.ExpertID], Section: r.Section, Title: titleOf(r.Section),
			By: byWhom(r), OnBehalf: r.OnBehalf, At: r.At, Action: string(r.Action),
		})
	}
	return o, nil
}

func titleOf(code string) string {
	if declared, found := section.Find(code); found {
		return declared.Title
	}
	return "Profile"
}

func byWhom(r Revision) string {
	if r.Source == ByImport && r.ActorName == "" {
		return "Import"
	}
	return r.ActorName
}
