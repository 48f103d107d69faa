package strapi

import (
	"strings"
	"testing"

	"peritus/bff/content/edition"
)

func TestParts_eachHasAReader(t *testing.T) {
	for _, p := range edition.Parts {
		_, known := partReaders[p.Name]
		if page := strings.HasPrefix(p.Name, edition.PagePart); known == page {
			t.Errorf("part %s: reader in the table %t, is a page %t", p.Name, known, page)
		}
	}
	pages := len(edition.PageNames)
	if got := len(partReaders) + pages; got != len(edition.Parts) {
		t.Errorf("%d readers and pages, %d parts", got, len(edition.Parts))
	}
}
