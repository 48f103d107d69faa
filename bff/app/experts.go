package app

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"sync"

	"peritus/bff/app/document"
	"peritus/bff/auth"
	"peritus/bff/list"
	"peritus/bff/platform/place"
	"peritus/bff/profile"
	"peritus/bff/profile/area"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
	"peritus/bff/search"
	"peritus/bff/search/index"
	"peritus/bff/search/saved"
	"peritus/bff/search/taxonomy"
)

// experts is the Source and the Vocabulary of search, based on profiles.
type experts struct{ profiles *profile.Service }

func (e experts) Each(ctx context.Context, yield func(search.Views) error) (int64, error) {
	return e.profiles.Each(ctx, func(v reading.Views) error { return yield(viewsOf(v)) })
}

func (e experts) Latest(ctx context.Context) (int64, error) { return e.profiles.Latest(ctx) }

func (e experts) Since(ctx context.Context, seq int64) ([]search.Change, error) {
	return changesOf(e.profiles.Since(ctx, seq))
}

func (e experts) Current(ctx context.Context, expertIDs []string) ([]search.Change, error) {
	return changesOf(e.profiles.Current(ctx, expertIDs))
}

func changesOf(feed []reading.FeedChange, err error) ([]search.Change, error) {
	if err != nil {
		return nil, err
	}
	changes := make([]search.Change, len(feed))
	for i, c := range feed {
		changes[i] = search.Change{Seq: c.Seq, ExpertID: c.ExpertID, Views: viewsOf(c.Views)}
	}
	return changes, nil
}

// Name returns the name of an area or a place that a profile can have. Degrees are
// free text, so any plausible degree is its own name.
func (e experts) Name(filter, code string) (string, bool) {
	switch filter {
	case "area":
		category, subcategory := area.Split(code)
		if subcategory != "" {
			return area.LeafName(category, subcategory), area.Has(category, subcategory)
		}
		_, known := area.Find(category)
		return area.Name(category), known
	case "state":
		return place.State(code), place.HasState(code)
	case "country":
		return place.Country(code), place.HasCountry(code)
	case "degree":
		return code, code != "" && len(code) <= maxDegreeBytes
	case index.CityFilter:
		country, state, city := index.SplitCity(code)
		known := place.HasCountry(country) && (state == "" || place.HasState(state)) && city != "" && len(city) <= maxCityBytes
		return index.CityLabel(city, state, place.Country(country)), known
	}
	return "", false
}

// maxCityBytes is more than any city's name.
const maxCityBytes = 4 * 120

// maxDegreeBytes is 80 characters, the longest degree, in UTF-8.
const maxDegreeBytes = 4 * 80

// viewsOf converts an expert's views. Both share one document if they don't differ.
func viewsOf(v reading.Views) search.Views {
	counsel := documentOf(v.Counsel)
	if v.Public == v.Counsel {
		return search.Views{Counsel: counsel, Public: counsel}
	}
	return search.Views{Counsel: counsel, Public: documentOf(v.Public)}
}

func documentOf(p *reading.Document) *search.Document {
	if p == nil {
		return nil
	}
	d := &search.Document{
		ExpertID: p.ExpertID, Slug: p.Slug, Name: p.Name, SortName: p.LastName + " " + p.FirstName,
		Headline: p.Headline, Bio: p.Bio, City: p.City, State: p.State, StateName: p.StateName,
		Country: p.Country, CountryName: p.CountryName, Photo: p.Photo, Years: yearsOf(p.Years),
		Until: p.Facts.Until, Testimony: search.Testimony(p.Facts.Testimony),
	}
	document.AddFacts(d, p.Facts)
	document.AddTexts(d, p.Texts)
	if p.OtherNames != "" {
		d.Keywords = append(d.Keywords, p.OtherNames)
	}
	if p.ConfirmedAt != nil {
		d.ConfirmedAt = *p.ConfirmedAt
	}
	for _, l := range p.Languages {
		d.Languages = append(d.Languages, l.Name)
	}
	for _, a := range p.Areas {
		d.Areas = append(d.Areas, search.Area{Category: a.Category, CategoryName: a.CategoryName,
			Subcategory: a.Subcategory, SubcategoryName: a.SubcategoryName, Primary: a.Primary,
			Years: yearsOf(a.Years), Keywords: a.Keywords})
	}
	for _, g := range p.Degrees {
		degree := search.Degree{Degree: search.DegreeCode(fieldWords(), g.Degree), DegreeName: g.Degree, Organization: g.Organization}
		if g.Field != nil {
			degree.Field = *g.Field
		}
		d.Degrees = append(d.Degrees, degree)
	}
	return d
}

