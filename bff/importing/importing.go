// Package importing imports articles and podcasts from other systems into the CMS. It
// decides what an import may write and what it must never touch. The packages below it read
// the source formats.
package importing

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"peritus/bff/importing/fetch"
	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/report"
	"peritus/bff/importing/target"
	"peritus/bff/platform/clock"
)

// Options control what an import does.
type Options struct {
	DryRun      bool // reads and compares but writes nothing
	Media       bool // downloads pictures and audio
	ReplaceShow bool // overwrites a podcast that is already in the CMS
	// Local reads a file from the source's folder. Nil if there is no folder.
	Local func(path string) ([]byte, error)
	// Progress is called after every entry. Optional.
	Progress func(done, total int, what string)
}

// Importer writes batches to one CMS.
type Importer struct {
	cms   *target.CMS
	fetch *fetch.Client
	clock clock.Clock
	log   *slog.Logger
}

// New returns an importer that writes to cms and downloads media with f.
func New(cms *target.CMS, f *fetch.Client, c clock.Clock, log *slog.Logger) *Importer {
	return &Importer{cms: cms, fetch: f, clock: c, log: log}
}

// Run imports the batch into the CMS. It skips entries that are already up to date and
// never overwrites an editor's changes, so it's safe to run again after an interruption.
// It returns the report even with an error.
func (i *Importer) Run(ctx context.Context, batch manuscript.Batch, o Options) (*report.Report, error) {
	if o.DryRun {
		i = &Importer{cms: i.cms.Rehearsing(), fetch: i.fetch, clock: i.clock, log: i.log}
	}
	r := &run{Importer: i, Options: o, batch: &batch, media: newMedia(i, o, batch.Hosts),
		report:  &report.Report{Kind: batch.Kind, Site: batch.Site, DryRun: o.DryRun, Notes: batch.Notes},
		authors: map[string]string{}, categories: map[string]string{}, tags: map[string]string{}, tried: map[string]target.Entry{}}
	err := r.all(ctx)
	if err != nil {
		r.report.Ended = err.Error()
	}
	return r.report, err
}

// run is one pass over one batch.
type run struct {
	*Importer
	Options
	batch  *manuscript.Batch
	media  *media
	report *report.Report

	authors, categories, tags map[string]string // document ids by key
	done, total, summarized   int
	tried                     map[string]target.Entry // what a dry run would have created
}

func (r *run) all(ctx context.Context) error {
	for _, l := range r.batch.LeftOut {
		r.report.Add(report.Entry{Type: "entry", Source: l.Source, Title: short(l.Title), Outcome: report.LeftOut, Notes: []string{l.Why}})
	}
	r.total = len(r.batch.Articles) + len(r.batch.Episodes)
	relink(r.batch)
	if err := r.terms(ctx); err != nil {
		return err
	}
	for n := range r.batch.Articles {
		a := &r.batch.Articles[n]
		if err := r.article(ctx, a); err != nil {
			return fmt.Errorf("%s: %w", a.Source, err)
		}
		r.step(a.Title)
	}
	if r.summarized > 0 {
		r.report.Notes = append(r.report.Notes, fmt.Sprintf("%d articles had no summary, so we used the start of their text.", r.summarized))
	}
	if r.batch.Show != nil {
		if err := r.show(ctx, r.batch.Show); err != nil {
			return fmt.Errorf("the show: %w", err)
		}
	}
	for n := range r.batch.Episodes {
		e := &r.batch.Episodes[n]
		if err := r.episode(ctx, e); err != nil {
			return fmt.Errorf("%s: %w", e.Source, err)
		}
		r.step(e.Title)
	}
	return nil
}

func (r *run) step(title string) {
	r.done++
	if r.Progress != nil {
		r.Progress(r.done, r.total, title)
	}
}

// fatal reports whether err ends the import rather than affecting one entry.
func fatal(err error) bool {
	var refused *target.RefusedError
	return err != nil && !errors.As(err, &refused)
}

func short(title string) string {
	cut, _ := manuscript.Cut(manuscript.Line(title), 120)
	return cut
}
