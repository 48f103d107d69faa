package content

import (
	"fmt"
	"slices"
	"sync"
	"time"

	"peritus/bff/content/block"
)

const (
	relatedArticles = 3
	latestArticles  = 4 // on a page
	latestEpisodes  = 3
)

// view is an edition as visitors see it at one moment: what is not due yet is not
// in it. It holds from at until just before until.
type view struct {
	edition *edition
	version string    // the same in all processes that show the same
	until   time.Time // when the next article or episode is due; zero for never

	articles   shelf[*record]
	cards      []ArticleCard // beside the articles
	episodes   shelf[*episode]
	audio      map[string]int // episodes by the name of their file
	names      names
	byCategory map[string][]int // articles by the slug of their category
	byTag      map[string][]int
	byAuthor   map[string][]int
	categories []CategoryCount
	tags       []TagCount
	authors    []AuthorPage
	redirects  map[string]redirect // by path

	articleIndex func() *searchIndex
	episodeIndex func() *searchIndex
	answers      ready[[]byte] // JSON
	files        ready[File]
}

func newView(e *edition, now time.Time) *view {
	v := &view{edition: e, names: newNames(e),
		articles: newShelf("", e.articles, now), episodes: newShelf(episodePart, e.episodes, now)}
	v.answers.size = func(raw []byte) int { return len(raw) }
	v.files.size = func(f File) int { return len(f.Body) }
	v.until = earliest(v.articles.until, v.episodes.until)
	// What was due last tells apart the views of one edition.
	due := max(v.articles.newest().UnixMilli(), v.episodes.newest().UnixMilli())
	v.version = fmt.Sprintf("%s-%x", e.digest(), max(due, 0))
	v.shelveArticles()
	v.audio = map[string]int{}
	for i, r := range v.episodes.entries {
		v.audio[r.audioName()] = i
	}
	v.redirects = map[string]redirect{}
	for _, r := range e.redirects {
		v.redirects[redirectKey(r.From)] = r
	}
	v.articleIndex = sync.OnceValue(v.indexArticles)
	v.episodeIndex = sync.OnceValue(v.indexEpisodes)
	return v
}

func (v *view) shelveArticles() {
	v.byCategory, v.byTag, v.byAuthor = map[string][]int{}, map[string][]int{}, map[string][]int{}
	v.cards = make([]ArticleCard, len(v.articles.entries))
	for i, r := range v.articles.entries {
		card := v.names.card(r)
		v.cards[i] = card
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
	v.categories = countCategories(v.edition.categories, v.byCategory)
	v.tags = countTags(v.edition.tags, v.byTag)
	v.authors = countAuthors(v.edition.authors, v.byAuthor)
}

func (v *view) indexArticles() *searchIndex {
	list := make([]searchable, len(v.articles.entries))
	for i, r := range v.articles.entries {
		list[i] = searchable{words: r.words}
		if a := v.cards[i].Author; a != nil {
			list[i].author = a.Name
		}
	}
	return newSearchIndex(list)
}

func (v *view) indexEpisodes() *searchIndex {
	list := make([]searchable, len(v.episodes.entries))
	for i, r := range v.episodes.entries {
		list[i] = searchable{words: r.words, author: r.names()}
	}
	return newSearchIndex(list)
}

// article is the visible article number i.
func (v *view) article(i int) Article {
	a := v.names.article(v.articles.entries[i])
	a.Related = v.related(i)
	return a
}

// related are articles of the same category first, then the newest others.
func (v *view) related(i int) []ArticleCard {
	related := []ArticleCard{}
	add := func(candidate int) {
		known := slices.ContainsFunc(related, func(c ArticleCard) bool { return c.ID == v.cards[candidate].ID })
		if candidate != i && !known && len(related) < relatedArticles {
			related = append(related, v.cards[candidate])
		}
	}
	if c := v.cards[i].Category; c != nil {
		for _, candidate := range v.byCategory[c.Slug] {
			add(candidate)
		}
	}
	for candidate := range min(len(v.cards), 2*relatedArticles+1) {
		add(candidate)
	}
	return related
}

func (v *view) site() Site {
	footer := v.edition.footer
	footer.Columns = block.OrEmpty(footer.Columns)
	return Site{Header: block.OrEmpty(v.edition.navigation), Footer: footer}
}
