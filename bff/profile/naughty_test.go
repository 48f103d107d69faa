package profile

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"peritus/bff/platform/corpus"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/profile/section"
)

func naughtyStrings(t *testing.T) []string {
	t.Helper()
	return append(corpus.Naughty(t), "cafe\u0301 \u212b \u1e9b\u0323", "line\r\nline\rline", "\u202eabc\u202c \u2028 \u2029", "\\ud800 \\x00", strings.Repeat("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 30))
}

// Text comes back byte for byte (in NFC with LF), or is refused because of a control
// character. It is never changed silently.
func TestText_comesBackByteForByte(t *testing.T) {
	list := naughtyStrings(t)
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		version, kept, turnedAway := 0, 0, 0
		for _, naughty := range list {
			written := strings.Repeat("x", 150) + naughty
			body, err := json.Marshal(map[string]any{"version": version, "data": map[string]any{
				"first_name": "Amara", "last_name": "Bell", "headline": "Engineer", "city": "Newark", "country": "US", "state": "NJ",
				"time_zone": "America/New_York", "contact_email": "amara@example.org", "bio": written,
			}})
			if err != nil {
				t.Fatal(err)
			}
			input, err := decodeInput(section.AboutMeCode, body)
			if err != nil {
				t.Fatalf("%q: %v", naughty, err)
			}
			out, err := w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, input)
			if hasControl(written) {
				if e := refused(t, err, errs.Invalid); len(e.Fields["bio"]) != 1 {
					t.Errorf("%q: %v", naughty, e.Fields)
				}
				turnedAway++
				continue
			}
			if err != nil {
				t.Errorf("%q: %v", naughty, err)
				continue
			}
			kept++
			version = out.Item.Version
			want := norm.NFC.String(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(written))
			page := done(w.PublicPage(ctx, "amara-bell"))(t)
			view := done(w.Items(ctx, w.expert, w.id, section.AboutMeCode))(t)
			var stored section.AboutMe
			if err := json.Unmarshal(view.Items[0].Data, &stored); err != nil {
				t.Fatal(err)
			}
			if page.Bio != want || stored.Bio != want {
				t.Errorf("wrote %q, read %q and %q", want, page.Bio, stored.Bio)
			}
		}
		if kept < 450 || turnedAway == 0 {
			t.Errorf("%d kept, %d refused", kept, turnedAway)
		}
	})
}

func hasControl(text string) bool {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	return strings.ContainsFunc(text, func(r rune) bool { return r != '\n' && unicode.IsControl(r) })
}
