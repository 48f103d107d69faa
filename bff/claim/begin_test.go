package claim

import (
	"fmt"
	"strings"
	"testing"

	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

func TestSearch_neverReturnsContactData(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		found, count, err := w.Search(w.ctx, here, "solheim ingrid", 1)
		if err != nil || count != 1 || found[0].Name != "Ingrid Solheim" || found[0].ContactEmail != "" || found[0].Phone != "" {
			t.Errorf("%+v %d %v", found, count, err)
		}
		if found, _, err := w.Search(w.ctx, here, onFile, 1); err != nil || len(found) != 0 {
			t.Errorf("found by its address: %+v %v", found, err)
		}
	})
}

func TestSearch_limitsNetworkAddressesWhileRedisIsUp(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		var err error
		for range searchLimit + 1 {
			_, _, err = w.Search(w.ctx, here, "", 1)
		}
		refused(t, err, errs.TooMany, "Wait a few minutes")
		if _, _, err := w.Search(w.ctx, "192.0.2.8", "solheim", 1); err != nil {
			t.Errorf("another address: %v", err)
		}
		away := redis.NewClient(&redis.Options{Addr: "127.0.0.1:1", MaxRetries: -1})
		defer func() { _ = away.Close() }()
		w.Service.Redis = away
		if _, _, err := w.Search(w.ctx, here, "solheim", 1); err != nil {
			t.Errorf("without Redis: %v", err)
		}
	})
}

func TestBegin_sendsTheCodeAndNotifiesTheOtherContacts(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		c := w.begin(t, request(ByEmail))
		if c.State != Pending || c.Hint != "i••••@uni.example" || c.Name != "" || c.Email != "" {
			t.Errorf("%+v", c)
		}
		mails, texts := w.post.to(onFile), w.post.to(onFileNo)
		if len(mails) != 1 || !strings.Contains(mails[0], "/become-an-expert/contest?token=") || sixDigits.FindString(mails[0]) == "" {
			t.Errorf("mail %q", mails)
		}
		if len(texts) != 1 || !strings.Contains(texts[0], "Someone is claiming") || sixDigits.MatchString(texts[0]) {
			t.Errorf("the other contact: %q", texts)
		}
		w.begin(t, Request{ExpertID: "ingrid", Purpose: ForProfile, Mode: BySMS, Browser: theirs, Address: "192.0.2.9"})
		if got := w.post.to(onFileNo); len(got) != 2 || sixDigits.FindString(got[1]) == "" {
			t.Errorf("text %q", got)
		}
		notices, err := w.store.notices(w.ctx, c.ID)
		if err != nil || len(notices) != 2 {
			t.Errorf("%+v %v", notices, err)
		}
		for _, n := range notices {
			if strings.Contains(n.Hint, "ingrid") || strings.Contains(n.Hint, "0143") {
				t.Errorf("stored unmasked: %+v", n)
			}
		}
	})
}

func TestBegin_withoutAGatewayNothingIsTexted(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.post.noTexts = true
		profile, err := w.profile(w.ctx, auth.Nobody, &profileInput{ExpertID: "ingrid"})
		if err != nil || profile.Body.PhoneHint != "" || profile.Body.EmailHint == "" {
			t.Errorf("offered: %+v, %v", profile, err)
		}
		_, err = w.Begin(w.ctx, Request{ExpertID: "ingrid", Purpose: ForProfile, Mode: BySMS, Browser: theirs, Address: "192.0.2.9"})
		refused(t, err, errs.Invalid, "no phone number on file")
		w.begin(t, request(ByEmail))
		if texts := w.post.to(onFileNo); len(texts) != 0 {
			t.Errorf("%q", texts)
		}
	})
}

func TestBegin_theSameBrowserContinuesItsClaim(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		first, again := w.begin(t, request(ByEmail)), w.begin(t, request(ByEmail))
		if first.ID != again.ID || len(w.post.to(onFile)) != 1 {
			t.Errorf("%s and %s, %d mails", first.ID, again.ID, len(w.post.to(onFile)))
		}
		otherBrowser := request(ByEmail)
		otherBrowser.Browser = theirs
		if w.begin(t, otherBrowser).ID == first.ID {
			t.Error("another browser got the claim of the first")
		}
	})
}

func TestBegin_pendingClaimsDoNotBlockEachOther(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		stranger := request(ByEmail)
		stranger.Browser, stranger.Address = theirs, "198.51.100.1"
		for i := range profileAPlace {
			stranger.Browser = fmt.Sprintf("%043d", i)
			c := w.begin(t, stranger)
			wrong := other(w.code(t, onFile))
			for range 5 {
				if _, err := w.Check(w.ctx, c.ID, stranger.Browser, wrong); err == nil {
					t.Fatal("a guess was accepted")
				}
			}
		}
		stranger.Browser = theirs
		_, err := w.Begin(w.ctx, stranger)
		refused(t, err, errs.TooMany, "tomorrow")
		if c := w.prove(t, request(ByEmail)); c.State != Verified {
			t.Error("other claims block this one")
		}
	})
}

