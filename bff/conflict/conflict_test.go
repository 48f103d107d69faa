package conflict

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/conflict/name"
	"peritus/bff/platform/archive"
	"peritus/bff/platform/errs"
)

func TestTry_saysClearOrPossibleAndLogsNoNames(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.records.save("a", Known{Entry: name.Entry{Written: "Palisade Tower Cranes, Inc.", Kind: name.Excluded}},
			Known{name.Entry{Written: "Reyes v. Northgate Hoisting Corp.", Kind: name.Caption}, true},
			Known{Entry: name.Entry{Written: "Castellanos Pryce LLP", Kind: name.Firm}})
		for party, want := range map[string]Result{
			"defense PALISADE TOWER CRANES": Possible, "defense Northgate Hoisting": Possible, "opposing Castellanos Pryce": Possible,
			"plaintiff Lena Abara": Clear, "defense Palisades Insurance": Clear,
		} {
			got, err := w.Ask(t.Context(), dana, "a", partiesOf(party))
			if err != nil || got != want {
				t.Errorf("%s: %s %v", party, got, err)
			}
		}
		w.records.names("a", "Hart and Lowe")
		if got, err := w.Try(t.Context(), dana, "a", partiesOf("plaintiff Lena Abara")); err != nil || got != Possible {
			t.Errorf("the attorney's own firm: %s %v", got, err)
		}
		_, err := w.Ask(t.Context(), lee, "a", partiesOf("plaintiff Lena Abara"))
		is(t, "someone who may not write to the expert", err, errs.Forbidden)
		if len(w.log.All) != 6 {
			t.Errorf("%d entries in the log", len(w.log.All))
		}
		for _, entry := range w.log.All {
			if text := fmt.Sprintf("%+v", entry); strings.Contains(text, "Abara") || strings.Contains(text, "PALISADE") || entry.Detail["parties"] != "2" {
				t.Errorf("logged %s", text)
			}
		}
	})
}

func TestTry_isLimitedSoThatNobodyFindsOutAList(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ask := func(expertID string, parties ...string) error {
			_, err := w.Try(t.Context(), dana, expertID, partiesOf(parties...))
			return err
		}
		numbered := func(from, n int) (all []string) {
			for i := range n {
				all = append(all, fmt.Sprintf("defense Company Number Q%c%cQ", 'A'+(from+i)/26, 'A'+(from+i)%26))
			}
			return all
		}
		if err := ask("a", numbered(0, 20)...); err != nil {
			t.Fatal(err)
		}
		for range 20 {
			if err := ask("a", numbered(0, 20)...); err != nil {
				t.Fatalf("the same again: %v", err)
			}
		}
		logged := len(w.log.All)
		refused(t, "25 names a day", ask("a", numbered(20, 5)...), "parties", "24 different names a day")
		refused(t, "other names in one entry", ask("a", "defense X Y d/b/a One Two d/b/a Three Four d/b/a Five Six d/b/a Seven Eight"), "parties", "24 different names")
		if len(w.log.All) != logged {
			t.Error("a refused check is logged as one")
		}
		if err := ask("b", numbered(20, 5)...); err != nil {
			t.Errorf("with another expert: %v", err)
		}
		// Leaving names out narrows down which it is.
		for i := range MostSetsADay - 1 {
			if err := ask("a", numbered(i, 2)...); err != nil {
				t.Fatalf("set %d: %v", i, err)
			}
		}
		refused(t, "9 sets a day", ask("a", numbered(10, 2)...), "parties", "8 different conflict checks a day")
		w.clock.Advance(25 * time.Hour)
		if err := ask("a", numbered(10, 2)...); err != nil {
			t.Errorf("the next day: %v", err)
		}
		for d := range 3 {
			w.clock.Advance(25 * time.Hour)
			if err := ask("a", numbered(20+20*d, 20)...); err != nil {
				t.Fatalf("day %d: %v", d, err)
			}
		}
		w.clock.Advance(25 * time.Hour)
		refused(t, "81 names in 90 days", ask("a", numbered(80, 1)...), "parties", "in 90 days")
		for e := range 10 {
			if err := ask(fmt.Sprint("e", e), numbered(0, 20)...); err != nil {
				t.Fatalf("expert %d: %v", e, err)
			}
		}
		refused(t, "201 names a day", ask("another", numbered(0, 1)...), "parties", "200 names a day")
		w.clock.Advance(limitSpan)
		if err := w.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		var left int64
		if err := w.DB.Read(t.Context()).Model(&tryRow{}).Count(&left).Error; err != nil || left != 0 {
			t.Errorf("%d left: %v", left, err)
		}
	})
}

