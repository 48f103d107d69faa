package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"
)

// report is everything that was measured.
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
	row := func(cells ...string) { _, _ = fmt.Fprintln(out, strings.Join(cells, "\t")+"\t") } // tabwriter keeps the error for Flush
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

// over lists the classes of ours whose p99 is not under the budget.
func (r report) over(budget time.Duration) (missed []string) {
	if budget <= 0 {
		return nil
	}
	for _, e := range r.Engines {
		if e.Name != "ours" {
			continue
		}
		for _, k := range e.Classes {
			if k.P99US >= float64(budget.Microseconds()) {
				missed = append(missed, fmt.Sprintf("%s (%.2f ms)", k.Name, k.P99US/1000))
			}
		}
	}
	return missed
}