func TestBegin_limitsNoticesButNotTheExpertsCode(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for n := range 100 {
			x := request([]Mode{ByEmail, BySMS}[n%2])
			x.Browser, x.Address = fmt.Sprintf("%043d", n), fmt.Sprintf("2001:db8:1:%x::1", n)
			if _, err := w.Begin(w.ctx, x); err != nil {
				refused(t, err, errs.TooMany, "")
			}
		}
		mails, texts := len(w.post.to(onFile)), len(w.post.to(onFileNo))
		if mails != 9+3 || texts != 9+3 {
			t.Errorf("%d mails and %d texts from one network, want 9 codes and 3 notices each", mails, texts)
		}
		mailed := request(ByEmail)
		if c := w.prove(t, mailed); c.State != Verified {
			t.Errorf("%+v", c)
		}
	})
}

func TestBegin_countsTheSubnetOfAnIPv6Address(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.prepare(t, "bare", "bare@uni.example", "")
		begin := func(n int, address string) error {
			x := request(ByDocument)
			x.ExpertID, x.Browser, x.Address = "bare", fmt.Sprintf("%043d", n), address
			_, err := w.Begin(w.ctx, x)
			return err
		}
		for n := range profileAPlace {
			if err := begin(n, fmt.Sprintf("2001:db8:1::%x", n+1)); err != nil {
				t.Fatal(err)
			}
		}
		refused(t, begin(0, "2001:db8:1::ffff"), errs.TooMany, "tomorrow")
		passed := profileAPlace
		for n := range 60 {
			if begin(n, fmt.Sprintf("2001:db8:1:%x::1", n+1)) == nil {
				passed++
			}
		}
		if passed != 8*profileAPlace {
			t.Errorf("%d claims from one /48", passed)
		}
		if err := begin(0, "2001:db8:2::1"); err != nil {
			t.Errorf("another site: %v", err)
		}
	})
}

func TestBegin_reportsErrorsByField(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.prepare(t, "bare", "bare@uni.example", "")
		for name, c := range map[string]struct {
			change func(*Request)
			kind   errs.Kind
			holds  string
		}{
			"no such profile":            {func(x *Request) { x.ExpertID = "nobody" }, errs.NotFound, "Profile: Object does not exist"},
			"a guessable browser secret": {func(x *Request) { x.Browser = "1" }, errs.Invalid, `"browser"`},
			"an unknown mode":            {func(x *Request) { x.Mode = "pigeon" }, errs.Invalid, `"mode"`},
			"no number on file":          {func(x *Request) { x.ExpertID, x.Mode = "bare", BySMS }, errs.Invalid, "no phone number on file"},
			"no name":                    {func(x *Request) { x.Mode, x.Name = ByDocument, " \u3000" }, errs.Invalid, `"name":["Enter your name."]`},
			"no address":                 {func(x *Request) { x.Mode, x.Contact = ByDocument, "" }, errs.Invalid, `"contact"`},
			"a wrong address":            {func(x *Request) { x.Mode, x.Contact = ByDocument, "ingrid@home" }, errs.Invalid, "“home” is missing an ending, such as .com."},
			"an address with a header":   {func(x *Request) { x.Mode, x.Contact = ByDocument, "a@b.example\nBcc: c@d.example" }, errs.Invalid, "Enter an email address such as name@example.com."},
			"a long note":                {func(x *Request) { x.Mode, x.Note = ByDocument, strings.Repeat("x", 2001) }, errs.Invalid, "Shorten your note to 2,000 characters or fewer. It has 2,001 now."},
			"a control character":        {func(x *Request) { x.Mode, x.Institution = ByDocument, "a\x00b" }, errs.Invalid, "special characters"},
		} {
			t.Run(name, func(t *testing.T) {
				x := request(ByEmail)
				c.change(&x)
				_, err := w.Begin(w.ctx, x)
				refused(t, err, c.kind, c.holds)
			})
		}
		if got := w.post.to(onFile); len(got) != 0 {
			t.Errorf("sent %q", got)
		}
	})
}

func TestBegin_aClaimedProfileNeedsADocumentAndBecomesADispute(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.taken(t)
		second := request(ByEmail)
		second.Browser = theirs
		_, err := w.Begin(w.ctx, second)
		refused(t, err, errs.Invalid, "Someone has claimed this profile")
		second.Mode = ByDocument
		c := w.begin(t, second)
		if c.State != Disputed || !c.Waits {
			t.Errorf("%+v", c)
		}
		if got := w.post.to("ada@home.example"); len(got) == 0 || !strings.Contains(got[len(got)-1], "Someone is claiming") {
			t.Errorf("the owner got %q", got)
		}
		if got := w.post.to(jana.Email); len(got) != 1 || !strings.Contains(got[0], "disputed") {
			t.Errorf("staff got %q", got)
		}
		second.Purpose = ForRemoval
		_, err = w.Begin(w.ctx, second)
		refused(t, err, errs.Conflict, "Its owner can delete it")
	})
}
