package section

import (
	"encoding/json"
	"testing"

	"peritus/bff/platform/golden"
)

// The web and the OpenAPI document are generated from the catalog, so it must only change
// on purpose. Long place lists are left out.
func TestCatalog_matchesTheSnapshot(t *testing.T) {
	have, err := json.MarshalIndent(Catalog().Sections, "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	golden.Check(t, "catalog.json", string(have)+"\n")
}

func TestCatalog_fieldsReferToExistingLists(t *testing.T) {
	catalog := Catalog()
	lists := map[string]int{}
	for _, l := range catalog.Lists {
		lists[string(l.Name)] = len(l.Choices)
	}
	total := 0
	for _, s := range catalog.Sections {
		total += Share(Section{Weight: s.Weight})
		if s.Code == "revisions" {
			t.Error("the history uses this code")
		}
		for _, f := range s.Fields {
			if f.Name[0] == '_' {
				t.Errorf("%s.%s: a leading underscore is for facts that are not fields", s.Code, f.Name)
			}
			if f.List != "" && lists[string(f.List)] == 0 {
				t.Errorf("%s.%s chooses from %q, which does not exist", s.Code, f.Name, f.List)
			}
			if f.Kind == "choice" && len(f.Choices) == 0 {
				t.Errorf("%s.%s has no choices", s.Code, f.Name)
			}
		}
	}
	if off := total - 100; off*2 > len(catalog.Sections) || -off*2 > len(catalog.Sections) {
		t.Errorf("the shares of the sections add up to %d%%, which is more than rounding", total)
	}
}
