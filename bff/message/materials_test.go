package message

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/message/material"
	"peritus/bff/platform/errs"
)

// listing is a list of materials as "Log.pdf 1 Dana Hart opened".
func listing(l material.List) string {
	all := make([]string, len(l.Files))
	for i, a := range l.Files {
		all[i] = fmt.Sprint(a.Name, " ", a.Version, " ", l.Names[a.Side])
		if a.OpenedAt != nil {
			all[i] += " opened"
		}
	}
	return strings.Join(all, ", ")
}

func TestMaterials_listWhatWasSentByWhomAndWhenItWasOpened(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx, materials := t.Context(), w.materials()
		c := w.open(dana, "a", "Abara", "Hello")
		other := w.open(dana, "a", "Lowe", "Hello")
		w.sendFiles(dana, other.ID, "", w.upload(dana, other.ID, "Elsewhere.pdf", "x"))
		log := w.upload(dana, c.ID, "Log.pdf", "log")
		w.upload(dana, c.ID, "Unsent.pdf", "unsent")
		w.sendFiles(dana, c.ID, "", log)
		w.sendFiles(amara, c.ID, "", w.upload(amara, c.ID, "=cmd|calc!A0.pdf", "notes"))
		w.sendFiles(dana, c.ID, "", w.upload(dana, c.ID, "Log.pdf", "log 2"))
		if _, err := w.read(amara, c.ID, log); err != nil {
			t.Fatal(err)
		}
		for _, reader := range []auth.Actor{dana, amara} {
			l, err := materials.Get(ctx, reader, c.ID)
			if err != nil {
				t.Fatal(err)
			}
			same(t, "the list", listing(l), "Log.pdf 1 Dana Hart opened, =cmd|calc!A0.pdf 1 Dr. a, Log.pdf 2 Dana Hart")
			if rows := l.Rows(); len(rows) != 4 || rows[1][2] != "1" || rows[1][5] == "" || rows[3][5] != "" {
				t.Errorf("%v", rows)
			}
		}
		for rule, actor := range map[string]auth.Actor{"another attorney": lee, "another expert": noor, "staff": ruth, "nobody": auth.Nobody} {
			_, err := materials.Get(ctx, actor, c.ID)
			is(t, rule, err, errs.NotFound)
			is(t, rule, materials.Complete(ctx, actor, c.ID, ""), errs.NotFound)
			is(t, rule, materials.Reopen(ctx, actor, c.ID), errs.NotFound)
		}
		latest, err := w.Files.Latest(ctx, c.ID, 5)
		if err != nil || len(latest) != 2 || latest[0].Version != 2 {
			t.Errorf("the latest versions: %+v %v", latest, err)
		}
	})
}

