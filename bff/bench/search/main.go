// Program search measures the search index next to SQLite FTS5 and bleve, on
// the same experts, in the same run. It exits with 1 when a class of queries of
// ours misses the budget.
//
//	go run -C bff/bench/search . -n 100000 -json ../../../var/bench-search.json
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"os"
	"runtime"
	"strings"
	"time"
)

type options struct {
	experts  int
	seed     uint64
	rounds   int
	bleve    int
	skip     string
	budget   time.Duration
	jsonFile string
	temp     string
}

func main() {
	log.SetFlags(0)
	var o options
	flag.IntVar(&o.experts, "n", 100_000, "how many experts")
	flag.Uint64Var(&o.seed, "seed", 1, "seed of the experts and of the queries")
	flag.IntVar(&o.rounds, "rounds", 4000, "queries measured per class of ours; the others get a tenth")
	flag.IntVar(&o.bleve, "bleve", 20_000, "how many of the experts bleve indexes: it builds slowly (0: all)")
	flag.StringVar(&o.skip, "skip", "", "engines to leave out, by comma: sqlite, bleve")
	flag.DurationVar(&o.budget, "budget", 1500*time.Microsecond, "what the p99 of each class of ours must stay under (0: no budget)")
	flag.StringVar(&o.jsonFile, "json", "", "file for the figures")
	flag.StringVar(&o.temp, "temp", "", "folder for the files of the other engines (empty: the system's)")
	flag.Parse()
	if o.experts < 100 || o.rounds < 100 {
		log.Fatal("at least 100 experts and 100 rounds make a measurement")
	}
	missed, err := run(o)
	if err != nil {
		log.Fatal(err)
	}
	if len(missed) > 0 {
		log.Printf("\nOver the budget of %v: %s", o.budget, strings.Join(missed, ", "))
		os.Exit(1)
	}
}

// run measures the engines and returns the classes that missed the budget.
func run(o options) (missed []string, err error) {
	dir, err := os.MkdirTemp(o.temp, "peritus-search-")
	if err != nil {
		return nil, err
	}
	defer func() {
		if e := os.RemoveAll(dir); err == nil {
			err = e
		}
	}()

	log.Printf("%d experts, seed %d, %s, %d processors", o.experts, o.seed, runtime.Version(), runtime.GOMAXPROCS(0))
	c := corpus{seed: o.seed, n: o.experts}
	classes := makeQueries(c)

	report := report{Experts: o.experts, Seed: o.seed, Go: runtime.Version(), Processors: runtime.GOMAXPROCS(0), At: time.Now().UTC()}
	engines := []struct {
		open    func(corpus, string) (engine, error)
		name    string
		experts int
		rounds  int
		budget  time.Duration
	}{
		{openOurs, "ours", o.experts, o.rounds, o.budget},
		{openSQLite, "sqlite", o.experts, max(o.rounds/10, 20), 0},
		{openBleve, "bleve", o.bleve, max(o.rounds/10, 20), 0},
	}
	for _, e := range engines {
		if strings.Contains(o.skip, e.name) {
			continue
		}
		if e.experts <= 0 || e.experts > o.experts {
			e.experts = o.experts
		}
		figures, err := measure(e.open, e.name, corpus{seed: o.seed, n: e.experts}, dir, classes, e.rounds, e.budget)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", e.name, err)
		}
		report.Engines = append(report.Engines, figures)
	}
	report.print(os.Stdout)
	if o.jsonFile != "" {
		if err := writeJSON(o.jsonFile, report); err != nil {
			return nil, err
		}
	}
	return report.over(o.budget), nil
}

func writeJSON(name string, v any) error {
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(name, append(text, '\n'), 0o600)
}
