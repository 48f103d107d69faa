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

func TestValid_isTheFormOfAnID(t *testing.T) {
	for text, want := range map[string]bool{
		Random.New(): true, "06dne00001o014r4im8rn3cc00": true, "": false, "x": false, "06dne00001o014r4im8rn3cc0": false,
		"06dne00001o014r4im8rn3cc000": false, "06DNE00001O014R4IM8RN3CC00": false, "06dne00001o014r4im8rn3cc0w": false,
		"06dne00001o014r4im8rn3cc\xff\xfe": false, "06dne00001o014r4im8rn3cc0'": false,
	} {
		if Valid(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}
