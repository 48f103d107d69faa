package message

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/corpus"
	"peritus/bff/platform/errs"
)

// pdf is a small PDF that says something.
func pdf(words string) string {
	return "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% " + words + "\ntrailer<</Root 1 0 R>>\n%%EOF\n"
}

// keep uploads a file without asking whether the actor may.
func (w *world) keep(actor auth.Actor, conversationID, name, replaces string, content io.Reader) (attachment.Attachment, error) {
	seat, err := w.Seat(w.t.Context(), actor, conversationID)
	if err != nil {
		return attachment.Attachment{}, err
	}
	return w.Files.Keep(w.t.Context(), seat, name, replaces, content)
}

// upload uploads a PDF.
func (w *world) upload(actor auth.Actor, conversationID, name, words string) string {
	w.t.Helper()
	a, err := w.keep(actor, conversationID, name, "", strings.NewReader(pdf(words)))
	if err != nil {
		w.t.Fatal(err)
	}
	return a.ID
}

// sendFiles sends uploads.
func (w *world) sendFiles(actor auth.Actor, conversationID, words string, ids ...string) Message {
	w.t.Helper()
	w.clock.Advance(time.Minute)
	m, err := w.Send(w.t.Context(), actor, conversationID, SendForm{Text: words, ClientID: w.clientID(), Attachments: ids})
	if err != nil {
		w.t.Fatal(err)
	}
	return m
}

// read downloads a file as far as Open lets the actor.
func (w *world) read(actor auth.Actor, conversationID, attachmentID string) (string, error) {
	seat, err := w.Seat(w.t.Context(), actor, conversationID)
	if err != nil {
		return "", err
	}
	a, content, err := w.Files.Open(w.t.Context(), seat, attachmentID)
	if err != nil {
		return "", err
	}
	defer func() { _ = content.Close() }()
	if err := w.Files.Opened(w.t.Context(), seat, a); err != nil {
		w.t.Fatal(err)
	}
	bytes, err := io.ReadAll(content)
	return string(bytes), err
}

// carried is what a message carries: "Log.pdf 1, Log.pdf 2".
func carried(m Message) string {
	all := make([]string, len(m.Files))
	for i, a := range m.Files {
		all[i] = fmt.Sprint(a.Name, " ", a.Version)
	}
	return strings.Join(all, ", ")
}

func TestFiles_areSentWithAMessageAndReadByBoth(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		log, photo := w.upload(dana, c.ID, "../Log.pdf", "log"), w.upload(dana, c.ID, "Plan.pdf", "plan")
		form := SendForm{ClientID: "files", Attachments: []string{photo, log}}
		sent, err := w.Send(t.Context(), dana, c.ID, form)
		if err != nil {
			t.Fatal(err)
		}
		same(t, "in their order, under clean names", carried(sent), "Plan.pdf 1, Log.pdf 1")
		again, err := w.Send(t.Context(), dana, c.ID, form)
		if err != nil || again.Seq != sent.Seq {
			t.Errorf("sent again: %+v %v", again, err)
		}
		same(t, "sent again", carried(again), "Plan.pdf 1, Log.pdf 1")
		same(t, "in the list", w.box(amara, Inbox, ""), "Dana Hart: Collapse of a crane: *")
		same(t, "in short", sent.inShort(), "Sent 2 files.")
		for _, reader := range []auth.Actor{dana, amara} {
			thread, err := w.Get(t.Context(), reader, c.ID)
			if err != nil {
				t.Fatal(err)
			}
			same(t, "the thread", carried(thread.Messages[1]), "Plan.pdf 1, Log.pdf 1")
			got, err := w.read(reader, c.ID, log)
			if err != nil || got != pdf("log") {
				t.Errorf("%s reads %q: %v", reader.UserID, got, err)
			}
		}
		thread, _ := w.Get(t.Context(), dana, c.ID)
		if at := thread.Messages[1].Files[1].OpenedAt; at == nil || !at.Equal(w.clock.Now()) {
			t.Errorf("opened at %v", at)
		}
		first := w.clock.Now()
		w.clock.Advance(time.Hour)
		if _, err := w.read(amara, c.ID, log); err != nil {
			t.Fatal(err)
		}
		thread, _ = w.Get(t.Context(), dana, c.ID)
		if at := thread.Messages[1].Files[1].OpenedAt; at == nil || !at.Equal(first) {
			t.Errorf("only the first time counts: %v", at)
		}
		if thread.Messages[1].Files[0].OpenedAt != nil {
			t.Error("opened, though only its sender did")
		}
	})
}

