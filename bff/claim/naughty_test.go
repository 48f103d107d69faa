package claim

import (
	"fmt"
	"strings"
	"testing"

	"peritus/bff/platform/corpus"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/text"
)

// naughty are strings that break programs, of the shared test data; the test is skipped
// where there is none.
func naughty(t *testing.T) []string {
	t.Helper()
	return append(corpus.Naughty(t), "cafe\u0301 \u212b", "line\r\nline\rline", "\u202eabc\u202c", strings.Repeat("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 10))
}

// Whatever a claimant or staff write comes back byte for byte, in NFC and with LF, or is
// refused at its field; nothing is changed on the quiet.
func TestText_comesBackByteForByte(t *testing.T) {
	list := naughty(t)
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		eachOn(t, d, func(t *testing.T, w world) {
			kept, turnedAway := 0, 0
			for i, written := range list {
				x := request(ByDocument)
				x.Address = fmt.Sprintf("2001:db8:%x::1", i)
				x.Name, x.Note, x.Institution = "x"+written, written, "x"+written
				c, err := w.Begin(w.ctx, x)
				if err != nil {
					if errs.KindOf(err) != errs.Invalid {
						t.Fatalf("%q: %v", written, err)
					}
					turnedAway++
					continue
				}
				got := w.now(t, c.ID)
				note := text.Normal(written)
				if text.Blank(note) {
					note = ""
				}
				if want := text.Line("x" + written); got.Name != want || got.Institution != want || got.Note != note {
					t.Errorf("%q came back as %q and %q", written, got.Name, got.Note)
				}
				kept++
				if _, _, err := w.Search(w.ctx, x.Address, written, 1); err != nil {
					t.Errorf("search for %q: %v", written, err)
				}
				if _, _, err := w.List(w.ctx, Filter{Query: written}, 1); err != nil {
					t.Errorf("list of %q: %v", written, err)
				}
				if text.Blank(written) || text.ControlProblem(text.Normal(written), true) != "" {
					continue
				}
				if err := w.Reject(w.ctx, jana, c.ID, c.Version, written); err != nil {
					t.Errorf("reason %q: %v", written, err)
				} else if got := w.now(t, c.ID).Reason; got != strings.TrimSpace(text.Normal(written)) {
					t.Errorf("reason %q came back as %q", written, got)
				}
			}
			if kept < len(list)/2 {
				t.Errorf("%d kept, %d turned away", kept, turnedAway)
			}
		})
	})
}
