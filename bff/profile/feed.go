package profile

import (
	"context"
	"time"

	"peritus/bff/platform/place"
	"peritus/bff/profile/section"
)

// Document is the searchable data of an expert: public and attorney-only items, never
// private ones.
type Document struct {
	ExpertID    string
	Slug        string
	Name        string // display name
	FirstName   string
	LastName    string
	OtherNames  string
	Headline    string
	Bio         string
	City        string
	State       string // postal code; empty outside the United States
	StateName   string
	Country     string // ISO 3166-1 alpha-2
	CountryName string
	Photo       string
	Languages   []SpokenLanguage
	Areas       []ExpertArea   // the primary one first
	Degrees     []ExpertDegree // completed ones only
	Years       *int           // of experience in the primary area, or else the maximum in any area
	ConfirmedAt *time.Time     // the latest confirmation of any section
}

// Views are an expert's documents for each audience, nil if that audience can't find the
// expert. They share one document if there is no difference.
type Views struct{ Counsel, Public *Document }

// FeedChange is one entry in the change feed: an expert's current state.
type FeedChange struct {
	Seq      int64
	ExpertID string
	Views
}

// Latest returns the number of the newest change, or 0.
func (s *Service) Latest(ctx context.Context) (int64, error) { return s.store.latestSeq(ctx) }

const (
	expertsAPage = 500
	changesAPage = 500
)

// Each yields every expert that anyone can find, and returns the number to pass to Since.
// Changes made during the call appear there again. An error from yield stops it.
func (s *Service) Each(ctx context.Context, yield func(Views) error) (int64, error) {
	seq, err := s.store.latestSeq(ctx)
	if err != nil {
		return 0, err
	}
	for last := ""; ; {
		experts, err := s.store.publishedAfter(ctx, last, expertsAPage)
		if err != nil {
			return 0, err
		}
		if len(experts) == 0 {
			return seq, nil
		}
		found, err := s.views(ctx, experts)
		if err != nil {
			return 0, err
		}
		for _, e := range experts {
			if v := found[e.ID]; v != (Views{}) {
				if err := yield(v); err != nil {
					return 0, err
				}
			}
		}
		last = experts[len(experts)-1].ID
	}
}

// Since returns a page of the changes after a number, in order. An empty page means there
// are no more. An expert who changed several times appears once, in their current state.
func (s *Service) Since(ctx context.Context, seq int64) ([]FeedChange, error) {
	rows, err := s.store.changesAfter(ctx, seq, changesAPage)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	ids := make([]string, len(rows))
	for i, r := range rows {
		ids[i] = r.ExpertID
	}
	experts, err := s.store.experts(ctx, ids)
	if err != nil {
		return nil, err
	}
	found, err := s.views(ctx, experts)
	if err != nil {
		return nil, err
	}
	changes := make([]FeedChange, len(rows))
	for i, r := range rows {
		changes[i] = FeedChange{Seq: r.Seq, ExpertID: r.ExpertID, Views: found[r.ExpertID]}
	}
	return changes, nil
}

// documented lists the sections that documents contain.
var documented = []string{section.AboutMeCode, section.AreaOfExpertiseCode, section.EducationCode}

// views makes the documents of the experts that anyone can find.
func (s *Service) views(ctx context.Context, experts []Expert) (map[string]Views, error) {
	ids := make([]string, 0, len(experts))
	for _, e := range experts {
		if findable(e, Counsel) {
			ids = append(ids, e.ID)
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	items, err := s.store.documented(ctx, ids)
	if err != nil {
		return nil, err
	}
	found := make(map[string]Views, len(ids))
	for _, e := range experts {
		if findable(e, Counsel) {
			found[e.ID] = viewsOf(e, items[e.ID])
		}
	}
	return found, nil
}

func viewsOf(e Expert, all sections) (v Views) {
	// The items may be newer than the expert, so check them again.
	counsel, public := all.seenBy(Counsel), all.seenBy(Visitors)
	if counsel.about() != nil {
		v.Counsel = documentOf(e, counsel)
	}
	switch {
	case !findable(e, Visitors) || public.about() == nil:
	case public.alike(counsel, documented...):
		v.Public = v.Counsel
	default:
		v.Public = documentOf(e, public)
	}
	return v
}

// findable reports whether anyone can find an expert.
func findable(e Expert, readers Audience) bool {
	return e.Status == Published && readers.sees(e.Visibility)
}

func documentOf(e Expert, seen sections) *Document {
	about := seen.about()
	d := &Document{
		ExpertID: e.ID, Slug: about.Slug, Name: about.Name(), FirstName: about.FirstName, LastName: about.LastName,
		OtherNames: about.OtherNames, Headline: about.Headline, Bio: about.Bio, City: about.City,
		State: about.State, Country: about.Country, CountryName: place.Country(about.Country), Photo: photoAddress(e, about.Photo),
		Languages: spoken(about.Languages), Areas: areasOf(seen[section.AreaOfExpertiseCode]), ConfirmedAt: e.ConfirmedAt,
	}
	if about.State != "" {
		d.StateName = place.State(about.State)
	}
	for _, degree := range degreesOf(seen[section.EducationCode]) {
		if degree.Status == section.Completed {
			d.Degrees = append(d.Degrees, degree)
		}
	}
	d.Years = experience(d.Areas)
	return d
}

// experience returns the years in the primary area, which comes first, or else the
// maximum in any area.
func experience(areas []ExpertArea) *int {
	var most *int
	for _, a := range areas {
		if a.Years == nil {
			continue
		}
		if a.Primary {
			return a.Years
		}
		if most == nil || *a.Years > *most {
			most = a.Years
		}
	}
	return most
}
