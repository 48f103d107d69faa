// Package shape owns the JSON of the public content API: articles, pages, and the
// podcast. How they are stored, found, and served is left to the other rooms.
package shape

import (
	"peritus/bff/content/block"
	"time"
)

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
