package strapi

import (
	"encoding/json"
	"math"
	"strconv"
	"time"
)

// node is a JSON object from the CMS. Editors' tools and plug-ins can write any value
// anywhere, so a member of an unexpected type counts as absent.
type node map[string]any

func asNode(v any) node {
	switch v := v.(type) {
	case map[string]any:
		return v
	case node:
		return v
	}
	return nil
}

func (n node) object(name string) node { return asNode(n[name]) }

func (n node) list(name string) []any {
	l, _ := n[name].([]any)
	return l
}

func (n node) text(name string) string {
	s, _ := n[name].(string)
	return s
}

// words returns a text, or nil if it is empty.
func (n node) words(name string) *string {
	if s := n.text(name); s != "" {
		return &s
	}
	return nil
}

func (n node) flag(name string) bool {
	b, _ := n[name].(bool)
	return b
}

func (n node) number(name string) int {
	switch v := n[name].(type) {
	case json.Number:
		if i, err := strconv.ParseFloat(v.String(), 64); err == nil && i > -1e9 && i < 1e9 {
			return int(i)
		}
	case float64:
		if v > -1e9 && v < 1e9 {
			return int(v)
		}
	}
	return 0
}

func (n node) time(name string) time.Time {
	t, err := time.Parse(time.RFC3339, n.text(name))
	if err != nil {
		return time.Time{}
	}
	return t.UTC().Truncate(time.Millisecond)
}

// decimal returns a number, which the CMS may write as a string.
func (n node) decimal(name string) float64 {
	var text string
	switch v := n[name].(type) {
	case json.Number:
		text = v.String()
	case string:
		text = v
	case float64:
		return v
	}
	f, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsNaN(f) || math.IsInf(f, 0) {
		return 0
	}
	return f
}

// whole returns a positive integer, or nil.
func (n node) whole(name string) *int {
	if i := n.number(name); i > 0 {
		return &i
	}
	return nil
}
