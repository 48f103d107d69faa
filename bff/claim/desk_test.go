package claim

import (
	"errors"
	"io"
	"os"
	"strings"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/platform/errs"
)

const minimalPDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"

func (w world) attach(t *testing.T, c Claim, content string) Claim {
	t.Helper()
	c, err := w.Attach(w.ctx, c.ID, mine, "license.pdf", strings.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func (w world) stored(t *testing.T) int {
	t.Helper()
	entries, err := os.ReadDir(w.folder)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	return len(entries)
}

func TestAttach_addsTheClaimToTheStaffQueue(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByDocument))
		if c.Waits || len(w.post.to(onFile)) != 1 || len(w.post.to(jana.Email)) != 0 {
			t.Errorf("%+v", c)
		}
		_, err := w.Attach(w.ctx, c.ID, theirs, "a.pdf", strings.NewReader(minimalPDF))
		refused(t, err, errs.NotFound, "Claim")
		_, err = w.Attach(w.ctx, c.ID, mine, "a.pdf", strings.NewReader("<html>"))
		refused(t, err, errs.Invalid, `"document":["We can't accept that file type.`)
		for range mostDocuments {
			c = w.attach(t, c, minimalPDF)
		}
		_, err = w.Attach(w.ctx, c.ID, mine, "a.pdf", strings.NewReader(minimalPDF))
		refused(t, err, errs.Invalid, "at most 3")
		if !c.Waits || c.State != Pending || w.stored(t) != mostDocuments || len(w.post.to(jana.Email)) != 1 {
			t.Errorf("%+v, %d files, %d emails to staff", c, w.stored(t), len(w.post.to(jana.Email)))
		}
		byCode := w.begin(t, request(ByEmail))
		_, err = w.Attach(w.ctx, byCode.ID, mine, "a.pdf", strings.NewReader(minimalPDF))
		refused(t, err, errs.Invalid, "uses a code")
	})
}

func TestVerify_sendsALinkDeletesTheDocumentAndIsAudited(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.attach(t, w.begin(t, request(ByDocument)), minimalPDF)
		d, err := w.Get(w.ctx, jana, c.ID)
		if err != nil || len(d.Documents) != 1 || d.facts()[0] != (ClaimFact{"name", "Ingrid Solheim", "Ingrid Solheim", true}) {
			t.Fatalf("%+v %v", d, err)
		}
		_, content, err := w.Open(w.ctx, jana, c.ID, d.Documents[0].ID)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(content)
		_ = content.Close()
		if string(text) != minimalPDF {
			t.Errorf("%q %v", text, err)
		}
		if err := w.Verify(w.ctx, jana, c.ID, c.Version, "The license is hers."); err != nil {
			t.Fatal(err)
		}
		got := w.now(t, c.ID)
		if got.State != Verified || got.Waits || got.ProofUntil.Sub(w.clock.Now()) != DecisionFor || w.stored(t) != 0 {
			t.Errorf("%+v, %d files are left", got, w.stored(t))
		}
		if _, _, err := w.Open(w.ctx, jana, c.ID, d.Documents[0].ID); errs.KindOf(err) != errs.NotFound {
			t.Errorf("the document is still there: %v", err)
		}
		if len(w.entries.All) != 3 || w.entries.All[0].Action != "claim.opened" || w.entries.All[1].Action != "claim.document-opened" ||
			w.entries.All[2].Action != "claim.verified" || w.entries.All[2].Reason != "The license is hers." {
			t.Errorf("entries %+v", w.entries.All)
		}
		letter := w.post.to("ingrid@home.example")
		if len(letter) != 1 || !strings.Contains(letter[0], "The license is hers.") {
			t.Fatalf("email %q", letter)
		}
		_, rest, _ := strings.Cut(letter[0], "resume=")
		token, _, _ := strings.Cut(rest, "\n")
		_, err = w.ResumeHere(w.ctx, c.ID, "made up", theirs)
		refused(t, err, errs.Conflict, "has ended")
		if _, err := w.ResumeHere(w.ctx, c.ID, token, theirs); err != nil {
			t.Fatal(err)
		}
		_, err = w.ResumeHere(w.ctx, c.ID, token, strings.Repeat("x", 43))
		refused(t, err, errs.Conflict, "has ended")
		refused(t, w.Take(w.ctx, c.ID, mine, "ada"), errs.NotFound, "Claim")
		if err := w.Take(w.ctx, c.ID, theirs, "ada"); err != nil || w.owner(t) != "ada" {
			t.Errorf("%v, owner %q", err, w.owner(t))
		}
	})
}

