package conflict

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"
	"time"

	"peritus/bff/platform/field"
)

// Format is the first thing in a certificate.
const Format = "peritus-conflict-check-1"

// Certificate says what was compared with what, and nothing that names anyone. Its fields are
// in the order of their names and have no spaces between them, and all of its texts are plain
// ASCII, so this is its one form, and anybody can recompute its hash:
// jq -jcS .certificate FILE | sha256sum
type Certificate struct {
	AskedAt      string             `json:"asked_at"` // RFC 3339, UTC
	AskedBy      string             `json:"asked_by"` // account of the attorney; empty if it ran by itself
	Conversation string             `json:"conversation"`
	Expert       string             `json:"expert"` // the profile
	Format       string             `json:"format"`
	Number       int                `json:"number"`
	Parties      []CertificateParty `json:"parties"`
	Record       CertificateRecord  `json:"record"`
	Result       Result             `json:"result"`
}

// CertificateParty stands for a party: its hash proves the name once someone shows name and
// salt.
type CertificateParty struct {
	Hash string `json:"hash"` // SHA-256 of salt, colon, and name
	Side string `json:"side"`
}

// CertificateRecord stands for the names on the side of the expert.
type CertificateRecord struct {
	Names    int    `json:"names"` // different ones; those of sealed matters aren't counted
	Revision string `json:"revision"`
}

// newSalt returns 130 random bits.
func newSalt() string { return strings.ToLower(rand.Text()) }

func hashOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// nameHash is what a certificate says instead of a name.
func nameHash(p Party) string { return hashOf(p.Salt + ":" + p.Name) }

// recordHash tells whether the names on the side of the expert are still the same.
func recordHash(salt string, r Record) string {
	all := make([]string, len(r.Names))
	for i, n := range r.Names {
		all[i] = string(n.Kind) + "\t" + n.Written
	}
	slices.Sort(all)
	return hashOf(salt + "\n" + strings.Join(all, "\n"))
}

// counted returns how many different names a record has outside of sealed matters.
func (r Record) counted() int {
	seen := map[string]bool{}
	for _, n := range r.Names {
		if !n.Sealed {
			seen[n.Written] = true
		}
	}
	return len(seen)
}

// certified completes a check with its certificate.
func certified(c Check, askedBy, expertID string, parties []Party, r Record) Check {
	certificate := Certificate{AskedAt: c.CheckedAt.UTC().Format(time.RFC3339), AskedBy: askedBy, Conversation: c.ConversationID, Expert: expertID, Format: Format,
		Number: c.Number, Parties: make([]CertificateParty, len(parties)), Record: CertificateRecord{r.counted(), r.Revision}, Result: c.Result}
	for i, p := range parties {
		certificate.Parties[i] = CertificateParty{nameHash(p), p.Side}
	}
	c.Certificate = string(field.Encode(certificate))
	c.Hash = hashOf(c.Certificate)
	return c
}

// certificate reads what was certified.
func (c Check) certificate() (read Certificate, err error) {
	err = json.Unmarshal([]byte(c.Certificate), &read)
	return read, err
}
