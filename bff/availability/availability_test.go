package availability

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

func asError(err error, into **errs.Error) bool { return errors.As(err, into) }

func TestRequest_fromAskedToSettled(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		r := w.asked(dana, "amara", "noor", "e1")
		same(t, "who is asked", w.told(), "amara: Dana Hart asks whether you’re available; e1: Dana Hart asks whether you’re available; noor: Dana Hart asks whether you’re available")
		w.clock.Advance(time.Hour)
		w.says(amara, r.Asks[0].ID, Yes)
		w.says(amara, r.Asks[0].ID, Yes)
		w.says(noor, r.Asks[1].ID, No)
		same(t, "the attorney hears each answer once", w.told(), "dana: Dr. amara answered: Yes; dana: Dr. noor answered: No")
		w.says(noor, r.Asks[1].ID, Later)
		same(t, "and a change of it", w.told(), "dana: Dr. noor answered: Later")
		w.profiles.refuses[of("amara")] = errs.Conflicting("They blocked you.", nil)
		_, err := w.Settle(ctx, dana, r.ID, SettleForm{ExpertID: of("amara")})
		same(t, "choosing whom the attorney can't write to anymore", problem(err, ""), errGone.Detail)
		delete(w.profiles.refuses, of("amara"))
		w.profiles.owners[of("amara")] = "another"
		_, err = w.Settle(ctx, dana, r.ID, SettleForm{ExpertID: of("amara")})
		same(t, "or whose profile changed hands", problem(err, ""), errGone.Detail)
		w.profiles.owners[of("amara")] = "amara"
		same(t, "tells nobody", w.told(), "")
		asks, count, err := w.AskedOf(ctx, noor, 1)
		if err != nil || count != 1 || asks[0].Request.Text != question || len(asks[0].Request.Asks) != 0 {
			t.Errorf("an expert reads the request, and not who else was asked: %+v (%v)", asks, err)
		}
		w.settled(dana, r.ID, "amara")
		w.settled(dana, r.ID, "amara")
		same(t, "the others are told once", w.told(), "e1: Dana Hart’s request is closed; noor: Dana Hart’s request is closed")
		got, err := w.Get(ctx, dana, r.ID)
		if err != nil || got.Outcome != Chosen || !got.Asks[0].Chosen || got.Asks[1].Chosen {
			t.Errorf("settled: %+v (%v)", got, err)
		}
		_, err = w.Answer(ctx, noor, r.Asks[1].ID, AnswerForm{Answer: "yes"})
		same(t, "an answer after that", problem(err, ""), errAnswerOver.Detail)
		_, err = w.Settle(ctx, dana, r.ID, SettleForm{})
		same(t, "closing it after that", problem(err, ""), errOver.Detail)
		if n, err := w.Waiting(ctx, "e1"); err != nil || n != 0 {
			t.Errorf("%d waiting (%v)", n, err)
		}
	})
}

func TestAsk_refuses(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.profiles.refuses[of("e1")] = errs.Conflicting("They blocked you.", nil)
		w.asked(dana, "e2")
		for _, c := range []struct {
			what  string
			by    auth.Actor
			f     func(*AskForm)
			field string
			want  string
		}{
			{"an expert", amara, nil, "", errNotAttorney.Detail},
			{"staff", ruth, nil, "", errNotAttorney.Detail},
			{"an attorney whose admission isn't confirmed", auth.Actor{UserID: "unconfirmed", Groups: auth.Groups{auth.Attorney}}, nil, "", errUnconfirmed.Detail},
			{"nobody asked", dana, func(f *AskForm) { f.ExpertIDs = nil }, "expert_ids", "Choose at least one expert."},
			{"six", dana, func(f *AskForm) {
				f.ExpertIDs = []string{of("amara"), of("noor"), of("e1"), of("e2"), of("e3"), of("e4")}
			}, "expert_ids", "Choose five experts or fewer."},
			{"one twice", dana, func(f *AskForm) { f.ExpertIDs = []string{of("amara"), of("amara")} }, "expert_ids", "You entered “" + of("amara") + "” twice. Remove one."},
			{"no text", dana, func(f *AskForm) { f.Text = "" }, "text", "Enter your question."},
			{"a short text", dana, func(f *AskForm) { f.Text = "Are you free?" }, "text", "Write at least 20 characters, so that an expert can tell whether it’s their field."},
			{"a name of the list's matter", dana, func(f *AskForm) { f.ListID, f.Text = of("list"), "The crane of Palisade fell in New Jersey." }, "text", namesAParty},
			{"its docket number", dana, func(f *AskForm) { f.ListID, f.Text = of("list"), "It is in New York, number 01234 there." }, "text", namesADocket},
			{"a past day", dana, func(f *AskForm) { f.AnswerBy = "2026-02-27" }, "answer_by", "Choose a day within the next 14 days."},
			{"a late day", dana, func(f *AskForm) { f.AnswerBy = "2026-03-16" }, "answer_by", "Choose a day within the next 14 days."},
			{"what isn't needed", dana, func(f *AskForm) { f.Needs = []string{"alibi"} }, "needs", "Choose what you need from the list."},
			{"who is blocked", dana, func(f *AskForm) { f.ExpertIDs = append(f.ExpertIDs, of("e1")) }, "expert_ids", "You can’t ask Dr. e1 right now. Remove them to ask the others."},
			{"who isn't shown", dana, func(f *AskForm) { f.ExpertIDs = []string{of("hidden")} }, "expert_ids", "One of these profiles is no longer shown. Reload the page."},
			{"who was just asked", dana, func(f *AskForm) { f.ExpertIDs = []string{of("e2")} }, "expert_ids", "You already asked Dr. e2. That request is still open."},
		} {
			form := w.form("amara", "noor")
			if c.f != nil {
				c.f(&form)
			}
			_, err := w.Ask(t.Context(), c.by, form)
			same(t, c.what, problem(err, c.field), c.want)
		}
		w.told()
		if _, count, err := w.Mine(t.Context(), dana, 1); err != nil || count != 1 || w.told() != "" {
			t.Errorf("%d requests (%v)", count, err)
		}
	})
}

