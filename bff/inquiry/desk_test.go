package inquiry

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

func TestDesk_recordsWhoDidWhatInTheHistory(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		i := w.send(t, "request-an-expert", nil)
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
			w.clock.Advance(time.Minute)
		}
		must(w.Read(w.ctx, jana, i.ID))
		must(w.Read(w.ctx, adam, i.ID)) // no effect
		must(w.Assign(w.ctx, adam, i.ID, 2, jana.UserID))
		must(w.Answer(w.ctx, jana, i.ID, 3, "Two names.\r\nSee below."))
		must(w.Close(w.ctx, jana, i.ID, 4))
		must(w.Reopen(w.ctx, adam, i.ID, 5))
		must(w.Assign(w.ctx, adam, i.ID, 6, ""))
		now, steps := w.now(t, i.ID)
		if now.State != Open || now.AssigneeID != "" || now.Version != 7 {
			t.Errorf("%+v", now)
		}
		var told []string
		for _, s := range steps {
			told = append(told, s.ActorName+" "+s.inWords())
		}
		want := "Imogen Castellanos sent it, Jana Moreau read it, Adam Ferrer assigned it to Jana Moreau, Jana Moreau answered it, " +
			"Jana Moreau closed it, Adam Ferrer reopened it, Adam Ferrer unassigned it"
		if got := strings.Join(told, ", "); got != want {
			t.Errorf("%s", got)
		}
		if steps[3].Text != "Two names.\nSee below." {
			t.Errorf("%q", steps[3].Text)
		}
	})
}

func TestReply_isEmailedWithTheQuestionAndAReplyAddress(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		i := w.send(t, "contact", nil)
		if err := w.Answer(w.ctx, jana, i.ID, 1, "Thank you, it is corrected."); err != nil {
			t.Fatal(err)
		}
		m := w.mails.To("li@example.org")[1]
		if m.ReplyTo != jana.Email || !strings.HasPrefix(m.Subject, "Re: A wrong date ("+i.Reference) ||
			!strings.HasPrefix(m.Text, "Thank you, it is corrected.\n\nJana Moreau\n") || !strings.Contains(m.Text, "> The second ruling is of 2024.") {
			t.Errorf("%+v", m)
		}
		if now, _ := w.now(t, i.ID); now.State != Answered || now.AssigneeID != jana.UserID {
			t.Errorf("%+v", now)
		}
	})
}

func TestReply_changesNothingIfItsEmailFails(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		i := w.send(t, "contact", nil)
		w.mails.Fail = errors.New("the outbox is full")
		if err := w.Answer(w.ctx, jana, i.ID, 1, "Thank you."); !errors.Is(err, w.mails.Fail) {
			t.Errorf("%v", err)
		}
		if now, steps := w.now(t, i.ID); now.State != Unread || now.Version != 1 || len(steps) != 1 {
			t.Errorf("%+v %v", now, steps)
		}
	})
}

func TestDesk_refusals(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		i := w.send(t, "contact", nil)
		spam := w.send(t, "contact", map[string]string{trapName: "x", "email": "bot@example.org"})
		for what, err := range map[string]error{
			"an empty answer":                        w.Answer(w.ctx, jana, i.ID, 1, " \n"),
			"an answer with a control character":     w.Answer(w.ctx, jana, i.ID, 1, "a\x07"),
			"a long answer":                          w.Answer(w.ctx, jana, i.ID, 1, strings.Repeat("x", longestReply+1)),
			"an answer to spam":                      w.Answer(w.ctx, jana, spam.ID, 1, "Hello"),
			"assigning to someone outside the staff": w.Assign(w.ctx, jana, i.ID, 1, "an attorney"),
			"reopening an open request":              w.Reopen(w.ctx, jana, i.ID, 1),
		} {
			if errs.KindOf(err) != errs.Invalid {
				t.Errorf("%s: %v", what, err)
			}
		}
		if err := w.Close(w.ctx, jana, i.ID, 1); err != nil {
			t.Fatal(err)
		}
		for what, err := range map[string]error{
			"closing twice": w.Close(w.ctx, jana, i.ID, 2), "answering a closed request": w.Answer(w.ctx, jana, i.ID, 2, "Hello"),
		} {
			if errs.KindOf(err) != errs.Invalid {
				t.Errorf("%s: %v", what, err)
			}
		}
		for what, err := range map[string]error{
			"read": w.Read(w.ctx, jana, "none"), "close": w.Close(w.ctx, jana, "none", 1), "answer": w.Answer(w.ctx, jana, "none", 1, "x"),
		} {
			if !errors.Is(err, ErrNoInquiry) {
				t.Errorf("%s of nothing: %v", what, err)
			}
		}
		if sent := len(w.mails.To("li@example.org")); sent != 1 {
			t.Errorf("%d mails to the sender", sent)
		}
	})
}

func TestDesk_secondOfTwoConcurrentRepliesIsAConflict(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		i := w.send(t, "contact", nil)
		if err := w.Answer(w.ctx, adam, i.ID, 1, "First."); err != nil {
			t.Fatal(err)
		}
		e := refused(t, w.Answer(w.ctx, jana, i.ID, 1, "Second."), errs.Conflict)
		since, _ := e.Data["since"].([]InquiryStep)
		if e.Data["version"] != 2 || e.Data["state"] != "answered" || len(since) != 1 || since[0].By != adam.Name || !strings.Contains(e.Detail, "Adam Ferrer answered it") {
			t.Errorf("%+v", e)
		}
		if sent := w.mails.To("li@example.org"); len(sent) != 2 {
			t.Errorf("%d mails", len(sent))
		}
	})
}

