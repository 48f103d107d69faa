package list

import (
	"encoding/csv"
	"strings"
	"testing"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

func TestExport_isTheListAsATableWithoutFormulas(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b c")
		w.move(l.ID, "c", Retained, "")
		w.move(l.ID, "b", Considering, Start)
		for name, note := range map[string]string{"a": "=HYPERLINK(\"http://evil.example\")", "b": "+1", "c": "Leads, \"first\"\nsecond"} {
			if _, err := w.Note(t.Context(), dana, l.ID, of(name), NoteForm{note, new(1)}); err != nil {
				t.Fatal(err)
			}
		}
		exec(t, w.DB, "UPDATE list_entries SET expert_id = ? WHERE expert_id = ?", of("hidden"), of("a"))
		file, err := w.export(t.Context(), dana, &listExportInput{ListInput{l.ID}, web.TableFormat{}})
		if err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(file.Body), "\ufeff"))).ReadAll()
		if err != nil || len(rows) != 4 || strings.Join(rows[0], "|") != strings.Join(header, "|") {
			t.Fatalf("%q %v", rows, err)
		}
		var said []string
		for _, row := range rows[1:] {
			said = append(said, strings.Join([]string{row[0], row[1], row[6], row[7], row[8], row[11]}, "|"))
		}
		want := []string{
			"Considering|b|475.50|12|PhD, Columbia; BS, Pratt|'+1",
			"Considering|(profile no longer shown)||||'=HYPERLINK(\"http://evil.example\")",
			"Retained|c|475.50|12|PhD, Columbia; BS, Pratt|Leads, \"first\"\nsecond",
		}
		if strings.Join(said, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s", strings.Join(said, "\n"))
		}
		if file.Disposition != `attachment; filename="peritus-list-2026-03-01.csv"` || file.CacheControl != "private, no-store" {
			t.Errorf("%s %s", file.Disposition, file.CacheControl)
		}
		_, err = w.export(t.Context(), lee, &listExportInput{ListInput{l.ID}, web.TableFormat{}})
		is(t, "someone else", err, errs.NotFound)
		w.share(l.ID, lee.Email, Reader)
		if _, err := w.export(t.Context(), lee, &listExportInput{ListInput{l.ID}, web.TableFormat{Format: "xlsx"}}); err != nil {
			t.Errorf("a colleague: %v", err)
		}
	})
}

func TestExport_aComparisonHasNoFormulas(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b")
		in := &comparisonInput{ListInput: ListInput{l.ID}, Body: ListComparison{Rows: [][]string{{"", "Ada", "=HYPERLINK(\"http://evil.example\")"}, {"Review", "$475, an hour", "@SUM(A1)"}}}}
		file, err := w.postComparison(t.Context(), dana, in)
		if err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(file.Body.Text, "\ufeff"))).ReadAll()
		if err != nil || len(rows) != 2 || strings.Join(rows[0], "|") != "|Ada|'=HYPERLINK(\"http://evil.example\")" || strings.Join(rows[1], "|") != "Review|$475, an hour|'@SUM(A1)" {
			t.Errorf("%q %v", rows, err)
		}
		if file.Body.Disposition != `attachment; filename="peritus-comparison-2026-03-01.csv"` || file.CacheControl != "private, no-store" {
			t.Errorf("%+v", file)
		}
		_, err = w.postComparison(t.Context(), lee, in)
		is(t, "someone else", err, errs.NotFound)
	})
}