func TestOpen_certifiesWithoutNames(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.records.save("a", Known{Entry: name.Entry{Written: "Palisade Tower Cranes, Inc.", Kind: name.Excluded}},
			Known{name.Entry{Written: "Sealed v. Matter", Kind: name.Caption}, true})
		same(t, "result", string(w.open("c1", "plaintiff Lena Abara", "defense Palisade Tower Cranes")), "possible")
		same(t, "the attorney", w.seen(dana, "c1"), "possible 1: plaintiff Lena Abara, defense Palisade Tower Cranes, own Hart & Lowe LLP")
		same(t, "the expert", w.seen(amara, "c1"), "possible 1: ")
		in := checkInput{ConversationInput{"c1"}, 1}
		mine, _, err := w.certificate(t.Context(), dana, &in)
		if err != nil {
			t.Fatal(err)
		}
		theirs, _, err := w.certificate(t.Context(), amara, &in)
		if err != nil {
			t.Fatal(err)
		}
		if mine.Hash != theirs.Hash || len(mine.Parties) != 3 || len(theirs.Parties) != 0 {
			t.Errorf("%+v and %+v", mine, theirs)
		}
		file, err := w.exportCertificate(t.Context(), amara, &in)
		if err != nil || strings.Contains(string(file.Body), "Abara") || strings.Contains(string(file.Body), "Palisade") || strings.Contains(string(file.Body), "Lowe LLP") {
			t.Errorf("the expert's file: %s %v", file.Body, err)
		}
		// Anybody can recompute it: sort the names, leave out spaces.
		var read struct {
			Certificate map[string]any
			Hash        string
		}
		if err := json.Unmarshal(file.Body, &read); err != nil {
			t.Fatal(err)
		}
		sorted, err := json.Marshal(read.Certificate)
		if err != nil {
			t.Fatal(err)
		}
		if sum := sha256.Sum256(sorted); hex.EncodeToString(sum[:]) != read.Hash {
			t.Errorf("recomputed from %s", sorted)
		}
		if record := mine.Certificate.Record; !record.Compared || record.Revision != "revision-1" || mine.Certificate.AskedBy != "dana" || mine.Certificate.AskedAt != "2026-03-01T12:00:00Z" {
			t.Errorf("%+v", mine.Certificate)
		}
		for i, p := range mine.Parties {
			if sum := sha256.Sum256([]byte(p.Salt + ":" + p.Name)); hex.EncodeToString(sum[:]) != mine.Certificate.Parties[i].Hash {
				t.Errorf("%s isn't proven", p.Name)
			}
		}
		_, _, err = w.certificate(t.Context(), dana, &checkInput{ConversationInput{"c1"}, 2})
		is(t, "no such check", err, errs.NotFound)
		_, _, err = w.certificate(t.Context(), lee, &in)
		is(t, "someone else's", err, errs.NotFound)
		_, err = w.Get(t.Context(), ruth, "c1")
		is(t, "staff", err, errs.NotFound)
	})
}

func TestCertificate_saysOnlyWhetherAnythingWasCompared(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		sealed := Known{name.Entry{Written: "Abara v. Palisade Tower Cranes", Kind: name.Caption}, true}
		public := Known{Entry: name.Entry{Written: "Somebody Else", Kind: name.Excluded}}
		in := checkInput{ConversationInput{"c1"}, 1}
		for rule, c := range map[string]struct {
			id       string
			known    []Known
			compared bool
		}{"nothing": {"c1", nil, false}, "a sealed matter": {"c2", []Known{sealed}, true}, "others": {"c3", []Known{sealed, public, public}, true}} {
			w.records.save("a", c.known...)
			w.open(c.id, "defense Palisade Tower Cranes")
			in.ConversationID = c.id
			for _, reader := range []auth.Actor{dana, amara} {
				got, check, err := w.certificate(t.Context(), reader, &in)
				if err != nil || got.Certificate.Record.Compared != c.compared || got.Certificate.Format != "peritus-conflict-check-2" || strings.Contains(check.Certificate, "names") {
					t.Errorf("%s: %s %v", rule, check.Certificate, err)
				}
				view, err := w.getOne(t.Context(), reader, &in.ConversationInput)
				if err != nil || view.Body.Compared != c.compared {
					t.Errorf("%s: %+v %v", rule, view, err)
				}
			}
		}
	})
}

