package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

func TestRun_measuresEveryEngine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "figures.json")
	if _, err := run(options{experts: 200, seed: 1, rounds: 100, temp: t.TempDir(), jsonFile: file}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var r report
	if err := json.Unmarshal(text, &r); err != nil {
		t.Fatal(err)
	}
	if len(r.Engines) != 5 {
		t.Fatalf("%d engines", len(r.Engines))
	}
	for _, e := range r.Engines {
		if len(e.Classes) != 8 || e.Experts != 200 || e.MixedPerS <= 0 {
			t.Errorf("%+v", e)
		}
		for _, k := range e.Classes {
			if k.Found <= 0 && !(e.Name == threeName && k.Name == "fees") || k.P99US < k.P50US {
				t.Errorf("%s, %s: %+v", e.Name, k.Name, k)
			}
		}
	}
	impossible, none := r.missed(budgets{speedup: 1e9, edited: 1e-9}), r.missed(budgets{})
	if len(impossible) != 16 || len(none) != 0 || len(r.missed(budgets{sections: 1e-9})) != 2 {
		t.Errorf("%v, %v", impossible, none)
	}
}
