// Package editing shows profiles to those who edit them: sections, what is missing, and
// warnings.
package editing

import (
	"github.com/danielgtaylor/huma/v2"

	"fmt"
	"time"

	"peritus/bff/platform/web"
	"peritus/bff/profile/history"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// ProfileRefusal is the reason why staff sent a profile back.
type ProfileRefusal struct {
	Reason string    `json:"reason"`
	At     time.Time `json:"at"`
}

func ViewRefusal(r *history.Refusal) *ProfileRefusal {
	if r == nil {
		return nil
	}
	return &ProfileRefusal{Reason: r.Reason, At: r.At}
}

// ProfileOverview is the overview of a profile for its expert.
type ProfileOverview struct {
	ExpertID     string            `json:"expert_id"`
	Slug         string            `json:"slug"`
	Name         string            `json:"name"`
	Headline     string            `json:"headline"`
	Status       string            `json:"status" enum:"draft,unclaimed,pending,published,hidden"`
	Completeness int               `json:"completeness" doc:"Percent."`
	Sections     []OverviewSection `json:"sections"`
	Warnings     []OverviewWarning `json:"warnings"`
	PublicPath   string            `json:"public_path" doc:"Empty while the page has no address."`
	Revisions    int               `json:"revisions"`
	Missing      []string          `json:"missing" doc:"What it lacks before it can be submitted or published, in words."`
	MaySubmit    bool              `json:"may_submit" doc:"It's a draft that can be submitted for review."`
	Refusal      *ProfileRefusal   `json:"refusal" doc:"Why staff sent it back, or null."`
	Holds        []FieldHold       `json:"holds" doc:"Fields of About me that can't be changed for now."`
}

// TransformSchema lets the refusal be null.
func (ProfileOverview) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "refusal")
}

// OverviewSection is the state of one section.
type OverviewSection struct {
	Section     string     `json:"section"`
	Title       string     `json:"title"`
	State       string     `json:"state" enum:"empty,partial,done,stale"`
	Items       int        `json:"items"`
	ConfirmedAt *time.Time `json:"confirmed_at"`
	Days        *int       `json:"days" doc:"Whole days since the confirmation."`
	Missing     []string   `json:"missing"`
	Why         string     `json:"why" doc:"Why it matters to attorneys."`
	Weight      int        `json:"weight" doc:"Percent of the whole profile."`
}

// OverviewWarning is a problem that the expert should fix.
type OverviewWarning struct {
	Section string `json:"section" doc:"Empty for the profile as a whole."`
	ItemID  string `json:"item_id" doc:"The entry, or empty for the section as a whole."`
	Text    string `json:"text"`
}

func ViewOverview(e stored.Expert, all stored.Sections, confirmed map[string]time.Time, now time.Time) ProfileOverview {
	o := ProfileOverview{
		ExpertID: e.ID, Slug: e.Slug, Name: e.Name, Headline: e.Headline, Status: string(e.Status),
		Completeness: section.Completeness(all.Contents()), Sections: []OverviewSection{}, Warnings: []OverviewWarning{}, Missing: Missing(all), Holds: []FieldHold{},
	}
	o.MaySubmit = e.Status == stored.Draft && e.UserID != "" && len(o.Missing) == 0
	if e.Slug != "" {
		o.PublicPath = "/expert/" + e.Slug
	}
	switch e.Status {
	case stored.Draft:
		o.warn("", "Your profile is a draft. No one can find it yet.")
	case stored.Pending:
		o.warn("", "We're reviewing your profile. No one can find it until it's published.")
	case stored.Hidden:
		o.warn("", "Our team has hidden your profile. No one can find it.")
	}
	for _, declared := range section.All() {
		items := all[declared.Code]
		status := ViewSummary(declared, items, confirmed, now)
		o.Sections = append(o.Sections, status)
		switch {
		case status.State == string(section.Stale):
			o.warn(declared.Code, fmt.Sprintf("%s was last confirmed %d days ago.", declared.Title, *status.Days))
		case status.State != string(section.Empty) && status.ConfirmedAt == nil:
			o.warn(declared.Code, fmt.Sprintf("You haven't confirmed %s.", declared.Title))
		}
		if text := hidden(declared, items); text != "" {
			o.warn(declared.Code, text)
		}
		if text := unanswered(items); text != "" {
			o.warn(declared.Code, text)
		}
	}
	return o
}

func (o *ProfileOverview) warn(code, text string) { o.warnOf(code, "", text) }

func (o *ProfileOverview) warnOf(code, itemID, text string) {
	o.Warnings = append(o.Warnings, OverviewWarning{Section: code, ItemID: itemID, Text: text})
}

// unanswered returns a warning if challenges have no reply beside them.
func unanswered(items []stored.Item) string {
	open := 0
	for _, item := range items {
		if m, ok := item.Content.(*section.Matter); ok {
			for _, c := range m.Challenges {
				if c.Reply == "" {
					open++
				}
			}
		}
	}
	switch open {
	case 0:
		return ""
	case 1:
		return "A challenge to your testimony has no answer yet. Attorneys read it without one."
	}
	return fmt.Sprintf("%d challenges to your testimony have no answer yet. Attorneys read them without one.", open)
}

// hidden returns a warning if readers can't see a whole section.
func hidden(declared section.Section, items []stored.Item) string {
	if len(items) == 0 {
		return ""
	}
	public, counsel := 0, 0
	for _, item := range items {
		if stored.Visitors.Sees(item.Visibility) {
			public++
		}
		if stored.Counsel.Sees(item.Visibility) {
			counsel++
		}
	}
	whole := declared.Title + " is"
	if declared.Code == section.AboutMeCode {
		whole = "Your whole page is"
	}
	switch {
	case counsel == 0:
		return whole + " private. Not even attorneys can see it."
	case public == 0:
		return whole + " for attorneys only. Your public page doesn't show it."
	}
	return ""
}

func ViewSummary(declared section.Section, items []stored.Item, confirmed map[string]time.Time, now time.Time) OverviewSection {
	status := declared.Status(stored.Contents(items))
	at := reading.ConfirmedAt(confirmed, declared.Code)
	o := OverviewSection{
		Section: declared.Code, Title: declared.Title, State: string(status.State(len(items), at, now)),
		Items: len(items), ConfirmedAt: at, Missing: status.Missing, Why: declared.Why, Weight: section.Share(declared),
	}
	if at != nil {
		days := int(now.Sub(*at) / (24 * time.Hour))
		o.Days = &days
	}
	return o
}
