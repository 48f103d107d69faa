package attorney

import (
	"net/url"
	"slices"
	"testing"

	"peritus/bff/platform/place"
)

func TestRegisterOf_everyStateHasALinkToItsRegister(t *testing.T) {
	withoutRegister := []string{"FM", "MH", "PW"} // associated states, each with a bar of its own
	seen := map[string]string{}
	for _, state := range place.States() {
		r, found := RegisterOf(state.Code)
		if without := slices.Contains(withoutRegister, state.Code); found == without {
			t.Errorf("%s: register %v, want %v", state.Name, found, !without)
			continue
		}
		if !found {
			continue
		}
		address, err := url.Parse(r.URL)
		if err != nil || address.Scheme != "https" || address.Host == "" || address.User != nil || address.Path == "" {
			t.Errorf("%s: %q is not an https address (%v)", state.Name, r.URL, err)
		}
		if r.Name == "" {
			t.Errorf("%s: the register has no name", state.Name)
		}
		if other, twice := seen[r.URL]; twice {
			t.Errorf("%s and %s have the same register", state.Name, other)
		}
		seen[r.URL] = state.Name
	}
	for code := range registers {
		if !place.HasState(code) {
			t.Errorf("%s is no state", code)
		}
	}
}
