// Package content owns what editors publish: pages, articles, the podcast, navigation,
// footer and redirects, in shapes of our own. Editing is left to the CMS, and how any
// of it looks to the web.
package content

import (
	"time"

	"peritus/bff/content/block"
	"peritus/bff/platform/errs"
)

// PageSize is the number of articles on one page of a list.
const PageSize = 12

// CategoryRef names a category.
type CategoryRef struct {
	Name string `json:"name"`
	Slug string `json:"slug"`
}

// CategoryCount is a category and how many articles stand in it.
type CategoryCount struct {
	Name        string `json:"name"`
	Slug        string `json:"slug"`
	Count       int    `json:"count"`
	Description string `json:"description"`
}

// CategoryList is every category, by name.
type CategoryList struct {
	Results []CategoryCount `json:"results"`
}

// TagRef names a tag.
type TagRef struct {
	Name string `json:"name"`
	Slug string `json:"slug"`
}

// TagCount is a tag and how many articles have it.
type TagCount struct {
	Name  string `json:"name"`
	Slug  string `json:"slug"`
	Count int    `json:"count"`
}

// TagList is every tag that an article has, by name.
type TagList struct {
	Results []TagCount `json:"results"`
}

// AuthorPage is an author, with how many articles are theirs.
type AuthorPage struct {
	Name    string         `json:"name"`
	Slug    string         `json:"slug"`
	Role    string         `json:"role"`
	Bio     string         `json:"bio"`
	Website *string        `json:"website"`
	Picture *block.Picture `json:"picture"`
	Count   int            `json:"count"`
}

// AuthorList is every author of an article, by name.
type AuthorList struct {
	Results []AuthorPage `json:"results"`
}

// AuthorRef names an author.
type AuthorRef struct {
	Name    string         `json:"name"`
	Slug    string         `json:"slug"`
	Role    string         `json:"role"`
	Picture *block.Picture `json:"picture"`
}

// ArticleCard is an article in a list.
type ArticleCard struct {
	ID             string         `json:"id" doc:"Stays the same when the slug changes."`
	Slug           string         `json:"slug"`
	Title          string         `json:"title"`
	Summary        string         `json:"summary"`
	Category       *CategoryRef   `json:"category"`
	Author         *AuthorRef     `json:"author"`
	Picture        *block.Picture `json:"picture"`
	PublishedAt    time.Time      `json:"published_at"`
	ReadingMinutes int            `json:"reading_minutes" minimum:"1"`
	Tags           []TagRef       `json:"tags"`
	Language       string         `json:"language" doc:"A tag of BCP 47."`
	Direction      string         `json:"direction" enum:"ltr,rtl"`
}

// ArticleList is one page of articles, newest first or, in a search, best first.
type ArticleList struct {
	Count    int           `json:"count" doc:"Articles on all pages."`
	Next     *string       `json:"next"`
	Previous *string       `json:"previous"`
	Results  []ArticleCard `json:"results"`
	Total    int           `json:"total" doc:"Number of pages, at least 1."`
	Page     int           `json:"page"`
	Category *CategoryRef  `json:"category"`
	Tag      *TagRef       `json:"tag"`
	Author   *AuthorRef    `json:"author"`
}

// Seo is what search engines and link previews are told. Title and description
// are never empty for an article.
type Seo struct {
	Title       string         `json:"title"`
	Description string         `json:"description"`
	Picture     *block.Picture `json:"picture"`
	NoIndex     bool           `json:"no_index"`
}

// Article is a whole article.
type Article struct {
	ArticleCard
	UpdatedAt time.Time       `json:"updated_at"`
	Body      []block.Block   `json:"body"`
	Contents  []block.Heading `json:"contents"`
	Seo       Seo             `json:"seo"`
	AuthorBio *string         `json:"author_bio"`
	Related   []ArticleCard   `json:"related"`
	Preview   bool            `json:"preview" doc:"Shown to an editor only; not what is published."`
}

// Moved answers for an article or an episode that has another address now.
type Moved struct {
	Level    string `json:"level" enum:"success"`
	Detail   string `json:"detail"`
	Location string `json:"location" doc:"Its path on the site."`
}

// Redirect is where an address that editors gave up leads now.
type Redirect struct {
	Location  string `json:"location" doc:"A path of this site or an https address."`
	Permanent bool   `json:"permanent"`
}

// Version tells whether anything that a visitor may see has changed.
type Version struct {
	Version string `json:"version" doc:"Opaque; the same in all processes that show the same."`
	Stale   bool   `json:"stale" doc:"The content is not known to be current, as while the CMS is down."`
}

// NavLink is a link of the header or the footer.
type NavLink struct {
	Label string `json:"label"`
	Href  string `json:"href"`
}

// FooterColumn is a titled group of links.
type FooterColumn struct {
	Title string    `json:"title"`
	Links []NavLink `json:"links"`
}

// SiteFooter stands below every public page.
type SiteFooter struct {
	Columns []FooterColumn `json:"columns"`
	Note    string         `json:"note"`
}

// Site is what all public pages share.
type Site struct {
	Header []NavLink  `json:"header"`
	Footer SiteFooter `json:"footer"`
}

var (
	// ErrNoArticle says that no visible article answers to an id.
	ErrNoArticle = errs.NotFoundf("Article")
	// ErrNoCategory says that no category has that slug or name.
	ErrNoCategory = errs.NotFoundf("Category")
	// ErrNoTag says that no tag has that slug or name.
	ErrNoTag = errs.NotFoundf("Tag")
	// ErrNoAuthor says that no author has that slug.
	ErrNoAuthor = errs.NotFoundf("Author")
	// ErrNoPage says that a list ends before the page asked for, or that a page is
	// not published.
	ErrNoPage = errs.NotFoundf("Page")
	// ErrNoRedirect says that an address leads nowhere else.
	ErrNoRedirect = errs.NotFoundf("Redirect")
	// ErrPreviewInvalid says that a preview link was not made by the CMS.
	ErrPreviewInvalid = errs.Denied("This preview link is not valid. Open the preview from the CMS again.")
	// ErrPreviewExpired says that a preview link is too old.
	ErrPreviewExpired = errs.Denied("This preview link has expired. Open the preview from the CMS again.")
	// ErrWebhookSecret says that a webhook did not come from the CMS.
	ErrWebhookSecret = errs.Unauthorized("The webhook's secret is wrong.")
)

// unreachable says that there is no content to serve at all, with the cause for the log.
func unreachable(cause error) error {
	e := errs.Outage("This cannot be reached right now. Please try again in a moment.", cause)
	e.RetryAfter = 5 * time.Second
	return e
}
