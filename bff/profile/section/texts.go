package section

import (
	"slices"
	"strings"

	"peritus/bff/platform/field"
)

// Text is a searched text of an item.
type Text struct {
	As    field.Search
	Row   string // the name of the item: "Publication"
	Text  string
	Shown bool // on cards
}

// Texts returns the searched texts of an item, without the fields that its readers don't
// see: see Narrow.
func (s Section) Texts(item Item) []Text {
	if !s.traits().searched {
		return nil
	}
	return s.textsOf(item, nil)
}

func (s Section) textsOf(item Item, texts []Text) []Text {
	for _, v := range field.Values(item) {
		if as := v.Field.Searched; as != "" {
			for _, text := range v.Texts() {
				texts = append(texts, Text{As: as, Row: strings.ToUpper(s.Row[:1]) + s.Row[1:], Text: text, Shown: v.Field.Shown})
			}
		}
		for _, row := range v.Rows() {
			texts = s.textsOf(row, texts)
		}
	}
	return texts
}

// Narrow empties the fields of an item that attorneys may not see, or everyone if counsel
// is false.
func (s Section) Narrow(item Item, counsel bool) {
	t := s.traits()
	if !t.private && (counsel || !t.attorneys) {
		return
	}
	field.Keep(item, func(f *field.DeclaredField) bool { return !hidden(f, counsel) })
}

func hidden(f *field.DeclaredField, counsel bool) bool {
	return f.Audience == field.AudiencePrivate || !counsel && (f.Audience == field.AudienceAttorneys || f.Masked)
}

// traits are what the search asks about a section's fields.
type traits struct {
	searched  bool
	private   bool // has fields that no reader sees
	attorneys bool // has fields that not everyone sees
	narrow    bool // searches some of those
}

var traitsOf = func() map[string]traits {
	known := make(map[string]traits, len(all))
	for _, s := range all {
		fields := field.Schema(s.New())
		known[s.Code] = traits{
			searched:  field.Any(fields, func(f *field.DeclaredField) bool { return f.Searched != "" }),
			private:   field.Any(fields, func(f *field.DeclaredField) bool { return hidden(f, true) }),
			attorneys: field.Any(fields, func(f *field.DeclaredField) bool { return hidden(f, false) }),
			narrow:    searchesHidden(fields, false),
		}
	}
	return known
}()

func (s Section) traits() traits { return traitsOf[s.Code] }

// Indexed reports whether the search reads a section.
func (s Section) Indexed() bool { return s.Facts != nil || s.traits().searched }

// SameTexts reports whether everyone who sees an item sees all its searched texts.
func (s Section) SameTexts() bool { return !s.traits().narrow }

func searchesHidden(fields []field.DeclaredField, within bool) bool {
	return slices.ContainsFunc(fields, func(f field.DeclaredField) bool {
		within := within || hidden(&f, false)
		return within && f.Searched != "" || searchesHidden(f.Fields, within)
	})
}