func TestDecide_needsAReasonTheCurrentVersionAndADocument(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByDocument))
		refused(t, w.Verify(w.ctx, jana, c.ID, c.Version, "Fine."), errs.Invalid, "hasn't sent a document")
		c = w.attach(t, c, minimalPDF)
		for _, reason := range []string{"", " \n", "\u3000"} {
			refused(t, w.Reject(w.ctx, jana, c.ID, c.Version, reason), errs.Invalid, "Enter a reason. We send it to the claimant and keep it.")
		}
		refused(t, w.Reject(w.ctx, jana, c.ID, c.Version, strings.Repeat("x", longestReason+1)), errs.Invalid, "Shorten the reason to 2,000 characters or fewer.")
		refused(t, w.Reject(w.ctx, jana, c.ID, c.Version, "a\x07b"), errs.Invalid, "Remove the special characters from the reason.")
		refused(t, w.Reject(w.ctx, jana, c.ID, c.Version-1, "No."), errs.Conflict, "Ingrid Solheim sent a document")
		refused(t, w.Reject(w.ctx, jana, "nothing", 1, "No."), errs.NotFound, "Claim")
		if len(w.entries.All) != 0 || w.now(t, c.ID).State != Pending {
			t.Errorf("a refusal left %+v", w.entries.All)
		}
		if err := w.Reject(w.ctx, jana, c.ID, c.Version, "The card has expired."); err != nil {
			t.Fatal(err)
		}
		if got := w.post.to("ingrid@home.example"); len(got) != 1 || !strings.Contains(got[0], "The card has expired.") {
			t.Errorf("email %q", got)
		}
		if w.stored(t) != 0 {
			t.Error("the document is still there")
		}
		refused(t, w.Verify(w.ctx, jana, c.ID, c.Version+1, "After all."), errs.Conflict, "has ended")
	})
}

func TestDecide_theAuditLogShowsModesAndPurposesInWords(t *testing.T) {
	for _, mode := range []Mode{ByEmail, BySMS, ByDocument} {
		for _, purpose := range []Purpose{ForProfile, ForRemoval} {
			shown := auth.AuditDetail{"mode": string(mode), "purpose": string(purpose)}.Labeled()
			if shown["Verification method"] == string(mode) || shown["Purpose"] == string(purpose) {
				t.Errorf("%s %s: %v", mode, purpose, shown)
			}
		}
	}
}

func TestDecide_rollsBackIfTheAuditEntryFails(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.attach(t, w.begin(t, request(ByDocument)), minimalPDF)
		w.entries.Fail = errors.New("the audit log is away")
		if err := w.Verify(w.ctx, jana, c.ID, c.Version, "Hers."); !errors.Is(err, w.entries.Fail) {
			t.Fatal(err)
		}
		if got := w.now(t, c.ID); got.State != Pending || w.stored(t) != 1 || len(w.post.to(got.Email)) > 1 {
			t.Errorf("%+v, %d files", got, w.stored(t))
		}
	})
}

func TestReject_aContestedClaimReleasesTheProfile(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.taken(t)
		if err := w.Contest(w.ctx, w.contestToken(t, onFile)); err != nil {
			t.Fatal(err)
		}
		if err := w.Reject(w.ctx, jana, c.ID, w.now(t, c.ID).Version, "The contact on file did not claim it."); err != nil {
			t.Fatal(err)
		}
		if w.owner(t) != "" {
			t.Errorf("still owned by %q", w.owner(t))
		}
		if got := w.post.to("ada@home.example"); len(got) == 0 || !strings.Contains(got[len(got)-1], "no longer yours") {
			t.Errorf("the owner got %q", got)
		}
		if found, _, err := w.Search(w.ctx, here, "solheim", 1); err != nil || len(found) != 1 {
			t.Errorf("search does not find it: %v %v", found, err)
		}
		if held, _, err := w.Held(w.ctx, "ingrid"); held || err != nil {
			t.Errorf("still held: %v", err)
		}
	})
}

func TestVerify_aContestedClaimLeavesTheProfileWithItsOwner(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.taken(t)
		if err := w.Contest(w.ctx, w.contestToken(t, onFile)); err != nil {
			t.Fatal(err)
		}
		if err := w.Verify(w.ctx, jana, c.ID, w.now(t, c.ID).Version, "We called the university."); err != nil {
			t.Fatal(err)
		}
		if got := w.now(t, c.ID); got.State != Verified || got.TakenBy != "ada" || w.owner(t) != "ada" || got.Resume != "" {
			t.Errorf("%+v", got)
		}
		if got := w.post.to("ada@home.example"); !strings.Contains(got[len(got)-1], "stays yours") {
			t.Errorf("the owner got %q", got)
		}
	})
}

