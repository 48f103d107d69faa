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
const Format = "peritus-conflict-check-2"

// counting is the first format. It counted the names outside of sealed matters, so a possible
// conflict with no names told of a sealed one.
const counting = "peritus-conflict-check-1"

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
	Compared bool   `json:"compared"` // whether there was any name, also under seal
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

// certified completes a check with its certificate.
func certified(c Check, askedBy, expertID string, parties []Party, r Record) Check {
	certificate := Certificate{AskedAt: c.CheckedAt.UTC().Format(time.RFC3339), AskedBy: askedBy, Conversation: c.ConversationID, Expert: expertID, Format: Format,
		Number: c.Number, Parties: make([]CertificateParty, len(parties)), Record: CertificateRecord{len(r.Names) > 0, r.Revision}, Result: c.Result}
	for i, p := range parties {
		certificate.Parties[i] = CertificateParty{nameHash(p), p.Side}
	}
	return c.issued(certificate)
}

// issued is a check with a certificate in its one form.
func (c Check) issued(certificate Certificate) Check {
	c.Certificate = string(field.Encode(certificate))
	c.Hash = hashOf(c.Certificate)
	return c
}

// reissued is a check with a certificate of today's format, always the same for the same check.
func (c Check) reissued() (Check, error) {
	var old struct {
		Certificate
		Record struct { // hides that of Certificate
			Names    int
			Revision string
		} `json:"record"`
	}
	if err := json.Unmarshal([]byte(c.Certificate), &old); err != nil || old.Format != counting {
		return c, err
	}
	certificate := old.Certificate
	certificate.Format = Format
	certificate.Record = CertificateRecord{old.Record.Names > 0 || old.Result == Possible, old.Record.Revision}
	return c.issued(certificate), nil
}

// certificate reads what was certified.
func (c Check) certificate() (read Certificate, err error) {
	err = json.Unmarshal([]byte(c.Certificate), &read)
	return read, err
}
