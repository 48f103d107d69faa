package main

import (
	"log"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"time"
)

// clients is the number of concurrent clients in the mixed class.
const clients = 8

// figures are the measurements of one engine.
type figures struct {
	Name       string         `json:"name"`
	Experts    int            `json:"experts"`
	BuildMS    float64        `json:"build_ms"` // without generating the experts
	HeapMB     float64        `json:"heap_mb"`  // after the build
	Classes    []classFigures `json:"classes"`
	MixedPerS  float64        `json:"mixed_per_s"` // requests per second of all clients
	MixedP50US float64        `json:"mixed_p50_us"`
	MixedP99US float64        `json:"mixed_p99_us"`
}

type classFigures struct {
	Name    string  `json:"name"`
	Queries int     `json:"queries"`
	P50US   float64 `json:"p50_us"`
	P99US   float64 `json:"p99_us"`
	MaxUS   float64 `json:"max_us"`
	Found   float64 `json:"found"` // average results per query
}

// open builds an engine and measures its time and memory.
func (c contender) open(dir string) (engine, figures, error) {
	f := figures{Name: c.name, Experts: c.corpus.n}
	c.corpus.generating = new(time.Duration)
	before := heap()
	start := time.Now()
	e, err := c.build(c.corpus, dir)
	if err != nil {
		return nil, f, err
	}
	f.BuildMS = float64((time.Since(start) - *c.corpus.generating).Milliseconds())
	f.HeapMB = float64(heap()-before) / (1 << 20)
	log.Printf("%s: %d experts in %.1f s, %.0f MB of heap", c.name, c.corpus.n, f.BuildMS/1000, f.HeapMB)
	return e, f, nil
}

func heap() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

func measureClass(e engine, k class, rounds int) (classFigures, error) {
	f := classFigures{Name: k.name, Queries: rounds}
	for _, q := range k.queries[:min(50, len(k.queries))] { // warm up
		if _, err := e.search(q); err != nil {
			return f, err
		}
	}
	took := make([]time.Duration, rounds)
	found := 0
	for i := range took {
		q := k.queries[i%len(k.queries)]
		start := time.Now()
		a, err := e.search(q)
		took[i] = time.Since(start)
		if err != nil {
			return f, err
		}
		found += a.count
	}
	f.Found = float64(found) / float64(rounds)
	f.P50US, f.P99US, f.MaxUS = quantiles(took)
	return f, nil
}

func (f *figures) measureMixed(e engine, classes []class, rounds int) error {
	took := make([][]time.Duration, clients)
	errs := make([]error, clients)
	var wait sync.WaitGroup
	start := time.Now()
	for n := range clients {
		wait.Add(1)
		go func() {
			defer wait.Done()
			r := rand.New(rand.NewPCG(11, uint64(n)))
			for range max(rounds/2, 50) {
				k := classes[r.IntN(len(classes))]
				q := k.queries[r.IntN(len(k.queries))]
				began := time.Now()
				if _, err := e.search(q); err != nil {
					errs[n] = err
					return
				}
				took[n] = append(took[n], time.Since(began))
			}
		}()
	}
	wait.Wait()
	all := slices.Concat(took...)
	f.MixedPerS = float64(len(all)) / time.Since(start).Seconds()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	f.MixedP50US, f.MixedP99US, _ = quantiles(all)
	return nil
}

// quantiles returns the median, the 99th percentile, and the maximum, in microseconds.
func quantiles(took []time.Duration) (p50, p99, worst float64) {
	slices.Sort(took)
	at := func(q float64) float64 {
		return float64(took[min(int(q*float64(len(took))), len(took)-1)]) / float64(time.Microsecond)
	}
	return at(0.5), at(0.99), at(1)
}
