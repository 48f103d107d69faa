package importing_test

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"log/slog"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"
	"time"

	"peritus/bff/importing"
	"peritus/bff/importing/cmstest"
	"peritus/bff/importing/fetch"
	"peritus/bff/importing/ghost"
	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/markdown"
	"peritus/bff/importing/podcast"
	"peritus/bff/importing/report"
	"peritus/bff/importing/target"
	"peritus/bff/importing/wordpress"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/corpus"
)

var update = flag.Bool("update", false, "rewrite the expected counts")

func importer(cms *cmstest.CMS) *importing.Importer {
	return importing.New(target.New(cms.URL, cmstest.Token), fetch.New(nil), clock.System, slog.New(slog.DiscardHandler))
}

// source is one export of the corpus.
type source struct {
	name string
	read func() (manuscript.Batch, error)
}

func sources(t *testing.T) []source {
	folder := filepath.Dir(corpus.Path(t, "blog"))
	var all []source
	add := func(pattern string, read func([]byte) (manuscript.Batch, error)) {
		files, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, file := range files {
			raw, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			name, _ := filepath.Rel(folder, file)
			all = append(all, source{name, func() (manuscript.Batch, error) { return read(raw) }})
		}
	}
	feed := func(raw []byte) (manuscript.Batch, error) { return podcast.Read(raw, "") }
	add("blog/wxr/*.xml", wordpress.Read)
	add("blog/malformed/*.xml", wordpress.Read)
	add("blog/ghost/*.json", func(raw []byte) (manuscript.Batch, error) { return ghost.Read(raw, "") })
	for _, pattern := range []string{"podcast/illformed/*.xml", "podcast/itunes-validity/*.xml", "podcast/p20-fixtures/*.xml", "podcast/pc20/*.xml", "podcast/rss-parser/*.xml"} {
		add(pattern, feed)
	}
	all = append(all, source{"blog/markdown", func() (manuscript.Batch, error) {
		return markdown.Read(os.DirFS(filepath.Join(folder, "blog", "markdown")), "markdown", "")
	}})
	raw, err := os.ReadFile(filepath.Join(folder, "podcast", "feedparser-itunes-cases.json"))
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct{ File, XML string }
	if err := json.Unmarshal(raw, &cases); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		all = append(all, source{"podcast/feedparser/" + c.File, func() (manuscript.Batch, error) { return feed([]byte(c.XML)) }})
	}
	return all
}

const golden = "testdata/corpus.json"

// Every export in the corpus is imported or refused as a whole, finishes quickly, and
// writes nothing when run again.
func TestCorpus_importsOnceOrRefusesTheWholeFile(t *testing.T) {
	got := map[string]any{}
	for _, s := range sources(t) {
		t.Run(s.name, func(t *testing.T) {
			began := time.Now()
			batch, err := s.read()
			if err != nil {
				if strings.TrimSpace(err.Error()) == "" {
					t.Error("refused without an error message")
				}
				got[s.name] = "refused"
				return
			}
			got[s.name] = summary(importTwice(t, s))
			if took := time.Since(began); took > 30*time.Second {
				t.Errorf("the import took %s", took)
			}
			_ = batch
		})
	}
	compare(t, got)
}

// importTwice imports a source into an empty CMS and checks that a second import
// changes nothing. It reads the source again to show that reading is deterministic.
func importTwice(t *testing.T, s source) *report.Report {
	t.Helper()
	cms := cmstest.Start(t)
	run := func(o importing.Options) *report.Report {
		batch, err := s.read()
		if err != nil {
			t.Fatal(err)
		}
		r, err := importer(cms).Run(context.Background(), batch, o)
		if err != nil {
			t.Fatalf("import: %v", err)
		}
		return r
	}
	if dry := run(importing.Options{DryRun: true}); cms.Writes != 0 {
		t.Errorf("a dry run wrote %d times: %v", cms.Writes, dry.Counts)
	}
	r := run(importing.Options{})
	for _, e := range r.Entries {
		if e.Outcome == report.Refused {
			t.Errorf("%s %q (%s) was refused: %v", e.Type, e.Title, e.Source, e.Notes)
		}
	}
	checkNothingPrivateIsPublic(t, s, cms)
	writes := cms.Writes
	again := run(importing.Options{})
	if cms.Writes != writes {
		t.Errorf("the second run wrote %d times", cms.Writes-writes)
	}
	if again.Writes() {
		t.Errorf("the second run reports changes: %v", again.Counts)
	}
	return r
}

func checkNothingPrivateIsPublic(t *testing.T, s source, cms *cmstest.CMS) {
	t.Helper()
	batch, err := s.read()
	if err != nil {
		t.Fatal(err)
	}
	public := map[string]bool{}
	for _, a := range batch.Articles {
		public[a.Key] = a.Public
	}
	for _, e := range cms.All("articles", "published") {
		if key := e["importKey"].(string); !public[key] {
			t.Errorf("%s is published", key)
		}
	}
}

func summary(r *report.Report) map[string]any {
	out := map[string]any{}
	notes, published := len(r.Notes), 0
	for _, e := range r.Entries {
		notes += len(e.Notes)
		if e.State == "published" {
			published++
		}
	}
	for kind, counts := range r.Counts {
		for outcome, n := range counts {
			out[kind+" "+string(outcome)] = n
		}
	}
	out["notes"], out["published"] = notes, published
	return out
}

func compare(t *testing.T, got map[string]any) {
	t.Helper()
	raw, err := json.MarshalIndent(got, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	raw = append(raw, '\n')
	if *update {
		if err := os.WriteFile(golden, raw, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(raw, want) {
		return
	}
	var before map[string]any
	if err := json.Unmarshal(want, &before); err != nil {
		t.Fatal(err)
	}
	var names []string
	for name := range got {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		a, _ := json.Marshal(before[name])
		b, _ := json.Marshal(got[name])
		if !bytes.Equal(a, b) {
			t.Errorf("%s: %s, expected %s (if that's right, run with -update)", name, b, a)
		}
	}
}