func TestCertificate_ofTheFirstFormatIsIssuedAgainWithoutItsCount(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.open("c1", "defense Palisade Tower Cranes")
		in := checkInput{ConversationInput{"c1"}, 1}
		for _, c := range []struct {
			names    int
			result   Result
			compared bool
		}{{0, Clear, false}, {0, Possible, true}, {3, Clear, true}} {
			old := fmt.Sprintf(`{"asked_at":"2026-03-01T12:00:00Z","asked_by":"dana","conversation":"c1","expert":"a","format":"peritus-conflict-check-1","number":1,"parties":[{"hash":"x","side":"defense"}],"record":{"names":%d,"revision":"r"},"result":%q}`, c.names, c.result)
			if err := w.DB.Write(t.Context()).Exec("UPDATE conflict_checks SET certificate = ?, hash = 'old'", old).Error; err != nil {
				t.Fatal(err)
			}
			want := fmt.Sprintf(`{"asked_at":"2026-03-01T12:00:00Z","asked_by":"dana","conversation":"c1","expert":"a","format":"peritus-conflict-check-2","number":1,"parties":[{"hash":"x","side":"defense"}],"record":{"compared":%t,"revision":"r"},"result":%q}`, c.compared, c.result)
			for _, reader := range []auth.Actor{dana, amara} {
				_, check, err := w.certificate(t.Context(), reader, &in)
				if err != nil {
					t.Fatal(err)
				}
				same(t, "issued again", check.Certificate, want)
				same(t, "its hash", check.Hash, hashOf(want))
			}
			copied, err := w.store.certificates(t.Context(), []string{"c1"})
			if err != nil {
				t.Fatal(err)
			}
			same(t, "in the copy of one's data", string(copied["c1"][0]), want)
		}
	})
}

func TestTry_isLimitedInAnHourEvenIfItRepeats(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ask := func() error {
			_, err := w.Try(t.Context(), dana, "a", partiesOf("defense Palisade Tower Cranes"))
			return err
		}
		for range MostRuns {
			if err := ask(); err != nil {
				t.Fatal(err)
			}
		}
		logged := len(w.log.All)
		is(t, "61 an hour", ask(), errs.TooMany)
		if len(w.log.All) != logged {
			t.Error("a refused check is logged as one")
		}
		if _, err := w.Try(t.Context(), lee, "a", partiesOf("defense Palisade Tower Cranes")); err != nil {
			t.Errorf("another attorney: %v", err)
		}
		w.clock.Advance(time.Hour)
		if err := ask(); err != nil {
			t.Errorf("the next hour: %v", err)
		}
	})
}

func TestTry_countsANameForEachWayItIsCompared(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		tried := func(parties ...string) (n int64) {
			t.Helper()
			if _, err := w.Try(t.Context(), dana, "a", partiesOf(parties...)); err != nil {
				t.Fatal(err)
			}
			if err := w.DB.Read(t.Context()).Model(&tryRow{}).Where("kind = 'name'").Count(&n).Error; err != nil {
				t.Fatal(err)
			}
			return n
		}
		if n := tried("other Palisade Cranes"); n != 1 {
			t.Errorf("a party: %d", n)
		}
		if n := tried("defense Palisade Cranes"); n != 1 {
			t.Errorf("the same party on another side: %d", n)
		}
		if n := tried("opposing Palisade Cranes"); n != 2 {
			t.Errorf("as opposing counsel, which is compared with other names: %d", n)
		}
	})
}

