package audit

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
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
			"all":                           {Filter{}, "3 2 1"},
			"an actor":                      {Filter{ActorID: "ruth"}, "1"},
			"an action":                     {Filter{Action: "account.restored"}, "2"},
			"an action prefix":              {Filter{Action: "account"}, "2 1"},
			"part of the word of an action": {Filter{Action: "acc"}, ""},
			"a percent sign in an action":   {Filter{Action: "account.%"}, ""},
			"a kind":                        {Filter{Kind: "claim"}, "3"},
			"a subject":                     {Filter{Kind: "account", SubjectID: "ines"}, "2 1"},
			"from a day":                    {Filter{From: time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC)}, "3 2"},
			"up to a day":                   {Filter{Before: time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC)}, "1"},
			"a name in any case":            {Filter{Query: "GRÖSSE"}, "2 1"},
			"words from actor and target":   {Filter{Query: "adam größe"}, "2"},
			"a percent sign in the words":   {Filter{Query: "100%"}, "2"},
			"a detail":                      {Filter{Query: "document"}, "3"},
			"nothing":                       {Filter{Query: "zzz"}, ""},
			"several filters at once":       {Filter{ActorID: "adam", Kind: "claim", Query: "vance"}, "3"},
		} {
			page, err := w.List(w.ctx, c.filter, web.Rows[int64]{Limit: PageSize})
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

func numbers(entries []Entry) string {
	words := make([]string, len(entries))
	for i, e := range entries {
		words[i] = fmt.Sprint(e.Seq)
	}
	return strings.Join(words, " ")
}

func TestList_pagesStayStableWhileEntriesAreAdded(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for range 2*PageSize + 5 {
			w.record(t, ruth, suspended("ines", "Ines"))
		}
		check := func(what string, before, after int64, want string) (older, newer int64) {
			t.Helper()
			page, err := w.list(w.ctx, ruth, &listInput{Around: web.Around[int64]{Before: before, After: after}})
			if err != nil {
				t.Fatal(err)
			}
			c := page.Body.Cursor
			if c.Older != nil {
				older = *c.Older
			}
			if c.Newer != nil {
				newer = *c.Newer
			}
			if got := fmt.Sprintf("%d rows from %d, older %d, newer %d", len(c.Results), c.Results[0].Seq, older, newer); got != want {
				t.Errorf("%s: %s, want %s", what, got, want)
			}
			return older, newer
		}
		older, _ := check("first", 0, 0, "50 rows from 105, older 56, newer 0")
		w.record(t, ruth, suspended("ines", "Ines"))
		older, newer := check("second", older, 0, "50 rows from 55, older 6, newer 55")
		check("third", older, 0, "5 rows from 5, older 0, newer 5")
		check("back", 0, newer, "50 rows from 105, older 56, newer 105")
		check("newest", 0, 105, "1 rows from 106, older 106, newer 0")
	})
}

func TestExport_escapesFormulasMarksErasuresAndIsAudited(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.record(t, ruth, auth.AuditEntry{Action: "account.suspended", Kind: "account", ID: "eve", Name: "=HYPERLINK(\"https://evil.example\")", Reason: "-1+cmd",
			Detail: auth.AuditDetail{"sessions": "3"}})
		w.record(t, ruth, suspended("ines", "Ines Castellanos"))
		if err := w.Erase(w.ctx, "ines"); err != nil {
			t.Fatal(err)
		}
		table, err := w.export(w.ctx, ruth, &exportInput{AuditFilter: AuditFilter{Kind: "account", From: time.Date(2026, 11, 28, 0, 0, 0, 0, time.UTC)}})
		if err != nil {
			t.Fatal(err)
		}
		text := string(table.Body)
		for _, part := range []string{`'=HYPERLINK(`, `'-1+cmd`, "(erased)", "account.suspended", "Ruth Adeyemi", "Sessions ended: 3"} {
			if !strings.Contains(text, part) {
				t.Errorf("no %q in\n%s", part, text)
			}
		}
		if strings.Contains(text, ",=") || strings.Contains(text, `,"=`) || strings.Contains(text, "Castellanos") {
			t.Errorf("a formula or an erased name in\n%s", text)
		}
		e := w.all(t)[0]
		if e.Action != "audit.exported" || e.ActorID != "ruth" || e.Subject.Detail["entries"] != "2" || e.Subject.Detail["from"] != "2026-11-28" {
			t.Errorf("%+v", e)
		}
	})
}

func TestView_showsDetailsByTheirLabels(t *testing.T) {
	entry := view(Entry{Subject: Subject{Detail: auth.AuditDetail{"expert_id": "e1", "mode": "document"}}})
	if entry.Detail["Expert ID"] != "e1" || entry.Detail["Verification method"] != "Document" || len(entry.Detail) != 2 {
		t.Errorf("%v", entry.Detail)
	}
}
