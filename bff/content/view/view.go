// Package view owns what visitors can see of an edition at a given time: lists, search,
// pages, feeds, and the sitemap. When to build a new view is left to the service.
package view

import (
	"fmt"
	"peritus/bff/content/block"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"slices"
	"time"
)

const (
	relatedArticles = 3
	latestArticles  = 4 // on a page
	latestEpisodes  = 3
)

// View is the part of an edition that is due at a given time. It is valid until Until.
type View struct {
	Edition *edition.Edition
	Version string    // the same in all processes with the same content
	Until   time.Time // when the next article or episode is due; zero for never

	Articles   shelf[*edition.Article]
	cards      []shape.ArticleCard // parallel to the articles
	front      []int               // articles in the site's language, newest first
	Episodes   shelf[*edition.Episode]
	audio      map[string]int // episodes by file name
	names      names
	byCategory map[string][]int // articles by slug of the category
	byTag      map[string][]int
	byAuthor   map[string][]int
	Categories []shape.CategoryCount
	Tags       []shape.TagCount
	Authors    []shape.AuthorPage
	redirects  map[string]edition.Redirect // by path
	areas      map[string]edition.Area     // by code

	library *Library
	number  uint64        // newer views have greater numbers
	Replies ready[[]byte] // JSON
	Files   ready[File]
}

// New makes the view of an edition at a time. Its searches use the library.
func New(e *edition.Edition, now time.Time, library *Library) *View {
	v := &View{Edition: e, library: library, number: library.views.Add(1), names: NewNames(e),
		Articles: newShelf("", e.Articles, now), Episodes: newShelf(edition.EpisodePart, e.Episodes, now)}
	v.Replies.size = func(raw []byte) int { return len(raw) }
	v.Files.size = func(f File) int { return len(f.Body) }
	v.Until = earliest(v.Articles.until, v.Episodes.until)
	// The views of one edition differ only in the entries that became due.
	due := max(v.Articles.newest().UnixMilli(), v.Episodes.newest().UnixMilli())
	v.Version = fmt.Sprintf("%s-%x", e.Digest(), max(due, 0))
	v.shelveArticles()
	v.audio = map[string]int{}
	for i, r := range v.Episodes.Entries {
		v.audio[r.AudioName()] = i
	}
	v.areas = areasByCode(e)
	v.redirects = map[string]edition.Redirect{}
	for _, r := range e.Redirects {
		v.redirects[redirectKey(r.From)] = r
	}
	return v
}

func (v *View) shelveArticles() {
	v.byCategory, v.byTag, v.byAuthor = map[string][]int{}, map[string][]int{}, map[string][]int{}
	v.cards = make([]shape.ArticleCard, len(v.Articles.Entries))
	for i, r := range v.Articles.Entries {
		card := v.names.card(r)
		v.cards[i] = card
		if block.InSiteLanguage(card.Language) {
			v.front = append(v.front, i)
		}
		if card.Category != nil {
			v.byCategory[card.Category.Slug] = append(v.byCategory[card.Category.Slug], i)
		}
		if card.Author != nil {
			v.byAuthor[card.Author.Slug] = append(v.byAuthor[card.Author.Slug], i)
		}
		for _, t := range card.Tags {
			v.byTag[t.Slug] = append(v.byTag[t.Slug], i)
		}
	}
	v.Categories = countCategories(v.Edition.Categories, v.byCategory)
	v.Tags = countTags(v.Edition.Tags, v.byTag)
	v.Authors = countAuthors(v.Edition.Authors, v.byAuthor)
}

// Article returns visible article i.
func (v *View) Article(i int) shape.Article {
	a := v.names.Article(v.Articles.Entries[i])
	a.Related = v.related(i)
	return a
}

// related lists articles of the same category first, then the newest others of the
// front list.
func (v *View) related(i int) []shape.ArticleCard {
	related := []shape.ArticleCard{}
	add := func(candidate int) {
		known := slices.ContainsFunc(related, func(c shape.ArticleCard) bool { return c.ID == v.cards[candidate].ID })
		if candidate != i && !known && len(related) < relatedArticles {
			related = append(related, v.cards[candidate])
		}
	}
	if c := v.cards[i].Category; c != nil {
		for _, candidate := range v.byCategory[c.Slug] {
			add(candidate)
		}
	}
	for _, candidate := range v.front[:min(len(v.front), 2*relatedArticles+1)] {
		add(candidate)
	}
	return related
}

func (v *View) Site() shape.Site {
	footer := v.Edition.Footer
	footer.Columns = block.OrEmpty(footer.Columns)
	return shape.Site{Header: block.OrEmpty(v.Edition.Navigation), Footer: footer}
}
