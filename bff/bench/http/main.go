// Program http compares the bff's hot paths with bare handlers that do only the necessary
// work. Both sides take turns in one run, so other load on the machine affects both. It also
// checks that response times don't reveal whether an account has an email address. It exits
// with 1 if a ratio misses its budget or a time is revealing. With -hostile, it instead
// compares hostile input to each operation with a normal call, and with -profiles, reading
// and saving profiles with gorm's bare reads and writes of the same rows. With -pocketbase, it
// compares a page of lists with PocketBase's page of the same rows.
//
//	go run ./bff/bench/http -cms http://127.0.0.1:1337
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"log/slog"
	"os"
)

// comparison compares one of our paths with a bare one that does only the necessary work.
type comparison struct {
	name   string
	ours   target
	bare   target
	budget float64                         // minimum ratio of requests per second, ours to bare
	share  int                             // send only one in this many of a turn's requests; 0: all
	byCPU  bool                            // per CPU second instead of per second
	after  func(ctx context.Context) error // ends each turn of ours, or nil
}

// figure is the result of a comparison.
type figure struct {
	Name   string  `json:"name"`
	Ours   float64 `json:"ours_per_second"`
	Bare   float64 `json:"bare_per_second"`
	Ratio  float64 `json:"ratio"`
	Budget float64 `json:"budget"`
}

func main() {
	slog.SetDefault(slog.New(slog.DiscardHandler)) // the sign-ins of what is measured; it also redirects log
	log.SetOutput(os.Stderr)
	log.SetFlags(0)
	rounds := flag.Int("rounds", 15, "turns of each side")
	requests := flag.Int("requests", 4000, "requests a turn")
	experts := flag.Int("experts", 20_000, "experts whose search is started and used")
	accounts := flag.Int("accounts", 100_000, "accounts of the large installation; the small one has a hundredth")
	file := flag.String("json", "", "file for the figures")
	hostile := flag.Bool("hostile", false, "measure what hostile input costs, and nothing else")
	profiles := flag.Int("profiles", 0, "measure reading and saving profiles among this many, and nothing else")
	cpuProfile := flag.String("cpuprofile", "", "file for a CPU profile of what -profiles measures")
	pocketbase := flag.String("pocketbase", "", "program of bff/bench/pocketbase: measure a list beside it, and nothing else")
	flag.Parse()
	if *pocketbase != "" {
		missed, err := runLists(*pocketbase, *rounds, *requests/4, *file)
		if err != nil {
			log.Fatal(err)
		}
		if missed > 0 {
			os.Exit(1)
		}
		return
	}
	if *profiles > 0 {
		missed, err := runProfiles(*profiles, *rounds, *requests, *file, *cpuProfile)
		if err != nil {
			log.Fatal(err)
		}
		if missed > 0 {
			os.Exit(1)
		}
		return
	}
	if *hostile {
		missed, err := runHostile(*file)
		if err != nil {
			log.Fatal(err)
		}
		if missed > 0 {
			os.Exit(1)
		}
		return
	}
	missed, err := run(*rounds, *requests, *accounts, *experts, *file)
	if err != nil {
		log.Fatal(err)
	}
	if missed > 0 {
		os.Exit(1)
	}
}

func run(rounds, requests, accounts, experts int, file string) (missed int, err error) {
	world, err := newWorld(accounts/100, demoExperts)
	if err != nil {
		return 0, err
	}
	defer func() {
		if e := world.close(); err == nil {
			err = e
		}
	}()
	large, err := newWorld(accounts, experts)
	if err != nil {
		return 0, err
	}
	defer func() {
		if e := large.close(); err == nil {
			err = e
		}
	}()
	comparisons, err := world.comparisons()
	if err != nil {
		return 0, err
	}
	entering, err := entries(world, large)
	if err != nil {
		return 0, err
	}
	comparisons = append(comparisons, entering...)
	start, err := large.start()
	if err != nil {
		return 0, err
	}
	verdict := "ok"
	if start.Ratio > start.Budget {
		verdict = "over its budget"
		missed++
	}
	log.Printf("%-34s %9.2f s CPU  bare %9.2f s CPU  ratio %.2f (at most %.2f) %s", start.Name, start.Ours.Seconds(), start.Bare.Seconds(), start.Ratio, start.Budget, verdict)
	searching, err := large.search()
	if err != nil {
		return 0, err
	}
	comparisons = append(comparisons, searching)
	figures, slow, err := measureAll(comparisons, rounds, requests)
	if err != nil {
		return 0, err
	}
	missed += slow
	timings, err := world.timings()
	if err != nil {
		return 0, err
	}
	for _, t := range timings {
		if t.revealing() {
			missed++
		}
	}
	if file == "" {
		return missed, nil
	}
	return missed, writeJSON(file, map[string]any{"comparisons": figures, "costs": []cost{start}, "timings": timings})
}

func measureAll(comparisons []comparison, rounds, requests int) (figures []figure, missed int, err error) {
	for _, c := range comparisons {
		ours, bare, err := c.inTurns(rounds, max(clients, requests/max(1, c.share)))
		if err != nil {
			return nil, 0, fmt.Errorf("%s: %w", c.name, err)
		}
		f := figure{Name: c.name, Ours: ours, Bare: bare, Ratio: ours / bare, Budget: c.budget}
		verdict, unit := "ok", "s"
		if f.Ratio < f.Budget {
			verdict = "under its budget"
			missed++
		}
		if c.byCPU {
			unit = "CPU s"
		}
		log.Printf("%-34s %9.0f req/%s  bare %9.0f req/%s  ratio %.2f (at least %.2f) %s", f.Name, f.Ours, unit, f.Bare, unit, f.Ratio, f.Budget, verdict)
		figures = append(figures, f)
	}
	return figures, missed, nil
}

func writeJSON(file string, v any) error {
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(text, '\n'), 0o600)
}

// runHostile measures the cost of hostile input on a separate demo.
func runHostile(file string) (missed int, err error) {
	world, err := newWorld(1000, demoExperts)
	if err != nil {
		return 0, err
	}
	defer func() {
		if e := world.close(); err == nil {
			err = e
		}
	}()
	attacks, err := world.hostile()
	if err != nil {
		return 0, err
	}
	missed = report(attacks)
	if file == "" {
		return missed, nil
	}
	return missed, os.WriteFile(file, jsonOf(attacks), 0o600)
}
