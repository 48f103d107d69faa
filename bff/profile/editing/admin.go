package editing

import (
	"time"

	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
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

func TitleOf(code string) string {
	if declared, found := section.Find(code); found {
		return declared.Title
	}
	return "Profile"
}

func ByWhom(r stored.Revision) string {
	if r.Source == stored.ByImport && r.ActorName == "" {
		return "Import"
	}
	return r.ActorName
}
