package ghost

import (
	"net/url"
	"strings"

	"peritus/bff/importing/manuscript"
)

type postMeta struct {
	PostID              any    `json:"post_id"`
	MetaTitle           string `json:"meta_title"`
	MetaDescription     string `json:"meta_description"`
	FeatureImageAlt     string `json:"feature_image_alt"`
	FeatureImageCaption string `json:"feature_image_caption"`
	EmailOnly           any    `json:"email_only"` // true, or 1
}

type post struct {
	ID            any    `json:"id"`
	UUID          string `json:"uuid"`
	Title         string `json:"title"`
	Slug          string `json:"slug"`
	HTML          string `json:"html"`
	Lexical       string `json:"lexical"`
	Mobiledoc     string `json:"mobiledoc"`
	Plaintext     string `json:"plaintext"`
	FeatureImage  string `json:"feature_image"`
	OGImage       string `json:"og_image"`
	Type          string `json:"type"`
	Status        string `json:"status"`
	Visibility    string `json:"visibility"`
	Locale        string `json:"locale"`
	CreatedAt     string `json:"created_at"`
	PublishedAt   string `json:"published_at"`
	CustomExcerpt string `json:"custom_excerpt"`
	CanonicalURL  string `json:"canonical_url"`
	AuthorID      any    `json:"author_id"`
	CodeHead      string `json:"codeinjection_head"`
	CodeFoot      string `json:"codeinjection_foot"`
	postMeta

	address string // original address, only in the migration tools' JSON
}

func (x *export) post(p *post) {
	id := first(idOf(p.ID), p.address, p.UUID, p.Slug)
	source := strings.TrimSpace(first(p.Type, "post") + " " + first(idOf(p.ID), p.address, p.Slug))
	leave := func(why string) {
		x.batch.LeftOut = append(x.batch.LeftOut, manuscript.LeftOut{Source: source, Title: p.Title, Why: why})
	}
	switch {
	case p.Type == "page":
		leave("it's a page: create pages in the CMS")
		return
	case id == "":
		leave("it has no id or address, so another import couldn't recognize it")
		return
	case x.seen[id]:
		leave("its id occurs twice in the file: the first one was imported")
		return
	}
	x.seen[id] = true
	a := manuscript.Article{Key: x.key(id), Source: source, Title: p.Title, Language: languageOf(p.Locale),
		Date: timeOf(first(p.PublishedAt, p.CreatedAt)), Public: p.Status == "published", Summary: p.CustomExcerpt}
	x.state(p, &a)
	a.Slug = x.slugs.Next(p.Slug, p.Title, id)
	if p.Slug != "" && p.Slug != a.Slug {
		a.Notes = append(a.Notes, "its address “"+p.Slug+"” became “"+a.Slug+"”")
	}
	x.oldPath(p, &a)
	var notes []string
	a.Body, notes = x.convert(x.htmlOf(p, &a))
	a.Notes = append(a.Notes, notes...)
	x.labels(p, &a)
	x.by(p, &a)
	x.pictures(p, &a)
	x.batch.Articles = append(x.batch.Articles, a)
}

// state sets whether everyone can read the post. Other posts become drafts.
func (x *export) state(p *post, a *manuscript.Article) {
	switch p.Status {
	case "published", "draft":
	case "scheduled":
		a.Scheduled = true
	default:
		a.Notes = append(a.Notes, "its state was “"+p.Status+"”: it's a draft here")
	}
	if p.Visibility != "" && p.Visibility != "public" {
		a.Public = false
		a.Notes = append(a.Notes, "it was for “"+p.Visibility+"” only, so it's a draft here")
	}
	if on(p.EmailOnly) || on(x.metaOf[idOf(p.ID)].EmailOnly) {
		a.Public = false
		a.Notes = append(a.Notes, "it was only sent by email, so it's a draft here")
	}
	if strings.TrimSpace(p.CodeHead+p.CodeFoot) != "" {
		a.Notes = append(a.Notes, "its injected code is left out")
	}
	if p.CanonicalURL != "" {
		a.Notes = append(a.Notes, "its canonical address is elsewhere: "+p.CanonicalURL)
	}
}

func (x *export) oldPath(p *post, a *manuscript.Article) {
	old := manuscript.OldPath("/" + p.Slug)
	if p.address != "" {
		old = manuscript.OldPath(p.address)
		if u, err := url.Parse(p.address); err == nil && len(x.batch.Hosts) == 0 && u.Host != "" {
			x.batch.Hosts = []string{u.Host}
		}
	}
	if old != "" {
		a.OldPaths = []string{old}
	}
}