func TestFiles_refusals(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		c, other := w.open(dana, "a", "Abara", "Hello"), w.open(dana, "a", "Lowe", "Hello")
		theirs := w.upload(amara, c.ID, "Theirs.pdf", "theirs")
		elsewhere := w.upload(dana, other.ID, "Elsewhere.pdf", "elsewhere")
		used := w.upload(dana, c.ID, "Used.pdf", "used")
		w.sendFiles(dana, c.ID, "", used)
		for rule, ids := range map[string][]string{
			"an upload of the other side": {theirs}, "one of another conversation": {elsewhere}, "one that was sent": {used},
			"one that doesn't exist": {of("nothing")}, "no id": {"x"}, "the same twice": {elsewhere, elsewhere},
			"six files": {of("1"), of("2"), of("3"), of("4"), of("5"), of("6")},
		} {
			_, err := w.Send(ctx, dana, c.ID, SendForm{Text: rule, ClientID: rule, Attachments: ids})
			refused(t, err, "attachments")
		}
		same(t, "nothing was sent", w.thread(dana, c.ID), "1 attorney Hello, 2 attorney ")

		for rule, r := range map[string]struct {
			actor auth.Actor
			in    string
			id    string
		}{
			"the other side reads what isn't sent":    {dana, c.ID, theirs},
			"a file of another conversation":          {dana, c.ID, elsewhere},
			"a sent file through another one":         {dana, other.ID, used},
			"another attorney":                        {lee, c.ID, used},
			"another expert":                          {noor, c.ID, used},
			"staff":                                   {ruth, c.ID, used},
			"nobody":                                  {auth.Nobody, c.ID, used},
			"a conversation that doesn't exist":       {dana, of("nothing"), used},
			"a file that doesn't exist":               {dana, c.ID, of("nothing")},
			"an upload of one's own in another place": {dana, c.ID, elsewhere},
		} {
			_, err := w.read(r.actor, r.in, r.id)
			is(t, rule, err, errs.NotFound)
		}

		for rule, content := range map[string]io.Reader{
			"empty": strings.NewReader(""), "HTML": strings.NewReader("<script>alert(1)</script>"), "SVG": strings.NewReader("<svg onload=alert(1)>"),
			"a PDF with a script": strings.NewReader("%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript>>>>endobj\n%%EOF"),
			"over 25 MB":          io.LimitReader(zeros{}, 25<<20+1),
		} {
			_, err := w.keep(dana, c.ID, "x.pdf", "", content)
			if err = media.AtField(media.Attachment, err); err == nil {
				t.Errorf("%s was kept", rule)
				continue
			}
			refused(t, err, "file")
		}
		_, err := w.keep(dana, c.ID, "x.txt", "", strings.NewReader("hello"))
		if err == nil || !strings.Contains(err.Error(), "Send a PDF, a JPEG or PNG picture, or a Word or Excel document (.docx, .xlsx) without macros.") {
			t.Errorf("it says what to send: %v", err)
		}
		for rule, replaces := range map[string]string{"not sent": theirs, "of another conversation": elsewhere, "missing": of("nothing")} {
			_, err := w.keep(dana, c.ID, "x.pdf", replaces, strings.NewReader(pdf("x")))
			if err == nil {
				t.Errorf("replaces one %s", rule)
				continue
			}
			refused(t, err, "file")
		}
		_, err = w.keep(amara, c.ID, "x.pdf", used, strings.NewReader(pdf("x")))
		refused(t, err, "file")

		if err := w.Decline(ctx, amara, other.ID, DeclineForm{Reason: "field"}); err != nil {
			t.Fatal(err)
		}
		is(t, "a closed conversation", w.MayUpload(ctx, dana, other.ID), errs.Conflict)
		is(t, "someone else's", w.MayUpload(ctx, lee, c.ID), errs.NotFound)
	})
}