func TestAdd_checksAgainAndTellsBothNothingElse(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.records.names("a", "Palisade Tower Cranes, Inc.")
		w.open("c1", "plaintiff Lena Abara")
		_, err := w.Try(t.Context(), dana, "a", partiesOf("plaintiff Lena Abara"))
		if err != nil {
			t.Fatal(err)
		}
		add := func(side, written string) error {
			return w.Add(t.Context(), dana, "c1", PartyForm{Side: side, Name: written})
		}
		if err := add("defense", "Palisade Tower Cranes LLC"); err != nil {
			t.Fatal(err)
		}
		same(t, "the expert", w.seen(amara, "c1"), "possible 2: ")
		same(t, "told", strings.Join(w.talks.told, ", "), "c1")
		mails := w.outbox.All
		if len(mails) != 1 || mails[0].To != "amara@uni.example" || strings.Contains(mails[0].Text+mails[0].Subject, "Palisade") || !strings.Contains(mails[0].Text, "/experts/my-profile/messages/inbox/c1") {
			t.Errorf("%+v", mails)
		}
		refused(t, "the same again", add("other", "palisade tower cranes llc"), "name", "on the list already")
		refused(t, "no name", add("other", " "), "name", "Enter the name")
		refused(t, "no such side", add("own", "Acme"), "side", "list")
		is(t, "the expert", w.Add(t.Context(), amara, "c1", PartyForm{Side: "other", Name: "Acme"}), errs.Forbidden)
		is(t, "someone else", w.Add(t.Context(), lee, "c1", PartyForm{Side: "other", Name: "Acme"}), errs.NotFound)
		for i := range MostSetsADay - 2 {
			if err := add("other", fmt.Sprintf("Company %c", 'A'+i)); err != nil {
				t.Fatal(err)
			}
		}
		refused(t, "too many a day", add("other", "One More Company"), "name", "8 different conflict checks a day")
		same(t, "nothing of it is left", w.seen(dana, "c1")[:11], "possible 8:")
		closed := w.talks.all["c1"]
		closed.Closed = errs.Conflicting("Closed.", nil)
		w.talks.all["c1"] = closed
		is(t, "a closed conversation", add("other", "Last Company"), errs.Conflict)
		w.talks.all["c0"] = Talk{ConversationID: "c0", AttorneyID: "dana", ExpertID: "a", ExpertUserID: "amara"}
		is(t, "one from before there were checks", w.Add(t.Context(), dana, "c0", PartyForm{Side: "other", Name: "Acme"}), errs.NotFound)
	})
}

func TestAgree_showsTheNamesOnceBothAgreed(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.open("c1", "plaintiff Lena Abara")
		agree := func(who string, agreed bool) State {
			t.Helper()
			actor := dana
			if who == "expert" {
				actor = amara
			}
			state, err := w.agree(actor, "c1", agreed)
			if err != nil {
				t.Fatal(err)
			}
			w.clock.Advance(time.Minute)
			return state
		}
		agree("expert", true)
		same(t, "one agreed", w.seen(amara, "c1"), "clear 1: ")
		agree("expert", false)
		agree("attorney", true)
		same(t, "the other one agreed", w.seen(amara, "c1"), "clear 1: ")
		if len(w.talks.disclosed) != 0 {
			t.Error("disclosed before both agreed")
		}
		state := agree("expert", true)
		same(t, "both agreed", w.seen(amara, "c1"), "clear 1: plaintiff Lena Abara, own Hart & Lowe LLP")
		same(t, "disclosed", strings.Join(w.talks.disclosed, ", "), "c1")
		if !state.AttorneyAgreedAt.Equal(noon.Add(2*time.Minute)) || !state.ExpertAgreedAt.Equal(noon.Add(3*time.Minute)) {
			t.Errorf("%v %v", state.AttorneyAgreedAt, state.ExpertAgreedAt)
		}
		if again := agree("expert", false); !again.Shown() {
			t.Error("taken back after both agreed")
		}
		certificate, _, err := w.certificate(t.Context(), amara, &checkInput{ConversationInput{"c1"}, 1})
		if err != nil || len(certificate.Parties) != 2 {
			t.Errorf("%+v %v", certificate, err)
		}
		_, err = w.Agree(t.Context(), lee, "c1", AgreeForm{Agreed: true})
		is(t, "someone else", err, errs.NotFound)
		w.open("c2", "plaintiff Tom Lowe")
		closed := w.talks.all["c2"]
		closed.Closed = errs.Conflicting("Closed.", nil)
		w.talks.all["c2"] = closed
		_, err = w.agree(dana, "c2", true)
		is(t, "a closed conversation", err, errs.Conflict)
	})
}

