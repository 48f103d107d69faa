// Package ghost reads the JSON export of a Ghost site and the intermediate JSON of
// Ghost's migration tools.
package ghost

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"sort"
	"strings"
	"time"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/markup"
)

const maxBytes = 256 << 20

// data holds the tables of an export.
type data struct {
	Posts        []post            `json:"posts"`
	Users        []user            `json:"users"`
	Tags         []tag             `json:"tags"`
	PostsTags    []relation        `json:"posts_tags"`
	PostsAuthors []relation        `json:"posts_authors"`
	PostsMeta    []postMeta        `json:"posts_meta"`
	Settings     []setting         `json:"settings"`
	Members      []json.RawMessage `json:"members"`
}

type setting struct {
	Key   string `json:"key"`
	Value any    `json:"value"`
}

type relation struct {
	PostID    any     `json:"post_id"`
	TagID     any     `json:"tag_id"`
	AuthorID  any     `json:"author_id"`
	SortOrder float64 `json:"sort_order"`
}

type user struct {
	ID      any    `json:"id"`
	Name    string `json:"name"`
	Slug    string `json:"slug"`
	Bio     string `json:"bio"`
	Website string `json:"website"`
}

type tag struct {
	ID          any    `json:"id"`
	Name        string `json:"name"`
	Slug        string `json:"slug"`
	Description string `json:"description"`
	Visibility  string `json:"visibility"`
}

// Read parses an export. site is the site's address, or "" if unknown. It returns an
// error, and nothing is imported, if raw isn't a Ghost export.
func Read(raw []byte, site string) (manuscript.Batch, error) {
	if len(raw) > maxBytes {
		return manuscript.Batch{}, fmt.Errorf("the file is larger than %d MB", maxBytes>>20)
	}
	d, err := tables(raw)
	if err != nil {
		return manuscript.Batch{}, err
	}
	x := newExport(d, site)
	for i := range d.Posts {
		x.post(&d.Posts[i])
	}
	if n := len(d.Members); n > 0 {
		x.batch.Notes = append(x.batch.Notes, fmt.Sprintf("%d members were left out: accounts are not imported.", n))
	}
	return x.batch, nil
}

var errForeign = errors.New("this isn't a Ghost export: in Ghost choose Settings, Import/Export, Export content (nothing was imported)")

// tables finds the tables: in db[0].data, or in data in older exports.
func tables(raw []byte) (data, error) {
	var file struct {
		DB []struct {
			Data data `json:"data"`
		} `json:"db"`
		Data  *data             `json:"data"`
		Posts []json.RawMessage `json:"posts"`
	}
	if err := json.Unmarshal(raw, &file); err != nil {
		return data{}, fmt.Errorf("this isn't a complete JSON document (nothing was imported): %w", err)
	}
	switch {
	case len(file.DB) > 0:
		return file.DB[0].Data, nil
	case file.Data != nil:
		return *file.Data, nil
	case file.Posts != nil:
		return migrated(raw)
	}
	return data{}, errForeign
}

type export struct {
	data    data
	base    *url.URL
	batch   manuscript.Batch
	slugs   manuscript.Slugs
	seen    map[string]bool
	users   map[string]string // key by id
	tags    map[string]tag    // by id
	keys    map[string]string // tag keys by id
	metaOf  map[string]postMeta
	tagsOf  map[string][]relation
	byPost  map[string][]relation
	hasTerm map[string]bool
}

func newExport(d data, site string) *export {
	x := &export{data: d, slugs: manuscript.Slugs{}, seen: map[string]bool{}, users: map[string]string{}, tags: map[string]tag{},
		keys: map[string]string{}, metaOf: map[string]postMeta{}, tagsOf: map[string][]relation{}, byPost: map[string][]relation{}, hasTerm: map[string]bool{}}
	name := ""
	for _, s := range d.Settings {
		if text, ok := s.Value.(string); ok && s.Key == "title" {
			name = manuscript.Slug(text, 60)
		}
		if text, ok := s.Value.(string); ok && s.Key == "url" && site == "" {
			site = text
		}
	}
	if u, err := url.Parse(site); err == nil && u.Host != "" {
		u.Path = strings.TrimSuffix(u.Path, "/") + "/"
		x.base, name = u, strings.ToLower(u.Host)
		x.batch.Hosts = []string{u.Host}
	}
	if name == "" {
		name = "ghost"
	}
	x.batch.Kind, x.batch.Site = "ghost", name
	for _, u := range d.Users {
		if manuscript.Line(u.Name) == "" {
			continue
		}
		key := x.key("author:" + first(u.Slug, idOf(u.ID)))
		x.users[idOf(u.ID)] = key
		x.batch.Authors = append(x.batch.Authors, manuscript.Author{Key: key, Name: manuscript.Line(u.Name), Slug: u.Slug, Bio: manuscript.Line(u.Bio), Website: https(u.Website)})
	}
	for _, t := range d.Tags {
		x.tags[idOf(t.ID)] = t
	}
	for _, m := range d.PostsMeta {
		x.metaOf[idOf(m.PostID)] = m
	}
	for _, r := range d.PostsTags {
		x.tagsOf[idOf(r.PostID)] = append(x.tagsOf[idOf(r.PostID)], r)
	}
	for _, r := range d.PostsAuthors {
		x.byPost[idOf(r.PostID)] = append(x.byPost[idOf(r.PostID)], r)
	}
	for _, m := range []map[string][]relation{x.tagsOf, x.byPost} {
		for _, list := range m {
			sort.SliceStable(list, func(a, b int) bool { return list[a].SortOrder < list[b].SortOrder })
		}
	}
	return x
}

func (x *export) key(id string) string { return manuscript.Key("ghost", x.batch.Site, id) }

func https(address string) string {
	if strings.HasPrefix(address, "https://") && len(address) < 250 {
		return address
	}
	return ""
}

// idOf reads an id, which is a number in older exports.
func idOf(v any) string {
	if v == nil {
		return ""
	}
	return fmt.Sprint(v)
}

func first(list ...string) string {
	for _, s := range list {
		if s != "" {
			return s
		}
	}
	return ""
}

// address replaces Ghost's placeholder with the site's address.
func (x *export) address(typed string) string {
	if x.base != nil {
		typed = strings.ReplaceAll(typed, "__GHOST_URL__", strings.TrimSuffix(x.base.String(), "/"))
	}
	return strings.ReplaceAll(typed, "__GHOST_URL__", "")
}

func (x *export) convert(source string) ([]manuscript.Part, []string) {
	return markup.Convert(x.address(source), markup.Options{Base: x.base})
}

func timeOf(text string) time.Time {
	for _, layout := range []string{time.RFC3339, "2006-01-02T15:04:05.000Z", time.DateTime} {
		if t, err := time.Parse(layout, text); err == nil {
			return t.UTC()
		}
	}
	return time.Time{}
}
