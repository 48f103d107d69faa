package audit

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

func TestList_filters(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		adam := auth.Actor{UserID: "adam", Name: "Adam Ferrer", Groups: auth.Groups{auth.Admin}}
		w.record(t, ruth, suspended("ines", "Ines Größe"))
		w.clock.Advance(24 * time.Hour)
		w.record(t, adam, auth.AuditEntry{Action: "account.restored", Kind: "account", ID: "ines", Name: "Ines Größe", Reason: "100% cleared"})
		w.record(t, adam, auth.AuditEntry{Action: "claim.verified", Kind: "claim", ID: "c1", Name: "Dr. Vance", Detail: map[string]string{"mode": "document"}})
		for what, c := range map[string]struct {
			filter Filter
			want   string
		}{
			"all":                          {Filter{}, "3 2 1"},
			"an actor":                     {Filter{ActorID: "ruth"}, "1"},
			"an action":                    {Filter{Action: "account.restored"}, "2"},
			"all actions of a kind":        {Filter{Action: "account"}, "2 1"},
			"no part of a word":            {Filter{Action: "acc"}, ""},
			"a wildcard is itself":         {Filter{Action: "account.%"}, ""},
			"a kind":                       {Filter{Kind: "claim"}, "3"},
			"a subject":                    {Filter{Kind: "account", SubjectID: "ines"}, "2 1"},
			"from a day":                   {Filter{From: time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC)}, "3 2"},
			"up to a day":                  {Filter{Before: time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC)}, "1"},
			"a name in any case":           {Filter{Query: "GRÖSSE"}, "2 1"},
			"words of who and what":        {Filter{Query: "adam größe"}, "2"},
			"a percent is a percent":       {Filter{Query: "100%"}, "2"},
			"a detail":                     {Filter{Query: "document"}, "3"},
			"nothing":                      {Filter{Query: "zzz"}, ""},
			"several of them, all at once": {Filter{ActorID: "adam", Kind: "claim", Query: "vance"}, "3"},
		} {
			page, err := w.List(w.ctx, c.filter, 0, 0)
			if err != nil {
				t.Fatal(err)
			}
			if got := numbers(page); got != c.want {
				t.Errorf("%s: %q, want %q", what, got, c.want)
			}
		}
		actions, kinds, err := w.Words(w.ctx)
		if err != nil || strings.Join(actions, " ") != "account.restored account.suspended claim.verified" || strings.Join(kinds, " ") != "account claim" {
			t.Errorf("%v %v %v", actions, kinds, err)
		}
	})
}

func numbers(p Page) string {
	words := make([]string, len(p.Entries))
	for i, e := range p.Entries {
		words[i] = fmt.Sprint(e.Seq)
	}
	return strings.Join(words, " ")
}

func TestList_pagesGoBackAndForthByNumber_whileOthersAppend(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for range 2*PageSize + 5 {
			w.record(t, ruth, suspended("ines", "Ines"))
		}
		page := func(before, after int64) Page {
			t.Helper()
			p, err := w.List(w.ctx, Filter{}, before, after)
			if err != nil {
				t.Fatal(err)
			}
			return p
		}
		first := page(0, 0)
		if first.Entries[0].Seq != 105 || len(first.Entries) != PageSize || first.Older != 56 || first.Newer != 0 {
			t.Errorf("first: %d %d %d", first.Entries[0].Seq, first.Older, first.Newer)
		}
		w.record(t, ruth, suspended("ines", "Ines"))
		second := page(first.Older, 0)
		if second.Entries[0].Seq != 55 || second.Older != 6 || second.Newer != 55 {
			t.Errorf("second: %d %d %d", second.Entries[0].Seq, second.Older, second.Newer)
		}
		if third := page(second.Older, 0); len(third.Entries) != 5 || third.Older != 0 || third.Newer != 5 {
			t.Errorf("third: %+v", third)
		}
		if back := page(0, second.Newer); back.Entries[0].Seq != 105 || back.Older != 56 || back.Newer != 105 {
			t.Errorf("back: %d %d %d", back.Entries[0].Seq, back.Older, back.Newer)
		}
		if newest := page(0, 105); numbers(newest) != "106" || newest.Newer != 0 || newest.Older != 106 {
			t.Errorf("newest: %+v", newest)
		}
	})
}

func TestExport_holdsNoFormula_saysWhatIsErased_andIsItselfAudited(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.record(t, ruth, auth.AuditEntry{Action: "account.suspended", Kind: "account", ID: "eve", Name: "=HYPERLINK(\"https://evil.example\")", Reason: "-1+cmd"})
		w.record(t, ruth, suspended("ines", "Ines Castellanos"))
		if err := w.Erase(w.ctx, "ines"); err != nil {
			t.Fatal(err)
		}
		table, err := w.Export(w.ctx, ruth, AuditFilter{Kind: "account", Q: "", From: "2026-11-28"})
		if err != nil {
			t.Fatal(err)
		}
		text := string(table)
		for _, part := range []string{`'=HYPERLINK(`, `'-1+cmd`, "(erased)", "account.suspended", "Ruth Adeyemi"} {
			if !strings.Contains(text, part) {
				t.Errorf("no %q in\n%s", part, text)
			}
		}
		if strings.Contains(text, ",=") || strings.Contains(text, `,"=`) || strings.Contains(text, "Castellanos") {
			t.Errorf("a formula, or what was erased, in\n%s", text)
		}
		e := w.all(t)[0]
		if e.Action != "audit.exported" || e.ActorID != "ruth" || e.Subject.Detail["entries"] != "2" || e.Subject.Detail["from"] != "2026-11-28" {
			t.Errorf("%+v", e)
		}
		if _, err := w.Export(w.ctx, ruth, AuditFilter{From: "yesterday"}); errs.KindOf(err) != errs.Invalid {
			t.Errorf("a day that is none: %v", err)
		}
	})
}
