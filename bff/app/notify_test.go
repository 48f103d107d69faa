package app

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"peritus/bff/notify"
	"peritus/bff/platform/golden"
)

// The golden file has all emails in one place, so that they can be proofread.
func TestNotifications_matchTheGoldenFile(t *testing.T) {
	var b strings.Builder
	b.WriteString("# Every notification that Peritus sends.\n# go test ./bff/app -run TestNotifications -update\n")
	for _, k := range kinds() {
		fmt.Fprintf(&b, "\n================ %s (%s)\n", k.Code, k.Class)
		if k.Class == notify.Optional {
			fmt.Fprintf(&b, "In the settings: %s. %s For: %v\n", k.Label, k.Detail, k.For)
		}
		if k.InApp != nil {
			fmt.Fprintf(&b, "In the center (%s): %s -> %s\n", k.InApp.Topic, k.InApp.Title, k.InApp.Path)
		}
		fmt.Fprintf(&b, "Subject: %s\n\n%s", k.Subject, k.Text)
	}
	golden.Check(t, "notifications.golden", b.String())
}

// TestNotifications_onlyTheseCanBeTurnedOff keeps security emails and codes from becoming
// optional by accident.
func TestNotifications_onlyTheseCanBeTurnedOff(t *testing.T) {
	var optional []string
	for _, k := range kinds() {
		if k.Class == notify.Optional {
			optional = append(optional, k.Code)
		}
	}
	if want := []string{"new-browser", "profile.expires", "new-requests", "search.fits", "list.shared", "message.unread", "conflict.checked-again", "conflict.names-asked",
		"availability.asked", "availability.settled", "availability.answered", "availability.expired", "credit.granted", "credit.expiring"}; !slices.Equal(optional, want) {
		t.Errorf("%v can be turned off, want %v", optional, want)
	}
}

// TestNotifications_onlyTheseGoByEmailAlone makes leaving a kind out of the center a decision:
// these go to people without an account, to those who can't sign in, or beside another one.
// Whether an address has an account must not show in how long it takes to sign up.
func TestNotifications_onlyTheseGoByEmailAlone(t *testing.T) {
	var alone []string
	for _, k := range kinds() {
		if k.InApp == nil {
			alone = append(alone, k.Code)
		}
	}
	if want := []string{"account.email-change-new", "account.email-taken", "account.email-changed-old", "users.invited", "users.suspended", "signup.code", "signup.account-exists",
		"privacy.account-deleted", "claim.code", "claim.profile-removed", "claim.removal-done", "claim.verified", "claim.rejected", "claim.undecided",
		"inquiry.received", "inquiry.reply"}; !slices.Equal(alone, want) {
		t.Errorf("%v aren't in the center, want %v", alone, want)
	}
}

// centerFields are what titles and paths in the center may have, since both are stored. Names
// and words of others aren't among them: ".by" stores an id, and the name is looked up when
// the center is read. A field of several meanings is only for these kinds.
var centerFields = map[string][]string{
	"by": nil, "link": nil, "path": nil, // ids
	"asked": nil, "answered": nil, "conversations": nil, "credits": nil, "left": nil, "tries": nil, "of": nil, "browsers": nil, // numbers
	"at": nil, "day": nil, "until": nil, // days
	"reference": nil, "state": nil, // codes, such as that of a claim and of a U.S. state
	"answer": {"availability.answered"},                                // yes, no, or later
	"device": {"new-browser"},                                          // the reader's own
	"from":   {"users.groups-changed"}, "to": {"users.groups-changed"}, // our groups
	"passkey": {"factor.passkey-added", "factor.passkey-removed", "factor.passkey-blocked"}, // what the reader called it
	"subject": {"search.fits"},                                                              // what the reader called their search, and how many
	"summary": {"new-requests"},                                                             // how many of which form
	"what":    {"profile.expires", "payment.problem"},                                       // the reader's own license; our words
}

var fieldOf = regexp.MustCompile(`\.([A-Za-z_]\w*)`)

// notInCenter are the fields of a kind that the center may not store.
func notInCenter(k *notify.Kind) (wrong []string) {
	for _, action := range regexp.MustCompile(`{{.*?}}`).FindAllString(k.InApp.Title+k.InApp.Path, -1) {
		for _, field := range fieldOf.FindAllStringSubmatch(action, -1) {
			kinds, known := centerFields[field[1]]
			if !known || kinds != nil && !slices.Contains(kinds, k.Code) {
				wrong = append(wrong, field[1])
			}
		}
	}
	return wrong
}

// TestNotifications_theCenterKeepsNoNamesAndNoTextOfOthers is about titles, which are stored.
func TestNotifications_theCenterKeepsNoNamesAndNoTextOfOthers(t *testing.T) {
	for _, k := range kinds() {
		if k.InApp == nil {
			continue
		}
		if wrong := notInCenter(k); len(wrong) > 0 {
			t.Errorf("%s stores %v. Leave it out, or add it to the list if it can't be anyone's name or words", k.Code, wrong)
		}
	}
	for _, title := range []string{"{{.name}} wrote", "{{if .caption}}A{{end}}", "{{.subject}}", "{{printf \"%s\" .newField}}"} {
		if len(notInCenter(&notify.Kind{Code: "message.unread", InApp: &notify.InApp{Title: title}})) == 0 {
			t.Errorf("%s would be stored", title)
		}
	}
}

func TestNotifications_allCanBeRegistered(t *testing.T) {
	if err := notify.New(notify.Deps{}).Register(kinds()...); err != nil {
		t.Error(err)
	}
}
