package reading

import (
	"context"
	"time"

	"peritus/bff/platform/place"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
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
	Texts       []section.Text // of the sections without a place of their own here
	Facts       section.Facts  // with those that only attorneys may filter by, unless the document is the public's own
}

// Views are an expert's documents for each audience, nil if that audience can't find the
// expert. They share one document if they differ at most in facts of filters that only
// attorneys have (section.Filter.Counsel), such as fees. Whoever indexes a shared document
// for the public leaves those out.
type Views struct{ Counsel, Public *Document }

// FeedChange is one entry in the change feed: an expert's current state.
type FeedChange struct {
	Seq      int64
	ExpertID string
	Views
}

// Latest returns the number of the newest change, or 0.
func (s *Reader) Latest(ctx context.Context) (int64, error) { return s.store.LatestSeq(ctx) }

// EachPublic yields the address of every profile that everyone can see, and when what they
// see last changed.
func (s *Reader) EachPublic(ctx context.Context, yield func(slug string, changed time.Time) error) error {
	return s.store.EachPublic(ctx, yield)
}

const (
	expertsAPage = 500
	changesAPage = 500
)

// Each yields every expert that anyone can find, and returns the number to pass to Since.
// Changes made during the call appear there again. An error from yield stops it.
func (s *Reader) Each(ctx context.Context, yield func(Views) error) (int64, error) {
	seq, err := s.store.LatestSeq(ctx)
	if err != nil {
		return 0, err
	}
	for last := ""; ; {
		experts, err := s.store.PublishedAfter(ctx, last, expertsAPage)
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
func (s *Reader) Since(ctx context.Context, seq int64) ([]FeedChange, error) {
	rows, err := s.store.ChangesAfter(ctx, seq, changesAPage)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	changes := make([]FeedChange, len(rows))
	for i, r := range rows {
		changes[i] = FeedChange{Seq: r.Seq, ExpertID: r.ExpertID}
	}
	return changes, s.show(ctx, changes)
}

// Current returns the current state of some experts, without numbers.
func (s *Reader) Current(ctx context.Context, expertIDs []string) ([]FeedChange, error) {
	changes := make([]FeedChange, len(expertIDs))
	for i, id := range expertIDs {
		changes[i].ExpertID = id
	}
	return changes, s.show(ctx, changes)
}

// show adds the experts' current documents to changes.
func (s *Reader) show(ctx context.Context, changes []FeedChange) error {
	ids := make([]string, len(changes))
	for i, c := range changes {
		ids[i] = c.ExpertID
	}
	experts, err := s.store.Experts(ctx, ids)
	if err != nil {
		return err
	}
	found, err := s.views(ctx, experts)
	for i := range changes {
		changes[i].Views = found[changes[i].ExpertID]
	}
	return err
}

// views makes the documents of the experts that anyone can find.
func (s *Reader) views(ctx context.Context, experts []stored.Expert) (map[string]Views, error) {
	ids := make([]string, 0, len(experts))
	for _, e := range experts {
		if Findable(e, stored.Counsel) {
			ids = append(ids, e.ID)
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	items, err := s.store.Documented(ctx, ids)
	if err != nil {
		return nil, err
	}
	known, err := s.knownOf(ctx, ids, items)
	if err != nil {
		return nil, err
	}
	found, today := make(map[string]Views, len(ids)), s.clock.Now()
	for _, e := range experts {
		if Findable(e, stored.Counsel) {
			found[e.ID] = viewsOf(e, items[e.ID], known(e.ID), today)
		}
	}
	return found, nil
}

// knownOf returns what is known of some experts besides their items.
func (s *Reader) knownOf(ctx context.Context, ids []string, items map[string]stored.Sections) (func(expertID string) section.Known, error) {
	var declared map[string]string
	if s.Declarations != nil {
		var err error
		if declared, err = s.Declarations.Kinds(ctx, ids); err != nil {
			return nil, err
		}
	}
	licenses := make(map[string]stored.Sections, len(items))
	for expertID, all := range items {
		licenses[expertID] = stored.Sections{section.LicensesCode: all[section.LicensesCode]}
	}
	proofs, err := s.proofsIn(ctx, licenses)
	if err != nil {
		return nil, err
	}
	return func(expertID string) section.Known {
		known := section.Known{Declared: declared[expertID], AtSource: map[section.Item]bool{}}
		for _, item := range licenses[expertID][section.LicensesCode] {
			if proofs[item.ID].Grade == proof.Source {
				known.AtSource[item.Content] = true
			}
		}
		return known
	}, nil
}

// viewsOf empties the fields of the items that readers don't see.
func viewsOf(e stored.Expert, all stored.Sections, known section.Known, today time.Time) (v Views) {
	// The items may be newer than the expert, so check them again.
	counsel, public := all.SeenBy(stored.Counsel), all.SeenBy(stored.Visitors)
	if counsel.About() != nil {
		counsel.Narrow(true)
		v.Counsel = documentOf(e, counsel, section.FactsOf(counsel.Contents(), known, today))
	}
	if !Findable(e, stored.Visitors) || public.About() == nil {
		return v
	}
	shared := public.Alike(counsel)
	public.Narrow(false)
	facts := section.FactsOf(public.Contents(), known, today).Open()
	if shared && facts.Same(v.Counsel.Facts.Open()) {
		v.Public = v.Counsel
	} else {
		v.Public = documentOf(e, public, facts)
	}
	return v
}

func documentOf(e stored.Expert, seen stored.Sections, facts section.Facts) *Document {
	about := seen.About()
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
	d.Years = section.Experience(stored.Contents(seen[section.AreaOfExpertiseCode]))
	d.Facts = facts
	for _, declared := range section.All() {
		if placed[declared.Code] {
			continue
		}
		for _, item := range seen[declared.Code] {
			d.Texts = append(d.Texts, declared.Texts(item.Content)...)
		}
	}
	return d
}

// placed are the sections whose texts have places of their own in a document.
var placed = map[string]bool{section.AboutMeCode: true, section.AreaOfExpertiseCode: true, section.EducationCode: true}
