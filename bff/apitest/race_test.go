package apitest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// concurrent matches Go code that starts goroutines or uses locks.
var concurrent = regexp.MustCompile(`\bgo func\b|(?m)^\s*go [\w.]+\(|\bsync\.|\berrgroup\b|\batomic\.`)

// raceList reads the reasons in bff/race.txt by package pattern. listed has all packages
// that run with the race detector, and partly those of which only some tests do.
func raceList(t *testing.T) (listed, partly, exempt map[string]string) {
	t.Helper()
	text, err := os.ReadFile("../race.txt")
	if err != nil {
		t.Fatal(err)
	}
	listed, partly, exempt = map[string]string{}, map[string]string{}, map[string]string{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		into := listed
		if rest, without := strings.CutPrefix(line, "- "); without {
			into, line = exempt, rest
		} else if rest, some := strings.CutPrefix(line, "~ "); some {
			into, line = partly, rest
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
	maps.Copy(listed, partly)
	return listed, partly, exempt
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
	listed, _, exempt := raceList(t)
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

// The tools run the tests with "concurrent" in their names again, with the race detector.
func TestRaceList_concurrentTestsAreNamedSo(t *testing.T) {
	_, partly, _ := raceList(t)
	found := 0
	for pattern := range partly {
		for _, folder := range foldersOf(t, pattern) {
			functions := functionsOf(t, folder)
			for name, f := range functions {
				switch isTest := strings.HasPrefix(name, "Test"); {
				case !startsGoroutines(name, functions, map[string]bool{}):
				case !f.inTest:
					t.Errorf("%s starts goroutines in %s: list it in bff/race.txt without ~", folder, name)
				case isTest && !strings.Contains(strings.ToLower(name), "concurrent"):
					t.Errorf("%s: %s starts goroutines: call it concurrent, so that it runs with the race detector", folder, name)
				case isTest:
					found++
				}
			}
		}
	}
	if found < 5 {
		t.Errorf("only %d concurrent tests were found", found)
	}
}

func foldersOf(t *testing.T, pattern string) (folders []string) {
	t.Helper()
	root, below := strings.CutSuffix(pattern, "/...")
	err := filepath.WalkDir(filepath.Join("../..", root), func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() {
			folders = append(folders, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if !below {
		return folders[:1]
	}
	return folders
}

// function is a function of a package and what it names.
type function struct {
	inTest, goroutines bool
	names              map[string]bool
}

// functionsOf parses the functions of a folder, by name. Methods of one name count as one.
func functionsOf(t *testing.T, folder string) map[string]*function {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	functions := map[string]*function{}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, declared := range parsed.Decls {
			d, ok := declared.(*ast.FuncDecl)
			if !ok {
				continue
			}
			f := functions[d.Name.Name]
			if f == nil {
				f = &function{names: map[string]bool{}}
				functions[d.Name.Name] = f
			}
			f.inTest = f.inTest || strings.HasSuffix(file, "_test.go")
			ast.Inspect(d, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.GoStmt:
					f.goroutines = true
				case *ast.SelectorExpr:
					f.goroutines = f.goroutines || n.Sel.Name == "Go"
				case *ast.Ident:
					f.names[n.Name] = true
				}
				return true
			})
		}
	}
	return functions
}

// startsGoroutines reports whether a function does, or calls one of its package that does.
func startsGoroutines(name string, functions map[string]*function, seen map[string]bool) bool {
	f := functions[name]
	if f == nil || seen[name] {
		return false
	}
	seen[name] = true
	if f.goroutines {
		return true
	}
	for other := range f.names {
		if startsGoroutines(other, functions, seen) {
			return true
		}
	}
	return false
}
