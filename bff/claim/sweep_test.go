package claim

import (
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/errs"
)

// contested begins a claim by code and objects to it with the link in its mail.
func (w world) contested(t *testing.T, c Claim) Claim {
	t.Helper()
	mails := w.post.to(onFile)
	_, token, found := strings.Cut(mails[len(mails)-1], "/become-an-expert/contest?token=")
	if !found {
		t.Fatalf("no link to object in %q", mails)
	}
	if err := w.Contest(w.ctx, strings.Fields(token)[0]); err != nil {
		t.Fatal(err)
	}
	return w.now(t, c.ID)
}

func TestSweep_closesWhatNobodyDecidesIn90Days(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		byCode := w.contested(t, w.begin(t, request(ByEmail)))
		waiting := w.attach(t, w.begin(t, request(ByDocument)), minimalPDF)
		removal := request(ByDocument)
		removal.Purpose, removal.Contact = ForRemoval, "zoe@home.example"
		unwanted := w.attach(t, w.begin(t, removal), minimalPDF)
		documents, err := w.store.documents(w.ctx, waiting.ID)
		if err != nil || len(documents) != 1 {
			t.Fatalf("%v %v", documents, err)
		}
		sweep := func() {
			t.Helper()
			if err := w.Sweep(w.ctx); err != nil {
				t.Fatal(err)
			}
		}
		w.clock.Advance(UndecidedFor)
		sweep()
		for _, c := range []Claim{byCode, waiting, unwanted} {
			if got := w.now(t, c.ID); got.State != c.State || !got.Waits {
				t.Errorf("too early: %+v", got)
			}
		}
		w.clock.Advance(time.Second)
		sweep()
		sweep()
		for _, c := range []Claim{byCode, waiting, unwanted} {
			got := w.now(t, c.ID)
			if got.State != Expired || got.Waits {
				t.Errorf("%+v", got)
			}
			steps, err := w.store.steps(w.ctx, c.ID)
			if last := steps[len(steps)-1]; err != nil || last.Event != Expire || last.Text != "Nobody decided within 90 days." {
				t.Errorf("%+v %v", steps, err)
			}
		}
		if _, _, err := w.Open(w.ctx, jana, waiting.ID, documents[0].ID); errs.KindOf(err) != errs.NotFound {
			t.Errorf("its document: %v", err)
		}
		if _, err := w.Files.Open(documents[0].File); err == nil {
			t.Error("its file is left")
		}
		for to, says := range map[string]string{"ingrid@home.example": "your claim to Ingrid Solheim's profile", "zoe@home.example": "your request to remove Ingrid Solheim's profile"} {
			got := w.post.to(to)
			if len(got) != 1 || !strings.Contains(got[0], says) || !strings.Contains(got[0], "We deleted any documents you sent.") {
				t.Errorf("%s got %q", to, got)
			}
		}
		if counts, left, err := w.Counts(w.ctx); err != nil || left.Claims != 0 || left.Since != nil || counts[Expired] != 3 {
			t.Errorf("%v %+v %v", counts, left, err)
		}
		refused(t, w.Verify(w.ctx, jana, waiting.ID, waiting.Version, "Too late."), errs.Conflict, "the claim expired")
	})
}

// Closing an objection to a claim that has the profile would leave it with the claimant.
func TestSweep_leavesAnObjectionToATakenProfileOpen(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		taken := w.contested(t, w.taken(t))
		second := request(ByDocument)
		second.Browser = theirs
		rival := w.begin(t, second)
		if taken.State != Disputed || rival.State != Disputed {
			t.Fatalf("%s, %s", taken.State, rival.State)
		}
		w.clock.Advance(UndecidedFor + time.Second)
		if err := w.Sweep(w.ctx); err != nil {
			t.Fatal(err)
		}
		if got := w.now(t, taken.ID); got.State != Disputed || !got.Waits || w.owner(t) != "ada" {
			t.Errorf("%+v, owner %q", got, w.owner(t))
		}
		if got := w.now(t, rival.ID); got.State != Expired {
			t.Errorf("%+v", got)
		}
	})
}
