package section

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The guide's seventeenth section is two changes by hand. They are made to a copy, and the
// tests of all sections run on it.
func TestGuide_addsASeventeenthSectionInTwoFiles(t *testing.T) {
	const guide = "../../../docs/guides/add-a-section.md"
	raw, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	text := string(raw)
	added := regexp.MustCompile("(?s)`bff/profile/section/(\\w+\\.go)`:\n\n```go\n(.*?)```").FindStringSubmatch(text)
	changed := regexp.MustCompile("(?s)`bff/profile/section/catalog\\.go`.*?```diff\n-(.*?)\n\\+(.*?)\n```").FindStringSubmatch(text)
	if added == nil || changed == nil {
		t.Fatalf("%s shows no new file or no change of catalog.go", guide)
	}
	catalog, err := os.ReadFile("catalog.go")
	if err != nil {
		t.Fatal(err)
	}
	if strings.Count(string(catalog), changed[1]) != 1 {
		t.Fatalf("catalog.go has no line %q", changed[1])
	}
	folder := t.TempDir()
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	replaced := map[string]string{}
	for name, content := range map[string]string{
		added[1]: added[2], "catalog.go": strings.Replace(string(catalog), changed[1], changed[2], 1),
	} {
		copied := filepath.Join(folder, name)
		if err := os.WriteFile(copied, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		replaced[filepath.Join(here, name)] = copied
	}
	overlay := filepath.Join(folder, "overlay.json")
	if raw, err = json.Marshal(map[string]any{"Replace": replaced}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(overlay, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	const test = "TestSections_everySectionWorksFromSavingToErasing/continuing-education"
	out, err := exec.CommandContext(t.Context(), "go", "test", "-overlay", overlay, "-vet=off", "-v", "-count=1", "-run", test, "peritus/bff/profile").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "--- PASS: "+test) {
		t.Errorf("%v\n%s", err, out)
	}
}
