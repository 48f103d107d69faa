package wordpress

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/markup"
	"peritus/bff/importing/xmltree"
)

// attachment is a file in the media library.
type attachment struct{ id, address, alt, caption, title string }

func (x *export) attachmentOf(item *xmltree.Node) attachment {
	return attachment{id: item.Get("wp:post_id"), address: item.Get("wp:attachment_url", "guid"),
		alt: manuscript.Line(meta(item, "_wp_attachment_image_alt")), caption: manuscript.Line(markupText(item.Get("excerpt:encoded"))),
		title: manuscript.Line(item.Get("title"))}
}

func (a attachment) picture(x *export) *manuscript.Picture {
	address := a.address
	if x.base != nil {
		if u, err := x.base.Parse(address); err == nil {
			address = u.String()
		}
	}
	caption, _ := manuscript.Cut(a.caption, 300)
	alt, _ := manuscript.Cut(a.alt, 250)
	return &manuscript.Picture{URL: address, Alt: alt, Caption: caption}
}

func meta(item *xmltree.Node, key string) string {
	for _, m := range item.All("wp:postmeta") {
		if m.Get("wp:meta_key") == key {
			return m.Get("wp:meta_value")
		}
	}
	return ""
}

// markupText returns the text of an HTML fragment.
func markupText(source string) string {
	parts, _ := markup.Convert(source, markup.Options{Paragraphs: true})
	return manuscript.Line(manuscript.PlainText(parts))
}

// titleOf returns the title without markup, which WordPress allows.
func titleOf(item *xmltree.Node) string {
	title := manuscript.Line(item.Get("title"))
	if !strings.ContainsAny(title, "<&") {
		return title
	}
	if plain := markupText("<p>" + title + "</p>"); plain != "" {
		return plain
	}
	return title
}

// what returns an entry's name for the report.
func what(item *xmltree.Node, id string) string {
	kind := item.Get("wp:post_type")
	if kind == "" {
		kind = "item"
	}
	return strings.TrimSpace(kind + " " + id)
}

var noArticle = map[string]string{
	"page":                "it's a page: create pages in the CMS",
	"nav_menu_item":       "it's a menu entry: edit the navigation in the CMS",
	"revision":            "it's an earlier version",
	"attachment":          "",
	"custom_css":          "it's styling",
	"customize_changeset": "it's a theme setting",
	"wp_global_styles":    "it's styling",
	"wp_template":         "it's a theme template",
	"wp_template_part":    "it's a theme template",
	"wp_navigation":       "it's a menu: edit the navigation in the CMS",
	"wp_block":            "it's a reusable block",
}

func (x *export) item(item *xmltree.Node) {
	x.comments += len(item.All("wp:comment"))
	kind, id, title := item.Get("wp:post_type"), item.Get("wp:post_id"), titleOf(item)
	leave := func(why string) {
		x.batch.LeftOut = append(x.batch.LeftOut, manuscript.LeftOut{Source: what(item, id), Title: title, Why: why})
	}
	if kind == "attachment" {
		return // imported with the posts that use it
	}
	if kind != "post" && kind != "" {
		why, known := noArticle[kind]
		if !known {
			why = "“" + kind + "” is a type that a plug-in added"
		}
		leave(why)
		return
	}
	if id == "" {
		id = item.Get("guid", "link")
	}
	if id == "" {
		leave("it has no id or address, so another import couldn't recognize it")
		return
	}
	if x.seen[id] {
		leave("its id occurs twice in the file: the first one was imported")
		return
	}
	x.seen[id] = true
	status := item.Get("wp:status")
	switch status {
	case "trash", "auto-draft", "inherit":
		leave(map[string]string{"trash": "it's in the trash", "auto-draft": "it's an empty draft", "inherit": "it's an earlier version"}[status])
		return
	}
	x.article(item, id, title, status)
}

func (x *export) article(item *xmltree.Node, id, title, status string) {
	a := manuscript.Article{Key: x.key(id), Source: what(item, id), Title: title, Date: dateOf(item), Public: status == "publish"}
	note := func(format string, v ...any) { a.Notes = append(a.Notes, fmt.Sprintf(format, v...)) }
	switch status {
	case "publish", "draft":
	case "future":
		a.Scheduled = true
	case "":
		note("it has no status, so it's a draft")
	default:
		note("it was %s there, so it's a draft here", status)
	}
	if item.Get("wp:post_password") != "" {
		a.Public = false
		note("it was password-protected, so it's a draft here")
	}
	name := item.Get("wp:post_name")
	path := manuscript.OldPath(item.Get("link"))
	a.Slug = x.slugs.Next(name, title, path, id)
	if name != "" && name != a.Slug {
		note("its address “%s” became “%s”", name, a.Slug)
	}
	if path != "" && !strings.Contains(item.Get("link"), "?") {
		a.OldPaths = []string{path}
	}
	x.body(item, &a)
	x.credits(item, &a)
	if thumbnail, ok := x.attachments[meta(item, "_thumbnail_id")]; ok {
		a.Picture = thumbnail.picture(x)
	} else if id := meta(item, "_thumbnail_id"); id != "" && id != "0" {
		note("its picture (attachment %s) is not in the file", id)
	}
	a.SEO = x.seo(item, title, note)
	if enclosure := strings.Fields(meta(item, "enclosure")); len(enclosure) > 0 {
		x.enclosure(enclosure[0], &a)
	}
	x.batch.Articles = append(x.batch.Articles, a)
}