func TestVerify_aSecondClaimTakesTheProfileFromItsOwner(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		first := w.taken(t)
		second := request(ByDocument)
		second.Browser = theirs
		c := w.begin(t, second)
		if err := w.Verify(w.ctx, jana, c.ID, c.Version, "Her passport says so."); err != nil {
			t.Fatal(err)
		}
		if got := w.now(t, first.ID); got.State != Rejected || w.owner(t) != "" {
			t.Errorf("the first claim is %s, owner %q", got.State, w.owner(t))
		}
		if err := w.Take(w.ctx, c.ID, theirs, "eve"); err != nil || w.owner(t) != "eve" {
			t.Errorf("%v, owner %q", err, w.owner(t))
		}
	})
}

func TestReject_aSecondClaimLeavesTheProfileWithItsOwner(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.taken(t)
		second := request(ByDocument)
		second.Browser = theirs
		c := w.begin(t, second)
		if err := w.Reject(w.ctx, jana, c.ID, c.Version, "Another person of that name."); err != nil || w.owner(t) != "ada" {
			t.Errorf("%v, owner %q", err, w.owner(t))
		}
	})
}

func TestVerify_aRemovalDeletesTheProfileAndItsEntryHasNoName(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		wanted := request(ByDocument)
		wanted.Purpose = ForRemoval
		c := w.attach(t, w.begin(t, wanted), minimalPDF)
		if err := w.Verify(w.ctx, jana, c.ID, c.Version, "Asked for by its person."); err != nil {
			t.Fatal(err)
		}
		entry := w.entries.All[0]
		if entry.Action != "expert.removed" || strings.Contains(entry.Name, "Ingrid") {
			t.Errorf("entry %+v", entry)
		}
		if got := w.post.to("ingrid@home.example"); len(got) != 1 || !strings.Contains(got[0], "was removed") {
			t.Errorf("email %q", got)
		}
		if _, found, _ := w.profiles.FindPrepared(w.ctx, "ingrid"); found || w.now(t, c.ID).Email != "" {
			t.Error("data is left")
		}
	})
}

func TestList_showsWaitingClaimsLongestFirstAndFilters(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		first := w.attach(t, w.begin(t, request(ByDocument)), minimalPDF)
		w.clock.Advance(60_000_000_000)
		second := request(ByDocument)
		second.Name, second.Contact = "Zoë Åkesson", "zoe@home.example"
		later := w.attach(t, w.begin(t, second), minimalPDF)
		w.begin(t, request(ByEmail))
		for name, c := range map[string]struct {
			f    Filter
			want []string
		}{
			"waiting":      {Filter{}, []string{first.ID, later.ID}},
			"by name":      {Filter{Query: "ZOË åkesson"}, []string{later.ID}},
			"by reference": {Filter{Query: first.Reference}, []string{first.ID}},
			"by address":   {Filter{Query: "zoe@home"}, []string{later.ID}},
			"no match":     {Filter{Query: "%"}, nil},
			"verified":     {Filter{State: Verified}, nil},
			"any state":    {Filter{All: true, Mode: ByDocument}, []string{later.ID, first.ID}},
			"removals":     {Filter{Purpose: ForRemoval}, nil},
		} {
			found, count, err := w.List(w.ctx, c.f, 1)
			if err != nil || count != len(c.want) || len(found) != len(c.want) {
				t.Errorf("%s: %d of %d, %v", name, len(found), count, err)
				continue
			}
			for i := range found {
				if found[i].ID != c.want[i] {
					t.Errorf("%s: order", name)
				}
			}
		}
		counts, waiting, err := w.Counts(w.ctx)
		if err != nil || waiting.Claims != 2 || !waiting.Since.Equal(first.CreatedAt) || counts[Pending] != 3 {
			t.Errorf("%v %+v %v", counts, waiting, err)
		}
	})
}

func TestNeededFiles_returnsTheFilesOfOpenClaims(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		open := w.attach(t, w.begin(t, request(ByDocument)), minimalPDF)
		documents, err := w.store.documents(w.ctx, open.ID)
		if err != nil || len(documents) != 1 {
			t.Fatalf("%v %v", documents, err)
		}
		left, err := w.Files.Keep(w.ctx, media.Evidence, strings.NewReader(minimalPDF)) // as a crash leaves one
		if err != nil {
			t.Fatal(err)
		}
		needed, err := w.NeededFiles(w.ctx, []string{documents[0].File, left.Key})
		if err != nil || !needed[documents[0].File] || needed[left.Key] {
			t.Errorf("%v %v", needed, err)
		}
	})
}
