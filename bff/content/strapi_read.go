package content

import (
	"net/url"
	"slices"
	"strings"
	"time"
)

// reader turns entries of the CMS into our own shapes.
type reader struct {
	cmsHosts  []string // pictures of these hosts are served from the site's own paths
	mediaBase string   // in front of the path of a picture; may be empty
	dropped   func(kind string)
}

func stampOf(n node) string {
	return n.text("updatedAt") + " " + n.text("publishedAt") + " " + n.text("slug")
}

// article is nil where the entry has no id, title or address to show it under.
func (r reader) article(n node) *record {
	a := &record{
		ID: n.text("documentId"), Slug: n.text("slug"), Title: n.text("title"), Summary: n.text("summary"),
		UpdatedAt: n.time("updatedAt"), Stamp: stampOf(n),
		CategoryID: n.object("category").text("documentId"),
		AuthorID:   n.object("author").text("documentId"),
		Picture:    r.picture(n.object("picture")),
		Body:       r.body().zone(n.list("body")),
		Seo:        r.seo(n.object("seo")),
	}
	if a.ID == "" || a.Slug == "" || a.Title == "" {
		r.dropped("article without id, slug or title")
		return nil
	}
	a.PublishedAt, a.Dated = n.time("publishDate"), true
	if a.PublishedAt.IsZero() {
		a.PublishedAt, a.Dated = firstTime(n.time("publishedAt"), a.UpdatedAt), false
	}
	for _, former := range n.list("formerSlugs") {
		if slug := asNode(former).text("slug"); slug != "" && slug != a.Slug {
			a.FormerSlugs = append(a.FormerSlugs, slug)
		}
	}
	return a
}

func firstTime(times ...time.Time) (first time.Time) {
	for _, t := range times {
		if !t.IsZero() {
			return t
		}
	}
	return first
}

func (r reader) body() *bodyReader { return newBodyReader(r.picture, r.dropped) }

func (r reader) category(n node) *category {
	c := category{ID: n.text("documentId"), Name: n.text("name"), Slug: n.text("slug"), Description: n.text("description")}
	if c.ID == "" || c.Name == "" || c.Slug == "" {
		return nil
	}
	return &c
}

func (r reader) author(n node) *author {
	a := author{
		ID: n.text("documentId"), Name: n.text("name"), Slug: n.text("slug"),
		Role: n.text("role"), Bio: n.text("bio"), Picture: r.picture(n.object("picture")),
	}
	if a.ID == "" || a.Name == "" {
		return nil
	}
	return &a
}

func (r reader) seo(n node) Seo {
	return Seo{
		Title: n.text("title"), Description: n.text("description"),
		Picture: r.picture(n.object("picture")), NoIndex: n.flag("noIndex"),
	}
}

// picture is nil for what is no image, or has an address that may not be shown.
func (r reader) picture(n node) *Picture {
	address := r.mediaURL(n.text("url"))
	if mime := n.text("mime"); address == "" || (mime != "" && !strings.HasPrefix(mime, "image/")) {
		return nil
	}
	return &Picture{
		URL: address, Alt: n.text("alternativeText"), Caption: n.words("caption"),
		Width: max(0, n.number("width")), Height: max(0, n.number("height")),
	}
}

func (r reader) mediaURL(typed string) string {
	href := safeHref(typed)
	if strings.HasPrefix(href, "/") {
		return r.mediaBase + href
	}
	u, err := url.Parse(href)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") {
		return ""
	}
	// The editor of the CMS writes the address at which its own pages are open.
	if slices.Contains(r.cmsHosts, u.Host) {
		return r.mediaBase + u.EscapedPath()
	}
	return href
}

// links leaves out those whose address may not be shown.
func (r reader) links(list []any) []NavLink {
	links := []NavLink{}
	for _, l := range list {
		n := asNode(l)
		href := safeHref(n.text("href"))
		if label := n.text("label"); href != "" && label != "" {
			links = append(links, NavLink{Label: label, Href: href})
		} else {
			r.dropped("link without a label or a safe address")
		}
	}
	return links
}

func (r reader) footer(n node) SiteFooter {
	f := SiteFooter{Columns: []FooterColumn{}, Note: n.text("note")}
	for _, c := range n.list("columns") {
		column := asNode(c)
		f.Columns = append(f.Columns, FooterColumn{Title: column.text("title"), Links: r.links(column.list("links"))})
	}
	return f
}

func (r reader) home(n node) *HomePage {
	h := &HomePage{Title: n.text("title"), Seo: r.seo(n.object("seo")), Sections: []HomeSection{}}
	if h.Seo.Title == "" {
		h.Seo.Title = h.Title
	}
	body := r.body() // one for the page, so that the ids of headings stay unique on it
	for _, s := range n.list("sections") {
		if section, ok := r.section(asNode(s), body); ok {
			h.Sections = append(h.Sections, section)
		}
	}
	return h
}

func (r reader) section(n node, body *bodyReader) (HomeSection, bool) {
	kind, ours := strings.CutPrefix(n.text("__component"), "sections.")
	s := HomeSection{Type: SectionType(kind), Title: n.text("title"), Lead: n.text("lead")}
	switch s.Type {
	case HeroType:
		s.Headline = n.text("headline")
		s.SearchLabel, s.SearchPlaceholder = n.text("searchLabel"), n.text("searchPlaceholder")
		s.Suggestions = texts(n.list("suggestions"))
	case StepsType:
		for _, v := range n.list("steps") {
			step := asNode(v)
			s.Steps = append(s.Steps, HomeStep{Title: step.text("title"), Text: step.text("text")})
		}
	case FactsType:
		s.Columns = texts(n.list("columns"))
		if q := n.object("quote"); q.text("text") != "" {
			s.Quote = &HomeQuote{Text: q.text("text"), Name: q.text("name"), Role: q.text("role")}
		}
		for _, v := range n.list("rows") {
			row := asNode(v)
			s.Rows = append(s.Rows, HomeFact{What: row.text("what"), How: row.text("how"), Often: row.text("often")})
		}
	case LatestType:
		s.LinkLabel = n.text("linkLabel")
	case WaysType:
		for _, v := range n.list("ways") {
			way := asNode(v)
			s.Ways = append(s.Ways, HomeWay{
				Title: way.text("title"), Text: way.text("text"), Label: way.text("label"), Href: safeHref(way.text("href")),
			})
		}
	case RichTextType:
		s.Body = body.component(n)
	case SayingType:
		s.Text, s.Name, s.Role = n.text("text"), n.text("name"), n.text("role")
	default:
		ours = false
	}
	if !ours {
		r.dropped("section " + n.text("__component"))
	}
	return s, ours
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
