package area

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

var seeded = regexp.MustCompile(`(?m)^  "([a-z/-]+)": \{$`)

// The CMS starts with a text about every area, and about nothing else.
func TestTree_isWhatTheCMSWritesAbout(t *testing.T) {
	var tree, written []string
	for _, c := range All() {
		texts, err := os.ReadFile(filepath.Join("../../../cms/seed/areas", c.Code+".js"))
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range seeded.FindAllSubmatch(texts, -1) {
			written = append(written, string(found[1]))
		}
		for _, s := range c.Subcategories {
			tree = append(tree, Path(c.Code, s.Code))
		}
	}
	slices.Sort(tree)
	slices.Sort(written)
	if !slices.Equal(tree, written) {
		t.Errorf("%v\nwant %v", written, tree)
	}
}
