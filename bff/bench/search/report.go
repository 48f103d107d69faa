package main

import (
	"fmt"
	"io"
	"log"
	"strings"
	"text/tabwriter"
	"time"
)

// report has all measurements.
type report struct {
	Experts    int       `json:"experts"`
	Seed       uint64    `json:"seed"`
	Go         string    `json:"go"`
	Processors int       `json:"processors"`
	At         time.Time `json:"at"`
	Engines    []figures `json:"engines"`
}

func (r report) print(w io.Writer) {
	out := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	head := []string{"p50/p99 ms"}
	for _, e := range r.Engines {
		head = append(head, fmt.Sprintf("%s (%d)", e.Name, e.Experts))
	}
	for _, e := range r.Engines[min(1, len(r.Engines)):] {
		head = append(head, e.Name+" ÷ ours, p99")
	}
	head = append(head, "found, ours")
	row := func(cells ...string) { _, _ = fmt.Fprintln(out, strings.Join(cells, "\t")+"\t") } // tabwriter returns the error from Flush
	_, _ = fmt.Fprintln(out)
	row(head...)
	if len(r.Engines) == 0 {
		return
	}
	for i, k := range r.Engines[0].Classes {
		cells := []string{k.Name}
		for _, e := range r.Engines {
			cells = append(cells, fmt.Sprintf("%.2f/%.2f", e.Classes[i].P50US/1000, e.Classes[i].P99US/1000))
		}
		for _, e := range r.Engines[1:] {
			cells = append(cells, fmt.Sprintf("%.0f", e.Classes[i].P99US/k.P99US))
		}
		row(append(cells, fmt.Sprintf("%.0f", k.Found))...)
	}
	mixed, latency := []string{fmt.Sprintf("%d clients, req/s", clients)}, []string{fmt.Sprintf("%d clients", clients)}
	build, memory := []string{"build, s"}, []string{"heap, MB"}
	for _, e := range r.Engines {
		mixed = append(mixed, fmt.Sprintf("%.0f", e.MixedPerS))
		latency = append(latency, fmt.Sprintf("%.2f/%.2f", e.MixedP50US/1000, e.MixedP99US/1000))
		build = append(build, fmt.Sprintf("%.1f", e.BuildMS/1000))
		memory = append(memory, fmt.Sprintf("%.0f", e.HeapMB))
	}
	row(latency...)
	row(mixed...)
	row(build...)
	row(memory...)
	if err := out.Flush(); err != nil {
		return
	}
	for _, e := range r.Engines {
		if e.Experts != r.Experts {
			_, _ = fmt.Fprintf(w, "%s has only %d of the %d experts.\n", e.Name, e.Experts, r.Experts)
		}
	}
}

// budgets are p99 ratios within one run; 0 means no budget.
type budgets struct{ speedup, edited, sections float64 }

// Names of the engines.
const (
	oursName   = "ours"
	editedName = "edited"
	threeName  = "three" // sections, instead of all
	sqliteName = "sqlite"
	bleveName  = "bleve"
)

// tries is how often a class is measured before it counts as missed, because other load on
// the machine affects the engine being measured.
const tries = 3

// measureClass measures a class with every engine, one right after another.
func (r *report) measureClass(contenders []contender, engines []engine, k class, b budgets) error {
	at := len(r.Engines[0].Classes)
	for i := range r.Engines {
		r.Engines[i].Classes = append(r.Engines[i].Classes, classFigures{})
	}
	for try := range tries {
		for i, e := range engines {
			figure, err := measureClass(e, k, contenders[i].rounds)
			if err != nil {
				return fmt.Errorf("%s: %w", contenders[i].name, err)
			}
			r.Engines[i].Classes[at] = figure
		}
		missed := r.missedOf(at, b)
		if len(missed) == 0 || try == tries-1 {
			return nil
		}
		log.Printf("measured again: %s", strings.Join(missed, ", "))
	}
	return nil
}

// missed lists the classes that miss a budget.
func (r report) missed(b budgets) (all []string) {
	for at := range r.Engines[0].Classes {
		all = append(all, r.missedOf(at, b)...)
	}
	return append(all, r.missedSections(b)...)
}

// missedSections compares the index of all sections with that of three.
func (r report) missedSections(b budgets) (missed []string) {
	for _, three := range r.Engines {
		if three.Name != threeName || b.sections == 0 {
			continue
		}
		ours := r.Engines[0]
		for what, ratio := range map[string]float64{"building": ours.BuildMS / three.BuildMS, "heap": ours.HeapMB / three.HeapMB} {
			if ratio > b.sections {
				missed = append(missed, fmt.Sprintf("%s (%.2f times that of three sections, at most %.1f)", what, ratio, b.sections))
			}
		}
	}
	return missed
}

func (r report) missedOf(at int, b budgets) (missed []string) {
	p99 := map[string]float64{}
	for _, e := range r.Engines {
		p99[e.Name] = e.Classes[at].P99US
	}
	name, ours := r.Engines[0].Classes[at].Name, p99[oursName]
	if fts := p99[sqliteName]; b.speedup > 0 && fts > 0 && fts < b.speedup*ours {
		missed = append(missed, fmt.Sprintf("%s (%.1f times faster than FTS5, at least %.1f)", name, fts/ours, b.speedup))
	}
	if edited := p99[editedName]; b.edited > 0 && edited > b.edited*ours {
		missed = append(missed, fmt.Sprintf("%s (%.2f times slower after edits, at most %.2f)", name, edited/ours, b.edited))
	}
	return missed
}
