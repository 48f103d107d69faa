package challenge

import (
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
	"peritus/bff/profile"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

func of(pairs ...string) []section.Challenge {
	var list []section.Challenge
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, section.Challenge{Basis: pairs[i], Date: pairs[i+1]})
	}
	return list
}

func TestFresh_findsWhatWasAddedButNotWhatWasEdited(t *testing.T) {
	for _, c := range []struct {
		name          string
		before, after []section.Challenge
		want          []int
	}{
		{"the first one", nil, of("Daubert", "2024"), []int{0}},
		{"the same", of("Daubert", "2024"), of("Daubert", "2024"), nil},
		{"case and spaces", of("Daubert: method", "2024"), of(" daubert:  METHOD ", "2024"), nil},
		{"one more of the same basis", of("Daubert", "2024"), of("Daubert", "2024", "Daubert", "2025"), []int{1}},
		{"one more of the same day", of("Daubert", "2024"), of("Frye", "2024", "Daubert", "2024"), []int{0}},
		{"a corrected date", of("Daubert", "2024"), of("Daubert", "2025"), nil},
		{"a corrected basis", of("Dobert", "2024"), of("Daubert", "2024"), nil},
		{"another one instead", of("Daubert", "2024"), of("Frye", "2019"), []int{0}},
		{"one fewer", of("Daubert", "2024", "Frye", "2019"), of("Frye", "2019"), nil},
		{"turned around", of("Daubert", "2024", "Frye", "2019"), of("Frye", "2019", "Daubert", "2024"), nil},
	} {
		if have := fresh(c.before, c.after); !slices.Equal(have, c.want) {
			t.Errorf("%s: want %v, have %v", c.name, c.want, have)
		}
	}
}

