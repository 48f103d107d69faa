package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Checks that the measurement runs and writes its figures, not how fast anything is.
func TestRun_measuresEveryComparisonAndWritesFigures(t *testing.T) {
	file := filepath.Join(t.TempDir(), "figures.json")
	if _, err := run(1, 16, 200, 60, file); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"blog list from the cache", "navigation", "sign-in beside argon2id alone", "sign-in, many accounts", "navigation, many accounts", "staff find one of many",
		"sign-in with a wrong password", "password recovery", "sign-up",
		"start of both search indices", "search over HTTP"} {
		if !strings.Contains(string(text), name) {
			t.Errorf("%s is missing in %s", name, text)
		}
	}
}

func TestProfiles_areReadAndSavedOnBothSides(t *testing.T) {
	file := filepath.Join(t.TempDir(), "figures.json")
	if _, err := runProfiles(400, 1, 64, file, ""); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"an expert's page", "save of a row"} {
		if !strings.Contains(string(text), name) {
			t.Errorf("%s is missing in %s", name, text)
		}
	}
}

func TestHostile_findsTheWorstInputOfEachOperation(t *testing.T) {
	w, err := newWorld(100, demoExperts)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := w.close(); err != nil {
			t.Error(err)
		}
	}()
	attacks, err := w.hostile("/api/password-strength", "/api/content/articles", "/api/claims/{id}")
	if err != nil {
		t.Fatal(err)
	}
	if len(attacks) != 3 {
		t.Fatalf("%d operations", len(attacks))
	}
	for _, a := range attacks {
		if a.Input == "" || a.Hostile <= 0 || a.Normal <= 0 || a.Status < 200 || a.Status >= 500 {
			t.Errorf("%+v", a)
		}
	}
}

func TestLists_ourSideHasTheRows(t *testing.T) {
	w, err := newWorld(100, demoExperts)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := w.close(); err != nil {
			t.Error(err)
		}
	}()
	header, err := w.fillLists()
	if err != nil {
		t.Fatal(err)
	}
	if err := (target{client: w.client, path: "/api/lists", header: header}).checkLists(); err != nil {
		t.Error(err)
	}
}