// filters are those that the sections declare.
func filters() []search.Filter {
	declared := section.Filters()
	all := make([]search.Filter, len(declared))
	for i, f := range declared {
		all[i] = search.Filter{Code: f.Code, Label: f.Label, Hint: f.Hint, Frequent: f.Frequent, Range: f.Range, Counsel: f.Counsel}
		for _, v := range f.Values {
			all[i].Values = append(all[i].Values, search.Choice{Code: v.Value, Name: v.Label})
		}
	}
	return all
}

// fieldWords is the taxonomy, read once.
var fieldWords = sync.OnceValue(func() *taxonomy.Taxonomy { return taxonomy.New(area.NameOf) })

func yearsOf(years *int) int {
	if years == nil {
		return search.Unknown
	}
	return *years
}

// seesCounsel reports whether a person sees attorney-only items.
func (a *App) seesCounsel(ctx context.Context, actor auth.Actor) (bool, error) {
	audience, err := a.Profile.AudienceOf(ctx, actor)
	return audience == stored.Counsel, err
}

// searchReaders returns the people who may search now, by account id.
func (a *App) searchReaders(ctx context.Context, userIDs []string) (map[string]saved.Reader, error) {
	people, err := a.Account.Active(ctx, userIDs)
	if err != nil {
		return nil, err
	}
	confirmed, err := a.Attorney.ConfirmedAmong(ctx, userIDs)
	readers := make(map[string]saved.Reader, len(people))
	for id, p := range people {
		if staff := p.Groups.Staff(); staff || p.Groups.Has(auth.Attorney) {
			readers[id] = saved.Reader{Person: p, Counsel: staff || confirmed[id]}
		}
	}
	return readers, err
}

// findable adapts search to those who keep experts: favorites, lists, and what was viewed.
type findable struct{ search *search.Service }

func (f findable) Seen(ctx context.Context, actor auth.Actor, expertID string) (bool, error) {
	view, err := f.search.ForReader(ctx, actor)
	if err != nil {
		return false, err
	}
	return view.Contains(expertID)
}

func (f findable) Visible(ctx context.Context, actor auth.Actor, expertIDs []string) ([]string, error) {
	view, err := f.search.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	var visible []string
	for _, expertID := range expertIDs {
		seen, err := view.Contains(expertID)
		if err != nil {
			return nil, err
		}
		if seen {
			visible = append(visible, expertID)
		}
	}
	return visible, nil
}

// Facts are what lists export.
func (f findable) Facts(ctx context.Context, actor auth.Actor, expertIDs []string) (map[string]list.Fact, error) {
	view, err := f.search.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	hits, err := view.Cards(expertIDs)
	facts := make(map[string]list.Fact, len(hits))
	for _, h := range hits {
		fact := list.Fact{Name: h.Name, Headline: h.Document.Headline, City: h.City, State: h.StateName, Country: h.CountryName, Languages: h.Languages, Years: max(h.Years, 0)}
		for _, d := range h.Degrees {
			fact.Degrees = append(fact.Degrees, d.Name()+", "+d.Organization)
		}
		for _, e := range h.Entries {
			if !slices.Contains(fact.Licenses, e.Text) {
				fact.Licenses = append(fact.Licenses, e.Text)
			}
		}
		if at := slices.IndexFunc(h.Fees, func(fee index.Fee) bool { return fee.Activity == "review" }); at >= 0 {
			fact.RateCents = h.Fees[at].Cents
		}
		facts[h.ExpertID] = fact
	}
	return facts, err
}

func (f findable) ByName(ctx context.Context, actor auth.Actor, expertIDs []string) ([]string, error) {
	view, err := f.search.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	hits, err := view.Cards(expertIDs)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(hits, func(a, b index.Hit) int {
		return cmp.Or(strings.Compare(a.SortName, b.SortName), strings.Compare(a.ExpertID, b.ExpertID))
	})
	ids := make([]string, len(hits))
	for i, h := range hits {
		ids[i] = h.ExpertID
	}
	return ids, nil
}
