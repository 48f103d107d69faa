// Package wordpress reads WordPress exports (WXR), including variants that other tools
// write.
package wordpress

import (
	"errors"
	"html"
	"net/url"
	"strings"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/xmltree"
)

// Read parses an export. It returns the whole export or an error.
func Read(raw []byte) (manuscript.Batch, error) {
	root, notes, err := xmltree.Parse(raw)
	if err != nil {
		return manuscript.Batch{}, err
	}
	channel := root.Child("channel")
	if root.Name != "rss" || channel == nil {
		return manuscript.Batch{}, errors.New("this isn't a WordPress export: it has no <rss><channel> (nothing was imported)")
	}
	if !isExport(channel) {
		return manuscript.Batch{}, errors.New("this is a feed, not a WordPress export: in WordPress choose Tools, Export, All content (nothing was imported)")
	}
	x := newExport(channel)
	x.batch.Notes = notes
	x.people()
	x.shelves()
	for _, item := range channel.All("item") {
		x.item(item)
	}
	if x.comments > 0 {
		x.batch.Notes = append(x.batch.Notes, plural(x.comments, "comment was", "comments were")+" left out: articles have none here.")
	}
	return x.batch, nil
}

// isExport reports whether the channel has an element that only exports have.
func isExport(channel *xmltree.Node) bool {
	if channel.Get("wp:wxr_version", "wp:base_site_url", "wp:base_blog_url") != "" {
		return true
	}
	for _, item := range channel.All("item") {
		if item.Get("wp:post_type", "wp:post_id") != "" {
			return true
		}
	}
	return false
}

// export holds the state of reading one file.
type export struct {
	channel     *xmltree.Node
	site        string
	base        *url.URL
	batch       manuscript.Batch
	attachments map[string]attachment   // by post id
	children    map[string][]attachment // by parent post
	authors     map[string]string       // key by login, and by nicename
	categories  map[string]string       // key by nicename
	tags        map[string]string
	slugs       manuscript.Slugs
	seen        map[string]bool
	comments    int
}

func newExport(channel *xmltree.Node) *export {
	x := &export{channel: channel, attachments: map[string]attachment{}, children: map[string][]attachment{},
		authors: map[string]string{}, categories: map[string]string{}, tags: map[string]string{},
		slugs: manuscript.Slugs{}, seen: map[string]bool{}}
	address := channel.Get("wp:base_blog_url", "link", "wp:base_site_url")
	if u, err := url.Parse(address); err == nil && u.Host != "" && (u.Scheme == "http" || u.Scheme == "https") {
		u.Path = strings.TrimSuffix(u.Path, "/") + "/"
		u.RawQuery, u.Fragment = "", ""
		x.base, x.site = u, strings.ToLower(u.Host)+strings.TrimSuffix(u.Path, "/")
	} else {
		x.site = manuscript.Slug(channel.Get("title"), 60)
	}
	if x.site == "" {
		x.site = "site"
	}
	x.batch = manuscript.Batch{Kind: "wordpress", Site: x.site}
	if x.base != nil {
		x.batch.Hosts = []string{x.base.Host}
	}
	for _, item := range channel.All("item") {
		if item.Get("wp:post_type") == "attachment" {
			a := x.attachmentOf(item)
			x.attachments[item.Get("wp:post_id")] = a
			x.children[item.Get("wp:post_parent")] = append(x.children[item.Get("wp:post_parent")], a)
		}
	}
	return x
}

func (x *export) key(id string) string { return manuscript.Key("wordpress", x.site, id) }

// people reads the authors. Posts refer to them by login.
func (x *export) people() {
	for _, n := range x.channel.All("wp:author") {
		login := n.Get("wp:author_login")
		name := manuscript.Line(n.Get("wp:author_display_name"))
		if full := manuscript.Line(n.Get("wp:author_first_name") + " " + n.Get("wp:author_last_name")); name == "" || name == login && full != "" {
			name = full
		}
		if name == "" {
			name = withoutHost(login)
		}
		if login != "" && name != "" {
			x.author(login, name)
		}
	}
}

// withoutHost removes the domain from a login that is an email address.
func withoutHost(login string) string {
	name, _, _ := strings.Cut(login, "@")
	return name
}

func (x *export) author(login, name string) string {
	id := strings.ToLower(login)
	if key := x.authors[id]; key != "" {
		return key
	}
	key := x.key("author:" + id)
	x.authors[id] = key
	x.batch.Authors = append(x.batch.Authors, manuscript.Author{Key: key, Name: name, Slug: manuscript.Slug(withoutHost(login), 100)})
	return key
}

// shelves reads the categories and tags at the top of the file.
func (x *export) shelves() {
	for _, n := range x.channel.All("wp:category") {
		x.category(n.Get("wp:category_nicename"), n.Get("wp:cat_name"), n.Get("wp:category_description"))
	}
	for _, n := range x.channel.All("wp:tag") {
		x.tag(n.Get("wp:tag_slug"), n.Get("wp:tag_name"))
	}
}

func (x *export) category(nicename, name, description string) string {
	return x.shelf(&x.batch.Categories, x.categories, "category:", nicename, name, description)
}

func (x *export) tag(nicename, name string) string {
	return x.shelf(&x.batch.Tags, x.tags, "tag:", nicename, name, "")
}

func (x *export) shelf(list *[]manuscript.Term, keys map[string]string, kind, nicename, name, description string) string {
	if name = manuscript.Line(html.UnescapeString(name)); name == "" {
		name = nicename
	}
	if nicename == "" {
		nicename = name
	}
	id := manuscript.Slug(nicename, 60)
	if id == "" {
		id = strings.ToLower(nicename)
	}
	if id == "" {
		return ""
	}
	if key := keys[id]; key != "" {
		return key
	}
	key := x.key(kind + id)
	keys[id] = key
	*list = append(*list, manuscript.Term{Key: key, Name: name, Slug: manuscript.Slug(nicename, 60), Description: manuscript.Line(description)})
	return key
}
