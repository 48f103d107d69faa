// Package markdown reads a folder of Markdown files with front matter, as used by
// Jekyll, Hugo, Zola, and others.
package markdown

import (
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"path"
	"regexp"
	"sort"
	"strings"
	"time"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/markup"
)

const (
	maxFile  = 8 << 20
	maxFiles = 20_000
)

// Read parses a folder. Every key contains name. site is the old site's address, or ""
// if unknown. Read skips unreadable files and reports them. It returns an error if the
// folder has no Markdown files or too many.
func Read(folder fs.FS, name, site string) (manuscript.Batch, error) {
	x := &export{folder: folder, slugs: manuscript.Slugs{}, terms: map[string]bool{}}
	x.batch = manuscript.Batch{Kind: "markdown", Site: name}
	if u, err := url.Parse(site); err == nil && u.Host != "" {
		u.Path = strings.TrimSuffix(u.Path, "/") + "/"
		x.base = u
		x.batch.Hosts = []string{u.Host}
	}
	files, err := filesOf(folder)
	if err != nil {
		return manuscript.Batch{}, err
	}
	if len(files) == 0 {
		return manuscript.Batch{}, errors.New("the folder has no Markdown files (*.md, *.markdown)")
	}
	for _, file := range files {
		x.file(file)
	}
	return x.batch, nil
}

func filesOf(folder fs.FS) ([]string, error) {
	var files []string
	err := fs.WalkDir(folder, ".", func(p string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && p != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "node_modules"):
			return fs.SkipDir
		case d.Type().IsRegular() && isMarkdown(p):
			files = append(files, p)
		}
		if len(files) > maxFiles {
			return fmt.Errorf("the folder has more than %d files", maxFiles)
		}
		return nil
	})
	sort.Strings(files)
	return files, err
}

func isMarkdown(p string) bool {
	switch strings.ToLower(path.Ext(p)) {
	case ".md", ".markdown", ".mdown", ".mkd":
		return !strings.EqualFold(strings.TrimSuffix(path.Base(p), path.Ext(p)), "readme")
	}
	return false
}

type export struct {
	folder fs.FS
	base   *url.URL
	batch  manuscript.Batch
	slugs  manuscript.Slugs
	terms  map[string]bool // keys already in the batch
}

func (x *export) key(id string) string { return manuscript.Key("markdown", x.batch.Site, id) }

// dated matches Jekyll's post names: 2024-3-1-title.
var dated = regexp.MustCompile(`(?:^|[^0-9])(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$`)

func (x *export) file(file string) {
	leave := func(why string) {
		x.batch.LeftOut = append(x.batch.LeftOut, manuscript.LeftOut{Source: file, Title: path.Base(file), Why: why})
	}
	info, err := fs.Stat(x.folder, file)
	if err == nil && info.Size() > maxFile {
		err = fmt.Errorf("it's larger than %d MB", maxFile>>20)
	}
	var raw []byte
	if err == nil {
		raw, err = fs.ReadFile(x.folder, file)
	}
	if err != nil {
		leave("it can't be read: " + err.Error())
		return
	}
	front, body, err := split(manuscript.Clean(string(raw)))
	if err != nil {
		leave("its front matter can't be read: " + err.Error())
		return
	}
	x.article(file, front, body)
}

func (x *export) article(file string, front matter, body string) {
	a := manuscript.Article{Key: x.key(file), Source: file, Public: true}
	note := func(format string, v ...any) { a.Notes = append(a.Notes, fmt.Sprintf(format, v...)) }
	base := strings.TrimSuffix(path.Base(file), path.Ext(file))
	if base == "index" || base == "_index" {
		base = path.Base(path.Dir(file))
	}
	name := base
	if m := dated.FindStringSubmatch(base); m != nil {
		if t, err := time.Parse("2006-1-2", m[1]+"-"+m[2]+"-"+m[3]); err == nil {
			a.Date, name = t, m[4]
		}
	}
	if written, ok := front.date("date", "published_at", "publishDate", "pubDate", "created"); ok {
		a.Date = written
	} else if front.has("date") {
		note("its date “%s” can't be read", front.text("date"))
	}
	a.Public = front.public()
	if !a.Public {
		note("it wasn't public there, so it's a draft here")
	}
	if a.Language = front.text("lang", "language", "locale"); a.Language != "" && !manuscript.IsLanguage(a.Language) {
		note("its language “%s” isn't a language tag and is left out", a.Language)
		a.Language = ""
	}
	a.OldPaths = front.paths()
	if p := front.pathOfDate(); a.Date.IsZero() && !p.IsZero() {
		a.Date = p
	}
	a.Title, body = x.title(front, body, name, note)
	a.Slug = x.slugs.Next(append([]string{front.text("slug")}, lastOf(front.text("permalink", "path"), name, a.Title)...)...)
	a.Summary = front.text("excerpt", "description", "summary", "subtitle")
	a.SEO.Description = front.text("description")
	x.body(file, front.filled(body), &a)
	x.labels(front, &a)
	x.picture(file, front, &a)
	x.batch.Articles = append(x.batch.Articles, a)
}

