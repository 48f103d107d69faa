// Package content owns what editors publish: articles, categories, the home page,
// navigation and footer, in shapes of our own. Editing is left to the CMS, and
// how any of it looks to the web.
package content

import (
	"time"

	"peritus/bff/platform/errs"
)

// PageSize is the number of articles on one page of a list.
const PageSize = 12

// Picture is an image with the words that stand in for it.
type Picture struct {
	URL     string  `json:"url" doc:"Path on this site such as /uploads/x.png, or an absolute address."`
	Alt     string  `json:"alt"`
	Width   int     `json:"width" doc:"Pixels; 0 where unknown."`
	Height  int     `json:"height" doc:"Pixels; 0 where unknown."`
	Caption *string `json:"caption"`
}

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

// AuthorRef names an author.
type AuthorRef struct {
	Name    string   `json:"name"`
	Slug    string   `json:"slug"`
	Role    string   `json:"role"`
	Picture *Picture `json:"picture"`
}

// ArticleCard is an article in a list.
type ArticleCard struct {
	ID             string       `json:"id" doc:"Stays the same when the slug changes."`
	Slug           string       `json:"slug"`
	Title          string       `json:"title"`
	Summary        string       `json:"summary"`
	Category       *CategoryRef `json:"category"`
	Author         *AuthorRef   `json:"author"`
	Picture        *Picture     `json:"picture"`
	PublishedAt    time.Time    `json:"published_at"`
	ReadingMinutes int          `json:"reading_minutes" minimum:"1"`
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
}

// Heading is an entry of an article's table of contents.
type Heading struct {
	ID    string `json:"id"`
	Text  string `json:"text"`
	Level int    `json:"level" minimum:"2" maximum:"4"`
}

// Seo is what search engines and link previews are told. Title and description
// are never empty for an article.
type Seo struct {
	Title       string   `json:"title"`
	Description string   `json:"description"`
	Picture     *Picture `json:"picture"`
	NoIndex     bool     `json:"no_index"`
}

// Article is a whole article.
type Article struct {
	ArticleCard
	UpdatedAt time.Time     `json:"updated_at"`
	Body      []Block       `json:"body"`
	Contents  []Heading     `json:"contents"`
	Seo       Seo           `json:"seo"`
	AuthorBio *string       `json:"author_bio"`
	Related   []ArticleCard `json:"related"`
	Preview   bool          `json:"preview" doc:"Shown to an editor only; not what is published."`
}

// ArticleMoved answers for an article that has another address now.
type ArticleMoved struct {
	Level    string `json:"level" enum:"success"`
	Detail   string `json:"detail"`
	Location string `json:"location" doc:"Path of the article on the site."`
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

// HomePage is the first page of the site.
type HomePage struct {
	Title    string        `json:"title"`
	Seo      Seo           `json:"seo"`
	Sections []HomeSection `json:"sections"`
}

var (
	// ErrNoArticle says that no visible article answers to an id.
	ErrNoArticle = errs.NotFoundf("Article")
	// ErrNoCategory says that no category has that slug or name.
	ErrNoCategory = errs.NotFoundf("Category")
	// ErrNoPage says that a list ends before the page asked for.
	ErrNoPage = errs.NotFoundf("Page")
	// ErrNoHome says that the home page is not published.
	ErrNoHome = errs.NotFoundf("Home page")
	// ErrPreviewInvalid says that a preview link was not made by the CMS.
	ErrPreviewInvalid = errs.Denied("This preview link is not valid. Open the preview from the CMS again.")
	// ErrPreviewExpired says that a preview link is too old.
	ErrPreviewExpired = errs.Denied("This preview link has expired. Open the preview from the CMS again.")
	// ErrWebhookSecret says that a webhook did not come from the CMS.
	ErrWebhookSecret = errs.Unauthorized("The webhook's secret is wrong.")
)

// unreachable says that there is no content to serve at all, with the cause for the log.
func unreachable(cause error) error {
	e := errs.Outage("The articles cannot be reached right now. Please try again in a moment.", cause)
	e.RetryAfter = 5 * time.Second
	return e
}
