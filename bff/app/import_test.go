package app_test

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"peritus/bff/app"
	"peritus/bff/importing/cmstest"
	"peritus/bff/platform/config"
)

func importInto(t *testing.T, cms *cmstest.CMS, args ...string) (string, error) {
	t.Helper()
	var out, progress bytes.Buffer
	err := app.Import(context.Background(), config.Config{CMSURL: cms.URL, CMSImportToken: cmstest.Token}, args, &out, &progress)
	return out.String(), err
}

func TestImport_importsAFolderAndWritesAReport(t *testing.T) {
	cms, folder := cmstest.Start(t), t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "a.md"), []byte("---\ntitle: A\ndate: 2024-03-01\n---\nWords"), 0o600); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "report.json")
	out, err := importInto(t, cms, "markdown", folder, "--report", file)
	if err != nil || !strings.Contains(out, "1 created") || len(cms.All("articles", "published")) != 1 {
		t.Fatalf("%v %s", err, out)
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var report struct {
		Entries []struct{ Source, Outcome string }
	}
	if err := json.Unmarshal(raw, &report); err != nil || len(report.Entries) != 1 || report.Entries[0].Source != "a.md" || report.Entries[0].Outcome != "created" {
		t.Errorf("%v %s", err, raw)
	}
}

func TestImport_refusesWithoutWritingAnything(t *testing.T) {
	cms, folder := cmstest.Start(t), t.TempDir()
	half := filepath.Join(folder, "half.xml")
	if err := os.WriteFile(half, []byte("<rss><channel><item>"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, args := range map[string][]string{
		"nothing": {}, "no source": {"wordpress"}, "another kind": {"drupal", half}, "half a file": {"wordpress", half}, "half a feed": {"podcast", half},
		"no file": {"ghost", filepath.Join(folder, "none.json")}, "a folder for a file": {"ghost", folder}, "a file for a folder": {"markdown", half},
		"no address": {"ghost", half, "--site", "old"}, "no option": {"ghost", half, "--all"}, "no network": {"ghost", half, "--internal", "old.example"},
		"a private address": {"podcast", "https://127.0.0.1/feed.xml"},
	} {
		if out, err := importInto(t, cms, args...); err == nil {
			t.Errorf("%s: %s", name, out)
		}
	}
	if cms.Writes != 0 {
		t.Errorf("%d writes", cms.Writes)
	}
	if err := app.Import(context.Background(), config.Config{CMSURL: cms.URL}, []string{"ghost", half}, os.Stderr, os.Stderr); err == nil || !strings.Contains(err.Error(), "CMS_IMPORT_TOKEN") {
		t.Errorf("%v", err)
	}
}

func TestImport_fetchesFromPrivateNetworksOnlyIfAllowed(t *testing.T) {
	old := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("GIF89a\x01\x00\x01\x00")) }))
	defer old.Close()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "a.md"), []byte("---\ntitle: A\n---\nWords\n\n![A dot]("+old.URL+"/a.gif)\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for files, more := range map[int][]string{0: nil, 1: {"--internal", "127.0.0.0/8"}} {
		cms := cmstest.Start(t)
		out, err := importInto(t, cms, append([]string{"markdown", folder, "--media"}, more...)...)
		if err != nil || len(cms.Files()) != files || strings.Contains(out, "its address is not public") == (files == 1) {
			t.Errorf("%v: %d files, %v\n%s", more, len(cms.Files()), err, out)
		}
	}
}
