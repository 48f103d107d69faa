package forum

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/court"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

var (
	ruth = auth.Actor{UserID: "ruth", Name: "Ruth Adeyemi", Groups: auth.Groups{auth.Admin}}
	jana = auth.Actor{UserID: "jana", Name: "Jana Moreau", Groups: auth.Groups{auth.Researcher}}
)

type world struct {
	*Service
	clock   *clock.Fake
	entries *authtest.Log
}

// actions are those in the audit log, in their order.
func (w world) actions() []string {
	var all []string
	for _, e := range w.entries.All {
		all = append(all, e.Action)
	}
	return all
}

// until moves the clock to an hour.
func (w world) until(year int, month time.Month, day, hour int) {
	w.clock.Advance(time.Date(year, month, day, hour, 0, 0, 0, time.UTC).Sub(w.clock.Now()))
}

// each runs f on both databases with the lines as they come.
func each(t *testing.T, f func(t *testing.T, w world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := world{clock: clock.NewFake(time.Date(2026, 12, 2, 9, 0, 0, 0, time.UTC)), entries: &authtest.Log{}}
		w.Service = New(Deps{DB: d, Clock: w.clock, AuditLog: w.entries})
		f(t, w)
	})
}

func form(text, source, checkedOn string, version int) LineForm {
	return LineForm{Text: text, Source: source, CheckedOn: checkedOn, Version: &version}
}

func refused(t *testing.T, rule string, err error, kind errs.Kind) *errs.Error {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || e.Kind != kind {
		t.Fatalf("%s: %v, want an error of kind %q", rule, err, kind)
	}
	return e
}

func TestCodeOf_findsTheForumOfAMatter(t *testing.T) {
	for name, want := range map[string]string{
		"": Unknown, " ": Unknown, "S.D.N.Y.": Federal, "Bankr. M.D. Ala.": FederalOther, "A court that nobody knows": Other,
		"JAMS": Arbitration, "American Arbitration Association": Arbitration, "FINRA Dispute Resolution": Arbitration, "Private arbitrator": Arbitration,
		"Jamestown Town Court of nowhere": Other, "Hopi Trial Court": Other,
	} {
		if got := CodeOf(name); got != want {
			t.Errorf("%q: %s, want %s", name, got, want)
		}
	}
}

// A court on the list has a line, and that of a state has the state's own.
func TestLines_thereIsOneForEveryCourt(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		lines, n, err := w.List(t.Context(), Filter{}, 1)
		if err != nil || n != len(lines) {
			t.Fatal(n, len(lines), err)
		}
		states := 0
		known := map[string]Line{}
		for _, l := range lines {
			known[l.Code] = l
			if l.Kind() == "state" {
				states++
			}
			version := l.Version
			if problems := field.Validate(&LineForm{l.Text, l.Source, l.URL, l.CheckedOn, &version}); len(problems) > 0 {
				t.Errorf("%s couldn't be saved again: %v", l.Code, problems)
			}
			if l.Source == "" && !strings.Contains(l.Text, "ssume that ") {
				t.Errorf("%s says something without a source: %s", l.Code, l.Text)
			}
		}
		if states != 56 { // the states, the federal district, and five territories
			t.Errorf("%d lines of states", states)
		}
		own := map[string]bool{}
		for _, c := range court.All() {
			code := CodeOf(c.Name)
			if known[code].Text == "" {
				t.Errorf("%s: no line %q", c.Name, code)
			}
			if c.System == "state" {
				own[code] = true
			}
		}
		for _, code := range []string{"ca", "dc", "ny", "pr", "wa", "wv"} {
			if !own[code] {
				t.Errorf("no court follows the line of %s", code)
			}
		}
	})
}

func TestChange_isShownAtOnceAndKeptInTheHistory(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		ctx := t.Context()
		if err := w.Change(ctx, ruth, "ca", form("  Check section 2034. ", "Cal. Code Civ. Proc. § 2034.270", "2026-12-01", 1)); err != nil {
			t.Fatal(err)
		}
		line, err := w.Of(ctx, "California Court of Appeal, First Appellate District")
		if err != nil || line.Text != "Check section 2034." || line.Version != 2 || line.ChangedBy != ruth.Name || !line.ChangedAt.Equal(w.clock.Now()) || line.CheckedOn != "2026-12-01" {
			t.Fatalf("%+v, %v", line, err)
		}
		_, changes, err := w.Get(ctx, "ca")
		if err != nil || len(changes) != 2 || changes[0].Action != Changed || changes[1].Action != Added || changes[1].ChangedBy != "Peritus" {
			t.Fatalf("%+v, %v", changes, err)
		}
		if got := w.actions(); !slices.Equal(got, []string{"forum-line.changed"}) {
			t.Errorf("audit: %v", got)
		}
		// What it says already is no change, even from an old page.
		if err := w.Change(ctx, jana, "ca", form("Check section 2034.", "Cal. Code Civ. Proc. § 2034.270", "2026-12-01", 1)); err != nil {
			t.Error(err)
		}
		if line, _, _ := w.Get(ctx, "ca"); line.Version != 2 || len(w.actions()) != 1 {
			t.Errorf("saved twice: %+v", line)
		}
	})
}

