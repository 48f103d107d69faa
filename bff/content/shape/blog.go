// Package shape owns the JSON of the public content API: articles, pages, and the
// podcast. Storing, finding, and serving them are left to the packages beside it.
package shape

import (
	"peritus/bff/content/block"
	"time"
)

// CategoryRef is the name and slug of a category.
type CategoryRef struct {
	Name string `json:"name"`
	Slug string `json:"slug"`
}

// CategoryCount is a category with the number of its articles.
type CategoryCount struct {
	Name        string `json:"name"`
	Slug        string `json:"slug"`
	Count       int    `json:"count"`
	Description string `json:"description"`
}

// CategoryList lists all categories by name.
type CategoryList struct {
	Results []CategoryCount `json:"results"`
}

// TagRef is the name and slug of a tag.
type TagRef struct {
	Name string `json:"name"`
	Slug string `json:"slug"`
}

// TagCount is a tag with the number of its articles.
type TagCount struct {
	Name  string `json:"name"`
	Slug  string `json:"slug"`
	Count int    `json:"count"`
}

// TagList lists the tags in use by name.
type TagList struct {
	Results []TagCount `json:"results"`
}

// AuthorPage is an author with the number of their articles.
type AuthorPage struct {
	Name    string         `json:"name"`
	Slug    string         `json:"slug"`
	Role    string         `json:"role"`
	Bio     string         `json:"bio"`
	Website *string        `json:"website"`
	Picture *block.Picture `json:"picture"`
	Count   int            `json:"count"`
}

// AuthorList lists the authors of articles by name.
type AuthorList struct {
	Results []AuthorPage `json:"results"`
}

// AuthorRef is the name and slug of an author.
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
	Language       string         `json:"language" doc:"A BCP 47 language tag."`
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
	Search   *Search       `json:"search"`
}

// Article is a complete article.
type Article struct {
	ArticleCard
	UpdatedAt time.Time       `json:"updated_at"`
	Body      []block.Block   `json:"body"`
	Contents  []block.Heading `json:"contents"`
	Seo       Seo             `json:"seo"`
	AuthorBio *string         `json:"author_bio"`
	Related   []ArticleCard   `json:"related"`
	Preview   bool            `json:"preview" doc:"True for a preview that only an editor can see."`
}
