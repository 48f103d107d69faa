package apitest

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// concurrent matches Go code that starts goroutines or uses locks.
var concurrent = regexp.MustCompile(`\bgo func\b|(?m)^\s*go [\w.]+\(|\bsync\.|\berrgroup\b|\batomic\.`)

// raceList reads the reasons in bff/race.txt by package pattern.
func raceList(t *testing.T) (listed, exempt map[string]string) {
	t.Helper()
	text, err := os.ReadFile("../race.txt")
	if err != nil {
		t.Fatal(err)
	}
	listed, exempt = map[string]string{}, map[string]string{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		into := listed
		if rest, without := strings.CutPrefix(line, "- "); without {
			into, line = exempt, rest
		}
		pattern, why, _ := strings.Cut(line, " ")
		into[pattern] = strings.TrimSpace(why)
		if into[pattern] == "" {
			t.Errorf("bff/race.txt: %s has no reason", pattern)
		}
		if info, err := os.Stat(filepath.Join("../..", strings.TrimSuffix(pattern, "/..."))); err != nil || !info.IsDir() {
			t.Errorf("bff/race.txt: there is no package %s", pattern)
		}
	}
	return listed, exempt
}

func covered(pkg string, patterns map[string]string) bool {
	for pattern := range patterns {
		root, below := strings.CutSuffix(pattern, "/...")
		if pkg == root || below && strings.HasPrefix(pkg, root+"/") {
			return true
		}
	}
	return false
}

func TestRaceList_namesEveryPackageWithConcurrency(t *testing.T) {
	listed, exempt := raceList(t)
	found := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if _, missing := os.Stat(filepath.Join(path, "go.mod")); missing == nil {
				return filepath.SkipDir // a separate module
			}
			return nil
		}
		if filepath.Ext(path) != ".go" {
			return nil
		}
		source, err := os.ReadFile(path)
		if err == nil && concurrent.Match(source) {
			found["./"+filepath.ToSlash(filepath.Join("bff", filepath.Dir(path[len("../"):])))] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for pkg := range found {
		if covered(pkg, listed) == covered(pkg, exempt) {
			t.Errorf("%s has goroutines or locks: list it in bff/race.txt, or say there why it needs no race detector", pkg)
		}
	}
	if len(found) < 15 {
		t.Errorf("only %d packages were found", len(found))
	}
	for pkg := range exempt {
		if !found[pkg] {
			t.Errorf("bff/race.txt excuses %s, which has neither goroutines nor locks", pkg)
		}
	}
}
