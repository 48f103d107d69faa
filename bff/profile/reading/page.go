package reading

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/platform/place"
	"peritus/bff/platform/web"
	"peritus/bff/profile/address"
	"peritus/bff/profile/area"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/record"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// ExpertPage is an expert's page as others see it.
type ExpertPage struct {
	ExpertID     string           `json:"expert_id"`
	Slug         string           `json:"slug"`
	Name         string           `json:"name"`
	FirstName    string           `json:"first_name"`
	Headline     string           `json:"headline"`
	Bio          string           `json:"bio"`
	City         string           `json:"city"`
	State        *string          `json:"state" doc:"Postal code; null outside the United States."`
	StateName    *string          `json:"state_name"`
	Country      string           `json:"country" doc:"ISO 3166-1 alpha-2."`
	CountryName  string           `json:"country_name"`
	TimeZone     string           `json:"time_zone"`
	Photo        *string          `json:"photo"`
	Languages    []SpokenLanguage `json:"languages"`
	Areas        []ExpertArea     `json:"areas" doc:"The primary one first."`
	Education    []ExpertDegree   `json:"education"`
	Sections     []SectionAge     `json:"sections" doc:"Those with items this reader can see."`
	Parts        []PagePart       `json:"parts" doc:"The items of the sections, as this reader can see them."`
	Audience     string           `json:"audience" enum:"public,attorneys" doc:"Whether the page has what attorneys see."`
	Testimony    record.Testimony `json:"testimony"`
	Proof        proof.Summary    `json:"proof" doc:"How much of what this reader can see was checked."`
	Declaration  *PageDeclaration `json:"declaration" doc:"About challenges to the testimony; null if there is none that this reader can check."`
	Answering    *PageAnswering   `json:"answering" doc:"How the expert answers availability requests; null if too few asked."`
	ConfirmedAt  *time.Time       `json:"confirmed_at" doc:"The latest confirmation of any section."`
	Status       string           `json:"status" enum:"draft,unclaimed,pending,published,hidden"`
	ContactEmail string           `json:"contact_email,omitempty" doc:"For attorneys only."`
	Reachable    bool             `json:"reachable" doc:"This reader can write to the expert here."`
}

// TransformSchema lets what few pages have be null.
func (ExpertPage) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "declaration", "answering")
}

// SpokenLanguage is a language with its name.
type SpokenLanguage struct {
	Language string `json:"language" doc:"ISO 639 code."`
	Name     string `json:"name"`
	Level    string `json:"level" enum:"native,fluent,professional,conversational,basic"`
}

// ExpertArea is an area of expertise with its names.
type ExpertArea struct {
	Category        string   `json:"category"`
	CategoryName    string   `json:"category_name"`
	Subcategory     string   `json:"subcategory"`
	SubcategoryName string   `json:"subcategory_name"`
	Primary         bool     `json:"primary"`
	Years           *int     `json:"years"`
	Keywords        []string `json:"keywords"`
}

// ExpertDegree is a course of study. It shows as a degree only when completed.
type ExpertDegree struct {
	Organization string  `json:"organization"`
	Degree       string  `json:"degree"`
	Field        *string `json:"field"`
	Start        *string `json:"start" doc:"YYYY, YYYY-MM or YYYY-MM-DD."`
	End          *string `json:"end"`
	Status       string  `json:"status" enum:"completed,in-progress,not-completed"`
}

// PagePart is a section with its items.
type PagePart struct {
	Section string     `json:"section"`
	Title   string     `json:"title"`
	Items   []PageItem `json:"items"`
}

// PageItem is one row, or all of a single section.
type PageItem struct {
	ID    string          `json:"id"`
	Title string          `json:"title"`
	Data  json.RawMessage `json:"data" doc:"The declared fields that this reader can see."`

	Proof *proof.ItemProof `json:"proof" doc:"How well it is proved; null in sections whose entries can't be checked. Its link is for attorneys only, because it may hold the number of a license."`
}

// TransformSchema lets the proof be null.
func (PageItem) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "proof")
}

