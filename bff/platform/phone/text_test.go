package phone

import "testing"

func TestText_formatsNumbersForPeople(t *testing.T) {
	for given, want := range map[string]string{
		"+12125550155":      "(212) 555-0155",
		"+1 212.555.0155":   "(212) 555-0155",
		"+14165550155":      "(416) 555-0155",
		"+18765550155":      "+1 876-555-0155",
		"+442079460018":     "+44 20 7946 0018",
		"+44 (20) 79460018": "+44 20 7946 0018",
		"212 555 0155":      "212 555 0155",
		"+1 212":            "+1 212",
		"":                  "",
		"call my office":    "call my office",
	} {
		if got := Text(given); got != want {
			t.Errorf("%q became %q, want %q", given, got, want)
		}
	}
}