// enclosure keeps a podcasting plug-in's audio file as a link.
func (x *export) enclosure(address string, a *manuscript.Article) {
	for _, p := range a.Body {
		if text, ok := p.(manuscript.Text); ok && hasLink(text.Blocks, address) {
			return
		}
	}
	parts, _ := markup.Convert(`<audio src="`+strings.ReplaceAll(address, `"`, "%22")+`"></audio>`, markup.Options{Base: x.base})
	a.Body = append(a.Body, parts...)
	a.Notes = append(a.Notes, "its podcast file "+address+" became a link at the end: to get episodes, import the podcast's feed")
}

func hasLink(blocks []manuscript.Block, address string) bool {
	for _, b := range blocks {
		for _, in := range b.Inlines {
			if in.URL == address {
				return true
			}
		}
		if hasLink(b.Children, address) {
			return true
		}
	}
	return false
}

func (x *export) body(item *xmltree.Node, a *manuscript.Article) {
	source := item.Child("content:encoded").Markup()
	if strings.TrimSpace(source) == "" {
		source = item.Child("description").Markup()
	}
	source, unknown := x.shortcodes(source, item.Get("wp:post_id"))
	var parts []manuscript.Part
	parts, notes := markup.Convert(source, markup.Options{Base: x.base, Notes: footnotesOf(item),
		Paragraphs: !strings.Contains(source, "<!-- wp:")})
	a.Body = parts
	a.Notes = append(append(a.Notes, unknown...), notes...)
	a.Summary = markupText(item.Get("excerpt:encoded"))
	if before, _, found := strings.Cut(source, "<!--more"); found && a.Summary == "" {
		a.Summary = markupText(before)
	}
}

func footnotesOf(item *xmltree.Node) map[string]string {
	var list []struct{ ID, Content string }
	if json.Unmarshal([]byte(meta(item, "footnotes")), &list) != nil {
		return nil // most posts have none
	}
	notes := map[string]string{}
	for _, n := range list {
		notes[n.ID] = n.Content
	}
	return notes
}

// credits sets the authors, the category, and the tags.
func (x *export) credits(item *xmltree.Node, a *manuscript.Article) {
	var together, shelves []string
	given := map[string]bool{}
	for _, n := range item.All("category") {
		name, nicename := manuscript.Line(n.Text), n.Attr["nicename"]
		switch n.Attr["domain"] {
		case "post_tag", "tag":
			if key := x.tag(nicename, name); key != "" && !given[key] {
				given[key] = true
				a.Tags = append(a.Tags, key)
			}
		case "author":
			if key := x.author(strings.TrimPrefix(nicename, "cap-"), name); !given[key] {
				given[key] = true
				together = append(together, key)
			}
		case "category", "":
			if key := x.category(nicename, name, ""); key != "" && !given[key] {
				given[key] = true
				shelves = append(shelves, key)
			}
		case "post_format":
		default:
			a.Notes = append(a.Notes, fmt.Sprintf("its “%s” (%s) isn't supported", name, n.Attr["domain"]))
		}
	}
	if login := item.Get("dc:creator"); login != "" {
		a.Author = x.author(login, withoutHost(login))
	}
	if len(together) > 0 {
		a.Author = together[0]
		if len(together) > 1 {
			a.Notes = append(a.Notes, "it has several authors, but articles here have one: also by "+x.names(together[1:]))
		}
	}
	x.shelve(shelves, a)
}

// shelve sets the first real category and adds the others as tags.
func (x *export) shelve(shelves []string, a *manuscript.Article) {
	for _, key := range shelves {
		if strings.HasSuffix(key, ":category:uncategorized") {
			continue
		}
		if a.Category == "" {
			a.Category = key
			continue
		}
		for _, c := range x.batch.Categories {
			if c.Key == key {
				a.Tags = append(a.Tags, x.tag(c.Slug, c.Name))
				a.Notes = append(a.Notes, "articles here have one category: “"+c.Name+"” became a tag")
			}
		}
	}
	a.Tags = manuscript.Once(a.Tags)
}

func (x *export) names(keys []string) string {
	var names []string
	for _, key := range keys {
		for _, a := range x.batch.Authors {
			if a.Key == key {
				names = append(names, a.Name)
			}
		}
	}
	return strings.Join(names, ", ")
}

func (x *export) seo(item *xmltree.Node, title string, note func(string, ...any)) manuscript.SEO {
	s := manuscript.SEO{}
	for _, prefix := range []string{"_yoast_wpseo_", "rank_math_", "_aioseop_", "_aioseo_"} {
		if s.Title == "" {
			s.Title = meta(item, prefix+"title")
		}
		for _, name := range []string{"metadesc", "description"} {
			if s.Description == "" {
				s.Description = meta(item, prefix+name)
			}
		}
	}
	if strings.Contains(s.Title, "%%") || strings.Contains(s.Title, "%title%") {
		s.Title = "" // a plug-in pattern, not text
	}
	s.NoIndex = meta(item, "_yoast_wpseo_meta-robots-noindex") == "1"
	if image := meta(item, "_yoast_wpseo_opengraph-image"); image != "" {
		s.Picture = &manuscript.Picture{URL: image, Alt: title}
	}
	if canonical := meta(item, "_yoast_wpseo_canonical"); canonical != "" {
		note("its canonical address is elsewhere: %s", canonical)
	}
	return s
}

// dateOf returns the publication time: the UTC field, or the feed's date.
func dateOf(item *xmltree.Node) time.Time {
	for _, text := range []string{item.Get("wp:post_date_gmt"), item.Get("pubDate"), item.Get("wp:post_date")} {
		for _, layout := range []string{time.DateTime, time.RFC1123Z, time.RFC1123} {
			if t, err := time.Parse(layout, text); err == nil && t.Year() > 1900 {
				return t.UTC()
			}
		}
	}
	return time.Time{}
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
