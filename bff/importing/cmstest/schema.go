package cmstest

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"peritus/bff/importing/manuscript"
)

// schema describes a content type: its fields with their maximum lengths, its relations,
// its files, and its components.
type schema struct {
	single, drafts, dated bool
	texts                 map[string]int
	required              []string
	relations             map[string]string // collection by field
	files                 []string
	others                []string
	unique                []string
}

var slug = regexp.MustCompile(`^[a-z0-9]+(?:-[a-z0-9]+)*$`)

var types = map[string]schema{
	"articles": {drafts: true, dated: true, texts: map[string]int{"title": 160, "slug": 120, "summary": 300, "language": 35, "importKey": 255, "importHash": 255, "publishDate": 40},
		required: []string{"title", "slug", "summary"}, relations: map[string]string{"category": "categories", "author": "authors", "tags": "tags"},
		files: []string{"picture"}, others: []string{"body", "seo", "formerSlugs"}, unique: []string{"importKey"}},
	"episodes": {drafts: true, dated: true, texts: map[string]int{"title": 160, "slug": 120, "summary": 300, "importKey": 255, "importHash": 255, "guid": 255, "kind": 10, "publishDate": 40, "audioUrl": 255, "transcript": 4 << 20},
		required: []string{"title", "slug", "summary", "guid"}, relations: map[string]string{"tags": "tags"},
		files: []string{"picture", "audio"}, others: []string{"number", "season", "explicit", "chapters", "people", "notes", "seo"}, unique: []string{"importKey", "guid"}},
	"tags":       {texts: map[string]int{"name": 60, "slug": 60, "importKey": 255}, required: []string{"name", "slug"}, unique: []string{"name", "slug", "importKey"}},
	"categories": {texts: map[string]int{"name": 60, "slug": 60, "description": 300, "importKey": 255}, required: []string{"name", "slug"}, unique: []string{"name", "slug", "importKey"}},
	"authors":    {texts: map[string]int{"name": 100, "slug": 100, "role": 120, "bio": 600, "website": 255, "importKey": 255}, required: []string{"name", "slug"}, unique: []string{"slug", "importKey"}},
	"redirects":  {texts: map[string]int{"from": 500, "to": 500}, required: []string{"from", "to"}, others: []string{"permanent"}, unique: []string{"from"}},
	"podcast": {single: true, drafts: true, texts: map[string]int{"title": 120, "summary": 600, "description": 4000, "author": 160, "ownerName": 160, "ownerEmail": 250,
		"language": 35, "category": 60, "subcategory": 60, "copyright": 160, "guid": 36, "importKey": 255, "importHash": 255}, files: []string{"cover"}, others: []string{"explicit", "locked", "people"}},
}

// problem returns the CMS's validation error, or "" for a valid entry.
func (c *CMS) problem(name string, kind schema, held *row, next, sent Entry, status string) string {
	for field, v := range sent {
		limit, isText := kind.texts[field]
		text, _ := v.(string)
		switch {
		case isText && manuscript.Length(text) > limit:
			return fmt.Sprintf("%s must be at most %d characters", field, limit)
		case isText && text == "" && v != "" && v != nil:
			return fmt.Sprintf("%s must be a string", field)
		case !isText && kind.relations[field] == "" && !contains(kind.files, field) && !contains(kind.others, field):
			return "Invalid key " + field
		}
	}
	for _, field := range kind.required {
		if strings.TrimSpace(fmt.Sprint(orEmpty(next[field]))) == "" {
			return field + " must be defined."
		}
	}
	if s, ok := next["slug"].(string); ok && !slug.MatchString(s) {
		return "slug must match the following: " + slug.String()
	}
	for _, other := range c.rows[name] {
		for _, field := range kind.unique {
			if other != held && next[field] != nil && other.draft[field] == next[field] {
				return "This attribute must be unique: " + field
			}
		}
		if kind.drafts && status == "published" && other != held && other.published != nil && other.published["slug"] == next["slug"] {
			return fmt.Sprintf("The slug %q is already used.", next["slug"])
		}
	}
	for field, collection := range kind.relations {
		for _, id := range listOf(next[field]) {
			if !c.has(collection, fmt.Sprint(id)) {
				return fmt.Sprintf("Document with id %q not found (%s)", id, field)
			}
		}
	}
	return c.bodyProblem(next, status)
}

func orEmpty(v any) any {
	if v == nil {
		return ""
	}
	return v
}

func (c *CMS) has(collection, id string) bool {
	for _, r := range c.rows[collection] {
		if r.id == id {
			return true
		}
	}
	return false
}

func listOf(v any) []any {
	switch v := v.(type) {
	case nil:
		return nil
	case []any:
		return v
	}
	return []any{v}
}

func contains(list []string, s string) bool {
	for _, e := range list {
		if e == s {
			return true
		}
	}
	return false
}

// shown returns an entry as the API does: relations and files populated, every
// component with an id, empty values null.
func (c *CMS) shown(e Entry, kind schema) Entry {
	out := Entry{"createdAt": "2026-11-28T04:00:00.000Z", "updatedAt": "2026-11-28T04:00:00.000Z", "seo": nil}
	for k, v := range e {
		switch {
		case kind.relations[k] != "":
			list := []any{}
			seen := map[any]bool{}
			for _, id := range listOf(v) {
				if seen[id] {
					continue // a relation holds an entry once
				}
				seen[id] = true
				for _, r := range c.rows[kind.relations[k]] {
					if r.id == id {
						list = append(list, r.draft)
					}
				}
			}
			if _, many := v.([]any); many {
				out[k] = list
			} else if len(list) > 0 {
				out[k] = list[0]
			}
		case contains(kind.files, k):
			out[k] = c.fileOf(v)
		case k == "body" || k == "notes" || k == "people" || k == "chapters" || k == "seo":
			out[k] = c.populated(v)
		default:
			out[k] = v
		}
	}
	return out
}

func (c *CMS) populated(v any) any {
	switch v := v.(type) {
	case []any:
		list := []any{}
		for _, e := range v {
			list = append(list, c.populated(e))
		}
		return list
	case map[string]any:
		m := Entry{"id": json.Number("7")}
		for k, member := range v {
			switch k {
			case "picture":
				m[k] = c.fileOf(member)
			case "pictures":
				list := []any{}
				for _, id := range listOf(member) {
					list = append(list, c.fileOf(id))
				}
				m[k] = list
			default:
				m[k] = member
			}
		}
		if m["__component"] == "article.picture" && m["caption"] == nil {
			m["caption"] = nil
		}
		return m
	}
	return v
}
