package index

import (
	"hash/fnv"
	"math"
	"time"
)

// field is a part of a document that words are found in.
type field uint8

const (
	inName field = iota
	inPrimaryArea
	inArea
	inHeadline
	inKeywords
	inDegree
	inOrganization
	inPlace
	inLanguage
	inBio
	inTitle
	inText
	inCategory
	inTag // where an expert is, and what they speak
)

// fieldWeight is the weight of a match in each field. A word counts once per field,
// except in the biography, where up to maxBioMentions count.
var fieldWeight = [...]float32{
	inName:         8,
	inPrimaryArea:  6.5,
	inArea:         4,
	inHeadline:     5,
	inKeywords:     5,
	inDegree:       2.5,
	inOrganization: 2,
	inPlace:        2.5,
	inLanguage:     2,
	inBio:          1,
	inTitle:        1.5,
	inText:         0.75,
	inCategory:     2,
	inTag:          5,
}

const (
	maxBioMentions = 3
	bioWords       = 200 // length of a typical biography, in words
	bioLengthNorm  = 0.4 // how much greater length dilutes a word
	saturation     = 4   // weight at which half of the maximum impact is reached
)

// BM25 uses statistics of the whole collection. Here they are constants, except for
// the frequency of the query's words, so a document's weight depends neither on its
// segment nor on documents added later.

// bioWordWeight is the weight of one mention in a biography with this many words.
func bioWordWeight(words int) float32 {
	return fieldWeight[inBio] / (1 - bioLengthNorm + bioLengthNorm*float32(words)/bioWords)
}

// impactOf is a term's weight in a document as one byte, 1 to 255.
func impactOf(weight float32) byte {
	return 1 + byte(254*weight/(weight+saturation))
}

// A hit says how well a word matches a document: the tier in the upper byte, the impact
// in the lower. Greater is better, and 0 is no hit.
type tier uint16

const (
	typo   tier = 1
	prefix tier = 2
	stem   tier = 3
	exact  tier = 4
	tiers       = 5
)

// tierWorth is the share of a word's weight that counts if another form of it matches.
var tierWorth = [tiers]float64{typo: 0.35, prefix: 0.55, stem: 0.85, exact: 1}

// rarity is BM25's inverse document frequency. It is always above zero.
func rarity(all, matching int) float64 {
	return math.Log(1 + (float64(all)-float64(matching)+0.5)/(float64(matching)+0.5))
}

// A score is a sum over the words, in integers so that the order of adding doesn't
// matter. Its upper byte is the number of words that matched without a typo or, for a
// query of one word, the tier.
const (
	scoreStep  = 1 << 24
	scoreScale = 512
)

// worth is what the current word adds to a score, by hit: one step per tier, and a 256th
// of a step per point of impact.
type worth [hitValues]uint32

// hitValues is greater than every hit, and a power of two.
const hitValues = 8 << 8

func (w *worth) compute(rarity float64, single, optional bool) {
	for t := typo; t <= exact; t++ {
		step := uint32(0)
		switch {
		case optional:
		case single:
			step = uint32(t) * scoreStep
		case t != typo:
			step = scoreStep
		}
		part := uint32(rarity * tierWorth[t] * scoreScale)
		for impact := range uint32(256) {
			w[uint32(t)<<8|impact] = step + part*impact>>8
		}
	}
}

func (w *worth) of(hit uint16) uint32 { return w[hit&(hitValues-1)] }

// tieOf orders documents with the same score: the most recently confirmed first, then,
// within a day, in an arbitrary but stable order.
func tieOf(d *Document) uint32 {
	return uint32(dayOf(d.ConfirmedAt))<<16 | uint32(hashOf(d.ExpertID))
}

var firstDay = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

func dayOf(t time.Time) uint16 {
	if t.Before(firstDay) {
		return 0
	}
	return uint16(min(int(t.Sub(firstDay)/(24*time.Hour)), math.MaxUint16))
}

func hashOf(expertID string) uint16 {
	h := fnv.New32a()
	_, _ = h.Write([]byte(expertID)) // a hash never returns an error
	sum := h.Sum32()
	return uint16(sum ^ sum>>16)
}

// secondsOf converts a time to unsigned seconds. Zero is unset.
func secondsOf(t time.Time) uint32 {
	if t.IsZero() || t.Unix() < 0 {
		return 0
	}
	return uint32(min(t.Unix(), math.MaxUint32))
}

// namePrefix returns the first eight bytes of a folded name as a number with the same
// sort order.
func namePrefix(folded string) uint64 {
	var v uint64
	for i := range 8 {
		v <<= 8
		if i < len(folded) {
			v |= uint64(folded[i])
		}
	}
	return v
}