func TestReopen_restoresAnInquiryFromSpam(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		spam := w.send(t, "contact", map[string]string{trapName: "x"})
		if err := w.Reopen(w.ctx, jana, spam.ID, 1); err != nil {
			t.Fatal(err)
		}
		if now, _ := w.now(t, spam.ID); now.State != Open || len(w.mails.To("li@example.org")) != 1 {
			t.Errorf("%+v, %d confirmations", now, len(w.mails.To("li@example.org")))
		}
	})
}

func TestList_filtersAndSortsOldestFirst(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		first := w.send(t, "request-an-expert", map[string]string{"firm": "Größe & 100% _Söhne"})
		w.clock.Advance(time.Hour)
		second := w.send(t, "contact", nil)
		w.clock.Advance(time.Hour)
		third := w.send(t, "partner-with-us", nil)
		if err := w.Close(w.ctx, jana, third.ID, 1); err != nil {
			t.Fatal(err)
		}
		if err := w.Assign(w.ctx, jana, second.ID, 1, jana.UserID); err != nil {
			t.Fatal(err)
		}
		for what, c := range map[string]struct {
			filter Filter
			want   []string
		}{
			"all open":                    {Filter{}, []string{first.ID, second.ID}},
			"unread":                      {Filter{State: Unread}, []string{first.ID}},
			"closed":                      {Filter{State: Closed}, []string{third.ID}},
			"spam":                        {Filter{State: Spam}, nil},
			"one form":                    {Filter{Form: "contact"}, []string{second.ID}},
			"mine":                        {Filter{Assignee: jana.UserID}, []string{second.ID}},
			"unassigned":                  {Filter{Assignee: Unassigned}, []string{first.ID}},
			"words in any case":           {Filter{Query: "GRÖSSE casTELLanos"}, []string{first.ID}},
			"a reference":                 {Filter{Query: strings.ToLower(second.Reference)}, []string{second.ID}},
			"a percent sign after digits": {Filter{Query: "100%"}, []string{first.ID}},
			"an underscore":               {Filter{Query: "_sö"}, []string{first.ID}},
			"a percent sign alone":        {Filter{Query: "%"}, []string{first.ID}},
			"nothing":                     {Filter{Query: "zzz"}, nil},
		} {
			found, count, err := w.List(w.ctx, c.filter, 1)
			var ids []string
			for _, i := range found {
				ids = append(ids, i.ID)
			}
			if err != nil || count != len(c.want) || strings.Join(ids, " ") != strings.Join(c.want, " ") {
				t.Errorf("%s: %v %v", what, ids, err)
			}
		}
		counts, err := w.Counts(w.ctx)
		if err != nil || counts[Unread] != 1 || counts[Open] != 1 || counts[Closed] != 1 {
			t.Errorf("%v %v", counts, err)
		}
	})
}

func TestExport_escapesFormulas(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, "contact", map[string]string{"subject": "=HYPERLINK(\"https://evil.example\")", "message": "-1+cmd", "phone": "+1 201 555 0123"})
		out, err := w.export(w.ctx, jana, &exportInput{})
		if err != nil {
			t.Fatal(err)
		}
		text := string(out.Body)
		for _, part := range []string{`'=HYPERLINK(`, `'-1+cmd`, `,(201) 555-0123,`, "Li Wei"} {
			if !strings.Contains(text, part) {
				t.Errorf("no %q in\n%s", part, text)
			}
		}
		if strings.Contains(text, ",=") || strings.Contains(text, ",-") || strings.Contains(text, ",+") || strings.Contains(text, `,"=`) {
			t.Errorf("a formula in\n%s", text)
		}
	})
}

func TestExport_isOfferedForExcel(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.send(t, "contact", map[string]string{"subject": "=1+1"})
		out, err := w.export(w.ctx, jana, &exportInput{TableFormat: web.TableFormat{Format: "xlsx"}})
		if err != nil || !strings.HasSuffix(out.Disposition, `.xlsx"`) || !bytes.HasPrefix(out.Body, []byte("PK")) {
			t.Errorf("%v %v", out, err)
		}
	})
}

func TestSeedDemo_fillsTheQueueOnceAndSendsNoMail(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		worker := auth.Person{ID: jana.UserID, Name: jana.Name}
		for range 2 {
			if err := w.SeedDemo(w.ctx, worker); err != nil {
				t.Fatal(err)
			}
		}
		states := map[State]int{}
		for _, e := range examples {
			now, steps := w.now(t, e.id)
			states[now.State]++
			if len(steps) != len(e.steps)+1 || now.Version != len(e.steps)+1 {
				t.Errorf("%s: %d steps, version %d", e.id, len(steps), now.Version)
			}
		}
		if states[Unread] == 0 || states[Open] == 0 || states[Answered] == 0 || states[Closed] == 0 {
			t.Errorf("states %v", states)
		}
		if len(w.mails.All) != 0 {
			t.Errorf("%d mails", len(w.mails.All))
		}
	})
}
