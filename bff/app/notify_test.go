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
	b.WriteString("# Every email that Peritus sends.\n# go test ./bff/app -run TestNotifications -update\n")
	for _, k := range kinds() {
		fmt.Fprintf(&b, "\n================ %s (%s)\n", k.Code, k.Class)
		if k.Class == notify.Optional {
			fmt.Fprintf(&b, "In the settings: %s. %s For: %v\n", k.Label, k.Detail, k.For)
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
	if want := []string{"new-browser", "profile.expires", "new-requests", "search.fits", "list.shared", "message.unread", "conflict.checked-again"}; !slices.Equal(optional, want) {
		t.Errorf("%v can be turned off, want %v", optional, want)
	}
}

func TestNotifications_allCanBeRegistered(t *testing.T) {
	if err := notify.New(notify.Deps{}).Register(kinds()...); err != nil {
		t.Error(err)
	}
}
