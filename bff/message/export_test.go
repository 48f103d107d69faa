package message

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/message/export"
	"peritus/bff/message/forum"
	"peritus/bff/platform/corpus"
	"peritus/bff/platform/errs"
)

// openedExport reads a file of an export as anyone would, and checks its hash.
func openedExport(t *testing.T, file []byte) export.Transcript {
	t.Helper()
	var read struct {
		Document export.Transcript `json:"document"`
		SHA256   string            `json:"sha256"`
	}
	if err := json.Unmarshal(file, &read); err != nil {
		t.Fatal(err)
	}
	text := strings.TrimPrefix(string(file), `{"document":`)
	end := strings.LastIndex(text, `,"sha256":"`) // files of messages have one too
	document, rest := text[:end], text[end+len(`,"sha256":"`):]
	sum := sha256.Sum256([]byte(document))
	if hex.EncodeToString(sum[:]) != read.SHA256 || rest != read.SHA256+"\"}\n" {
		t.Errorf("the hash is not that of the document: %s", rest)
	}
	again, err := export.Canonical(read.Document)
	if err != nil || string(again) != document {
		t.Errorf("written again, it differs: %v", err)
	}
	return read.Document
}

func TestExport_holdsEverythingThatTheTwoSee(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx, exports := t.Context(), w.exports()
		c := w.open(dana, "a", "Abara v. Palisade", "أهلاً 東京 👩🏽‍⚖️ \u2028 <b>&amp;</b> \"quoted\" \\ back")
		first := w.write(amara, c.ID, "Grade 8.")
		version := 1
		if _, err := w.Edit(ctx, amara, c.ID, first.Seq, EditForm{Text: "Grade 5.", Version: &version}); err != nil {
			t.Fatal(err)
		}
		w.sendFiles(dana, c.ID, "", w.upload(dana, c.ID, "Log.pdf", "log"))
		if _, err := w.Label(ctx, dana, c.ID, 3, LabelForm{Label: "facts"}); err != nil {
			t.Fatal(err)
		}
		// While the conversation is blind, the expert exports it under its subject.
		captions := map[string]string{"dana": "Abara v. Palisade", "amara": "Collapse of a crane"}
		for _, actor := range []auth.Actor{dana, amara} {
			got, err := exports.Get(ctx, actor, c.ID, nil)
			if err != nil {
				t.Fatal(err)
			}
			file, err := got.File()
			if err != nil {
				t.Fatal(err)
			}
			d := openedExport(t, file)
			if len(d.Messages) != 3 || len(d.LeftOut) != 0 || d.Attorney != "Dana Hart" || d.Expert != "Dr. a" || d.Caption != captions[actor.UserID] || d.AnsweredAt == nil {
				t.Fatalf("%+v", d)
			}
			if d.Messages[0].Text != "أهلاً 東京 👩🏽‍⚖️ \u2028 <b>&amp;</b> \"quoted\" \\ back" || !strings.Contains(string(file), "東京 👩🏽‍⚖️ \u2028 <b>&amp;</b> \\\"quoted\\\" \\\\ back") {
				t.Errorf("%q", d.Messages[0].Text)
			}
			if m := d.Messages[1]; m.Text != "Grade 5." || len(m.Earlier) != 1 || m.Earlier[0].Text != "Grade 8." || m.EditedAt == nil || m.Name != "Dr. a" {
				t.Errorf("edited: %+v", m)
			}
			if m := d.Messages[2]; m.Label != "Facts or data" || len(m.Attachments) != 1 || m.Attachments[0].SHA256 != fmt.Sprintf("%x", sha256.Sum256([]byte(pdf("log")))) {
				t.Errorf("with a file: %+v", m)
			}
		}
		for rule, actor := range map[string]auth.Actor{"another attorney": lee, "another expert": noor, "staff": ruth, "nobody": auth.Nobody} {
			_, err := exports.Get(ctx, actor, c.ID, nil)
			is(t, rule, err, errs.NotFound)
		}
		if err := w.Block(ctx, dana, c.ID); err != nil {
			t.Fatal(err)
		}
		if got, err := exports.Get(ctx, amara, c.ID, nil); err != nil || len(got.Messages) != 3 {
			t.Errorf("after a block: %v", err)
		}
	})
}