func TestFiles_oneUnsentFileTooManyReplacesTheOldest(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		c := w.open(dana, "a", "Abara", "Hello")
		other := w.open(dana, "a", "Lowe", "Hello")
		sent, elsewhere, theirs := w.upload(dana, c.ID, "Sent.pdf", "sent"), w.upload(dana, other.ID, "Elsewhere.pdf", "x"), w.upload(amara, c.ID, "Theirs.pdf", "x")
		w.sendFiles(dana, c.ID, "", sent)
		var ids []string
		for n := range attachment.MostUnsent {
			w.clock.Advance(time.Second)
			ids = append(ids, w.upload(dana, c.ID, fmt.Sprint(n, ".pdf"), "many"))
		}
		stored := func(id string) bool {
			var files []string
			if err := w.DB.Read(ctx).Table("message_attachments").Where("id = ?", id).Pluck("file", &files).Error; err != nil {
				t.Fatal(err)
			}
			return len(files) == 1
		}
		if !stored(ids[0]) {
			t.Fatal("20 can wait")
		}
		var file string
		if err := w.DB.Read(ctx).Table("message_attachments").Where("id = ?", ids[0]).Pluck("file", &file).Error; err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(time.Second)
		newest := w.upload(dana, c.ID, "One more.pdf", "more")
		if stored(ids[0]) {
			t.Error("the oldest is still there")
		}
		if _, err := w.Files.Store.Open(file); errs.KindOf(err) != errs.NotFound {
			t.Errorf("its content: %v", err)
		}
		for _, id := range append(ids[1:], newest, sent, elsewhere, theirs) {
			if !stored(id) {
				t.Errorf("%s is gone", id)
			}
		}
	})
}

func TestFiles_concurrentUploadsStayWithinTheRoomOfAnAccount(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		w.Files.MostStored = 1
		c := w.open(dana, "a", "Abara", "Hello")
		// Each is a little over 300 kB, so three fit.
		large := strings.Repeat("%", 300<<10)
		w.sendFiles(dana, c.ID, "", w.upload(dana, c.ID, "Sent.pdf", large))
		var wait sync.WaitGroup
		failed := make([]error, 6)
		for i := range failed {
			wait.Go(func() {
				_, failed[i] = w.keep(dana, c.ID, fmt.Sprint(i, ".pdf"), "", strings.NewReader(pdf(large)))
			})
		}
		wait.Wait()
		kept := 0
		for _, err := range failed {
			if err == nil {
				kept++
				continue
			}
			is(t, "no room", err, errs.Conflict)
			same(t, "what it says", err.Error(), "conflict: With this file, you would have more than 1 MB in conversations. Ask us if you need more room.")
		}
		if kept != 2 {
			t.Errorf("%d uploads besides the one that was sent, want 2", kept)
		}
		entries, err := os.ReadDir(w.folder)
		if err != nil || len(entries) != 3 {
			t.Errorf("%d files in the store, want 3: %v", len(entries), err)
		}
		w.upload(amara, c.ID, "Theirs.pdf", large) // has room of their own
		if err := w.DB.InTx(ctx, func(ctx context.Context) error { return w.Files.Forget(ctx, "dana") }); err != nil {
			t.Fatal(err)
		}
		var n int64
		if err := w.DB.Read(ctx).Table("message_uploaders").Where("user_id = 'dana'").Count(&n).Error; err != nil || n != 0 {
			t.Errorf("%d traces of who uploaded: %v", n, err)
		}
	})
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return len(p), nil }

func TestFiles_areClosedToABlockedSide(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		c := w.open(dana, "a", "Abara", "Hello")
		ours, theirs := w.upload(dana, c.ID, "Ours.pdf", "ours"), w.upload(amara, c.ID, "Theirs.pdf", "theirs")
		w.sendFiles(dana, c.ID, "", ours)
		w.sendFiles(amara, c.ID, "", theirs)
		if err := w.Archive(ctx, amara, c.ID); err != nil {
			t.Fatal(err)
		}
		if err := w.Block(ctx, dana, c.ID); err != nil {
			t.Fatal(err)
		}
		_, err := w.read(amara, c.ID, ours)
		is(t, "the blocked side reads what it was sent", err, errs.NotFound)
		is(t, "the blocked side uploads", w.MayUpload(ctx, amara, c.ID), errs.Conflict)
		if _, err := w.read(amara, c.ID, theirs); err != nil {
			t.Errorf("its own: %v", err)
		}
		for _, id := range []string{ours, theirs} {
			if _, err := w.read(dana, c.ID, id); err != nil {
				t.Errorf("whoever blocked: %v", err)
			}
		}
		if err := w.Unblock(ctx, dana, c.ID); err != nil {
			t.Fatal(err)
		}
		if _, err := w.read(amara, c.ID, ours); err != nil {
			t.Errorf("unblocked: %v", err)
		}
	})
}