// lastOf adds the last segment of a path as the first slug candidate.
func lastOf(p string, others ...string) []string {
	if p == "" || strings.Contains(p, ":") { // a pattern such as /:title/
		return others
	}
	return append([]string{path.Base(strings.TrimSuffix(p, "/"))}, others...)
}

var firstHeading = regexp.MustCompile(`^\s*# +(.+?) *#*\n`)

// title comes from the front matter, the first heading, or the file name.
func (x *export) title(front matter, body, name string, note func(string, ...any)) (string, string) {
	if t := front.text("title"); t != "" {
		return t, body
	}
	if m := firstHeading.FindStringSubmatch(body); m != nil {
		return m[1], strings.TrimPrefix(body, m[0])
	}
	note("it has no title: its file name is used instead")
	words := strings.ReplaceAll(name, "-", " ")
	if words != "" {
		words = strings.ToUpper(words[:1]) + words[1:]
	}
	return words, body
}

func (x *export) body(file, body string, a *manuscript.Article) {
	source, notes := prepare(body)
	a.Notes = append(a.Notes, notes...)
	parts, notes := markup.Convert(HTML(source), markup.Options{Base: x.baseOf(file)})
	a.Body, a.Notes = parts, append(a.Notes, notes...)
}

// baseOf is the base for relative addresses: the file's location on the site, or its
// path in the folder if the site is unknown.
func (x *export) baseOf(file string) *url.URL {
	if x.base != nil {
		return x.base
	}
	return &url.URL{Path: "/" + path.Dir(file) + "/"}
}

// labels sets the authors, category, and tags.
func (x *export) labels(front matter, a *manuscript.Article) {
	if names := front.list("authors", "author"); len(names) > 0 {
		name := names[0]
		key := x.key("author:" + strings.ToLower(name))
		if len(names) > 1 {
			a.Notes = append(a.Notes, "it has several authors, but articles here have one: also by "+strings.Join(names[1:], ", "))
		}
		a.Author = key
		if !x.terms[key] {
			x.terms[key] = true
			x.batch.Authors = append(x.batch.Authors, manuscript.Author{Key: key, Name: name})
		}
	}
	for _, name := range front.shelves() {
		if a.Category == "" {
			a.Category = x.term(&x.batch.Categories, "category:", name)
			continue
		}
		a.Notes = append(a.Notes, "articles here have one category: “"+name+"” became a tag")
		a.Tags = append(a.Tags, x.term(&x.batch.Tags, "tag:", name))
	}
	for _, name := range front.tags() {
		a.Tags = append(a.Tags, x.term(&x.batch.Tags, "tag:", name))
	}
	a.Tags = manuscript.Once(a.Tags)
}

func (x *export) term(list *[]manuscript.Term, kind, name string) string {
	id := manuscript.Slug(name, 60)
	if id == "" {
		id = strings.ToLower(name)
	}
	key := x.key(kind + id)
	if !x.terms[key] {
		x.terms[key] = true
		*list = append(*list, manuscript.Term{Key: key, Name: name})
	}
	return key
}

func (x *export) picture(file string, front matter, a *manuscript.Article) {
	address := front.text("image", "hero", "cover", "thumbnail", "feature_image", "banner")
	if address == "" {
		return
	}
	u, err := x.baseOf(file).Parse(address)
	if err != nil || (u.Host != "" && u.Scheme != "http" && u.Scheme != "https") {
		a.Notes = append(a.Notes, "its picture has no downloadable address")
		return
	}
	alt, _ := manuscript.Cut(manuscript.Line(front.text("image_alt", "imageAlt", "hero_alt", "alt", "image_accessible_alt_text")), 250)
	a.Picture = &manuscript.Picture{URL: u.String(), Alt: alt}
}
