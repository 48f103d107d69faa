package content

import (
	"slices"
	"strings"

	"peritus/bff/content/block"
)

func (r reader) page(n node) *heldPage {
	p := &heldPage{Title: n.text("title"), UpdatedAt: n.time("updatedAt"), Seo: r.seo(n.object("seo")), Sections: []heldSection{}}
	body := r.body() // one for the page, so that the ids of headings stay unique on it
	for _, v := range n.list("sections") {
		s, refs, ok := r.section(asNode(v), body)
		if !ok {
			r.dropped("section " + asNode(v).text("__component"))
			continue
		}
		p.Sections = append(p.Sections, heldSection{Shape: plainSection(s), Refs: refs})
	}
	return p
}

// section also answers the ids of what the section shows of other types.
func (r reader) section(n node, body *bodyReader) (s Section, refs []string, ok bool) {
	kind, ours := strings.CutPrefix(n.text("__component"), "sections.")
	read, known := sectionReaders[SectionType(kind)]
	if !ours || !known {
		return s, nil, false
	}
	s = Section{Type: SectionType(kind), Title: n.text("title"), Lead: n.text("lead")}
	read(r, n, &s)
	switch s.Type {
	case RichTextType:
		s.Body = body.component(n)
	case FaqType:
		refs = ids(n.list("questions"))
	case TestimonialsType:
		refs = ids(n.list("testimonials"))
	}
	return s, refs, s.Type != FormType || s.Form != ""
}

// sectionReaders read what a kind of section has besides its title and lead.
var sectionReaders = map[SectionType]func(r reader, n node, s *Section){
	HeroType: func(r reader, n node, s *Section) {
		s.Eyebrow, s.Headline = n.text("eyebrow"), n.text("headline")
		s.SearchLabel, s.SearchPlaceholder = n.text("searchLabel"), n.text("searchPlaceholder")
		s.Suggestions = texts(n.list("suggestions"))
		s.Picture, s.Links = r.picture(n.object("picture")), r.links(n.list("links"))
	},
	StepsType: func(_ reader, n node, s *Section) {
		s.Steps = each(n.list("steps"), func(n node) (PageStep, bool) { return PageStep{n.text("title"), n.text("text")}, true })
	},
	FactsType: func(_ reader, n node, s *Section) {
		s.Columns = texts(n.list("columns"))
		if q := n.object("quote"); q.text("text") != "" {
			s.Quote = &PageQuote{Text: q.text("text"), Name: q.text("name"), Role: q.text("role")}
		}
		s.Rows = each(n.list("rows"), func(n node) (PageFact, bool) { return PageFact{n.text("what"), n.text("how"), n.text("often")}, true })
	},
	WaysType: func(_ reader, n node, s *Section) {
		s.Ways = each(n.list("ways"), func(n node) (PageWay, bool) {
			return PageWay{Title: n.text("title"), Text: n.text("text"), Label: n.text("label"), Href: block.SafeHref(n.text("href"))}, true
		})
	},
	FeaturesType: func(_ reader, n node, s *Section) {
		s.Features = each(n.list("features"), func(n node) (PageFeature, bool) {
			icon := n.text("icon")
			if !slices.Contains(featureIcons, icon) {
				icon = featureIcons[0]
			}
			return PageFeature{n.text("title"), n.text("text"), icon}, true
		})
	},
	NumbersType: func(_ reader, n node, s *Section) {
		s.Numbers = each(n.list("numbers"), func(n node) (PageNumber, bool) {
			return PageNumber{n.text("value"), n.text("label"), n.text("note")}, true
		})
	},
	LogosType: func(r reader, n node, s *Section) {
		s.Logos = each(n.list("logos"), func(n node) (PageLogo, bool) {
			picture := r.picture(n.object("picture"))
			return PageLogo{n.text("name"), block.SafeHref(n.text("href")), block.OrZero(picture)}, picture != nil
		})
	},
	CallToActionType: func(r reader, n node, s *Section) {
		s.Text, s.Links = n.text("text"), r.links(n.list("links"))
	},
	FormType: func(_ reader, n node, s *Section) {
		if form := n.text("form"); slices.Contains(forms, form) {
			s.Form = form
		}
	},
	SayingType: func(_ reader, n node, s *Section) {
		s.Text, s.Name, s.Role = n.text("text"), n.text("name"), n.text("role")
	},
	LatestArticlesType: func(_ reader, n node, s *Section) { s.LinkLabel = n.text("linkLabel") },
	LatestEpisodesType: func(_ reader, n node, s *Section) { s.LinkLabel = n.text("linkLabel") },
	RichTextType:       func(reader, node, *Section) {},
	FaqType:            func(reader, node, *Section) {},
	TestimonialsType:   func(reader, node, *Section) {},
}

var (
	featureIcons = []string{"search", "shield", "record", "message", "list", "clock", "scale", "microscope", "pen", "people"}
	forms        = []string{"request-an-expert", "partner-with-us", "contact"}
)

// each reads the entries of a list, without those that read as false.
func each[T any](list []any, read func(node) (T, bool)) []T {
	out := []T{}
	for _, v := range list {
		if entry, ok := read(asNode(v)); ok {
			out = append(out, entry)
		}
	}
	return out
}

// optional is null for an empty text.
func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// texts reads a list of words: components that hold a text, or plain texts.
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
