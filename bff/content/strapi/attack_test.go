package strapi

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"peritus/bff/content/block"
	"peritus/bff/platform/corpus"
)

// vectors returns the attacks in the test suites of well-known sanitizers.
func vectors(t *testing.T) []string {
	t.Helper()
	inputs := corpus.Attacks(t)
	if len(inputs) < 200 {
		t.Fatalf("only %d vectors", len(inputs))
	}
	return inputs
}

var attribute = regexp.MustCompile(`(?i)(?:href|src|action|data|background|xlink:href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))`)

// Attacks in any field stay the same text, and none becomes a URL that runs a script.
func TestAttacks_stayText(t *testing.T) {
	for _, attack := range vectors(t) {
		quoted, err := json.Marshal(attack)
		if err != nil {
			t.Fatal(err)
		}
		v := string(quoted)
		blocks, _ := read(t, `[
			{"__component":"article.text","body":[
				{"type":"paragraph","children":[{"type":"text","text":`+v+`},{"type":"link","url":`+v+`,"children":[{"type":"text","text":"l"}]}]},
				{"type":"heading","level":2,"children":[{"type":"text","text":`+v+`}]},
				{"type":`+v+`,"children":[{"type":"text","text":"unknown"}]},
				{"type":"image","image":{"url":`+v+`,"alternativeText":`+v+`}},
				{"type":"code","language":`+v+`,"children":[{"type":"text","text":`+v+`}]}]},
			{"__component":"article.callout","tone":`+v+`,"title":`+v+`,"text":`+v+`},
			{"__component":"article.quote","text":`+v+`,"cite":`+v+`},
			{"__component":"article.table","caption":`+v+`,"rows":[[`+v+`]]},
			{"__component":`+v+`}]`)
		checkBounds(t, blocks)
		if len(blocks) == 0 {
			t.Fatalf("%q is gone", attack)
		}
		whole := attack + "l"
		if got := block.InlineText(blocks[0].Children); strings.TrimSpace(attack) != "" && got != whole {
			t.Errorf("%q became %q", whole, got)
		}
		for _, b := range blocks {
			if b.Type == block.HeadingType && strings.ContainsAny(b.ID, `<>"'&= `) {
				t.Errorf("id %q", b.ID)
			}
			if b.Type == block.CalloutType && b.Tone != "note" {
				t.Errorf("tone %q", b.Tone)
			}
		}
		for _, m := range attribute.FindAllStringSubmatch(attack, -1) {
			address := m[1] + m[2] + m[3]
			href := strings.ToLower(block.SafeHref(address))
			for _, bad := range []string{"javascript", "vbscript", "data:", "livescript", "mocha"} {
				if strings.HasPrefix(href, bad) {
					t.Errorf("%q was accepted as %q", address, href)
				}
			}
		}
	}
}
