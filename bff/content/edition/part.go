package edition

import (
	"encoding/json"
	"fmt"
	"peritus/bff/content/shape"
)

// part is a unit of an edition that is read, compared, and stored as a whole.
type part struct {
	Name string
	uid  string // of its type in the CMS
	in   func(*Edition) any
	set  func(e *Edition, raw []byte) error // nil clears the part
}

// Parts lists all parts. For a new type of content, add a line here and a reader in
// package strapi.
var Parts = append([]part{
	of("categories", "category", func(e *Edition) *[]Category { return &e.Categories }),
	of("tags", "tag", func(e *Edition) *[]Tag { return &e.Tags }),
	of("authors", "author", func(e *Edition) *[]Author { return &e.Authors }),
	of("questions", "question", func(e *Edition) *[]Question { return &e.Questions }),
	of("testimonials", "testimonial", func(e *Edition) *[]Testimonial { return &e.Testimonials }),
	of("areas", "area", func(e *Edition) *[]Area { return &e.Areas }),
	of("redirects", "redirect", func(e *Edition) *[]Redirect { return &e.Redirects }),
	of("navigation", "navigation", func(e *Edition) *[]shape.NavLink { return &e.Navigation }),
	of("footer", "footer", func(e *Edition) *shape.SiteFooter { return &e.Footer }),
	of("podcast", "podcast", func(e *Edition) **Show { return &e.Podcast }),
}, pageParts()...)

// PagePart is the prefix of the parts that hold pages.
const PagePart = "page/"

func pageParts() []part {
	list := make([]part, len(PageNames))
	for i, name := range PageNames {
		list[i] = of(PagePart+name, name, func(e *Edition) **Page { return &e.Pages[i] })
	}
	return list
}

// of returns the part whose value is stored at place.
func of[T any](name, kind string, place func(*Edition) *T) part {
	return part{
		Name: name, uid: UIDOf(kind),
		in: func(e *Edition) any { return *place(e) },
		set: func(e *Edition, raw []byte) error {
			var value T
			if raw != nil {
				if err := json.Unmarshal(raw, &value); err != nil {
					return fmt.Errorf("content part %s: %w", name, err)
				}
			}
			*place(e) = value
			return nil
		},
	}
}

// UIDOf returns the CMS's name for a content type.
func UIDOf(kind string) string { return "api::" + kind + "." + kind }

func partCalled(name string) *part {
	for i := range Parts {
		if Parts[i].Name == name {
			return &Parts[i]
		}
	}
	return nil
}

// PartOf returns the part with the given CMS type, or nil.
func PartOf(uid string) *part {
	for i := range Parts {
		if Parts[i].uid == uid {
			return &Parts[i]
		}
	}
	return nil
}