// SectionAge says when a section was last confirmed.
type SectionAge struct {
	Section     string     `json:"section"`
	Title       string     `json:"title"`
	ConfirmedAt *time.Time `json:"confirmed_at"`
	Items       int        `json:"items" doc:"That this reader can see."`
}

// Page returns an expert's page for its reader. Staff and attorneys with a confirmed
// admission see attorney-only items; other attorneys see public items. If the reader may
// not see the page at all, it returns ErrNoExpert.
func (s *Reader) Page(ctx context.Context, actor auth.Actor, expertID string) (ExpertPage, error) {
	return s.page(ctx, "id", expertID, actor)
}

// PublicPage returns an expert's page with public items only, for any reader. The slug may
// be a former one; the page has the current one.
func (s *Reader) PublicPage(ctx context.Context, slug string) (ExpertPage, error) {
	page, err := s.page(ctx, "slug_key", address.Key(slug), auth.Nobody)
	if !errors.Is(err, stored.ErrNoExpert) {
		return page, err
	}
	expertID, found, err := s.former().Find(ctx, slug)
	if err != nil {
		return ExpertPage{}, err
	}
	if !found {
		return ExpertPage{}, stored.ErrNoExpert
	}
	return s.page(ctx, "id", expertID, auth.Nobody)
}

// ExpertAt returns the profile whose public page has or had a slug, whatever its state; empty
// for none.
func (s *Reader) ExpertAt(ctx context.Context, slug string) (string, error) {
	expert, found, err := s.store.Expert(ctx, "slug_key", address.Key(slug))
	if err != nil || found {
		return expert.ID, err
	}
	expertID, _, err := s.former().Find(ctx, slug)
	return expertID, err
}

func (s *Reader) page(ctx context.Context, column, value string, reader auth.Actor) (ExpertPage, error) {
	expert, found, err := s.store.Expert(ctx, column, value)
	if err != nil {
		return ExpertPage{}, err
	}
	audience, err := s.AudienceOf(ctx, reader)
	if err != nil {
		return ExpertPage{}, err
	}
	if !found || !mayRead(reader, audience, expert) {
		return ExpertPage{}, stored.ErrNoExpert
	}
	page, err := s.pageFor(ctx, expert, audience)
	page.Reachable = audience == stored.Counsel && !reader.Staff() && expert.UserID != "" && expert.UserID != reader.UserID
	return page, err
}

// PageAsPublic returns an expert's page in any status as everyone would read it. Staff
// only.
func (s *Reader) PageAsPublic(ctx context.Context, actor auth.Actor, expertID string) (ExpertPage, error) {
	expert, found, err := s.store.Expert(ctx, "id", expertID)
	if err != nil {
		return ExpertPage{}, err
	}
	if !found || !mayRead(actor, stored.Visitors, expert) {
		return ExpertPage{}, stored.ErrNoExpert
	}
	return s.pageFor(ctx, expert, stored.Visitors)
}

func (s *Reader) pageFor(ctx context.Context, expert stored.Expert, audience stored.Audience) (ExpertPage, error) {
	all, err := s.store.ShownOf(ctx, expert.ID)
	if err != nil {
		return ExpertPage{}, err
	}
	confirmed, err := s.store.ConfirmationsOf(ctx, expert.ID)
	if err != nil {
		return ExpertPage{}, err
	}
	seen := all.SeenBy(audience)
	if seen.About() == nil { // became private after the expert was read
		return ExpertPage{}, stored.ErrNoExpert
	}
	page := pageOf(expert, seen, confirmed, audience)
	if err := s.addProofs(ctx, &page, seen, audience); err != nil {
		return ExpertPage{}, err
	}
	page.Testimony = record.TestimonyOf(mattersIn(seen, audience), s.clock.Now())
	if page.Answering, err = s.answering(ctx, expert); err != nil {
		return ExpertPage{}, err
	}
	page.Declaration, err = s.declared(ctx, expert.ID, audience, page.Testimony.Rulings.Sum())
	return page, err
}

