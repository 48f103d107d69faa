package id

import (
	"regexp"
	"sort"
	"testing"
)

func TestRandom_isOpaqueUniqueAndSortsByTime(t *testing.T) {
	form := regexp.MustCompile(`^[a-v0-9]{26}$`)
	ids := make([]string, 10_000)
	seen := map[string]bool{}
	for i := range ids {
		ids[i] = Random.New()
		if !form.MatchString(ids[i]) || seen[ids[i]] {
			t.Fatalf("id %q", ids[i])
		}
		seen[ids[i]] = true
	}
	if !sort.StringsAreSorted(ids) {
		t.Error("later ids sort before earlier ones")
	}
}
