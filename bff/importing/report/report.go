// Package report describes the result of an import: every entry with its outcome and
// what couldn't be imported.
package report

import (
	"encoding/json"
	"fmt"
	"io"
	"sort"
	"strings"
)

// Outcome says what happened to an entry.
type Outcome string

// The outcomes. Kept means that someone changed the entry in the CMS, so the import left
// it unchanged. Refused means that the CMS rejected it.
const (
	Created   Outcome = "created"
	Changed   Outcome = "changed"
	Unchanged Outcome = "unchanged"
	Kept      Outcome = "kept"
	LeftOut   Outcome = "leftOut"
	Refused   Outcome = "refused"
)

// Behind is the state of an entry whose draft is newer than what the public sees.
const Behind = "behind"

var outcomes = []Outcome{Created, Changed, Unchanged, Kept, LeftOut, Refused}

// Entry is one entry in the source.
type Entry struct {
	Type    string   `json:"type"`
	Source  string   `json:"source"`
	Title   string   `json:"title,omitempty"`
	Slug    string   `json:"slug,omitempty"`
	Outcome Outcome  `json:"outcome"`
	State   string   `json:"state,omitempty"` // published, draft, behind
	Notes   []string `json:"notes,omitempty"`
}

// Report describes one run.
type Report struct {
	Kind    string                     `json:"kind"`
	Site    string                     `json:"site"`
	DryRun  bool                       `json:"dryRun"`
	Ended   string                     `json:"ended,omitempty"` // why the run stopped early
	Notes   []string                   `json:"notes,omitempty"`
	Counts  map[string]map[Outcome]int `json:"counts"`
	Entries []Entry                    `json:"entries"`
}

// Add records an entry.
func (r *Report) Add(e Entry) {
	if r.Counts == nil {
		r.Counts = map[string]map[Outcome]int{}
	}
	if r.Counts[e.Type] == nil {
		r.Counts[e.Type] = map[Outcome]int{}
	}
	r.Counts[e.Type][e.Outcome]++
	r.Entries = append(r.Entries, e)
}

// Writes reports whether the run created or changed anything.
func (r *Report) Writes() bool {
	for _, counts := range r.Counts {
		if counts[Created]+counts[Changed] > 0 {
			return true
		}
	}
	return false
}

// JSON writes the whole report.
func (r *Report) JSON(w io.Writer) error {
	out := json.NewEncoder(w)
	out.SetIndent("", "  ")
	out.SetEscapeHTML(false)
	return out.Encode(r)
}

// maxNamed limits the entries in the summary. The JSON report lists all of them.
const maxNamed = 40

// Summary formats the report for people.
func (r *Report) Summary(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "Import of %s (%s)", r.Site, r.Kind)
	if r.DryRun {
		b.WriteString(", a dry run: nothing was written")
	}
	b.WriteString("\n\n")
	types := make([]string, 0, len(r.Counts))
	for t := range r.Counts {
		types = append(types, t)
	}
	sort.Strings(types)
	for _, t := range types {
		fmt.Fprintf(&b, "  %-10s", t)
		for _, o := range outcomes {
			if n := r.Counts[t][o]; n > 0 {
				fmt.Fprintf(&b, "  %d %s", n, words[o])
			}
		}
		b.WriteByte('\n')
	}
	for _, note := range r.Notes {
		fmt.Fprintf(&b, "\n  %s", note)
	}
	if len(r.Notes) > 0 {
		b.WriteByte('\n')
	}
	r.named(&b)
	switch {
	case r.Ended != "":
		fmt.Fprintf(&b, "\nIt ended early: %s\nRun the same command again: it continues where it stopped.\n", r.Ended)
	case !r.Writes() && !r.DryRun:
		b.WriteString("\nEverything was already up to date.\n")
	}
	_, err := io.WriteString(w, b.String())
	return err
}

var words = map[Outcome]string{Created: "created", Changed: "changed", Unchanged: "unchanged",
	Kept: "kept as changed in the CMS", LeftOut: "left out", Refused: "refused by the CMS"}

// leftOut groups the skipped entries by reason.
func (r *Report) leftOut(b *strings.Builder) {
	var reasons []string
	sources := map[string][]string{}
	for _, e := range r.Entries {
		if e.Outcome != LeftOut {
			continue
		}
		why := strings.Join(e.Notes, "; ")
		if sources[why] == nil {
			reasons = append(reasons, why)
		}
		sources[why] = append(sources[why], e.Source)
	}
	for _, why := range reasons {
		names := sources[why]
		fmt.Fprintf(b, "\n  %d left out, %s:\n    %s", len(names), why, strings.Join(names[:min(len(names), 10)], ", "))
		if len(names) > 10 {
			fmt.Fprintf(b, " and %d more", len(names)-10)
		}
	}
	if len(reasons) > 0 {
		b.WriteByte('\n')
	}
}

func (r *Report) named(b *strings.Builder) {
	r.leftOut(b)
	n := 0
	for _, e := range r.Entries {
		if len(e.Notes) == 0 || e.Outcome == LeftOut {
			continue
		}
		if n++; n > maxNamed {
			continue
		}
		fmt.Fprintf(b, "\n  %s “%s” (%s): %s", e.Type, e.Title, e.Source, words[e.Outcome])
		switch e.State {
		case "draft":
			b.WriteString(", a draft")
		case Behind:
			b.WriteString(", a draft: readers still see the version that was published before")
		}
		for _, note := range e.Notes {
			fmt.Fprintf(b, "\n    - %s", note)
		}
	}
	if n > maxNamed {
		fmt.Fprintf(b, "\n  … and %d more, in the file that --report names", n-maxNamed)
	}
	if n > 0 {
		b.WriteByte('\n')
	}
}
