package message

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/db/dbtest"
)

func TestPersonal_readsEachTableOnceHoweverManyConversations(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		export := func() (all struct {
			Conversations []personalConversation
		}, queries int) {
			t.Helper()
			var out bytes.Buffer
			ran := dbtest.Statements(t, w.DB, ctx, func() {
				to := archive.New(&out, noon)
				if err := (Personal{w.Service}).Export(ctx, "dana", to); err != nil {
					t.Fatal(err)
				}
				if err := to.Close(); err != nil {
					t.Fatal(err)
				}
			})
			read, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
			if err != nil {
				t.Fatal(err)
			}
			f, err := read.Open("messages.json")
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = f.Close() }()
			if err := json.NewDecoder(f).Decode(&all); err != nil {
				t.Fatal(err)
			}
			return all, len(ran)
		}
		start := func(n int) {
			c := w.open(dana, "a", fmt.Sprint("Matter ", n), fmt.Sprint("Hello ", n))
			m := w.sendFiles(dana, c.ID, "Before", w.upload(dana, c.ID, "Log.pdf", fmt.Sprint(n)))
			if _, err := w.Edit(ctx, dana, c.ID, m.Seq, EditForm{"After", &m.Version}); err != nil {
				t.Fatal(err)
			}
			w.sendFiles(amara, c.ID, "Thanks")
			l, err := w.materials().Get(ctx, amara, c.ID)
			if err != nil {
				t.Fatal(err)
			}
			if err := w.materials().Complete(ctx, amara, c.ID, l.Hash); err != nil {
				t.Fatal(err)
			}
		}
		start(0)
		_, few := export()
		for n := 1; n < 6; n++ {
			start(n)
		}
		all, many := export()
		if many != few {
			t.Errorf("%d queries for one conversation, %d for six", few, many)
		}
		if len(all.Conversations) != 6 {
			t.Fatalf("%+v", all)
		}
		for _, c := range all.Conversations {
			if len(c.Messages) != 3 || c.Messages[1].Text != "After" || len(c.Messages[1].Earlier) != 1 || len(c.Messages[1].Files) != 1 || !c.Messages[1].Own || c.Messages[2].Own || c.Materials == nil {
				t.Errorf("%+v", c)
			}
		}
	})
}
