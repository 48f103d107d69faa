package ghost

import (
	"encoding/json"
	"fmt"
)

// migrated reads the output of Ghost's migration tools, in which each post contains its
// authors and tags.
func migrated(raw []byte) (data, error) {
	type member[T any] struct {
		URL  string `json:"url"`
		Data T      `json:"data"`
	}
	type full struct {
		post
		Author  *member[user]  `json:"author"`
		Authors []member[user] `json:"authors"`
		Tags    []member[tag]  `json:"tags"`
	}
	var file struct {
		Posts []member[full] `json:"posts"`
	}
	if err := json.Unmarshal(raw, &file); err != nil {
		return data{}, fmt.Errorf("its posts can't be read (nothing was imported): %w", err)
	}
	var d data
	users, tags := map[string]bool{}, map[string]bool{}
	for _, m := range file.Posts {
		p := m.Data
		p.post.address = m.URL
		id := first(idOf(p.ID), m.URL, p.Slug)
		if p.post.ID == nil {
			p.post.ID = id
		}
		authors := p.Authors
		if p.Author != nil {
			authors = append([]member[user]{*p.Author}, authors...)
		}
		for i, a := range authors {
			key := first(idOf(a.Data.ID), a.URL, a.Data.Slug, a.Data.Name)
			if a.Data.ID = key; !users[key] {
				users[key] = true
				d.Users = append(d.Users, a.Data)
			}
			d.PostsAuthors = append(d.PostsAuthors, relation{PostID: id, AuthorID: key, SortOrder: float64(i)})
		}
		for i, t := range p.Tags {
			key := first(idOf(t.Data.ID), t.URL, t.Data.Slug, t.Data.Name)
			if t.Data.ID = key; !tags[key] {
				tags[key] = true
				d.Tags = append(d.Tags, t.Data)
			}
			d.PostsTags = append(d.PostsTags, relation{PostID: id, TagID: key, SortOrder: float64(i)})
		}
		d.Posts = append(d.Posts, p.post)
	}
	return d, nil
}
