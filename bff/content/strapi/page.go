package strapi

import (
	"peritus/bff/content/block"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"slices"
	"strings"
)

func (r Reader) page(n node) *edition.Page {
	p := &edition.Page{Title: n.text("title"), UpdatedAt: n.time("updatedAt"), Seo: r.seo(n.object("seo")), Sections: []edition.PageSection{}}
	body := r.body() // one for the page, so heading ids are unique on it
	for _, v := range n.list("sections") {
		s, refs, ok := r.section(asNode(v), body)
		if !ok {
			r.Dropped("section " + asNode(v).text("__component"))
			continue
		}
		p.Sections = append(p.Sections, edition.PageSection{Shape: edition.PlainSection(s), Refs: refs})
	}
	return p
}

// section also returns the ids of the entries that the section shows.
func (r Reader) section(n node, body *bodyReader) (s shape.Section, refs []string, ok bool) {
	kind, ours := strings.CutPrefix(n.text("__component"), "sections.")
	read, known := sectionReaders[shape.SectionType(kind)]
	if !ours || !known {
		return s, nil, false
	}
	s = shape.Section{Type: shape.SectionType(kind), Title: n.text("title"), Lead: n.text("lead")}
	read(r, n, &s)
	switch s.Type {
	case shape.RichTextType:
		s.Body = body.component(n)
	case shape.FaqType:
		refs = ids(n.list("questions"))
	case shape.TestimonialsType:
		refs = ids(n.list("testimonials"))
	}
	return s, refs, s.Type != shape.FormType || s.Form != ""
}

// sectionReaders read the members of each section type except title and lead.
var sectionReaders = map[shape.SectionType]func(r Reader, n node, s *shape.Section){
	shape.HeroType: func(r Reader, n node, s *shape.Section) {
		s.Eyebrow, s.Headline = n.text("eyebrow"), n.text("headline")
		s.SearchLabel, s.SearchPlaceholder = n.text("searchLabel"), n.text("searchPlaceholder")
		s.Suggestions = texts(n.list("suggestions"))
		s.Picture, s.Links = r.picture(n.object("picture")), r.links(n.list("links"))
	},
	shape.StepsType: func(_ Reader, n node, s *shape.Section) {
		s.Steps = each(n.list("steps"), func(n node) (shape.PageStep, bool) {
			return shape.PageStep{Title: n.text("title"), Text: n.text("text")}, true
		})
	},
	shape.FactsType: func(_ Reader, n node, s *shape.Section) {
		s.Columns = texts(n.list("columns"))
		if q := n.object("quote"); q.text("text") != "" {
			s.Quote = &shape.PageQuote{Text: q.text("text"), Name: q.text("name"), Role: q.text("role")}
		}
		s.Rows = each(n.list("rows"), func(n node) (shape.PageFact, bool) {
			return shape.PageFact{What: n.text("what"), How: n.text("how"), Often: n.text("often")}, true
		})
	},
	shape.WaysType: func(_ Reader, n node, s *shape.Section) {
		s.Ways = each(n.list("ways"), func(n node) (shape.PageWay, bool) {
			return shape.PageWay{Title: n.text("title"), Text: n.text("text"), Label: n.text("label"), Href: block.SafeHref(n.text("href"))}, true
		})
	},
	shape.FeaturesType: func(_ Reader, n node, s *shape.Section) {
		s.Features = each(n.list("features"), func(n node) (shape.PageFeature, bool) {
			icon := n.text("icon")
			if !slices.Contains(featureIcons, icon) {
				icon = featureIcons[0]
			}
			return shape.PageFeature{Title: n.text("title"), Text: n.text("text"), Icon: icon}, true
		})
	},
	shape.NumbersType: func(_ Reader, n node, s *shape.Section) {
		s.Numbers = each(n.list("numbers"), func(n node) (shape.PageNumber, bool) {
			return shape.PageNumber{Value: n.text("value"), Label: n.text("label"), Note: n.text("note")}, true
		})
	},
	shape.LogosType: func(r Reader, n node, s *shape.Section) {
		s.Logos = each(n.list("logos"), func(n node) (shape.PageLogo, bool) {
			picture := r.picture(n.object("picture"))
			return shape.PageLogo{Name: n.text("name"), Href: block.SafeHref(n.text("href")), Picture: block.OrZero(picture)}, picture != nil
		})
	},
	shape.CallToActionType: func(r Reader, n node, s *shape.Section) {
		s.Text, s.Links = n.text("text"), r.links(n.list("links"))
	},
	shape.FormType: func(_ Reader, n node, s *shape.Section) {
		if form := n.text("form"); slices.Contains(forms, form) {
			s.Form = form
		}
	},
	shape.SayingType: func(_ Reader, n node, s *shape.Section) {
		s.Text, s.Name, s.Role = n.text("text"), n.text("name"), n.text("role")
	},
	shape.LatestArticlesType: func(_ Reader, n node, s *shape.Section) { s.LinkLabel = n.text("linkLabel") },
	shape.LatestEpisodesType: func(_ Reader, n node, s *shape.Section) { s.LinkLabel = n.text("linkLabel") },
	shape.RichTextType:       func(Reader, node, *shape.Section) {},
	shape.FaqType:            func(Reader, node, *shape.Section) {},
	shape.TestimonialsType:   func(Reader, node, *shape.Section) {},
}

var (
	featureIcons = []string{"search", "shield", "record", "message", "list", "clock", "scale", "microscope", "pen", "people"}
	forms        = []string{"request-an-expert", "partner-with-us", "contact"}
)

// each reads the items of a list and leaves out those for which read returns false.
func each[T any](list []any, read func(node) (T, bool)) []T {
	out := []T{}
	for _, v := range list {
		if entry, ok := read(asNode(v)); ok {
			out = append(out, entry)
		}
	}
	return out
}

// optional returns nil for an empty text.
func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// texts reads a list of strings or of components with a text.
func texts(list []any) []string {
	out := []string{}
	for _, v := range list {
		text, plain := v.(string)
		if !plain {
			text = asNode(v).text("text")
		}
		if text != "" {
			out = append(out, text)
		}
	}
	return out
}
