package content

import (
	"context"
	"encoding/json"
	"fmt"
)

// part is a piece of an edition that is read, compared and kept as a whole.
type part struct {
	name string
	uid  string // of its type in the CMS
	in   func(*edition) any
	read func(context.Context, *strapi, *edition) error
	set  func(e *edition, raw []byte) error // nil empties it
}

// parts are all of them: a new kind of content is a new line here.
var parts = append([]part{
	of("categories", "category", func(e *edition) *[]category { return &e.categories }, (*strapi).categories),
	of("tags", "tag", func(e *edition) *[]tag { return &e.tags }, (*strapi).tags),
	of("authors", "author", func(e *edition) *[]author { return &e.authors }, (*strapi).authors),
	of("questions", "question", func(e *edition) *[]question { return &e.questions }, (*strapi).questions),
	of("testimonials", "testimonial", func(e *edition) *[]testimonial { return &e.testimonials }, (*strapi).testimonials),
	of("redirects", "redirect", func(e *edition) *[]redirect { return &e.redirects }, (*strapi).redirects),
	of("navigation", "navigation", func(e *edition) *[]NavLink { return &e.navigation }, (*strapi).navigation),
	of("footer", "footer", func(e *edition) *SiteFooter { return &e.footer }, (*strapi).footer),
	of("podcast", "podcast", func(e *edition) **show { return &e.podcast }, (*strapi).podcast),
}, pageParts()...)

func pageParts() []part {
	list := make([]part, len(pageNames))
	for i, name := range pageNames {
		list[i] = of("page/"+name, name, func(e *edition) **heldPage { return &e.pages[i] },
			func(s *strapi, ctx context.Context) (*heldPage, error) { return s.page(ctx, name) })
	}
	return list
}

// of makes the part that stands at place and that read reads.
func of[T any](name, kind string, place func(*edition) *T, read func(*strapi, context.Context) (T, error)) part {
	return part{
		name: name, uid: uidOf(kind),
		in: func(e *edition) any { return *place(e) },
		read: func(ctx context.Context, s *strapi, e *edition) error {
			is, err := read(s, ctx)
			if err == nil {
				*place(e) = is
			}
			return err
		},
		set: func(e *edition, raw []byte) error {
			var is T
			if raw != nil {
				if err := json.Unmarshal(raw, &is); err != nil {
					return fmt.Errorf("content part %s: %w", name, err)
				}
			}
			*place(e) = is
			return nil
		},
	}
}

// uidOf is how the CMS calls a type of content.
func uidOf(kind string) string { return "api::" + kind + "." + kind }

func partCalled(name string) *part {
	for i := range parts {
		if parts[i].name == name {
			return &parts[i]
		}
	}
	return nil
}

func partOf(uid string) *part {
	for i := range parts {
		if parts[i].uid == uid {
			return &parts[i]
		}
	}
	return nil
}
