package strapi

import (
	"net/url"
	"peritus/bff/content/block"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"slices"
	"strings"
	"time"
)

// Reader converts the CMS's entries to our own types.
type Reader struct {
	CMSHosts  []string // pictures on these hosts are served from paths on the site
	MediaBase string   // prefix of picture paths; may be empty
	Dropped   func(kind string)
}

func stampOf(n node) string {
	return n.text("updatedAt") + " " + n.text("publishedAt") + " " + n.text("slug")
}

// article returns nil if the entry lacks an id, a title, or a slug.
func (r Reader) article(n node) *edition.Article {
	a := &edition.Article{
		Base:       r.dated(n),
		CategoryID: n.object("category").text("documentId"),
		AuthorID:   n.object("author").text("documentId"),
		TagIDs:     ids(n.list("tags")),
		Language:   n.text("language"),
		Picture:    r.picture(n.object("picture")),
		Body:       r.body().zone(n.list("body")),
	}
	if a.Nameless() {
		r.Dropped("article without id, slug or title")
		return nil
	}
	return a
}

// dated reads the fields that articles and episodes share.
func (r Reader) dated(n node) edition.Base {
	d := edition.Base{
		ID: n.text("documentId"), Slug: n.text("slug"), Title: n.text("title"), Summary: n.text("summary"),
		UpdatedAt: n.time("updatedAt"), Stamp: stampOf(n), Seo: r.seo(n.object("seo")),
	}
	d.PublishedAt, d.Dated = n.time("publishDate"), true
	if d.PublishedAt.IsZero() {
		d.PublishedAt, d.Dated = firstTime(n.time("publishedAt"), d.UpdatedAt), false
	}
	for _, former := range n.list("formerSlugs") {
		if slug := asNode(former).text("slug"); slug != "" && slug != d.Slug {
			d.FormerSlugs = append(d.FormerSlugs, slug)
		}
	}
	return d
}

// ids returns the ids of related entries in the editor's order.
func ids(related []any) []string {
	var list []string
	for _, v := range related {
		if id := asNode(v).text("documentId"); id != "" {
			list = append(list, id)
		}
	}
	return list
}

func firstTime(times ...time.Time) (first time.Time) {
	for _, t := range times {
		if !t.IsZero() {
			return t
		}
	}
	return first
}

func (r Reader) body() *bodyReader { return newBodyReader(r.picture, r.Dropped) }

func (r Reader) category(n node) *edition.Category {
	c := edition.Category{ID: n.text("documentId"), Name: n.text("name"), Slug: n.text("slug"), Description: n.text("description")}
	if c.ID == "" || c.Name == "" || c.Slug == "" {
		return nil
	}
	return &c
}

func (r Reader) tag(n node) *edition.Tag {
	t := edition.Tag{ID: n.text("documentId"), Name: n.text("name"), Slug: n.text("slug")}
	if t.ID == "" || t.Name == "" || t.Slug == "" {
		return nil
	}
	return &t
}

func (r Reader) question(n node) *edition.Question {
	q := edition.Question{ID: n.text("documentId"), Question: n.text("question"), Answer: r.body().body(n.list("answer"))}
	if q.ID == "" || q.Question == "" {
		return nil
	}
	return &q
}

func (r Reader) testimonial(n node) *edition.Testimonial {
	t := edition.Testimonial{ID: n.text("documentId"), Text: n.text("text"), Name: n.text("name"), Role: n.text("role"), Picture: r.picture(n.object("picture"))}
	if t.ID == "" || t.Text == "" {
		return nil
	}
	return &t
}

// area returns nil unless every part is written.
func (r Reader) area(n node) *edition.Area {
	a := edition.Area{Code: n.text("code"), Title: n.text("title"), Does: n.text("does"), Others: n.text("others"), Cannot: n.text("cannot"), UpdatedAt: n.time("updatedAt")}
	if a.Code == "" || a.Title == "" || a.Does == "" || a.Others == "" || a.Cannot == "" {
		r.Dropped("area without a code, a title, or a text")
		return nil
	}
	return &a
}

// redirect returns nil unless the source is a path on this site and the target is such a
// path or an https URL.
func (r Reader) redirect(n node) *edition.Redirect {
	from, to := block.SafeHref(n.text("from")), block.SafeHref(n.text("to"))
	if !strings.HasPrefix(from, "/") || (!strings.HasPrefix(to, "/") && !strings.HasPrefix(to, "https://")) {
		r.Dropped("redirect without two safe addresses")
		return nil
	}
	return &edition.Redirect{From: from, To: to, Permanent: n.flag("permanent")}
}

func (r Reader) author(n node) *edition.Author {
	a := edition.Author{
		ID: n.text("documentId"), Name: n.text("name"), Slug: n.text("slug"),
		Role: n.text("role"), Bio: n.text("bio"), Website: webLink(n.text("website")), Picture: r.picture(n.object("picture")),
	}
	if a.ID == "" || a.Name == "" {
		return nil
	}
	return &a
}

func (r Reader) seo(n node) shape.Seo {
	return shape.Seo{
		Title: n.text("title"), Description: n.text("description"),
		Picture: r.picture(n.object("picture")), NoIndex: n.flag("noIndex"),
	}
}

// picture returns nil if the file isn't an image or its URL isn't safe.
func (r Reader) picture(n node) *block.Picture {
	address := r.mediaURL(n.text("url"))
	if mime := n.text("mime"); address == "" || (mime != "" && !strings.HasPrefix(mime, "image/")) {
		return nil
	}
	return &block.Picture{
		URL: address, Alt: n.text("alternativeText"), Caption: n.words("caption"),
		Width: max(0, n.number("width")), Height: max(0, n.number("height")),
	}
}

func (r Reader) mediaURL(typed string) string {
	href := block.SafeHref(typed)
	if strings.HasPrefix(href, "/") {
		return r.MediaBase + href
	}
	u, err := url.Parse(href)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") {
		return ""
	}
	// The CMS's rich text editor stores pictures with the CMS's own URL.
	if slices.Contains(r.CMSHosts, u.Host) {
		return r.MediaBase + u.EscapedPath()
	}
	return href
}

// webLink returns an http or https URL, or nil.
func webLink(typed string) *string {
	href := block.SafeHref(typed)
	if scheme, _, _ := strings.Cut(strings.ToLower(href), ":"); scheme != "http" && scheme != "https" {
		return nil
	}
	return &href
}

// links leaves out links with unsafe URLs.
func (r Reader) links(list []any) []shape.NavLink {
	links := []shape.NavLink{}
	for _, l := range list {
		n := asNode(l)
		href := block.SafeHref(n.text("href"))
		if label := n.text("label"); href != "" && label != "" {
			links = append(links, shape.NavLink{Label: label, Href: href})
		} else {
			r.Dropped("link without a label or a safe address")
		}
	}
	return links
}

func (r Reader) footer(n node) shape.SiteFooter {
	f := shape.SiteFooter{Columns: []shape.FooterColumn{}, Note: n.text("note")}
	for _, c := range n.list("columns") {
		column := asNode(c)
		f.Columns = append(f.Columns, shape.FooterColumn{Title: column.text("title"), Links: r.links(column.list("links"))})
	}
	return f
}
