package profile

import (
	"context"
	"time"

	"peritus/bff/platform/place"
	"peritus/bff/profile/proof"
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
func (s *Service) Latest(ctx context.Context) (int64, error) { return s.store.latestSeq(ctx) }

// EachPublic yields the address of every profile that everyone can see, and when what they
// see last changed.
func (s *Service) EachPublic(ctx context.Context, yield func(slug string, changed time.Time) error) error {
	return s.store.eachPublic(ctx, yield)
}

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
	changes := make([]FeedChange, len(rows))
	for i, r := range rows {
		changes[i] = FeedChange{Seq: r.Seq, ExpertID: r.ExpertID}
	}
	return changes, s.show(ctx, changes)
}

// Current returns the current state of some experts, without numbers.
func (s *Service) Current(ctx context.Context, expertIDs []string) ([]FeedChange, error) {
	changes := make([]FeedChange, len(expertIDs))
	for i, id := range expertIDs {
		changes[i].ExpertID = id
	}
	return changes, s.show(ctx, changes)
}

// show adds the experts' current documents to changes.
func (s *Service) show(ctx context.Context, changes []FeedChange) error {
	ids := make([]string, len(changes))
	for i, c := range changes {
		ids[i] = c.ExpertID
	}
	experts, err := s.store.experts(ctx, ids)
	if err != nil {
		return err
	}
	found, err := s.views(ctx, experts)
	for i := range changes {
		changes[i].Views = found[changes[i].ExpertID]
	}
	return err
}

// documented lists the sections that documents contain.
var documented = func() (codes []string) {
	for _, s := range section.All() {
		if s.Indexed() {
			codes = append(codes, s.Code)
		}
	}
	return codes
}()

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
	known, err := s.knownOf(ctx, ids, items)
	if err != nil {
		return nil, err
	}
	found, today := make(map[string]Views, len(ids)), s.clock.Now()
	for _, e := range experts {
		if findable(e, Counsel) {
			found[e.ID] = viewsOf(e, items[e.ID], known(e.ID), today)
		}
	}
	return found, nil
}

// knownOf returns what is known of some experts besides their items.
func (s *Service) knownOf(ctx context.Context, ids []string, items map[string]sections) (func(expertID string) section.Known, error) {
	var declared map[string]string
	if s.declarations != nil {
		var err error
		if declared, err = s.declarations.Kinds(ctx, ids); err != nil {
			return nil, err
		}
	}
	licenses := make(map[string]sections, len(items))
	for expertID, all := range items {
		licenses[expertID] = sections{section.LicensesCode: all[section.LicensesCode]}
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
func viewsOf(e Expert, all sections, known section.Known, today time.Time) (v Views) {
	// The items may be newer than the expert, so check them again.
	counsel, public := all.seenBy(Counsel), all.seenBy(Visitors)
	if counsel.about() != nil {
		counsel.narrow(true)
		v.Counsel = documentOf(e, counsel, section.FactsOf(counsel.contents(), known, today))
	}
	if !findable(e, Visitors) || public.about() == nil {
		return v
	}
	shared := public.alike(counsel)
	public.narrow(false)
	facts := section.FactsOf(public.contents(), known, today).Open()
	if shared && facts.Same(v.Counsel.Facts.Open()) {
		v.Public = v.Counsel
	} else {
		v.Public = documentOf(e, public, facts)
	}
	return v
}

// narrow empties the fields that an audience doesn't see.
func (s sections) narrow(counsel bool) {
	for code, items := range s {
		declared, _ := section.Find(code)
		for _, item := range items {
			declared.Narrow(item.Content, counsel)
		}
	}
}

// alike reports whether two views of a profile have the same searched texts.
func (s sections) alike(other sections) bool {
	for _, code := range documented {
		declared, _ := section.Find(code)
		if len(s[code]) != len(other[code]) || len(s[code]) > 0 && !declared.SameTexts() {
			return false
		}
	}
	return true
}

// findable reports whether anyone can find an expert.
func findable(e Expert, readers Audience) bool {
	return e.Status == Published && readers.sees(e.Visibility)
}

func documentOf(e Expert, seen sections, facts section.Facts) *Document {
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
	d.Years = section.Experience(contents(seen[section.AreaOfExpertiseCode]))
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
