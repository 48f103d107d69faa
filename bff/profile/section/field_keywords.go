package section

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Keywords is a list of words or short phrases, none twice.
func (f *Form) Keywords(at *[]string, label string, options ...Option) {
	f.add(at, "keywords", label, keywords{at}, append([]Option{Max(20), EachMax(60)}, options...))
}

type keywords struct{ at *[]string }

func (k keywords) decode(raw json.RawMessage) error {
	var entries []*string
	if json.Unmarshal(raw, &entries) != nil {
		return errors.New("Must be a list of texts.") //nolint:staticcheck // shown to people as it stands
	}
	*k.at = make([]string, len(entries))
	for i, e := range entries {
		if e == nil {
			return errors.New("Must be a list of texts.") //nolint:staticcheck // shown to people as it stands
		}
		(*k.at)[i] = *e
	}
	return nil
}

func (k keywords) clear() { *k.at = []string{} }

func (k keywords) normalise() {
	if *k.at == nil {
		k.clear()
	}
	for i := range *k.at {
		(*k.at)[i] = Normal((*k.at)[i])
	}
}

func (k keywords) empty() bool { return len(*k.at) == 0 }
func (k keywords) value() any  { return *k.at }

func (k keywords) problems(schema *FieldSchema) []string {
	if len(*k.at) > *schema.Max {
		return []string{fmt.Sprintf("At most %d; these are %d.", *schema.Max, len(*k.at))}
	}
	seen := map[string]bool{}
	for i, word := range *k.at {
		if blank(word) {
			return []string{fmt.Sprintf("Entry %d is empty.", i+1)}
		}
		if problem := controlProblem(word, false); problem != "" {
			return []string{fmt.Sprintf("Entry %d: %s", i+1, problem)}
		}
		if n := utf8.RuneCountInString(word); n > *schema.EachMax {
			return []string{fmt.Sprintf("Entry %d: at most %d characters; this has %d.", i+1, *schema.EachMax, n)}
		}
		folded := strings.ToLower(strings.TrimSpace(word))
		if seen[folded] {
			return []string{fmt.Sprintf("“%s” is there twice.", word)}
		}
		seen[folded] = true
	}
	return nil
}