func TestAsk_fiveTimesADay(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		form := w.form("amara")
		first, err := w.Ask(t.Context(), dana, form)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := w.Ask(t.Context(), dana, form); err != nil || again.ID != first.ID {
			t.Errorf("sent again: %v (%v)", again.ID, err)
		}
		for _, name := range []string{"noor", "e1", "e2", "e3"} {
			w.asked(dana, name)
		}
		_, err = w.Ask(t.Context(), dana, w.form("e4"))
		same(t, "the sixth", problem(err, ""), "You can ask five times a day. Try again tomorrow.")
		w.asked(lee, "e4")
	})
}

func TestNeutral_knowsCaptionsAndDocketNumbers(t *testing.T) {
	for text, want := range map[string]string{
		"We act in Smith v. Jones and need an engineer.":                    namesAParty,
		"Abara vs Palisade Cranes, set for trial in May.":                   namesAParty,
		"abara v. palisade, set for trial":                                  namesAParty,
		"People against Harper in the fall":                                 namesAParty,
		"In re Harbor Point needs an appraiser.":                            namesAParty,
		"It concerns the Estate of Harper.":                                 namesAParty,
		"Look at 1:26-cv-01234 first.":                                      namesADocket,
		"The number is 24CV001234.":                                         namesADocket,
		"See CV-2024-1182 in the county court.":                             namesADocket,
		"Index No. 650123/2026 in New York.":                                namesADocket,
		"Docket #: L-1182 in Hudson County.":                                namesADocket,
		"It's no. 26-1187 on appeal.":                                       namesADocket,
		"We need a crane engineer for a collapse in 2024. About 300 pages.": "",
		"A 480 V panel failed. Is that your field? Plaintiff side.":         "",
		"Was a weld against the grain the cause? Trial in No. Dakota.":      "",
		"Case number one for us is the lift plan of 12-14 May.":             "",
		"We're in re-negotiation and need a report by 2026-05-01.":          "",
		"In the matter of fees, we pay your schedule.":                      "",
	} {
		got, err := (&Service{}).problemOf(t.Context(), dana, "", text)
		if err != nil || got != want {
			t.Errorf("%s: %q, want %q (%v)", text, got, want, err)
		}
	}
}

