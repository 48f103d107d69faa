package phone

import (
	"crypto/sha256"
	"encoding/csv"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/corpus"
)

// trial is one line of a corpus: a text, the country it's dialed in, and the expected
// result: "valid", "invalid", an outcome, or a number in E.164.
type trial struct{ text, country, expected string }

// disagreement is a trial in which a side differs from the corpus or the other side.
type disagreement struct {
	Text     string `json:"text"`
	Country  string `json:"country"`
	Expected string `json:"expected"`
	BFF      string `json:"bff"`
	Web      string `json:"web"`
}

// explained lists disagreements in one corpus with the same cause.
type explained struct {
	Corpus string         `json:"corpus"`
	Why    string         `json:"why"`
	Cases  []disagreement `json:"cases"`
}

// ledger is testdata/disagreements.json, which the web's test reads too. Agreement is the
// digest of all other results by corpus, which must be equal on both sides.
type ledger struct {
	Agreement     map[string]agreement `json:"agreement"`
	Disagreements []explained          `json:"disagreements"`
}

type agreement struct {
	Trials int    `json:"trials"`
	Digest string `json:"digest"`
}

// Every disagreement with the corpora or between the two sides must be listed with its
// cause, and every listed one must still occur.
func TestCheck_agreesWithTheCorporaExceptListedCases(t *testing.T) {
	var known ledger
	readJSON(t, filepath.Join("testdata", "disagreements.json"), &known)
	for corpus, trials := range corpora(t) {
		t.Run(corpus, func(t *testing.T) {
			listed := map[trial]disagreement{}
			for _, group := range known.Disagreements {
				if group.Corpus != corpus {
					continue
				}
				if group.Why == "" {
					t.Error("a disagreement without a reason")
				}
				for _, c := range group.Cases {
					listed[trial{c.Text, c.Country, c.Expected}] = c
				}
			}
			digest, agreed := sha256.New(), 0
			for _, c := range trials {
				result := resultOf(c)
				entry, found := listed[c]
				delete(listed, c)
				switch {
				case !found && !fits(c.expected, result):
					t.Errorf("not explained: %q in %q: %q, the corpus says %q", c.text, c.country, result, c.expected)
				case !found:
					agreed++
					digest.Write([]byte(c.text + "\t" + c.country + "\t" + result + "\n"))
				case entry.BFF != result:
					t.Errorf("%q in %q: %q, the list says %q", c.text, c.country, result, entry.BFF)
				case fits(c.expected, result) && entry.Web == entry.BFF:
					t.Errorf("%q in %q no longer disagrees: remove it from the list", c.text, c.country)
				}
			}
			for c := range listed {
				t.Errorf("%q in %q is listed, but not in the corpus", c.text, c.country)
			}
			got := agreement{agreed, hex.EncodeToString(digest.Sum(nil)[:16])}
			if got != known.Agreement[corpus] {
				t.Errorf("the other results are %+v, both sides agreed on %+v", got, known.Agreement[corpus])
			}
		})
	}
}

func resultOf(c trial) string {
	n := Check(c.text, c.country)
	if n.Outcome != Valid {
		return string(n.Outcome)
	}
	return n.E164 + " " + n.Country
}

func fits(expected, result string) bool {
	right := strings.HasPrefix(result, "+")
	switch {
	case expected == "valid":
		return right
	case expected == "invalid":
		return !right
	case strings.HasPrefix(expected, "+"):
		return strings.HasPrefix(result, expected+" ")
	}
	return expected == result
}

// corpora returns the shared phone number test data, each trial once, in order.
func corpora(t *testing.T) map[string][]trial {
	t.Helper()
	folder := corpus.Path(t, "phones")
	all := map[string][]trial{
		"libphonenumber-js-outcomes": outcomes(t, folder), "libphonenumber-examples": examples(t, folder),
		"examples.mobile": mobiles(t, folder), "validator-mobile-vectors": validators(t, folder),
		"PhoneNumberMetadataForTesting": testMetadata(t, folder),
	}
	for name, trials := range all {
		seen := map[trial]bool{}
		all[name] = slices.DeleteFunc(trials, func(c trial) bool {
			twice := seen[c]
			seen[c] = true
			return twice
		})
	}
	return all
}

func outcomes(t *testing.T, folder string) (trials []trial) {
	var list []struct{ Fn, Input, Country, Expected string }
	readJSON(t, filepath.Join(folder, "libphonenumber-js-outcomes.json"), &list)
	for _, c := range list {
		expected, translated := map[string]string{"true": "valid", "undefined": "valid", "false": "invalid"}[c.Expected]
		if !translated {
			expected = c.Expected
		}
		if expected == "Invalid second argument" { // an error of the JavaScript function, not of a number
			continue
		}
		trials = append(trials, trial{c.Input, c.Country, expected})
	}
	return trials
}

func examples(t *testing.T, folder string) (trials []trial) {
	f, err := os.Open(filepath.Join(folder, "libphonenumber-examples.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		trials = append(trials, trial{row[4], "", row[4]})
		if row[1] != "001" {
			trials = append(trials, trial{row[3], row[1], row[4]})
		}
	}
	return trials
}

func mobiles(t *testing.T, folder string) (trials []trial) {
	var byCountry map[string]string
	readJSON(t, filepath.Join(folder, "examples.mobile.json"), &byCountry)
	for country, national := range byCountry {
		trials = append(trials, trial{national, country, "valid"})
	}
	slices.SortFunc(trials, func(a, b trial) int { return strings.Compare(a.country, b.country) })
	return trials
}

func validators(t *testing.T, folder string) (trials []trial) {
	var list []struct {
		Locale         json.RawMessage // one name, or several for one plan, of which the first counts
		Valid, Invalid []string
	}
	readJSON(t, filepath.Join(folder, "validator-mobile-vectors.json"), &list)
	for _, l := range list {
		country := regionOf.FindStringSubmatch(string(l.Locale))[1]
		for _, text := range l.Valid {
			trials = append(trials, trial{text, country, "valid"})
		}
		for _, text := range l.Invalid {
			trials = append(trials, trial{text, country, "invalid"})
		}
	}
	return trials
}

// regionOf finds the last part of the first locale.
var regionOf = regexp.MustCompile(`^\[?"(?:\w+-)*(\w+)"`)

var (
	territory     = regexp.MustCompile(`<territory id="(\w+)"`)
	exampleNumber = regexp.MustCompile(`<territory id="\w+"|<exampleNumber>(\d+)</exampleNumber>`)
)

func testMetadata(t *testing.T, folder string) (trials []trial) {
	raw, err := os.ReadFile(filepath.Join(folder, "PhoneNumberMetadataForTesting.xml"))
	if err != nil {
		t.Fatal(err)
	}
	country := ""
	for _, m := range exampleNumber.FindAllStringSubmatch(string(raw), -1) {
		if id := territory.FindStringSubmatch(m[0]); id != nil {
			country = id[1]
			continue
		}
		if country != "001" {
			trials = append(trials, trial{m[1], country, "valid"})
		}
	}
	return trials
}

func readJSON(t *testing.T, path string, into any) {
	t.Helper()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(raw, into); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
}