func TestAgree_showsNothingToSomeoneWhoMeantToAsk(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		for _, c := range []struct {
			id         string
			one, other auth.Actor
		}{{"c1", dana, amara}, {"c2", amara, dana}} {
			w.open(c.id, "plaintiff Lena Abara")
			if _, err := w.agree(c.other, c.id, true); err != nil {
				t.Fatal(err)
			}
			_, err := w.Agree(t.Context(), c.one, c.id, AgreeForm{Agreed: true})
			is(t, "saw no offer, but there is one", err, errs.Conflict)
			if _, err := w.agree(c.other, c.id, false); err != nil {
				t.Fatal(err)
			}
			_, err = w.Agree(t.Context(), c.one, c.id, AgreeForm{Agreed: true, Offered: true})
			is(t, "saw an offer that was taken back", err, errs.Conflict)
			same(t, "nothing changed", w.seen(amara, c.id), "clear 1: ")
			if _, err := w.agree(c.other, c.id, true); err != nil {
				t.Fatal(err)
			}
			if state, err := w.agree(c.one, c.id, true); err != nil || !state.Shown() {
				t.Errorf("saw it: %+v %v", state, err)
			}
		}
	})
}

func TestAgree_tellsTheOtherOneThatNamesWereAskedFor(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.open("c1", "plaintiff Lena Abara")
		change := func(actor auth.Actor, agreed bool) {
			t.Helper()
			if _, err := w.agree(actor, "c1", agreed); err != nil {
				t.Fatal(err)
			}
		}
		mails := func(rule string, want ...string) {
			t.Helper()
			var all []string
			for _, m := range w.outbox.All {
				if strings.Contains(m.Text+m.Subject, "Abara") {
					t.Errorf("%s names a party: %s", rule, m.Text)
				}
				all = append(all, m.To+" "+m.Subject)
			}
			same(t, rule, strings.Join(all, ", "), strings.Join(want, ", "))
			w.outbox.All = nil
		}
		change(dana, true)
		if len(w.outbox.All) == 1 && !strings.Contains(w.outbox.All[0].Text, "https://peritus.example/experts/my-profile/messages/inbox/c1") {
			t.Errorf("%+v", w.outbox.All)
		}
		mails("the attorney offers", "amara@uni.example An attorney offers to show you the names of the parties")
		change(dana, false)
		change(dana, true)
		mails("again on the same day")
		change(dana, false)
		w.clock.Advance(25 * time.Hour)
		change(amara, true)
		mails("the expert asks the next day", "dana@hart.example An expert asks to see the names of the parties")
		change(dana, true)
		mails("both agreed")
		w.open("c2", "plaintiff Lena Abara")
		w.talks.muted = map[string][]string{"c2": {"amara"}}
		if _, err := w.agree(dana, "c2", true); err != nil {
			t.Fatal(err)
		}
		mails("muted")
	})
}

func TestCorrect_hasAnEnd(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.open("c1", "plaintiff Lena Abara", "defense Palisade")
		number := 2
		for n := range mostEver - 3 { // with the attorney's own firm, there are three
			w.clock.Advance(2 * time.Minute)
			if err := w.Correct(t.Context(), dana, "c1", number, PartyForm{Side: "defense", Name: []string{"Acme", "Palisade"}[n%2]}); err != nil {
				t.Fatal(n, err)
			}
			number = n + 4
		}
		is(t, "one more", w.Correct(t.Context(), dana, "c1", number, PartyForm{Side: "defense", Name: "Harbor"}), errs.Conflict)
		if err := w.Remove(t.Context(), dana, "c1", number); err != nil {
			t.Error("removing one: ", err)
		}
	})
}