func pageOf(e stored.Expert, seen stored.Sections, confirmed map[string]time.Time, audience stored.Audience) ExpertPage {
	about := seen.About()
	p := ExpertPage{
		ExpertID: e.ID, Slug: about.Slug, Name: about.Name(), FirstName: about.FirstName, Headline: about.Headline,
		Bio: about.Bio, City: about.City, Country: about.Country, CountryName: place.Country(about.Country),
		TimeZone: about.TimeZone, Photo: orNull(photoAddress(e, about.Photo)), Languages: spoken(about.Languages),
		Areas: areasOf(seen[section.AreaOfExpertiseCode]), Education: degreesOf(seen[section.EducationCode]),
		Sections: []SectionAge{}, Parts: []PagePart{}, ConfirmedAt: e.ConfirmedAt, Status: string(e.Status),
	}
	if about.State != "" {
		name := place.State(about.State)
		p.State, p.StateName = &about.State, &name
	}
	p.Audience = "public"
	if audience == stored.Counsel {
		p.Audience, p.ContactEmail = "attorneys", about.ContactEmail
	}
	for _, declared := range section.All() {
		if items := seen[declared.Code]; len(items) > 0 {
			p.Parts = append(p.Parts, partOf(declared, items, audience))
			p.Sections = append(p.Sections, SectionAge{
				Section: declared.Code, Title: declared.Title, Items: len(items), ConfirmedAt: ConfirmedAt(confirmed, declared.Code),
			})
		}
	}
	return p
}

func partOf(declared section.Section, items []stored.Item, audience stored.Audience) PagePart {
	part := PagePart{Section: declared.Code, Title: declared.Title, Items: []PageItem{}}
	for _, item := range items {
		if data := section.Seen(item.Content, audience == stored.Counsel); len(data) > len("{}") {
			part.Items = append(part.Items, PageItem{ID: item.ID, Title: section.Title(item.Content), Data: data})
		}
	}
	return part
}

func areasOf(items []stored.Item) []ExpertArea {
	areas := make([]ExpertArea, 0, len(items))
	for _, item := range items {
		a := item.Content.(*section.AreaOfExpertise)
		view := ExpertArea{
			Category: a.Category, CategoryName: area.Name(a.Category),
			Subcategory: a.Subcategory, SubcategoryName: area.LeafName(a.Category, a.Subcategory),
			Primary: a.Primary, Years: a.Years, Keywords: a.Keywords,
		}
		if view.Keywords == nil {
			view.Keywords = []string{}
		}
		if a.Primary {
			areas = append([]ExpertArea{view}, areas...)
		} else {
			areas = append(areas, view)
		}
	}
	return areas
}

func degreesOf(items []stored.Item) []ExpertDegree {
	degrees := make([]ExpertDegree, len(items))
	for i, item := range items {
		e := item.Content.(*section.Education)
		degrees[i] = ExpertDegree{
			Organization: e.Organization, Degree: e.Degree, Field: orNull(e.Field),
			Start: orNull(e.Start), End: orNull(e.End), Status: e.Status,
		}
	}
	return degrees
}

func spoken(languages []field.Language) []SpokenLanguage {
	list := make([]SpokenLanguage, len(languages))
	for i, l := range languages {
		list[i] = SpokenLanguage{Language: l.Language, Name: place.Language(l.Language), Level: l.Level}
	}
	return list
}

func orNull(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

func ConfirmedAt(confirmed map[string]time.Time, code string) *time.Time {
	if at, found := confirmed[code]; found {
		return &at
	}
	return nil
}

// photoAddress is where pages find a photo: below /photos/ for those that others can see,
// and otherwise at the profile, for those who may edit it.
func photoAddress(e stored.Expert, key string) string {
	switch {
	case key == "":
		return ""
	case key == e.Photo && Findable(e, stored.Counsel):
		return "/photos/" + key + ".jpg"
	}
	return OwnPhoto(e, key)
}

func OwnPhoto(e stored.Expert, key string) string { return "/api/profiles/" + e.ID + "/photos/" + key }
