package content

import (
	"cmp"
	"fmt"
	"net/url"
	"strings"
	"time"

	"peritus/bff/content/block"
	"peritus/bff/content/feed"
	"peritus/bff/content/subtitle"
)

// feedArticles is how many of the newest articles a feed of the blog has.
const feedArticles = 50

// addresses makes whole addresses on the site.
type addresses struct{ origin string }

func (a addresses) article(slug string) string { return a.origin + "/blog/" + url.PathEscape(slug) }
func (a addresses) episode(slug string) string { return a.origin + "/podcast/" + url.PathEscape(slug) }
func (a addresses) at(path string) string      { return a.origin + path }

// widest is how wide a picture in a feed is at most, in pixels.
const widest = 1280

// picture is a picture as JPEG, which every reader of feeds shows.
func (a addresses) picture(p block.Picture) string {
	width, height := p.Width, p.Height
	if width == 0 || height == 0 {
		width, height = widest, widest*9/16
	}
	if width > widest {
		width, height = widest, height*widest/width
	}
	return a.sized(p, width, max(1, height))
}

// Apple takes artwork of these edges, in pixels.
const (
	smallestCover = 1400
	largestCover  = 3000
)

// cover is a picture as square artwork; "" for none.
func (a addresses) cover(p *block.Picture) string {
	if p == nil {
		return ""
	}
	edge := min(max(min(p.Width, p.Height), smallestCover), largestCover)
	return a.sized(*p, edge, edge)
}

func (a addresses) sized(p block.Picture, width, height int) string {
	if !strings.HasPrefix(p.URL, "/uploads/") {
		if strings.HasPrefix(p.URL, "/") {
			return a.origin + p.URL
		}
		return p.URL
	}
	return fmt.Sprintf("%s/_ipx/f_jpeg,q_80,s_%dx%d%s.jpg", a.origin, width, height, p.URL)
}

// blogFeed is a feed of the newest articles, of one category where it is not "".
// Errors: ErrNoCategory.
func (v *view) blogFeed(a addresses, ending, category string) (feed.Feed, error) {
	f := feed.Feed{Title: "Peritus blog", Description: "Articles on expert evidence, from Peritus.", Home: a.at("/blog"), Language: "en"}
	var list ArticleList
	chosen, err := v.choose(ListQuery{Category: category}, &list)
	if err != nil {
		return f, err
	}
	if c := list.Category; c != nil {
		f.Home = a.at("/blog/category/" + url.PathEscape(c.Slug))
		f.Title = c.Name + " | Peritus blog"
		f.Description = cmp.Or(v.categories[called(v.categories, c.Slug, func(c CategoryCount) (string, string) { return c.Slug, "" })].Description, f.Description)
	}
	f.Self = f.Home + "/" + ending
	for _, i := range chosen[:min(len(chosen), feedArticles)] {
		item := v.feedItem(a, i)
		f.Items = append(f.Items, item)
		f.Updated = latest(f.Updated, item.Updated)
	}
	return f, nil
}

func (v *view) feedItem(a addresses, i int) feed.Item {
	r, card := v.articles.entries[i], v.cards[i]
	item := feed.Item{
		// The id outlives the slug.
		ID: a.at("/blog/" + r.ID), URL: a.article(r.Slug), Title: r.Title, Summary: r.Summary, Language: r.language,
		Published: r.PublishedAt, Updated: r.changed(),
		HTML: block.HTML(r.Body, block.Page{Origin: a.origin, Address: a.article(r.Slug), Picture: a.picture}),
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
		item.Picture = a.picture(*r.Picture)
	}
	return item
}

// podcastFeed is the show with all of its episodes that can be heard. Errors:
// ErrNoPodcast.
func (v *view) podcastFeed(a addresses) (feed.Show, error) {
	s := v.edition.podcast
	if s == nil {
		return feed.Show{}, ErrNoPodcast
	}
	f := feed.Show{
		Title: s.Title, Description: cmp.Or(s.Description, s.Summary, s.Title), Home: a.at("/podcast"), Self: a.at("/podcast/feed.xml"),
		Language: s.Language, Author: s.Author, OwnerName: s.OwnerName, OwnerEmail: s.OwnerEmail, Category: s.Category,
		Subcategory: s.Subcategory, Explicit: s.Explicit, Cover: a.cover(s.Cover), Copyright: s.Copyright, GUID: s.GUID,
		Locked: s.Locked, Updated: s.UpdatedAt, People: a.people(s.People),
	}
	for _, e := range v.episodes.entries {
		if !e.heard() {
			continue
		}
		f.Episodes = append(f.Episodes, a.feedEpisode(e))
		f.Updated = latest(f.Updated, e.changed())
	}
	return f, nil
}

// heard tells whether there is a file that players can be sent to.
func (e *episode) heard() bool { return e.Audio.Where != "" && e.Audio.Bytes > 0 && e.Audio.Type != "" }

func (a addresses) feedEpisode(e *episode) feed.Episode {
	page := a.episode(e.Slug)
	f := feed.Episode{
		GUID: e.GUID, URL: page, Title: e.Title, Summary: e.Summary, Published: e.PublishedAt,
		HTML:      block.HTML(e.Notes, block.Page{Origin: a.origin, Address: page, Picture: a.picture}),
		Enclosure: a.at(e.audioPath()), Bytes: e.Audio.Bytes, Type: e.Audio.Type, Seconds: e.Audio.Seconds,
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

func (a addresses) people(list []PodcastPerson) []feed.Person {
	var people []feed.Person
	for _, p := range list {
		person := feed.Person{Name: p.Name, Role: p.Role, Href: block.OrZero(p.Href)}
		if p.Picture != nil {
			person.Picture = a.picture(*p.Picture)
		}
		people = append(people, person)
	}
	return people
}

func (a addresses) marks(e *episode) []feed.Mark {
	marks := make([]feed.Mark, len(e.Chapters))
	for i, c := range e.Chapters {
		marks[i] = feed.Mark{Start: c.Start, Title: c.Title, Href: block.OrZero(c.Href)}
		if c.Picture != nil {
			marks[i].Picture = a.picture(*c.Picture)
		}
	}
	return marks
}

func (e *episode) cues() []subtitle.Cue {
	cues := make([]subtitle.Cue, len(e.Transcript))
	for i, c := range e.Transcript {
		cues[i] = subtitle.Cue{Start: duration(c.Start), End: duration(c.End), Speaker: block.OrZero(c.Speaker), Text: c.Text}
	}
	return cues
}

func duration(seconds float64) time.Duration {
	return time.Duration(seconds*1000+0.5) * time.Millisecond
}

// changed is when visitors last saw another text: an entry that was edited before it
// was due is new on the day it is due.
func (d *dated) changed() time.Time { return latest(d.UpdatedAt, d.PublishedAt) }

func latest(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}
