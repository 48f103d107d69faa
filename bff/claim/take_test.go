package claim

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/profile/section"
)

func TestTake_givesTheProfileOnceToTheVerifiedBrowser(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		pending := w.begin(t, request(ByEmail))
		refused(t, w.Take(w.ctx, pending.ID, mine, "ada"), errs.Conflict, "has ended")
		c, err := w.Check(w.ctx, pending.ID, mine, w.code(t, onFile))
		if err != nil {
			t.Fatal(err)
		}
		refused(t, w.Take(w.ctx, c.ID, theirs, "ada"), errs.NotFound, "Claim")
		refused(t, w.Take(w.ctx, "nothing", mine, "ada"), errs.NotFound, "Claim")
		refused(t, w.Take(w.ctx, c.ID, mine, "nobody"), errs.Conflict, "has ended")
		if got := w.owner(t); got != "" {
			t.Fatalf("a refusal gave it to %q", got)
		}
		if err := w.Take(w.ctx, c.ID, mine, "ada"); err != nil || w.owner(t) != "ada" {
			t.Fatalf("%v, owner %q", err, w.owner(t))
		}
		refused(t, w.Take(w.ctx, c.ID, mine, "eve"), errs.Conflict, "has ended")
		for _, contact := range []string{onFile, onFileNo} {
			if all := w.post.to(contact); !strings.Contains(all[len(all)-1], "was claimed") {
				t.Errorf("%s got %q", contact, all)
			}
		}
	})
}

func TestView_saysWhetherTheProofIsUsable(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		usable := func(claimID string) bool {
			t.Helper()
			v, err := w.view(w.ctx, w.now(t, claimID))
			if err != nil {
				t.Fatal(err)
			}
			return v.Usable
		}
		pending := w.begin(t, request(ByEmail))
		if usable(pending.ID) {
			t.Error("usable before the proof")
		}
		c, err := w.Check(w.ctx, pending.ID, mine, w.code(t, onFile))
		if err != nil {
			t.Fatal(err)
		}
		if !usable(c.ID) {
			t.Error("not usable after the proof")
		}
		w.clock.Advance(ProofFor)
		if usable(c.ID) {
			t.Error("usable after it expired")
		}
		c = w.prove(t, request(ByEmail))
		if err := w.Take(w.ctx, c.ID, mine, "ada"); err != nil {
			t.Fatal(err)
		}
		if usable(c.ID) {
			t.Error("usable twice")
		}
	})
}

func TestTake_rollsBackWithItsTransaction(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.prove(t, request(ByEmail))
		failure := errors.New("the account could not be made")
		err := w.DB.InTx(w.ctx, func(ctx context.Context) error {
			if err := w.Take(ctx, c.ID, mine, "ada"); err != nil {
				return err
			}
			return failure
		})
		if !errors.Is(err, failure) || w.owner(t) != "" || w.now(t, c.ID).TakenBy != "" {
			t.Errorf("%v, owner %q", err, w.owner(t))
		}
		if err := w.Take(w.ctx, c.ID, mine, "ada"); err != nil {
			t.Errorf("the rollback used up the proof: %v", err)
		}
	})
}

func TestTake_theSecondOfTwoConcurrentProofsBecomesADispute(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		first := w.prove(t, request(ByEmail))
		second := request(ByEmail)
		second.Browser, second.Address = theirs, "192.0.2.9"
		rival := w.prove(t, second)
		late := second
		late.Browser = strings.Repeat("l", 43)
		unproved := w.begin(t, late)
		lateCode := w.code(t, onFile)
		errors := make([]error, 2)
		var wait sync.WaitGroup
		wait.Go(func() { errors[0] = w.Take(w.ctx, first.ID, mine, "ada") })
		wait.Go(func() { errors[1] = w.Take(w.ctx, rival.ID, theirs, "eve") })
		wait.Wait()
		if (errors[0] == nil) == (errors[1] == nil) {
			t.Fatalf("%v and %v", errors[0], errors[1])
		}
		loser := rival
		if errors[1] == nil {
			loser = first
		}
		if got := w.now(t, loser.ID); got.State != Disputed || !got.Waits {
			t.Errorf("the loser is %s", got.State)
		}
		if got := w.now(t, unproved.ID).State; got != Pending {
			t.Errorf("an unproved claim is %s", got)
		}
		_, err := w.Check(w.ctx, unproved.ID, late.Browser, lateCode)
		refused(t, err, errs.Conflict, "Someone else has claimed")
		if got := w.now(t, unproved.ID); got.State != Disputed || !got.Waits {
			t.Errorf("a late proof is %s", got.State)
		}
	})
}

