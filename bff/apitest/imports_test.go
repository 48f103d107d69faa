package apitest

import (
	"encoding/json"
	"os/exec"
	"strings"
	"testing"
)

// layers are the packages from the top down; each may import what stands below it
// and nothing beside it.
var domains = []string{"account", "attorney", "audit", "claim", "content", "factor", "importing", "inquiry", "media", "privacy", "profile", "search", "signup"}

func TestImports_flowOneWay(t *testing.T) {
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports", "peritus/bff/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	decoder := json.NewDecoder(strings.NewReader(string(out)))
	seen := 0
	for decoder.More() {
		var p struct {
			ImportPath string
			Imports    []string
		}
		if err := decoder.Decode(&p); err != nil {
			t.Fatal(err)
		}
		for _, imported := range p.Imports {
			if !strings.HasPrefix(imported, "peritus/bff/") {
				continue
			}
			seen++
			if why := forbidden(layerOf(p.ImportPath), layerOf(imported)); why != "" {
				t.Errorf("%s imports %s: %s", p.ImportPath, imported, why)
			}
		}
	}
	if seen < 50 {
		t.Errorf("only %d imports were looked at", seen)
	}
}

// layerOf is the first folder below bff.
func layerOf(path string) string {
	rest, ok := strings.CutPrefix(path, "peritus/bff/")
	if !ok {
		return "main"
	}
	first, _, _ := strings.Cut(rest, "/")
	return first
}

func forbidden(from, to string) string {
	isDomain := func(layer string) bool {
		for _, d := range domains {
			if d == layer {
				return true
			}
		}
		return false
	}
	switch {
	case from == to || from == "main" || from == "apitest" || from == "bench":
		return ""
	case from == "platform" && to != "migrations":
		return "the platform knows nothing above it"
	case from == "auth" && to != "platform":
		return "auth stands on the platform alone"
	case isDomain(from) && isDomain(to):
		return "domains never import one another"
	case isDomain(from) && (to == "app" || to == "apitest"):
		return "domains know nothing of the app"
	case to == "app" || to == "apitest" || to == "bench":
		return "only main and tests stand above the app"
	}
	return ""
}
