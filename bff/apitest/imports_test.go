package apitest

import (
	"encoding/json"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// domains do not import one another.
var domains = []string{"account", "attorney", "audit", "claim", "content", "factor", "importing", "inquiry", "privacy", "profile", "search", "signup", "waiting"}

func TestImports_flowOneWay(t *testing.T) {
	seen := 0
	for path, imports := range importsOf(t, "peritus/bff/...") {
		for _, imported := range imports {
			if !strings.HasPrefix(imported, "peritus/bff/") {
				continue
			}
			seen++
			if why := forbidden(layerOf(path), layerOf(imported)); why != "" {
				t.Errorf("%s imports %s: %s", path, imported, why)
			}
		}
	}
	if seen < 50 {
		t.Errorf("only %d imports were checked", seen)
	}
}

// layerOf returns the first folder below bff.
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
	case from == to || from == "main" || from == "command" || from == "apitest" || from == "bench":
		return ""
	case from == "platform" && to != "migrations":
		return "platform packages import no other layer"
	case from == "auth" && to != "platform":
		return "auth imports only the platform"
	case from == "media" && to != "auth" && to != "platform":
		return "media is below the domains"
	case from == "notify" && to != "auth" && to != "platform":
		return "notify is below the domains"
	case isDomain(from) && isDomain(to):
		return "domains never import one another"
	case isDomain(from) && (to == "app" || to == "apitest"):
		return "domains never import the app"
	case to == "app" || to == "apitest" || to == "bench" || to == "command":
		return "only main, its commands, and tests import the app"
	}
	return ""
}

// rooms lists the packages (rooms) of each domain and what each may import from the same
// domain. "" is the domain's own folder.
var rooms = map[string]map[string][]string{
	"account": {
		"limit":       {},
		"passwords":   {},
		"":            {"limit", "passwords"},
		"settings":    {""},
		"session":     {"", "limit"},
		"users":       {"", "session"},
		"accounttest": {"", "limit", "passwords", "session", "settings", "users"},
	},
	"credit": {
		"ledger":  {},
		"payment": {"ledger"},
		"":        {"ledger", "payment"},
	},
	"content": { // strapi, snapshot, and view do not import one another
		"block":    {},
		"subtitle": {},
		"feed":     {},
		"shape":    {"block"},
		"edition":  {"block", "shape", "subtitle"},
		"strapi":   {"block", "edition", "shape", "subtitle"},
		"snapshot": {"edition"},
		"view":     {"block", "edition", "feed", "shape"},
		"":         {"block", "edition", "feed", "shape", "snapshot", "strapi", "subtitle", "view"},
	},
}

func TestImports_roomsFlowOneWay(t *testing.T) {
	for domain, rules := range rooms {
		root := "peritus/bff/" + domain
		roomOf := func(path string) (room string, inside bool) {
			below, inside := strings.CutPrefix(path+"/", root+"/")
			return strings.TrimSuffix(below, "/"), inside
		}
		seen := 0
		for path, imports := range importsOf(t, root+"/...") {
			room, _ := roomOf(path)
			allowed, known := rules[room]
			if !known {
				t.Errorf("%s is not in the list of rooms", path)
				continue
			}
			seen++
			for _, imported := range imports {
				if other, inside := roomOf(imported); inside && !slices.Contains(allowed, other) {
					t.Errorf("%s imports %s", path, imported)
				}
			}
		}
		if seen != len(rules) {
			t.Errorf("%s: %d rooms of %d found", domain, seen, len(rules))
		}
	}
}

// importsOf lists the imports of each package, without those of its tests.
func importsOf(t *testing.T, pattern string) map[string][]string {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports", pattern).Output()
	if err != nil {
		t.Fatal(err)
	}
	imports := map[string][]string{}
	for decoder := json.NewDecoder(strings.NewReader(string(out))); decoder.More(); {
		var p struct {
			ImportPath string
			Imports    []string
		}
		if err := decoder.Decode(&p); err != nil {
			t.Fatal(err)
		}
		imports[p.ImportPath] = p.Imports
	}
	return imports
}