func TestCorrect_replacesAPartyAndChecksAgain(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		w.records.names("a", "Palisade Tower Cranes, Inc.")
		w.open("c1", "plaintiff Lena Abara", "defense Palisades Tower Crane")
		correct := func(actor auth.Actor, number int, side, written string) error {
			return w.Correct(ctx, actor, "c1", number, PartyForm{Side: side, Name: written})
		}
		for rule, c := range map[string]struct {
			err  error
			kind errs.Kind
		}{
			"the expert": {correct(amara, 2, "defense", "Acme"), errs.Forbidden}, "someone else": {correct(lee, 2, "defense", "Acme"), errs.NotFound},
			"no such party": {correct(dana, 9, "defense", "Acme"), errs.NotFound}, "no number": {correct(dana, 0, "defense", "Acme"), errs.NotFound}, "the attorney's own firm": {correct(dana, 3, "defense", "Acme"), errs.NotFound},
		} {
			is(t, rule, c.err, c.kind)
		}
		refused(t, "no name", correct(dana, 2, "defense", " "), "name", "Enter the name")
		refused(t, "another party's name", correct(dana, 2, "defense", "lena abara"), "name", "on the list already")
		if err := correct(dana, 2, "defense", "Palisades Tower Crane"); err != nil {
			t.Fatal(err)
		}
		same(t, "nothing changed", w.seen(dana, "c1"), "clear 1: plaintiff Lena Abara, defense Palisades Tower Crane, own Hart & Lowe LLP")
		if err := correct(dana, 2, "other", "Palisade Tower Cranes"); err != nil {
			t.Fatal(err)
		}
		same(t, "corrected", w.seen(dana, "c1"), "possible 2: plaintiff Lena Abara, own Hart & Lowe LLP, other Palisade Tower Cranes")
		same(t, "told", strings.Join(w.talks.told, ", "), "c1")
		if len(w.outbox.All) != 1 || w.outbox.All[0].To != "amara@uni.example" {
			t.Errorf("%+v", w.outbox.All)
		}
		is(t, "the one that was corrected", correct(dana, 2, "defense", "Acme"), errs.NotFound)
		first, _, err := w.certificate(ctx, dana, &checkInput{ConversationInput{"c1"}, 1})
		if err != nil || len(first.Parties) != 3 || first.Parties[1].Name != "Palisades Tower Crane" || first.Parties[1].RemovedAt == nil {
			t.Errorf("the first certificate: %+v %v", first.Parties, err)
		}
		second, _, err := w.certificate(ctx, dana, &checkInput{ConversationInput{"c1"}, 2})
		if err != nil || len(second.Parties) != 3 || second.Parties[2].Name != "Palisade Tower Cranes" || second.Certificate.AskedBy != "dana" {
			t.Errorf("the second certificate: %+v %v", second.Parties, err)
		}
	})
}

func TestRemove_keepsCertificatesAndHidesWhatTheExpertNeverSaw(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		w.records.names("a", "Palisade Tower Cranes, Inc.")
		w.open("c1", "plaintiff Lena Abara", "defense Palisade Tower Cranes", "other Secret Holdings", "other Third Company")
		is(t, "the expert", w.Remove(ctx, amara, "c1", 3), errs.Forbidden)
		is(t, "someone else", w.Remove(ctx, lee, "c1", 3), errs.NotFound)
		for _, number := range []int{2, 3} {
			if err := w.Remove(ctx, dana, "c1", number); err != nil {
				t.Fatal(err)
			}
			is(t, "twice", w.Remove(ctx, dana, "c1", number), errs.NotFound)
		}
		same(t, "it stays possible while the names are hidden", w.seen(dana, "c1"), "possible 3: plaintiff Lena Abara, other Third Company, own Hart & Lowe LLP")
		w.clock.Advance(time.Minute)
		for _, actor := range []auth.Actor{dana, amara} {
			if _, err := w.agree(actor, "c1", true); err != nil {
				t.Fatal(err)
			}
		}
		w.clock.Advance(time.Minute)
		if err := w.Remove(ctx, dana, "c1", 4); err != nil {
			t.Fatal(err)
		}
		same(t, "now", w.seen(amara, "c1"), "clear 5: plaintiff Lena Abara, own Hart & Lowe LLP")
		is(t, "the last one", w.Remove(ctx, dana, "c1", 1), errs.Conflict)
		for _, c := range []struct {
			actor auth.Actor
			want  string
		}{{dana, "Lena Abara, Palisade Tower Cranes, Secret Holdings, Third Company, Hart & Lowe LLP"}, {amara, "Lena Abara, Third Company, Hart & Lowe LLP"}} {
			first, _, err := w.certificate(ctx, c.actor, &checkInput{ConversationInput{"c1"}, 1})
			if err != nil || len(first.Certificate.Parties) != 5 {
				t.Fatalf("%+v %v", first, err)
			}
			var names []string
			for _, p := range first.Parties {
				names = append(names, p.Name)
			}
			same(t, "the first certificate of "+c.actor.Name, strings.Join(names, ", "), c.want)
		}
		if err := w.DB.InTx(ctx, func(ctx context.Context) error { return Personal{w.Service}.Erase(ctx, "dana") }); err != nil {
			t.Fatal(err)
		}
		var left []string
		if err := w.DB.Read(ctx).Model(&partyRow{}).Order("position").Pluck("name", &left).Error; err != nil {
			t.Fatal(err)
		}
		same(t, "after the attorney's account, what the expert saw", strings.Join(left, ", "), "Lena Abara, Third Company, Hart & Lowe LLP")
	})
}

