package edition

import (
	"peritus/bff/content/block"
	"peritus/bff/content/shape"
	"time"
)

type Category struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Slug        string `json:"slug"`
	Description string `json:"description"`
}

type Tag struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Slug string `json:"slug"`
}

type Author struct {
	ID      string         `json:"id"`
	Name    string         `json:"name"`
	Slug    string         `json:"slug"`
	Role    string         `json:"role"`
	Bio     string         `json:"bio"`
	Website *string        `json:"website"`
	Picture *block.Picture `json:"picture"`
}

type Redirect struct {
	From      string `json:"from"`
	To        string `json:"to"`
	Permanent bool   `json:"permanent"`
}

type Question struct {
	ID       string        `json:"id"`
	Question string        `json:"question"`
	Answer   []block.Block `json:"answer"`
}

type Testimonial struct {
	ID      string         `json:"id"`
	Text    string         `json:"text"`
	Name    string         `json:"name"`
	Role    string         `json:"role"`
	Picture *block.Picture `json:"picture"`
}

// Area is what editors say about an area of expertise.
type Area struct {
	Code      string    `json:"code"`
	Title     string    `json:"title"`
	Does      string    `json:"does"`
	Others    string    `json:"others"`
	Cannot    string    `json:"cannot"`
	UpdatedAt time.Time `json:"updated_at"`
}

func (a Author) Ref() *shape.AuthorRef {
	return &shape.AuthorRef{Name: a.Name, Slug: a.Slug, Role: a.Role, Picture: a.Picture}
}