func TestMaterials_checksumsAgreeWithSha256sum(t *testing.T) {
	command, err := exec.LookPath("sha256sum")
	if err != nil {
		t.Skip(err)
	}
	each(t, func(t *testing.T, w *world) {
		ctx, materials := t.Context(), w.materials()
		c := w.open(dana, "a", "Abara", "Hello")
		folder := t.TempDir()
		for name, words := range map[string]string{"Log.pdf": "log", "-rf.pdf": "a dash", "Fotos, “Kran” 2024 ü.pdf": "names", `a\b"c*.pdf`: "a path"} {
			id := w.upload(dana, c.ID, name, words)
			sent := w.sendFiles(dana, c.ID, "", id)
			if err := os.WriteFile(filepath.Join(folder, sent.Files[0].Name), []byte(pdf(words)), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		w.sendFiles(dana, c.ID, "", w.upload(dana, c.ID, "Log.pdf", "its next version"))
		if err := os.WriteFile(filepath.Join(folder, "Log (1).pdf"), []byte(pdf("its next version")), 0o600); err != nil {
			t.Fatal(err)
		}
		l, err := materials.Get(ctx, amara, c.ID)
		if err != nil {
			t.Fatal(err)
		}
		saved, err := materials.Checksums(ctx, amara, c.ID)
		if err != nil {
			t.Fatal(err)
		}
		list := filepath.Join(t.TempDir(), "materials.sha256")
		if err := os.WriteFile(list, saved, 0o600); err != nil {
			t.Fatal(err)
		}
		run := func(args ...string) string {
			t.Helper()
			check := exec.CommandContext(ctx, command, args...)
			check.Dir = folder
			out, err := check.CombinedOutput()
			if err != nil {
				t.Errorf("%v: %s", err, out)
			}
			return string(out)
		}
		same(t, "the hash of the page", strings.Fields(run(list))[0], l.Hash)
		if out := run("-c", list); strings.Count(out, ": OK\n") != 5 {
			t.Errorf("%s", out)
		}
	})
}

func TestMaterials_onlyTheExpertCallsThemCompleteAsTheySawThem(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx, materials := t.Context(), w.materials()
		c := w.open(dana, "a", "Abara", "Hello")
		get := func() material.List {
			l, err := materials.Get(ctx, dana, c.ID)
			if err != nil {
				t.Fatal(err)
			}
			return l
		}
		is(t, "an empty list", materials.Complete(ctx, amara, c.ID, get().Hash), errs.Conflict)
		w.sendFiles(dana, c.ID, "", w.upload(dana, c.ID, "Log.pdf", "log"))
		seen := get().Hash
		if want := fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "%x  Log.pdf\n", sha256.Sum256([]byte(pdf("log")))))); seen != want {
			t.Errorf("hash %s, want what sha256sum's list has: %s", seen, want)
		}
		is(t, "the attorney", materials.Complete(ctx, dana, c.ID, seen), errs.Forbidden)
		is(t, "the attorney reopens", materials.Reopen(ctx, dana, c.ID), errs.Forbidden)
		w.sendFiles(dana, c.ID, "", w.upload(dana, c.ID, "Plan.pdf", "plan"))
		is(t, "a list that they didn't see", materials.Complete(ctx, amara, c.ID, seen), errs.Conflict)
		for range 2 {
			if err := materials.Complete(ctx, amara, c.ID, get().Hash); err != nil {
				t.Fatal(err)
			}
		}
		l := get()
		if l.Mark == nil || !l.Mark.Current(l) || l.Mark.Listed != 2 || !l.Mark.At.Equal(w.clock.Now()) {
			t.Errorf("complete: %+v", l.Mark)
		}
		w.sendFiles(amara, c.ID, "", w.upload(amara, c.ID, "Notes.pdf", "notes"))
		if l = get(); l.Mark == nil || l.Mark.Current(l) || l.Mark.Listed != 2 {
			t.Errorf("sent since: %+v", l.Mark)
		}
		if err := materials.Complete(ctx, amara, c.ID, l.Hash); err != nil {
			t.Fatal(err)
		}
		if l = get(); !l.Mark.Current(l) || l.Mark.Listed != 3 {
			t.Errorf("complete again: %+v", l.Mark)
		}
		for range 2 {
			if err := materials.Reopen(ctx, amara, c.ID); err != nil {
				t.Fatal(err)
			}
		}
		if l = get(); l.Mark != nil {
			t.Errorf("reopened: %+v", l.Mark)
		}
	})
}

func TestMaterials_concurrentFilesAreNeverMarkedUnseen(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx, materials := t.Context(), w.materials()
		c := w.open(dana, "a", "Abara", "Hello")
		w.sendFiles(dana, c.ID, "", w.upload(dana, c.ID, "Log.pdf", "0"))
		for n := range 6 {
			id := w.upload(dana, c.ID, "Log.pdf", fmt.Sprint(n))
			seen, err := materials.Get(ctx, amara, c.ID)
			if err != nil {
				t.Fatal(err)
			}
			var marked, sent error
			var wait sync.WaitGroup
			wait.Go(func() { marked = materials.Complete(ctx, amara, c.ID, seen.Hash) })
			wait.Go(func() {
				_, sent = w.Send(ctx, dana, c.ID, SendForm{ClientID: id, Attachments: []string{id}})
			})
			wait.Wait()
			if sent != nil || marked != nil && errs.KindOf(marked) != errs.Conflict {
				t.Fatal(errors.Join(sent, marked))
			}
			l, err := materials.Get(ctx, amara, c.ID)
			if err != nil {
				t.Fatal(err)
			}
			if l.Mark != nil && l.Mark.Current(l) {
				t.Errorf("round %d: %d files are marked, of which %d were seen", n, len(l.Files), len(seen.Files))
			}
		}
	})
}