func TestFiles_countVersions(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		first := w.upload(dana, c.ID, "Log.pdf", "1")
		same(t, "the first", carried(w.sendFiles(dana, c.ID, "", first)), "Log.pdf 1")
		same(t, "the same name again, and another", carried(w.sendFiles(dana, c.ID, "", w.upload(dana, c.ID, "LOG.pdf", "2"), w.upload(dana, c.ID, "Plan.pdf", "1"))), "LOG.pdf 2, Plan.pdf 1")
		final, err := w.keep(dana, c.ID, "Final log.pdf", first, strings.NewReader(pdf("3")))
		if err != nil {
			t.Fatal(err)
		}
		same(t, "says so", carried(w.sendFiles(dana, c.ID, "", final.ID, w.upload(dana, c.ID, "log.pdf", "4"))), "Final log.pdf 3, log.pdf 4")
		same(t, "the new name too", carried(w.sendFiles(dana, c.ID, "", w.upload(dana, c.ID, "Final log.pdf", "5"))), "Final log.pdf 5")
		same(t, "the other side's is its own", carried(w.sendFiles(amara, c.ID, "", w.upload(amara, c.ID, "Log.pdf", "x"))), "Log.pdf 1")
		same(t, "twice in one message", carried(w.sendFiles(amara, c.ID, "", w.upload(amara, c.ID, "A.pdf", "1"), w.upload(amara, c.ID, "A.pdf", "2"))), "A.pdf 1, A.pdf 2")
	})
}

func TestFiles_concurrentVersionsHaveNoGapAndNoTwins(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		const n = 8
		ids := make([]string, n)
		for i := range ids {
			ids[i] = w.upload(dana, c.ID, "Log.pdf", fmt.Sprint(i))
		}
		var wait sync.WaitGroup
		failed := make([]error, n)
		for i, id := range ids {
			wait.Go(func() {
				_, failed[i] = w.Send(t.Context(), dana, c.ID, SendForm{ClientID: id, Attachments: []string{id}})
			})
		}
		// The same upload in two messages: one of them gets it.
		twice := w.upload(amara, c.ID, "Once.pdf", "once")
		both := make([]error, 2)
		for i := range both {
			wait.Go(func() {
				_, both[i] = w.Send(t.Context(), amara, c.ID, SendForm{ClientID: fmt.Sprint("twice", i), Attachments: []string{twice}})
			})
		}
		wait.Wait()
		if err := errors.Join(failed...); err != nil {
			t.Fatal(err)
		}
		if (both[0] == nil) == (both[1] == nil) {
			t.Errorf("the same upload twice: %v, %v", both[0], both[1])
		}
		all, err := w.Files.Sent(t.Context(), c.ID)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[int]bool{}
		for _, a := range all[c.ID] {
			if a.Name == "Log.pdf" {
				seen[a.Version] = true
			}
		}
		for v := 1; v <= n; v++ {
			if !seen[v] {
				t.Errorf("version %d is missing: %v", v, seen)
			}
		}
	})
}

func TestFiles_unsentOnesAreDiscardedAndSwept(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		c := w.open(dana, "a", "Abara", "Hello")
		seat, err := w.Seat(ctx, dana, c.ID)
		if err != nil {
			t.Fatal(err)
		}
		gone, old, sent := w.upload(dana, c.ID, "Gone.pdf", "gone"), w.upload(dana, c.ID, "Old.pdf", "old"), w.upload(dana, c.ID, "Sent.pdf", "sent")
		w.sendFiles(dana, c.ID, "", sent)
		theirs, _ := w.Seat(ctx, amara, c.ID)
		is(t, "the other side discards", w.Files.Discard(ctx, theirs, gone), errs.NotFound)
		is(t, "discards what was sent", w.Files.Discard(ctx, seat, sent), errs.NotFound)
		if err := w.Files.Discard(ctx, seat, gone); err != nil {
			t.Fatal(err)
		}
		_, err = w.read(dana, c.ID, gone)
		is(t, "discarded", err, errs.NotFound)
		w.clock.Advance(attachment.UnsentFor - time.Hour)
		late := w.upload(dana, c.ID, "Late.pdf", "late")
		w.clock.Advance(time.Hour + time.Second)
		if err := w.Sweep(ctx); err != nil {
			t.Fatal(err)
		}
		_, err = w.read(dana, c.ID, old)
		is(t, "after a day", err, errs.NotFound)
		for _, id := range []string{late, sent} {
			if _, err := w.read(dana, c.ID, id); err != nil {
				t.Error(err)
			}
		}
		_, err = w.Send(ctx, dana, c.ID, SendForm{ClientID: "too late", Attachments: []string{old}})
		refused(t, err, "attachments")
	})
}

