package markdown

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
	"go.yaml.in/yaml/v3"

	"peritus/bff/importing/manuscript"
)

// matter is the front matter, keyed by lowercase name.
type matter map[string]any

// split separates the front matter: YAML between --- lines or TOML between +++ lines.
func split(source string) (matter, string, error) {
	source = strings.TrimLeft(source, "\n")
	for fence, read := range map[string]func(string, any) error{
		"---": func(s string, v any) error { return yaml.Unmarshal([]byte(s), v) },
		"+++": func(s string, v any) error { return toml.Unmarshal([]byte(s), v) },
	} {
		if !strings.HasPrefix(source, fence+"\n") {
			continue
		}
		head, body, found := strings.Cut(source[len(fence):], "\n"+fence)
		if !found {
			return nil, "", errors.New("it has no closing line")
		}
		raw := map[string]any{}
		if err := read(head, &raw); err != nil {
			return nil, "", err
		}
		m := matter{}
		m.take(raw)
		for _, nested := range []string{"extra", "params", "taxonomies"} {
			if inner, ok := raw[nested].(map[string]any); ok {
				m.take(inner)
			}
		}
		_, body, _ = strings.Cut(body, "\n")
		return m, body, nil
	}
	return matter{}, source, nil
}

func (m matter) take(raw map[string]any) {
	for name, v := range raw {
		if name = strings.ToLower(name); m[name] == nil {
			m[name] = v
		}
	}
}

func (m matter) has(name string) bool { return m[name] != nil }

// text returns the first named member that is text, on one line.
func (m matter) text(names ...string) string {
	for _, name := range names {
		switch v := m[strings.ToLower(name)].(type) {
		case string:
			if s := manuscript.Line(v); s != "" {
				return s
			}
		case int, int64, float64:
			return fmt.Sprint(v)
		case map[string]any: // image: {src: …}
			for _, inner := range []string{"src", "url", "path", "image"} {
				if s, ok := v[inner].(string); ok && s != "" {
					return s
				}
			}
		}
	}
	return ""
}

var layouts = []string{time.RFC3339Nano, "2006-01-02T15:04:05", "2006-1-2 15:04:05 -0700", "2006-1-2 15:04:05 -07:00",
	"2006-1-2 15:04:05 MST", "2006-1-2 15:04:05", "2006-1-2 15:04 -0700", "2006-1-2 15:04", "2006-1-2", "2006/1/2",
	"2006/1/2 15:04:05", "January 2, 2006", "Jan 2, 2006", "2 January 2006", "2 Jan 2006", time.RFC1123Z, time.RFC1123, time.RFC850, time.ANSIC}

// shortZone matches an offset such as -4.
var shortZone = regexp.MustCompile(` ([+-])(\d)$`)

// date parses common date formats. It assumes UTC if the text has no zone.
func (m matter) date(names ...string) (time.Time, bool) {
	for _, name := range names {
		switch v := m[strings.ToLower(name)].(type) {
		case time.Time:
			return plausible(v)
		case string:
			for _, layout := range layouts {
				if t, err := time.Parse(layout, shortZone.ReplaceAllString(strings.TrimSpace(v), " ${1}0${2}00")); err == nil {
					return plausible(t)
				}
			}
		}
	}
	return time.Time{}, false
}

func plausible(t time.Time) (time.Time, bool) {
	t = t.UTC()
	return t, t.Year() > 1900 && t.Year() < 2200
}

// public reports whether the front matter marks the file as public.
func (m matter) public() bool {
	if v, ok := m["published"].(bool); ok && !v {
		return false
	}
	if s := strings.ToLower(m.text("published")); s == "false" || s == "no" {
		return false
	}
	for _, name := range []string{"draft", "hidden", "private"} {
		if v, ok := m[name].(bool); ok && v {
			return false
		}
		if s := strings.ToLower(m.text(name)); s == "true" || s == "yes" {
			return false
		}
	}
	switch strings.ToLower(m.text("status")) {
	case "", "published", "publish", "public":
		return true
	}
	return false
}

// list returns the first named member as a list of names.
func (m matter) list(names ...string) []string {
	for _, name := range names {
		switch v := m[name].(type) {
		case string:
			if s := manuscript.Line(v); s != "" {
				return []string{s}
			}
		case []any:
			return namesOf(v)
		}
	}
	return nil
}

func namesOf(list []any) []string {
	var names []string
	for _, e := range list {
		name := ""
		switch e := e.(type) {
		case map[string]any:
			name, _ = e["name"].(string)
		case nil:
		default:
			name = fmt.Sprint(e)
		}
		if name = manuscript.Line(name); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// words splits a list, or a space-separated string as Jekyll allows.
func (m matter) words(name string) []string {
	if s, ok := m[name].(string); ok {
		if strings.Contains(s, ",") {
			return namesOf(anyOf(strings.Split(s, ",")))
		}
		return strings.Fields(s)
	}
	return m.list(name)
}

func anyOf(list []string) []any {
	out := make([]any, len(list))
	for i := range list {
		out[i] = list[i]
	}
	return out
}

func (m matter) shelves() []string { return append(m.list("category"), m.words("categories")...) }
func (m matter) tags() []string    { return append(m.list("tag"), m.words("tags")...) }

// paths returns the old addresses listed in the front matter.
func (m matter) paths() []string {
	var paths []string
	for _, p := range append([]string{m.text("permalink", "path", "url")}, append(m.list("aliases"), m.list("redirect_from")...)...) {
		if strings.Contains(p, ":") && !strings.Contains(p, "://") {
			continue // a pattern such as /:categories/:title/
		}
		if old := manuscript.OldPath(p); p != "" && old != "" {
			paths = append(paths, old)
		}
	}
	return manuscript.Once(paths)
}

var datedPath = regexp.MustCompile(`(?:^|/)(\d{4})/(\d{1,2})/(\d{1,2})/`)

// pathOfDate reads the date from a path such as 2024/02/28/title.
func (m matter) pathOfDate() time.Time {
	if found := datedPath.FindStringSubmatch(m.text("path", "permalink", "url")); found != nil {
		if t, err := time.Parse("2006-1-2", found[1]+"-"+found[2]+"-"+found[3]); err == nil {
			return t
		}
	}
	return time.Time{}
}

var pageVariable = regexp.MustCompile(`\{\{-?\s*page\.([a-zA-Z_]+)\s*-?\}\}`)

// filled replaces references to front matter in text with their values.
func (m matter) filled(body string) string {
	return pageVariable.ReplaceAllStringFunc(body, func(found string) string {
		return m.text(pageVariable.FindStringSubmatch(found)[1])
	})
}
