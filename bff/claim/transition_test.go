package claim

import (
	"fmt"
	"strings"
	"testing"
)

// The table of states, written out a second time.
var specified = map[string]State{
	"unclaimed begin": Pending, "unclaimed dispute": Disputed,
	"pending prove": Verified, "pending verify": Verified, "pending reject": Rejected, "pending expire": Expired,
	"pending dispute": Disputed, "pending send": Pending, "pending attach": Pending,
	"verified dispute": Disputed, "verified expire": Expired, "verified take": Verified, "verified resume": Verified,
	"disputed verify": Verified, "disputed reject": Rejected, "disputed attach": Disputed, "disputed expire": Expired,
}

func TestTransitions_matchTheTable(t *testing.T) {
	events := []Event{Begin, Prove, Verify, Reject, Expire, Dispute, Send, Attach, Take, Resume}
	for _, state := range States {
		for _, event := range events {
			want, allowed := specified[fmt.Sprintf("%s %s", state, event)]
			got, err := state.after(event)
			if (err == nil) != allowed || allowed && got != want {
				t.Errorf("%s after %s: %s %v, want %q", state, event, got, err, want)
			}
			if err != nil && (got != state || !strings.HasSuffix(err.Error(), ".")) {
				t.Errorf("%s refuses %s with %s and %q", state, event, got, err)
			}
		}
	}
}

func TestTransitions_endedClaimsStayEnded(t *testing.T) {
	for _, state := range []State{Rejected, Expired} {
		if len(transitions[state]) != 0 {
			t.Errorf("%s leads on to %v", state, transitions[state])
		}
	}
}