func TestFiles_erasure(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		c := w.open(dana, "a", "Abara", "Hello")
		sent, unsent := w.upload(dana, c.ID, "Sent.pdf", "sent"), w.upload(dana, c.ID, "Unsent.pdf", "unsent")
		w.sendFiles(dana, c.ID, "", sent)
		key := func(id string) string {
			var keys []string
			if err := w.DB.Read(ctx).Table("message_attachments").Where("id = ?", id).Pluck("file", &keys).Error; err != nil || len(keys) == 0 {
				return ""
			}
			return keys[0]
		}
		sentKey, unsentKey := key(sent), key(unsent)
		erase := func(userID string) {
			if err := w.DB.InTx(ctx, func(ctx context.Context) error { return Personal{w.Service}.Erase(ctx, userID) }); err != nil {
				t.Fatal(err)
			}
		}
		erase("dana")
		if key(unsent) != "" {
			t.Error("what wasn't sent is still there")
		}
		if _, err := w.Files.Store.Open(unsentKey); errs.KindOf(err) != errs.NotFound {
			t.Errorf("its content: %v", err)
		}
		if got, err := w.read(amara, c.ID, sent); err != nil || got != pdf("sent") {
			t.Errorf("what was sent stays with the other one: %q %v", got, err)
		}
		_, err := w.read(dana, c.ID, sent)
		is(t, "the erased account", err, errs.NotFound)
		needed, err := w.Files.NeededFiles(ctx, []string{sentKey})
		if err != nil || !needed[sentKey] {
			t.Errorf("needed by one: %v %v", needed, err)
		}
		erase("amara")
		if key(sent) != "" {
			t.Error("a file without people")
		}
		needed, err = w.Files.NeededFiles(ctx, []string{sentKey})
		if err != nil || needed[sentKey] {
			t.Errorf("needed by nobody: %v %v", needed, err)
		}
	})
}

func TestFiles_staffReadOnlyThoseOfAReportedMessage(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		c := w.open(dana, "a", "Abara", "Hello")
		bad, fine := w.upload(dana, c.ID, "Bad.pdf", "bad"), w.upload(dana, c.ID, "Fine.pdf", "fine")
		seq := w.sendFiles(dana, c.ID, "", bad).Seq
		w.sendFiles(dana, c.ID, "", fine)
		if err := w.Report(ctx, amara, c.ID, ReportForm{Reason: "abuse", Seq: &seq}); err != nil {
			t.Fatal(err)
		}
		reports, _, err := w.Reports(ctx, ruth, false, 1)
		if err != nil || len(reports) != 1 || len(reports[0].Files) != 1 || reports[0].Files[0].Name != "Bad.pdf" {
			t.Fatalf("%+v %v", reports, err)
		}
		_, content, err := w.ReportedFile(ctx, ruth, reports[0].ID, bad)
		if err != nil {
			t.Fatal(err)
		}
		_ = content.Close()
		_, _, err = w.ReportedFile(ctx, ruth, reports[0].ID, fine)
		is(t, "a file of another message", err, errs.NotFound)
		_, _, err = w.ReportedFile(ctx, ruth, of("nothing"), bad)
		is(t, "no such report", err, errs.NotFound)
		if err := w.Report(ctx, amara, c.ID, ReportForm{Reason: "abuse"}); err != nil {
			t.Fatal(err)
		}
		reports, _, err = w.Reports(ctx, ruth, false, 1)
		if err != nil || len(reports) != 2 {
			t.Fatalf("%+v %v", reports, err)
		}
		for _, r := range reports {
			if r.Seq == 0 {
				_, _, err = w.ReportedFile(ctx, ruth, r.ID, bad)
				is(t, "a report of the whole conversation", err, errs.NotFound)
			}
		}
	})
}

func TestFiles_hostileOnesAreKeptAsWhatTheyAreOrRefused(t *testing.T) {
	folders := []string{corpus.Path(t, "resumes"), corpus.Path(t, "html")}
	each(t, func(t *testing.T, w *world) {
		c := w.open(dana, "a", "Abara", "Hello")
		seat, err := w.Seat(t.Context(), dana, c.ID)
		if err != nil {
			t.Fatal(err)
		}
		kept, seen := 0, 0
		for _, folder := range folders {
			err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
				if err != nil || entry.IsDir() {
					return err
				}
				seen++
				f, err := os.Open(path)
				if err != nil {
					return err
				}
				defer func() { _ = f.Close() }()
				a, err := w.Files.Keep(t.Context(), seat, entry.Name(), "", f)
				switch {
				case err == nil:
					kept++
					return w.Files.Discard(t.Context(), seat, a.ID)
				case errs.KindOf(err) != errs.Invalid || !strings.Contains(err.Error(), "Send a PDF,"):
					t.Errorf("%s: %v", path, err)
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		if kept < 20 || seen-kept < 30 {
			t.Errorf("kept %d of %d", kept, seen)
		}
	})
}
