package profile

import (
	"context"
	"fmt"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/profile/section"
)

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

// Overview returns the actor's own profile, or ErrNoExpert.
func (s *Service) Overview(ctx context.Context, actor auth.Actor) (ProfileOverview, error) {
	expert, found, err := s.store.expert(ctx, "user_id", actor.UserID)
	if err != nil {
		return ProfileOverview{}, err
	}
	if !found {
		return ProfileOverview{}, ErrNoExpert
	}
	return s.overview(ctx, expert)
}

// OverviewOf returns the overview of a profile for those who may edit it.
func (s *Service) OverviewOf(ctx context.Context, actor auth.Actor, expertID string) (ProfileOverview, error) {
	expert, err := s.editable(ctx, actor, expertID)
	if err != nil {
		return ProfileOverview{}, err
	}
	return s.overview(ctx, expert)
}

func (s *Service) overview(ctx context.Context, expert Expert) (ProfileOverview, error) {
	all, err := s.store.itemsOf(ctx, expert.ID)
	if err != nil {
		return ProfileOverview{}, err
	}
	confirmed, err := s.store.confirmationsOf(ctx, expert.ID)
	if err != nil {
		return ProfileOverview{}, err
	}
	_, revisions, err := s.store.revisions(ctx, expert.ID, Filter{}, 0, 0)
	if err != nil {
		return ProfileOverview{}, err
	}
	o := overviewOf(expert, all, confirmed, s.clock.Now())
	if err := o.warnOfRecord(all, s.clock.Now()); err != nil {
		return ProfileOverview{}, err
	}
	o.Revisions = revisions
	if o.Holds, err = s.fieldHolds(ctx, expert.ID, section.AboutMeCode); err != nil {
		return ProfileOverview{}, err
	}
	if expert.Status == Draft {
		restated, err := s.store.restatements(ctx, expert.ID)
		if err != nil {
			return ProfileOverview{}, err
		}
		refusal, err := refusalIn(restated[expert.ID])
		if err != nil {
			return ProfileOverview{}, err
		}
		o.Refusal = refusalView(refusal)
	}
	return o, nil
}

func overviewOf(e Expert, all sections, confirmed map[string]time.Time, now time.Time) ProfileOverview {
	o := ProfileOverview{
		ExpertID: e.ID, Slug: e.Slug, Name: e.Name, Headline: e.Headline, Status: string(e.Status),
		Completeness: section.Completeness(all.contents()), Sections: []OverviewSection{}, Warnings: []OverviewWarning{}, Missing: missing(all), Holds: []FieldHold{},
	}
	o.MaySubmit = e.Status == Draft && e.UserID != "" && len(o.Missing) == 0
	if e.Slug != "" {
		o.PublicPath = "/expert/" + e.Slug
	}
	switch e.Status {
	case Draft:
		o.warn("", "Your profile is a draft. No one can find it yet.")
	case Pending:
		o.warn("", "We're reviewing your profile. No one can find it until it's published.")
	case Hidden:
		o.warn("", "Our team has hidden your profile. No one can find it.")
	}
	for _, declared := range section.All() {
		items := all[declared.Code]
		status := overviewSection(declared, items, confirmed, now)
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
func unanswered(items []Item) string {
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
func hidden(declared section.Section, items []Item) string {
	if len(items) == 0 {
		return ""
	}
	public, counsel := 0, 0
	for _, item := range items {
		if Visitors.sees(item.Visibility) {
			public++
		}
		if Counsel.sees(item.Visibility) {
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

func overviewSection(declared section.Section, items []Item, confirmed map[string]time.Time, now time.Time) OverviewSection {
	status := declared.Status(contents(items))
	at := moment(confirmed, declared.Code)
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