func TestChange_asksTheSecondOfTwoEditors(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		ctx := t.Context()
		if err := w.Change(ctx, ruth, "tx", form("Ruth’s line.", "Rule 192.3", "", 1)); err != nil {
			t.Fatal(err)
		}
		err := w.Change(ctx, jana, "tx", form("Jana’s line.", "", "", 1))
		e := refused(t, "second editor", err, errs.Conflict)
		if e.Data["text"] != "Ruth’s line." || e.Data["version"] != 2 || e.Data["source"] != "Rule 192.3" || !strings.HasPrefix(e.Detail, "Ruth Adeyemi changed this line") {
			t.Errorf("%+v", e)
		}
		refused(t, "undo from an old page", w.Restore(ctx, jana, "tx", 1, 1), errs.Conflict)
		refused(t, "no earlier version", w.Restore(ctx, jana, "tx", 2, 2), errs.Invalid)
		if line, _, _ := w.Get(ctx, "tx"); line.Text != "Ruth’s line." {
			t.Errorf("%+v", line)
		}
		if err := w.Change(ctx, jana, "tx", form("Jana’s line.", "", "", 2)); err != nil { // she compared
			t.Fatal(err)
		}
		refused(t, "undo after another change", w.Restore(ctx, ruth, "tx", 2, 1), errs.Conflict)
		if err := w.Restore(ctx, ruth, "tx", 3, 2); err != nil {
			t.Fatal(err)
		}
		line, changes, err := w.Get(ctx, "tx")
		if err != nil || line.Text != "Ruth’s line." || line.Source != "Rule 192.3" || len(changes) != 4 || changes[0].Action != Restored || changes[1].Text != "Jana’s line." {
			t.Errorf("%+v %+v, %v", line, changes, err)
		}
		if got := w.actions(); !slices.Equal(got, []string{"forum-line.changed", "forum-line.changed", "forum-line.restored"}) {
			t.Errorf("audit: %v", got)
		}
	})
}

func TestChange_refusesWhatALineCannotBe(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		ctx := t.Context()
		for field, f := range map[string]LineForm{
			"text":       form(" ", "", "", 1),
			"source":     form("Protected.", "", "2026-12-01", 1),
			"checked_on": form("Protected.", "Rule 26", "2026-12-04", 1),
			"url":        {Text: "Protected.", URL: "http://example.org", Version: form("", "", "", 1).Version},
			"version":    {Text: "Protected."},
		} {
			e := refused(t, field, w.Change(ctx, ruth, "ca", f), errs.Invalid)
			if len(e.Fields) != 1 || e.Fields[field] == nil {
				t.Errorf("%s: %v", field, e.Fields)
			}
		}
		refused(t, "too long", w.Change(ctx, ruth, "ca", form(strings.Repeat("a", LongestLine+1), "", "", 1)), errs.Invalid)
		refused(t, "no such line", w.Change(ctx, ruth, "zz", form("Protected.", "", "", 1)), errs.NotFound)
		refused(t, "no such version", w.Restore(ctx, ruth, "ca", 1, 0), errs.NotFound)
		if line, changes, err := w.Get(ctx, "ca"); err != nil || line.Version != 1 || len(changes) != 1 || len(w.actions()) != 0 {
			t.Errorf("%+v, %v", line, err)
		}
	})
}

func TestList_findsWhatWasNotCheckedForAYear(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		ctx := t.Context()
		count := func(f Filter) int {
			t.Helper()
			_, n, err := w.List(ctx, f, 1)
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		all := count(Filter{})
		if n, err := w.Unchecked(ctx); err != nil || n != all || count(Filter{Stale: true}) != all {
			t.Errorf("at first: %d of %d, %v", n, all, err)
		}
		if err := w.Change(ctx, ruth, Federal, form("Protected.", "Rule 26(b)(4)(C)", "2026-12-02", 1)); err != nil {
			t.Fatal(err)
		}
		if got := count(Filter{Stale: true}); got != all-1 {
			t.Errorf("after a check: %d of %d", got, all)
		}
		w.until(2027, 12, 2, 23)
		if got := count(Filter{Stale: true}); got != all-1 {
			t.Errorf("a year later: %d of %d", got, all)
		}
		w.until(2027, 12, 3, 0)
		if got := count(Filter{Stale: true}); got != all {
			t.Errorf("a day after that: %d of %d", got, all)
		}
		for query, want := range map[string]int{"26(B)": 1, "new york": 1, "york rules": 1, "xylophone": 0, "%": 0} {
			if got := count(Filter{Query: query}); got != want {
				t.Errorf("%q: %d, want %d", query, got, want)
			}
		}
	})
}