func TestTestimonyChanged_tellsTheExpertOnce(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		ctx := t.Context()
		expert := auth.Actor{UserID: "user-expert", Name: "Amara", Groups: auth.Groups{auth.Expert}}
		staff := auth.Actor{UserID: "user-staff", Name: "Joaquín", Groups: auth.Groups{auth.Researcher}}
		outbox, now := &notifytest.Outbox{}, clock.NewFake(time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC))
		s := New(Deps{DB: d, Notify: outbox, WebOrigin: "https://peritus.test",
			Accounts: authtest.Directory{{ID: "user-expert", Name: "Amara", Email: "amara@peritus.test"}}})
		profiles := profile.New(profile.Deps{DB: d, Clock: now, IDs: id.Random, Watchers: []profile.TestimonyWatcher{s},
			Approval: profile.Approval{AuditLog: &authtest.Log{}}})
		s.Profiles = profiles
		for _, e := range [][2]any{{"expert-1", "user-expert"}, {"unclaimed", nil}} {
			if err := d.Write(ctx).Exec(`INSERT INTO experts (id, user_id, status, visibility, slug, name, headline, completeness, created_at, updated_at)
				VALUES (?, ?, 'published', 'public', '', 'Amara Bell', '', 0, 1, 1)`, e[0], e[1]).Error; err != nil {
				t.Fatal(err)
			}
		}
		matter := func(sealed bool, challenges []section.Challenge) profile.Input {
			m := &section.Matter{Caption: "Reyes v. Doe", Court: "U.S. District Court for the Southern District of New York", Docket: "1:24-cv-0001", Jurisdiction: "New York", Side: "plaintiff", Sealed: sealed,
				Events: []section.Event{{Kind: "trial", Date: "2025-01-02"}}, Challenges: challenges}
			for i := range m.Challenges {
				m.Challenges[i].Ruling = "granted-in-part"
			}
			return profile.Input{Visibility: stored.Public, Reason: "Asked by phone", Content: m}
		}
		told := 0
		expect := func(step string, want int, holds, lacks []string) {
			t.Helper()
			mails := outbox.To("amara@peritus.test")
			if len(mails)-told != want {
				t.Fatalf("%s: want %d mails, have %d", step, want, len(mails)-told)
			}
			for _, m := range mails[told:] {
				for _, text := range holds {
					if !strings.Contains(m.Text, text) {
						t.Errorf("%s: %q is not in %s", step, text, m.Text)
					}
				}
				for _, text := range lacks {
					if strings.Contains(m.Subject+m.Text, text) {
						t.Errorf("%s: %q is in %s", step, text, m.Text)
					}
				}
			}
			told = len(mails)
		}
		save := func(actor auth.Actor, at stored.Item, in profile.Input) stored.Item {
			t.Helper()
			in.Version = at.Version
			var out profile.Outcome
			var err error
			if at.ID == "" {
				out, err = profiles.Add(ctx, actor, "expert-1", section.MattersCode, in)
			} else {
				out, err = profiles.Save(ctx, actor, "expert-1", section.MattersCode, at.ID, in)
			}
			if err != nil {
				t.Fatal(err)
			}
			return out.Item
		}
		item := save(staff, stored.Item{}, matter(false, nil))
		expect("a matter without challenges", 0, nil, nil)
		item = save(staff, item, matter(false, of("Daubert: methodology", "2025-01")))
		expect("by staff", 1, []string{"Hi Amara,", "Our team added a challenge in Reyes v. Doe", "> Daubert: methodology", "> Ruling: granted in part", "You can add an answer",
			"https://peritus.test/experts/my-profile/expert-witness-experience?edit=" + item.ID + "&field=challenges.0.reply#field-challenges-0-reply"}, nil)
		leadsToTheReply(t, outbox.To("amara@peritus.test")[0].Text, expert)
		edited := of("Daubert: methodology", "2025-01-07")
		edited[0].Reply = "One opinion."
		item = save(expert, item, matter(false, edited))
		expect("an edit and an answer", 0, nil, nil)
		two := append(of("Frye", "2025-03"), edited...)
		two[0].Reply = "Denied later."
		item = save(expert, item, matter(false, two))
		expect("by the expert, answered", 1, []string{"You added a challenge", "> Frye", "Your answer stands beside it", "field=challenges.0.reply"}, []string{"Daubert"})
		removed, err := profiles.Remove(ctx, expert, "expert-1", section.MattersCode, item.ID, item.Version, "")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := profiles.Restore(ctx, expert, "expert-1", removed.Revision, ""); err != nil {
			t.Fatal(err)
		}
		expect("a deletion that was undone", 0, nil, nil)
		save(staff, stored.Item{}, matter(true, of("Secret method", "2025-05", "Other", "2024")))
		expect("in a sealed matter", 2, []string{"in a sealed matter", "challenges-"}, []string{"Reyes", "Secret", "granted"})
		if _, err := profiles.Add(ctx, staff, "unclaimed", section.MattersCode, matter(false, of("Daubert", "2025"))); err != nil {
			t.Fatal(err)
		}
		if len(outbox.All) != told {
			t.Errorf("somebody was told of an unclaimed profile: %+v", outbox.All[told:])
		}
	})
}

// leadsToTheReply follows the link of a mail: a signed-out expert signs in and returns to
// the same query, which names the field. web/app/features/profile/section/item-form.test.tsx
// has the field.
func leadsToTheReply(t *testing.T, mail string, expert auth.Actor) {
	t.Helper()
	at := strings.Index(mail, "https://peritus.test/")
	link, err := url.Parse(strings.Fields(mail[at:])[0])
	if err != nil {
		t.Fatal(err)
	}
	path := link.RequestURI()
	out := auth.Guard(auth.Nobody, path).Verdict
	to, err := url.Parse(out.Redirect)
	if err != nil || out.Reason != auth.ReasonSignIn || to.Path != "/sign-in" || to.Query().Get("next") != path {
		t.Errorf("%s: %+v %v", path, out, err)
	}
	both := auth.Actor{UserID: expert.UserID, Groups: auth.Groups{auth.Attorney, auth.Expert}}
	for _, actor := range []auth.Actor{expert, both} {
		if !auth.ReturnPath(actor, path) {
			t.Errorf("%v can't return to %s", actor.Groups, path)
		}
	}
}
