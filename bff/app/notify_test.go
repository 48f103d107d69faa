package app

import (
	"fmt"
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

// TestNotifications_theCenterKeepsNoNamesAndNoTextOfOthers is about titles, which are stored.
func TestNotifications_theCenterKeepsNoNamesAndNoTextOfOthers(t *testing.T) {
	for _, k := range kinds() {
		if k.InApp == nil {
			continue
		}
		for _, field := range []string{".name", ".expert", ".caption", ".basis", ".reason", ".text", ".copy", ".newEmail", ".address", ".place", ".code", ".contest", ".confirm", ".cancel"} {
			if strings.Contains(k.InApp.Title+k.InApp.Path, field) {
				t.Errorf("%s stores %s", k.Code, field)
			}
		}
	}
}

func TestNotifications_allCanBeRegistered(t *testing.T) {
	if err := notify.New(notify.Deps{}).Register(kinds()...); err != nil {
		t.Error(err)
	}
}
