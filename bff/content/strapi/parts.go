package strapi

import (
	"context"
	"fmt"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"strings"
)

// partReaders read the parts of an edition by name, except pages.
var partReaders = map[string]func(context.Context, *Client, *edition.Edition) error{
	"categories":   into(func(e *edition.Edition) *[]edition.Category { return &e.Categories }, (*Client).categories),
	"tags":         into(func(e *edition.Edition) *[]edition.Tag { return &e.Tags }, (*Client).tags),
	"authors":      into(func(e *edition.Edition) *[]edition.Author { return &e.Authors }, (*Client).authors),
	"questions":    into(func(e *edition.Edition) *[]edition.Question { return &e.Questions }, (*Client).questions),
	"testimonials": into(func(e *edition.Edition) *[]edition.Testimonial { return &e.Testimonials }, (*Client).testimonials),
	"areas":        into(func(e *edition.Edition) *[]edition.Area { return &e.Areas }, (*Client).areas),
	"redirects":    into(func(e *edition.Edition) *[]edition.Redirect { return &e.Redirects }, (*Client).redirects),
	"navigation":   into(func(e *edition.Edition) *[]shape.NavLink { return &e.Navigation }, (*Client).navigation),
	"footer":       into(func(e *edition.Edition) *shape.SiteFooter { return &e.Footer }, (*Client).footer),
	"podcast":      into(func(e *edition.Edition) **edition.Show { return &e.Podcast }, (*Client).podcast),
}

func into[T any](place func(*edition.Edition) *T, read func(*Client, context.Context) (T, error)) func(context.Context, *Client, *edition.Edition) error {
	return func(ctx context.Context, s *Client, e *edition.Edition) error {
		value, err := read(s, ctx)
		if err == nil {
			*place(e) = value
		}
		return err
	}
}

// ReadPart reads one part of the edition from the CMS. On an error, the part doesn't
// change.
func (s *Client) ReadPart(ctx context.Context, e *edition.Edition, name string) error {
	if page, ok := strings.CutPrefix(name, edition.PagePart); ok {
		held, err := s.page(ctx, page)
		if err == nil {
			e.SetPage(page, held)
		}
		return err
	}
	read, known := partReaders[name]
	if !known {
		return fmt.Errorf("content part %q has no reader", name)
	}
	return read(ctx, s, e)
}