func TestRecheck_runsOnceForEachGrownRecord(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.records.names("a", "Harbor Crane Co.")
		w.open("c1", "plaintiff Lena Abara")
		w.open("c2", "defense Palisade Tower Cranes")
		w.open("c3", "defense Acme")
		w.open("c4", "defense Acme")
		closed := w.talks.all["c3"]
		closed.Closed = errs.Conflicting("Declined.", nil)
		w.talks.all["c3"] = closed
		run := func() {
			t.Helper()
			if err := w.Recheck(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		w.clock.Advance(restSpan)
		run()
		same(t, "nothing grew", fmt.Sprint(w.seen(dana, "c1")[:8], len(w.outbox.All)), "clear 1:0")
		w.records.save("a", Known{Entry: name.Entry{Written: "Harbor Crane Co.", Kind: name.Excluded}},
			Known{name.Entry{Written: "Sealed v. Palisade Tower Cranes, Inc.", Kind: name.Caption}, true})
		w.records.reads = 0
		run()
		run()
		if w.records.reads != 1 {
			t.Errorf("%d reads of records", w.records.reads)
		}
		same(t, "not concerned", w.seen(amara, "c1"), "clear 2: ")
		same(t, "concerned", w.seen(amara, "c2"), "possible 2: ")
		same(t, "a closed one", w.seen(dana, "c3")[:8], "clear 1:")
		same(t, "told", strings.Join(w.talks.told, ", "), "c1, c2, c4")
		mails := w.outbox.All
		if len(mails) != 2 {
			t.Fatalf("%d emails, want one each", len(mails))
		}
		for _, m := range mails {
			if strings.Contains(m.Text, "Palisade") || strings.Contains(m.Text, "Abara") || strings.Count(m.Text, "https://") != 3 {
				t.Errorf("%s", m.Text)
			}
		}
		// The sealed matter changed no number that anybody sees, but the record is another one.
		certificate, check, err := w.certificate(t.Context(), dana, &checkInput{ConversationInput{"c2"}, 2})
		if err != nil || !certificate.Certificate.Record.Compared || certificate.Certificate.AskedBy != "" || check.Result != Possible {
			t.Errorf("%+v %v", certificate, err)
		}
		for _, entry := range w.log.All {
			if text := fmt.Sprintf("%+v", entry); strings.Contains(text, "Palisade") {
				t.Errorf("logged %s", text)
			}
		}
		w.records.names("a", "Harbor Crane Co.")
		w.records.names("a", "Harbor Crane Co.", "Something Else")
		w.clock.Advance(restSpan)
		run()
		same(t, "two changes, one check", w.seen(dana, "c1")[:8], "clear 3:")
		same(t, "a possible conflict stays one", w.seen(dana, "c2")[:11], "possible 2:")
		w.talks.muted = map[string][]string{"c1": {"dana"}, "c2": {"dana"}, "c4": {"dana"}}
		mailed := len(w.outbox.All)
		w.records.names("a", "Harbor Crane Co.", "Another")
		w.clock.Advance(restSpan)
		run()
		if mails := w.outbox.All[mailed:]; len(mails) != 1 || mails[0].To != "amara@uni.example" {
			t.Errorf("muted: %+v", mails)
		}
		w.records.seq = 1 // a restored backup
		run()
		w.records.names("a", "Lena Abara")
		w.clock.Advance(restSpan)
		run()
		same(t, "after a restored backup", w.seen(dana, "c1")[:11], "possible 5:")
	})
}

