package field

import (
	"regexp"
	"strings"
)

// Scheme is the kind of an identifier.
type Scheme string

const (
	DOI    Scheme = "doi"
	ISBN   Scheme = "isbn"
	PMID   Scheme = "pmid"
	ORCID  Scheme = "orcid"
	Patent Scheme = "patent"
)

const longestIdentifier = 200

// Identifier is a published identifier. Its prefix ("doi:", "https://orcid.org/") is
// dropped; apart from that it's stored as typed.
func (f *Form) Identifier(at *string, label string, scheme Scheme, options ...Option) {
	named := func(s *DeclaredField) { s.Scheme, s.Placeholder = scheme, schemes[scheme].example }
	f.add(at, KindIdentifier, label, identifier{trimmed{stringValue{at}}, scheme}, append([]Option{Max(longestIdentifier), named}, options...))
}

type identifier struct {
	trimmed
	scheme Scheme
}

var schemes = map[Scheme]struct {
	example string
	prefix  *regexp.Regexp
	valid   func(string) bool
	refusal string
}{
	DOI: {"10.1000/182", regexp.MustCompile(`(?i)^(?:https?://(?:dx\.)?doi\.org/|doi:\s*)`), regexp.MustCompile(`^10\.\d{4,9}/\S+$`).MatchString,
		"Enter a DOI, such as 10.1000/182."},
	ISBN: {"978-0-306-40615-7", regexp.MustCompile(`(?i)^isbn(?:-1[03])?:?\s*`), validISBN,
		"This ISBN is mistyped. Check its digits."},
	PMID: {"12345678", regexp.MustCompile(`(?i)^(?:https?://pubmed\.ncbi\.nlm\.nih\.gov/|pmid:?\s*)`), regexp.MustCompile(`^[1-9]\d{0,8}$`).MatchString,
		"Enter a PubMed ID of up to nine digits."},
	ORCID: {"0000-0002-1825-0097", regexp.MustCompile(`(?i)^(?:(?:https?://)?(?:www\.)?orcid\.org/|orcid(?: id)?:?\s*)`), ValidORCID,
		"This ORCID iD is mistyped. Check its digits."},
	Patent: {"US 9,123,456 B2", nil, patentShape.MatchString,
		"Enter the number as the office prints it, such as US 9,123,456 B2."},
}

var patentShape = regexp.MustCompile(`^(?i)(?:[A-Z]{2}\s?)?(?:[A-Z]{1,3}\s?)?\d[\d,./\s-]{1,20}\d(?:\s?[A-Z]\d?)?$`)

func (i identifier) normalize() {
	i.trimmed.normalize()
	if prefix := schemes[i.scheme].prefix; prefix != nil {
		*i.at = strings.TrimSuffix(prefix.ReplaceAllString(*i.at, ""), "/")
	}
}

func (i identifier) problems(schema *DeclaredField) []string {
	if problems := lineProblems(*i.at, false, schema); len(problems) > 0 {
		return problems
	}
	if !schemes[i.scheme].valid(*i.at) {
		return []string{schemes[i.scheme].refusal}
	}
	return nil
}

var orcidShape = regexp.MustCompile(`^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$`)

// ValidORCID checks the shape and the check digit (ISO 7064 MOD 11-2) of an ORCID iD.
func ValidORCID(id string) bool {
	if !orcidShape.MatchString(id) {
		return false
	}
	total := 0
	digits := strings.ReplaceAll(id, "-", "")
	for _, d := range digits[:15] {
		total = (total + int(d-'0')) * 2
	}
	return "0123456789X"[(12-total%11)%11] == digits[15]
}

// validISBN checks the check digit of an ISBN with 10 or 13 digits.
func validISBN(written string) bool {
	digits := strings.NewReplacer("-", "", " ", "", "–", "").Replace(strings.ToUpper(written))
	total := 0
	switch len(digits) {
	case 10:
		for i, d := range digits {
			value := int(d - '0')
			if d == 'X' && i == 9 {
				value = 10
			} else if d < '0' || d > '9' {
				return false
			}
			total += value * (10 - i)
		}
		return total%11 == 0
	case 13:
		for i, d := range digits {
			if d < '0' || d > '9' {
				return false
			}
			total += int(d-'0') * (1 + 2*(i%2))
		}
		return total%10 == 0 && (strings.HasPrefix(digits, "978") || strings.HasPrefix(digits, "979"))
	}
	return false
}