// What was shown above the box is part of the record, with the date since when it says so.
func TestExport_namesTheLineOfTheForumAndTheDateOfItsText(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		form := opening(of("a"), "Abara v. Palisade", "Hello", w.clientID())
		form.Court = "U.S. District Court for the Southern District of New York"
		c, err := w.Open(ctx, dana, form)
		if err != nil {
			t.Fatal(err)
		}
		got, err := w.exports().Get(ctx, dana, c.ID, nil)
		if err != nil || got.Forum.Source != "Fed. R. Civ. P. 26(b)(4)(B) and (C)" || got.Forum.CheckedOn != "" || got.Forum.AsOf.IsZero() {
			t.Fatalf("at first: %+v, %v", got.Forum, err)
		}
		version := 1
		now := w.clock.Now()
		if err := w.Forums.Change(ctx, ruth, forum.Federal, forum.LineForm{Text: "Drafts are protected.", Source: "Rule 26", CheckedOn: now.Format(time.DateOnly), Version: &version}); err != nil {
			t.Fatal(err)
		}
		got, err = w.exports().Get(ctx, amara, c.ID, nil)
		if f := got.Forum; err != nil || f.Name != "Federal district courts" || f.Text != "Drafts are protected." || !f.AsOf.Equal(now) || f.CheckedOn != "2026-03-01" || f.URL != "" {
			t.Errorf("after a change: %+v, %v", f, err)
		}
	})
}

func TestExport_byLabelLogsWhatIsLeftOutWithoutItsText(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx, exports := t.Context(), w.exports()
		c := w.open(dana, "a", "Abara", "Privileged words")
		w.write(amara, c.ID, "My fee is $475.")
		w.write(dana, c.ID, "Assume that the bolts are grade 8.")
		w.write(amara, c.ID, "Secret draft")
		for seq, label := range map[int]string{2: "compensation", 3: "assumptions", 4: "other"} {
			if _, err := w.Label(ctx, dana, c.ID, seq, LabelForm{Label: label}); err != nil {
				t.Fatal(err)
			}
		}
		got, err := exports.Get(ctx, dana, c.ID, []string{"compensation", "assumptions"})
		if err != nil {
			t.Fatal(err)
		}
		file, err := got.File()
		if err != nil {
			t.Fatal(err)
		}
		for _, words := range []string{"Privileged", "Secret draft"} {
			if strings.Contains(string(file), words) {
				t.Errorf("%q is in it", words)
			}
		}
		d := openedExport(t, file)
		kept := make([]string, len(d.Messages))
		for i, m := range d.Messages {
			kept[i] = fmt.Sprint(m.Number, " ", m.Label)
		}
		same(t, "kept", strings.Join(kept, ", "), "2 Compensation, 3 Assumptions")
		out := make([]string, len(d.LeftOut))
		for i, m := range d.LeftOut {
			out[i] = fmt.Sprint(m.Number, " ", m.Name, " ", m.Label, " ", m.SentAt.Format(time.Kitchen))
		}
		same(t, "left out", strings.Join(out, ", "), "1 Dana Hart  12:01PM, 4 Dr. a Other 12:04PM")
		same(t, "labels", strings.Join(d.Labels, ", "), "Compensation, Assumptions")
	})
}

func TestExport_keepsNaughtyStringsAsTheyAre(t *testing.T) {
	raw, err := os.ReadFile(filepath.Join(corpus.Path(t, "names-text"), "blns.json"))
	if err != nil {
		t.Fatal(err)
	}
	var naughty []string
	if err := json.Unmarshal(raw, &naughty); err != nil {
		t.Fatal(err)
	}
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		var sent []string
		for i, words := range naughty {
			m, err := w.Send(t.Context(), dana, c.ID, SendForm{Text: words, ClientID: fmt.Sprint("naughty", i)})
			if errs.KindOf(err) == errs.Invalid {
				continue // blank, or control characters
			}
			if err != nil {
				t.Fatal(err)
			}
			sent = append(sent, m.Text)
		}
		got, err := w.exports().Get(t.Context(), amara, c.ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		file, err := got.File()
		if err != nil {
			t.Fatal(err)
		}
		d := openedExport(t, file)
		if len(sent) < 400 || len(d.Messages) != len(sent)+1 {
			t.Fatalf("%d of %d, sent %d", len(d.Messages), len(naughty), len(sent))
		}
		for i, words := range sent {
			if d.Messages[i+1].Text != words {
				t.Errorf("%q became %q", words, d.Messages[i+1].Text)
			}
		}
	})
}