func TestRecheck_tellsAnExpertNoNamesByTrying(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.records.names("a", "Harbor Crane Co.")
		w.open("c1", "defense Palisade Tower Cranes")
		w.open("c2", "defense Acme Rigging")
		run := func() {
			t.Helper()
			if err := w.Recheck(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		stale := func() (n int64) {
			t.Helper()
			if err := w.DB.Read(t.Context()).Model(&stateRow{}).Where("stale").Count(&n).Error; err != nil {
				t.Fatal(err)
			}
			return n
		}
		for _, guess := range []string{"Lena Abara", "Palisade Tower Cranes", "Tom Lowe", "Palisade Tower Cranes"} {
			w.records.names("a", guess)
			run()
			w.clock.Advance(time.Hour)
			same(t, "on the same day", w.seen(amara, "c1"), "clear 1: ")
		}
		if len(w.outbox.All) != 0 || stale() != 2 {
			t.Errorf("%d emails, %d wait", len(w.outbox.All), stale())
		}
		w.records.names("a", "Harbor Crane Co.")
		run()
		if n := stale(); n != 0 {
			t.Errorf("taken back, and %d wait", n)
		}
		w.records.names("a", "Palisade Tower Cranes")
		run()
		w.clock.Advance(restSpan)
		w.records.reads = 0
		run()
		same(t, "a day later", w.seen(amara, "c1"), "possible 2: ")
		if w.records.reads != 1 || len(w.outbox.All) != 2 || stale() != 0 {
			t.Errorf("%d reads, %d emails, %d wait", w.records.reads, len(w.outbox.All), stale())
		}
		for range 3 {
			w.records.names("a", "Something Else")
			w.clock.Advance(restSpan)
			run()
			same(t, "never back by itself", w.seen(amara, "c1"), "possible 2: ")
		}
		if err := w.Add(t.Context(), dana, "c1", PartyForm{Side: "other", Name: "Maria Reyes"}); err != nil {
			t.Fatal(err)
		}
		same(t, "nor by another party", w.seen(amara, "c1"), "possible 3: ")
		for _, actor := range []auth.Actor{amara, dana} {
			if _, err := w.agree(actor, "c1", true); err != nil {
				t.Fatal(err)
			}
		}
		same(t, "once the names are shown", w.seen(amara, "c1")[:8], "clear 4:")
		w.records.names("a", "Palisade Tower Cranes")
		run()
		same(t, "and at once from then on", w.seen(amara, "c1")[:11], "possible 5:")
		same(t, "not in the other one", w.seen(amara, "c2")[:6], "clear ")
	})
}

func TestPersonal_copiesWhatEachSeesAndErasesTheRest(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.open("c1", "plaintiff Lena Abara")
		w.open("c2", "plaintiff Tom Lowe")
		if _, err := w.Try(t.Context(), dana, "a", partiesOf("plaintiff Lena Abara")); err != nil {
			t.Fatal(err)
		}
		for _, actor := range []string{"dana", "amara"} {
			who := dana
			if actor == "amara" {
				who = amara
			}
			if _, err := w.agree(who, "c2", true); err != nil {
				t.Fatal(err)
			}
		}
		copied := func(userID string) string {
			t.Helper()
			var out bytes.Buffer
			to := archive.New(&out, noon)
			if err := errors.Join((Personal{w.Service}).Export(t.Context(), userID, to), to.Close()); err != nil {
				t.Fatal(err)
			}
			files, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
			if err != nil || len(files.File) != 1 {
				t.Fatal(files, err)
			}
			file, err := files.File[0].Open()
			if err != nil {
				t.Fatal(err)
			}
			text, err := io.ReadAll(file)
			if err != nil {
				t.Fatal(err)
			}
			return string(text)
		}
		if got := copied("dana"); !strings.Contains(got, "Abara") || !strings.Contains(got, "Lowe") || !strings.Contains(got, Format) {
			t.Errorf("the attorney's copy: %s", got)
		}
		if got := copied("amara"); strings.Contains(got, "Abara") || !strings.Contains(got, "Tom Lowe") {
			t.Errorf("the expert's copy: %s", got)
		}
		if err := (Personal{w.Service}).Erase(t.Context(), "dana"); err != nil {
			t.Fatal(err)
		}
		same(t, "what the expert was shown stays", w.seen(amara, "c2"), "clear 1: plaintiff Tom Lowe, own Hart & Lowe LLP")
		var left int64
		if err := w.DB.Read(t.Context()).Raw("SELECT (SELECT COUNT(*) FROM conflict_parties WHERE conversation_id = 'c1') + (SELECT COUNT(*) FROM conflict_tries)").Scan(&left).Error; err != nil || left != 0 {
			t.Errorf("%d rows are left: %v", left, err)
		}
	})
}
