// Program search compares the search index, new and after 5,000 edits, with SQLite FTS5 and
// bleve, on the same experts in the same run. It exits with 1 if a class of queries misses a
// budget. Budgets are p99 ratios: how many times faster than FTS5 the index is, and how many
// times slower edits make it.
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
	"slices"
	"strings"
	"time"
)

type options struct {
	experts  int
	seed     uint64
	rounds   int
	bleve    int
	skip     string
	budgets  budgets
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
	flag.StringVar(&o.skip, "skip", "", "engines to leave out, by comma: edited, three, sqlite, bleve")
	flag.Float64Var(&o.budgets.speedup, "faster", 10, "how many times faster than FTS5 each class of ours must be at p99 (0: no budget)")
	flag.Float64Var(&o.budgets.edited, "edited", 1.5, "how many times slower edits may make a class at p99 (0: no budget)")
	flag.Float64Var(&o.budgets.sections, "sections", 3, "how many times the time and the memory of three sections all of them may take (0: no budget)")
	flag.StringVar(&o.jsonFile, "json", "", "file for the figures")
	flag.StringVar(&o.temp, "temp", "", "folder for the files of the other engines (empty: the system's)")
	flag.Parse()
	if o.experts < 100 || o.rounds < 100 {
		log.Fatal("use at least 100 experts and 100 rounds")
	}
	missed, err := run(o)
	if err != nil {
		log.Fatal(err)
	}
	if len(missed) > 0 {
		log.Printf("\nMissed: %s", strings.Join(missed, ", "))
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
	var engines []engine
	contenders := o.contenders()
	for _, one := range contenders {
		e, figures, err := one.open(dir)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", one.name, err)
		}
		engines = append(engines, e)
		report.Engines = append(report.Engines, figures)
	}
	for _, k := range classes {
		if err := report.measureClass(contenders, engines, k, o.budgets); err != nil {
			return nil, err
		}
	}
	for i, e := range engines {
		if err := report.Engines[i].measureMixed(e, classes, contenders[i].rounds); err != nil {
			return nil, err
		}
		if err := e.close(); err != nil {
			return nil, err
		}
	}
	report.print(os.Stdout)
	if o.jsonFile != "" {
		if err := writeJSON(o.jsonFile, report); err != nil {
			return nil, err
		}
	}
	return report.missed(o.budgets), nil
}

// contender is an engine to measure.
type contender struct {
	name   string
	build  func(corpus, string) (engine, error)
	corpus corpus
	rounds int
}

func (o options) contenders() []contender {
	few, c := max(o.rounds/10, 20), corpus{seed: o.seed, n: o.experts}
	all := []contender{
		{oursName, openOurs, c, o.rounds},
		{editedName, openEdited, c, o.rounds},
		{threeName, openOurs, corpus{seed: o.seed, n: o.experts, few: true}, o.rounds},
		{sqliteName, openSQLite, c, few},
		{bleveName, openBleve, c, few},
	}
	if o.bleve > 0 && o.bleve < o.experts {
		all[len(all)-1].corpus.n = o.bleve
	}
	skip := strings.Split(o.skip, ",")
	return slices.DeleteFunc(all, func(c contender) bool { return slices.Contains(skip, c.name) })
}

func writeJSON(name string, v any) error {
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(name, append(text, '\n'), 0o600)
}