// htmlOf returns the rendered HTML, or renders it from the editor's format.
func (x *export) htmlOf(p *post, a *manuscript.Article) string {
	if strings.TrimSpace(p.HTML) != "" {
		return p.HTML
	}
	for _, format := range []struct {
		name, source string
		render       func(string) (string, []string, error)
	}{{"lexical", p.Lexical, lexical}, {"mobiledoc", p.Mobiledoc, mobiledoc}} {
		if format.source == "" {
			continue
		}
		source, notes, err := format.render(format.source)
		if err != nil {
			a.Notes = append(a.Notes, "its text in the "+format.name+" format can't be read: "+err.Error())
			continue
		}
		a.Notes = append(a.Notes, notes...)
		return source
	}
	return "<p>" + escape(p.Plaintext) + "</p>"
}

// labels sets the tags. Ghost's primary tag comes first and becomes the category.
func (x *export) labels(p *post, a *manuscript.Article) {
	for _, r := range x.tagsOf[idOf(p.ID)] {
		t, ok := x.tags[idOf(r.TagID)]
		name := manuscript.Line(t.Name)
		if !ok || name == "" {
			a.Notes = append(a.Notes, "a tag without a name is left out")
			continue
		}
		if strings.HasPrefix(name, "#") || t.Visibility == "internal" {
			a.Notes = append(a.Notes, "its internal tag “"+name+"” is left out")
			continue
		}
		slug := first(t.Slug, name)
		kind := "tag:"
		if a.Category == "" {
			kind = "category:"
		}
		key := x.key(kind + slug)
		term := manuscript.Term{Key: key, Name: name, Slug: t.Slug, Description: t.Description}
		if kind == "category:" {
			a.Category = key
		} else {
			a.Tags = append(a.Tags, key)
		}
		if x.hasTerm[key] {
			continue
		}
		x.hasTerm[key] = true
		if kind == "category:" {
			x.batch.Categories = append(x.batch.Categories, term)
		} else {
			x.batch.Tags = append(x.batch.Tags, term)
		}
	}
}

func (x *export) by(p *post, a *manuscript.Article) {
	var others []string
	for _, r := range x.byPost[idOf(p.ID)] {
		key := x.users[idOf(r.AuthorID)]
		switch {
		case key == "":
		case a.Author == "":
			a.Author = key
		default:
			others = append(others, x.name(key))
		}
	}
	if a.Author == "" {
		a.Author = x.users[idOf(p.AuthorID)]
	}
	if len(others) > 0 {
		a.Notes = append(a.Notes, "it has several authors, but articles here have one: also by "+strings.Join(others, ", "))
	}
}

func (x *export) name(key string) string {
	for _, a := range x.batch.Authors {
		if a.Key == key {
			return a.Name
		}
	}
	return key
}

func (x *export) pictures(p *post, a *manuscript.Article) {
	m := x.metaOf[idOf(p.ID)]
	alt, _ := manuscript.Cut(manuscript.Line(first(p.FeatureImageAlt, m.FeatureImageAlt)), 250)
	caption := first(p.FeatureImageCaption, m.FeatureImageCaption)
	if caption != "" {
		parts, _ := x.convert(caption)
		caption, _ = manuscript.Cut(manuscript.Line(manuscript.PlainText(parts)), 300)
	}
	picture := func(address string) *manuscript.Picture {
		if address = x.address(address); address == "" {
			return nil
		}
		if x.base != nil {
			if u, err := x.base.Parse(address); err == nil {
				address = u.String()
			}
		}
		return &manuscript.Picture{URL: address, Alt: alt, Caption: caption}
	}
	a.Picture = picture(p.FeatureImage)
	a.SEO = manuscript.SEO{Title: first(p.MetaTitle, m.MetaTitle), Description: first(p.MetaDescription, m.MetaDescription)}
	if og := picture(p.OGImage); og != nil && og.URL != x.address(p.FeatureImage) {
		og.Alt = manuscript.Line(p.Title)
		a.SEO.Picture = og
	}
}

func on(v any) bool { return v == true || v == 1.0 }

func languageOf(locale string) string {
	if manuscript.IsLanguage(locale) {
		return locale
	}
	return ""
}