func TestLink_answersWithoutASignIn(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		r := w.asked(dana, "amara", "noor")
		token := ""
		for _, m := range w.outbox.All {
			if strings.HasPrefix(m.To, "amara") {
				_, token, _ = strings.Cut(m.Text, "?token=")
				token, _, _ = strings.Cut(token, "\n")
			}
			if strings.Contains(m.Text, "crane") || strings.Contains(m.Text, "noor") && strings.HasPrefix(m.To, "amara") {
				t.Errorf("the email says more than who asks: %s", m.Text)
			}
		}
		w.told()
		for range 2 {
			if got, err := w.Check(ctx, token); err != nil || got.Answer != "" || got.Request.Text != question {
				t.Errorf("read: %+v (%v)", got, err)
			}
		}
		same(t, "reading tells nobody", w.told(), "")
		other, signature := r.Asks[1].ID, token[26:]
		for what, wrong := range map[string]string{"an empty one": "", "another ask with this signature": other + signature, "the id alone": r.Asks[0].ID, "cut off": token[:len(token)-1]} {
			if _, err := w.AnswerByLink(ctx, AnswerForm{Token: wrong, Answer: "yes"}); errs.KindOf(err) != errs.NotFound {
				t.Errorf("%s: %v", what, err)
			}
		}
		_, err := w.AnswerByLink(ctx, AnswerForm{Token: token, Answer: "maybe"})
		same(t, "another answer", problem(err, "answer"), "Choose an answer from the list.")
		if a, err := w.AnswerByLink(ctx, AnswerForm{Token: token, Answer: "later", Note: "From May on."}); err != nil || a.Note != "From May on." {
			t.Errorf("answered: %+v (%v)", a, err)
		}
		w.profiles.owners[of("amara")] = "another"
		if _, err := w.Check(ctx, token); errs.KindOf(err) != errs.NotFound {
			t.Errorf("once someone else has the profile: %v", err)
		}
		_, err = w.Answer(ctx, amara, r.Asks[0].ID, AnswerForm{Answer: "yes"})
		same(t, "signed in", problem(err, ""), errLostProfile.Detail)
		w.profiles.owners[of("amara")] = "amara"
		w.settled(dana, r.ID, "")
		if got, err := w.Check(ctx, token); err != nil || got.OverAt == nil {
			t.Errorf("once it's settled: %+v (%v)", got, err)
		}
		_, err = w.AnswerByLink(ctx, AnswerForm{Token: token, Answer: "yes"})
		same(t, "answered then", problem(err, ""), errAnswerOver.Detail)
	})
}

func TestAccess_onlyTheTwo(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		r := w.asked(dana, "amara", "noor")
		for who, actor := range map[string]auth.Actor{"another attorney": lee, "an expert": amara, "staff": ruth, "nobody": auth.Nobody} {
			if _, err := w.Get(ctx, actor, r.ID); errs.KindOf(err) != errs.NotFound {
				t.Errorf("%s reads it: %v", who, err)
			}
			if _, err := w.Settle(ctx, actor, r.ID, SettleForm{}); errs.KindOf(err) != errs.NotFound {
				t.Errorf("%s settles it: %v", who, err)
			}
		}
		for who, actor := range map[string]auth.Actor{"the attorney": dana, "another who was asked": noor, "nobody": auth.Nobody} {
			if _, err := w.Answer(ctx, actor, r.Asks[0].ID, AnswerForm{Answer: "no"}); errs.KindOf(err) != errs.NotFound {
				t.Errorf("%s answers: %v", who, err)
			}
		}
		_, err := w.Settle(ctx, dana, r.ID, SettleForm{ExpertID: of("e1")})
		same(t, "choosing who wasn't asked", problem(err, ""), errNotAsked.Detail)
		w.says(amara, r.Asks[0].ID, No)
		_, err = w.Settle(ctx, dana, r.ID, SettleForm{ExpertID: of("amara")})
		same(t, "choosing who said no", problem(err, ""), errSaidNo.Detail)
		w.told()
		for n := range mostAnswers {
			_, err = w.Answer(ctx, noor, r.Asks[1].ID, AnswerForm{Answer: []string{"yes", "no"}[n%2]})
		}
		if err != nil {
			t.Error(err)
		}
		_, err = w.Answer(ctx, noor, r.Asks[1].ID, AnswerForm{Answer: "later"})
		same(t, "one change too many", problem(err, ""), errChanged.Detail)
		if told := w.told(); strings.Count(told, "Dr. noor answered") != mostAnswers {
			t.Errorf("the attorney hears each, so also the last one: %s", told)
		}
	})
}

func TestCandidates_sayWhyNot(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.asked(dana, "amara")
		got, err := w.Candidates(t.Context(), dana, []string{of("amara"), of("noor"), of("unclaimed"), "no id"})
		same(t, "candidates", fmt.Sprint(got, err), fmt.Sprintf("[{%s You already asked this expert. That request is still open.} {%s } {%s You can’t ask this expert right now.}] <nil>", of("amara"), of("noor"), of("unclaimed")))
		if _, err := w.Candidates(t.Context(), amara, []string{of("noor")}); errs.KindOf(err) != errs.Forbidden {
			t.Error(err)
		}
	})
}

