package view

import (
	"cmp"
	"net/url"
	"peritus/bff/content/block"
	"peritus/bff/content/edition"
	"peritus/bff/content/feed"
	"peritus/bff/content/shape"
)

// feedArticles is the number of articles in a feed of the blog.
const feedArticles = 50

// BlogFeed returns a feed of the newest articles, of one category unless category is "".
// Errors: ErrNoCategory.
func (v *View) BlogFeed(a Addresses, ending, category string) (feed.Feed, error) {
	f := feed.Feed{Title: "Peritus blog", Description: "Articles on expert evidence, from Peritus.", Home: a.at("/blog"), Language: block.SiteLanguage}
	var list shape.ArticleList
	chosen, err := v.choose(ListQuery{Category: category}, &list)
	if err != nil {
		return f, err
	}
	if c := list.Category; c != nil {
		f.Home = a.at("/blog/category/" + url.PathEscape(c.Slug))
		f.Title = c.Name + " | Peritus blog"
		f.Description = cmp.Or(v.Categories[Called(v.Categories, c.Slug, func(c shape.CategoryCount) (string, string) { return c.Slug, "" })].Description, f.Description)
	}
	f.Self = f.Home + "/" + ending
	for _, i := range chosen[:min(len(chosen), feedArticles)] {
		item := v.feedItem(a, i)
		f.Items = append(f.Items, item)
		f.Updated = edition.Latest(f.Updated, item.Updated)
	}
	return f, nil
}

func (v *View) feedItem(a Addresses, i int) feed.Item {
	r, card := v.Articles.Entries[i], v.cards[i]
	item := feed.Item{
		// The id stays the same when the slug changes.
		ID: a.at("/blog/" + r.ID), URL: a.article(r.Slug), Title: r.Title, Summary: r.Summary, Language: r.ShownLanguage(),
		Published: r.PublishedAt, Updated: r.Changed(),
		HTML: block.HTML(r.Body, block.Page{Origin: a.Origin, Address: a.article(r.Slug), Picture: a.Picture}),
	}
	if card.Author != nil {
		item.Author = card.Author.Name
		if card.Author.Slug != "" {
			item.AuthorURL = a.at("/blog/author/" + url.PathEscape(card.Author.Slug))
		}
	}
	if card.Category != nil {
		item.Subjects = append(item.Subjects, card.Category.Name)
	}
	for _, t := range card.Tags {
		item.Subjects = append(item.Subjects, t.Name)
	}
	if r.Picture != nil {
		item.Picture = a.Picture(*r.Picture)
	}
	return item
}

// PodcastFeed returns the show with all playable episodes. Errors: ErrNoPodcast.
func (v *View) PodcastFeed(a Addresses) (feed.Show, error) {
	s := v.Edition.Podcast
	if s == nil {
		return feed.Show{}, ErrNoPodcast
	}
	f := feed.Show{
		Title: s.Title, Description: cmp.Or(s.Description, s.Summary, s.Title), Home: a.at("/podcast"), Self: a.at("/podcast/feed.xml"),
		Language: s.Language, Author: s.Author, OwnerName: s.OwnerName, OwnerEmail: s.OwnerEmail, Category: s.Category,
		Subcategory: s.Subcategory, Explicit: s.Explicit, Cover: a.cover(s.Cover), Copyright: s.Copyright, GUID: s.GUID,
		Locked: s.Locked, Updated: s.UpdatedAt, People: a.people(s.People),
	}
	for _, e := range v.Episodes.Entries {
		if !e.Playable() {
			continue
		}
		f.Episodes = append(f.Episodes, a.FeedEpisode(e))
		f.Updated = edition.Latest(f.Updated, e.Changed())
	}
	return f, nil
}

func (a Addresses) FeedEpisode(e *edition.Episode) feed.Episode {
	page := a.Episode(e.Slug)
	f := feed.Episode{
		GUID: e.GUID, URL: page, Title: e.Title, Summary: e.Summary, Published: e.PublishedAt,
		HTML:      block.HTML(e.Notes, block.Page{Origin: a.Origin, Address: page, Picture: a.Picture}),
		Enclosure: a.at(e.AudioPath()), Bytes: e.Audio.Bytes, Type: e.Audio.Type, Seconds: e.Audio.Seconds,
		Kind: e.Kind, Number: e.Number, Season: e.Season, Explicit: e.Explicit, Picture: a.cover(e.Picture), People: a.people(e.People),
	}
	if len(e.Transcript) > 0 {
		f.WebVTT, f.SubRip = page+"/transcript.vtt", page+"/transcript.srt"
	}
	if len(e.Chapters) > 0 {
		f.Chapters = page + "/chapters.json"
	}
	return f
}

func (a Addresses) people(list []shape.PodcastPerson) []feed.Person {
	var people []feed.Person
	for _, p := range list {
		person := feed.Person{Name: p.Name, Role: p.Role, Href: block.OrZero(p.Href)}
		if p.Picture != nil {
			person.Picture = a.Picture(*p.Picture)
		}
		people = append(people, person)
	}
	return people
}

func (a Addresses) Marks(e *edition.Episode) []feed.Mark {
	marks := make([]feed.Mark, len(e.Chapters))
	for i, c := range e.Chapters {
		marks[i] = feed.Mark{Start: c.Start, Title: c.Title, Href: block.OrZero(c.Href)}
		if c.Picture != nil {
			marks[i].Picture = a.Picture(*c.Picture)
		}
	}
	return marks
}
