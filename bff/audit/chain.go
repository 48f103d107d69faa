package audit

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
)

// genesis is the hash before the first entry.
const genesis = "peritus audit log"

// digestOf is the part of the chain that stands for a part of an entry. Without the salt,
// nobody can guess what an erased part contained.
func digestOf(salt, part, content string) string { return sum(salt, part, content) }

// hashOf chains an entry to the one before it.
func hashOf(previous string, r entryRow) string {
	return sum(previous, strconv.FormatInt(r.Seq, 10), strconv.FormatInt(r.At, 10), r.ActorID, r.Action,
		r.Kind, r.SubjectID, r.PersonID, r.ActorDigest, r.SubjectDigest)
}

// sum hashes values so that different lists have different hashes.
func sum(values ...string) string {
	var b strings.Builder
	for _, v := range values {
		b.WriteString(strconv.Itoa(len(v)))
		b.WriteByte(':')
		b.WriteString(v)
	}
	h := sha256.Sum256([]byte(b.String()))
	return hex.EncodeToString(h[:])
}

func newSalt() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails: the runtime ends the program instead
	return hex.EncodeToString(b[:])
}