func TestSweep_endsWhatNobodySettled(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		r := w.asked(dana, "amara", "noor", "e1")
		w.says(amara, r.Asks[0].ID, Yes)
		w.says(noor, r.Asks[1].ID, No)
		w.told()
		for _, wait := range []time.Duration{EndsAfter - time.Second, time.Second, time.Hour} {
			w.clock.Advance(wait)
			if err := w.Sweep(t.Context()); err != nil {
				t.Fatal(err)
			}
			if wait == EndsAfter-time.Second {
				same(t, "before its end", w.told(), "")
			}
		}
		same(t, "those who count on it", w.told(), "amara: Dana Hart’s request is closed; dana: Your availability request closed")
		got, err := w.Get(t.Context(), dana, r.ID)
		if err != nil || got.Outcome != Expired {
			t.Errorf("%+v (%v)", got, err)
		}
		w.asked(dana, "amara") // nothing is open with her, and a week went by
	})
}

func TestFigures_fromFiveRequestsOn(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		shown := func() string {
			t.Helper()
			f, found, err := w.FiguresOf(ctx, of("amara"), "amara")
			if err != nil {
				t.Fatal(err)
			}
			if !found {
				return "nothing"
			}
			return fmt.Sprintf("%d of %d, %d%%, %v", f.Answered, f.Requests, f.Share(), f.Median)
		}
		for n, after := range []time.Duration{time.Hour, 2 * time.Hour, 0, 6 * time.Hour} { // 0: never
			r := w.asked([]auth.Actor{dana, lee}[n%2], "amara")
			if after > 0 {
				w.clock.Advance(after)
				w.says(amara, r.Asks[0].ID, Later)
			}
			w.clock.Advance(4 * 24 * time.Hour)
			w.settled([]auth.Actor{dana, lee}[n%2], r.ID, "")
		}
		quick := w.asked(dana, "amara") // over before an answer could be expected
		w.clock.Advance(time.Hour)
		w.settled(dana, quick.ID, "")
		w.clock.Advance(AskAgainAfter)
		open := w.asked(dana, "amara")
		w.says(amara, open.Asks[0].ID, Yes)
		same(t, "four, a quick one, and an open one", shown(), "nothing")
		w.settled(dana, open.ID, "")
		same(t, "five", shown(), "4 of 5, 80%, 1h30m0s")
		if _, found, err := w.FiguresOf(ctx, of("amara"), "another"); err != nil || found {
			t.Errorf("of whoever has the profile next: %v (%v)", found, err)
		}
	})
}

func TestAsk_againAfterAWeek(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		r := w.asked(dana, "amara")
		w.settled(dana, r.ID, "")
		w.clock.Advance(AskAgainAfter - time.Second)
		_, err := w.Ask(t.Context(), dana, w.form("amara"))
		same(t, "within the week", problem(err, "expert_ids"), "You asked Dr. amara within the last 7 days. Send a message instead.")
		got, err := w.Candidates(t.Context(), dana, []string{of("amara")})
		same(t, "as the form says", fmt.Sprint(got, err), fmt.Sprintf("[{%s You asked this expert within the last 7 days.}] <nil>", of("amara")))
		w.asked(lee, "amara")
		w.clock.Advance(time.Second)
		w.asked(dana, "amara")
	})
}

func TestAnswer_reachesNobodyWhoMayNotHearIt(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		r := w.asked(dana, "amara", "noor")
		w.told()
		w.deaf["dana amara"] = true // blocked, or the attorney's account is closed
		_, err := w.Answer(t.Context(), amara, r.Asks[0].ID, AnswerForm{Answer: "yes", Note: "Call me."})
		same(t, "signed in", problem(err, ""), errAnswerOver.Detail)
		_, err = w.AnswerByLink(t.Context(), AnswerForm{Token: w.Token(r.Asks[0].ID), Answer: "yes"})
		same(t, "by the link", problem(err, ""), errAnswerOver.Detail)
		w.says(noor, r.Asks[1].ID, Yes)
		same(t, "the other one", w.told(), "dana: Dr. noor answered: Yes")
	})
}

func TestErase_deletesBothSides(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		r := w.asked(dana, "amara", "noor")
		erase := func(userID string) {
			t.Helper()
			if err := (Personal{w.Service}).Erase(ctx, userID); err != nil {
				t.Fatal(err)
			}
		}
		erase("amara")
		got, err := w.Get(ctx, dana, r.ID)
		if err != nil || len(got.Asks) != 1 || got.Asks[0].ExpertUserID != "noor" {
			t.Errorf("without the expert: %+v (%v)", got, err)
		}
		erase("dana")
		if _, count, err := w.AskedOf(ctx, noor, 1); err != nil || count != 0 {
			t.Errorf("without the attorney: %d (%v)", count, err)
		}
	})
}
