package field

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/text"
)

// Keywords is a list of unique words or short phrases.
func (f *Form) Keywords(at *[]string, label string, options ...Option) {
	f.add(at, KindKeywords, label, &keywords{stringList{at}}, append([]Option{Max(20), EachMax(60)}, options...))
}

type keywords struct{ stringList }

func (k *keywords) normalize() {
	k.stringList.normalize()
	for i, word := range *k.at {
		(*k.at)[i] = text.Line(word)
	}
}

func (k *keywords) problems(schema *DeclaredField) []string {
	if len(*k.at) > *schema.Max {
		return []string{fmt.Sprintf("Enter %d %s or fewer. You entered %d.", *schema.Max, lowerFirst(schema.Label), len(*k.at))}
	}
	seen := map[string]bool{}
	for i, word := range *k.at {
		if text.Blank(word) {
			return []string{fmt.Sprintf("Entry %d is empty. Fill it in or remove it.", i+1)}
		}
		if problem := text.ControlProblem(word, false); problem != "" {
			return []string{fmt.Sprintf("Entry %d: %s", i+1, problem)}
		}
		if n := utf8.RuneCountInString(word); n > *schema.EachMax {
			return []string{fmt.Sprintf("Shorten entry %d to %d characters or fewer. It has %d now.", i+1, *schema.EachMax, n)}
		}
		folded := strings.ToLower(strings.TrimSpace(word))
		if seen[folded] {
			return []string{fmt.Sprintf("You entered “%s” twice. Remove one.", word)}
		}
		seen[folded] = true
	}
	return nil
}

// stringList is the base of kinds stored as a list of strings.
type stringList struct{ at *[]string }

var errNotList = errors.New("Enter a list of texts.") //nolint:staticcheck // shown to people

func (l stringList) decode(raw json.RawMessage) error {
	var entries []*string
	if json.Unmarshal(raw, &entries) != nil {
		return errNotList
	}
	*l.at = make([]string, len(entries))
	for i, e := range entries {
		if e == nil {
			return errNotList
		}
		(*l.at)[i] = *e
	}
	return nil
}

func (l stringList) clear() { *l.at = []string{} }

func (l stringList) normalize() {
	if *l.at == nil {
		l.clear()
	}
	for i := range *l.at {
		(*l.at)[i] = text.Normal((*l.at)[i])
	}
}

func (l stringList) empty() bool { return len(*l.at) == 0 }
func (l stringList) value() any  { return *l.at }

func (l stringList) openAPI(f *DeclaredField) *huma.Schema {
	return &huma.Schema{Type: huma.TypeArray, MaxItems: f.Max, Items: &huma.Schema{Type: huma.TypeString, MaxLength: f.EachMax}}
}