func TestTake_aUserHasOneProfile(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.taken(t)
		w.prepare(t, "two", "two@uni.example", "")
		again := request(ByEmail)
		again.ExpertID = "two"
		c := w.begin(t, again)
		if _, err := w.Check(w.ctx, c.ID, mine, w.code(t, "two@uni.example")); err != nil {
			t.Fatal(err)
		}
		refused(t, w.Take(w.ctx, c.ID, mine, "ada"), errs.Conflict, "")
	})
}

func TestContactData_isLockedFor72HoursAfterAClaim(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.taken(t)
		steal := func(a *section.AboutMe) { a.ContactEmail = "thief@evil.example" }
		w.clock.Advance(ContestWindow - time.Second)
		refused(t, w.tryAbout("ingrid", 1, steal), errs.Invalid, "contact_email")
		w.about(t, "ingrid", 1, func(a *section.AboutMe) { a.Headline = "Another headline" })
		w.clock.Advance(time.Second)
		w.about(t, "ingrid", 2, steal)
	})
}

func TestContest_makesAClaimADisputeUntilStaffDecide(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.taken(t)
		token := w.contestToken(t, onFileNo)
		refused(t, w.Contest(w.ctx, "made up"), errs.NotFound, "Link")
		for range 2 {
			if err := w.Contest(w.ctx, token); err != nil {
				t.Fatal(err)
			}
		}
		if got := w.now(t, c.ID); got.State != Disputed || !got.Waits || w.owner(t) != "ada" {
			t.Errorf("%+v, owner %q", got, w.owner(t))
		}
		if got := w.post.to(jana.Email); len(got) != 1 {
			t.Errorf("staff got %d emails", len(got))
		}
		w.clock.Advance(30 * 24 * time.Hour)
		refused(t, w.tryAbout("ingrid", 1, func(a *section.AboutMe) { a.Phone = "" }), errs.Invalid, "our team has reviewed")
	})
}

func TestContest_stopsPendingClaimsAndEndsAfter72Hours(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByEmail))
		right := w.code(t, onFile)
		if err := w.Contest(w.ctx, w.contestToken(t, onFile)); err != nil {
			t.Fatal(err)
		}
		_, err := w.Check(w.ctx, c.ID, mine, right)
		refused(t, err, errs.Conflict, "reviewing this claim")
		second := request(ByEmail)
		second.Browser = theirs
		proved := w.prove(t, second)
		if err := w.Take(w.ctx, proved.ID, theirs, "ada"); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(ContestWindow)
		refused(t, w.Contest(w.ctx, w.contestToken(t, onFile)), errs.Conflict, "72 hours")
	})
}

func TestRemoval_byCodeDeletesTheProfileAndItsName(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		other := request(ByDocument)
		other.Browser = theirs
		bystander := w.begin(t, other)
		wanted := request(BySMS)
		wanted.Purpose = ForRemoval
		c := w.begin(t, wanted)
		_, err := w.Check(w.ctx, c.ID, mine, "12345")
		refused(t, err, errs.Invalid, "code is incorrect")
		got, err := w.Check(w.ctx, c.ID, mine, w.code(t, onFileNo))
		if err != nil || got.State != Verified || got.ExpertName != "" {
			t.Fatalf("%+v %v", got, err)
		}
		if _, found, _ := w.profiles.FindPrepared(w.ctx, "ingrid"); found {
			t.Error("the profile is still there")
		}
		refused(t, w.Take(w.ctx, c.ID, mine, "ada"), errs.Conflict, "has ended")
		if got := w.now(t, bystander.ID); got.State != Expired || got.Name != "" || got.Email != "" {
			t.Errorf("another claim of it: %+v", got)
		}
		for _, table := range []string{"claims", "claim_steps", "claim_notices"} {
			var rows []map[string]any
			if err := w.DB.Read(w.ctx).Table(table).Find(&rows).Error; err != nil {
				t.Fatal(err)
			}
			for _, row := range rows {
				for column, value := range row {
					if text, ok := value.(string); ok && (strings.Contains(text, "Ingrid") || strings.Contains(text, "ingrid@") || strings.Contains(text, "•")) {
						t.Errorf("%s.%s still says %q", table, column, text)
					}
				}
			}
		}
		for _, contact := range []string{onFile, onFileNo} {
			if all := w.post.to(contact); !slices.ContainsFunc(all, func(s string) bool { return strings.Contains(s, "and its history were deleted") }) {
				t.Errorf("%s got %q", contact, all)
			}
		}
	})
}
