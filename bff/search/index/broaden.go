package index

import (
	"math"
	"math/bits"
)

// enough is the number of results from which a search isn't broadened further.
const enough = 10

// commonWorth is what a clause that all experts have is worth; one that one in a thousand has
// is worth nearly three times as much.
const commonWorth = 2

// leastShare is the least coverage that counts, as a share of the best, in percent.
const leastShare = 40

// coverageSum is what the coverages of all clauses of a query add up to, at most.
const coverageSum = 240

// coverages returns what each clause is worth among the others, by rarity, in whole steps.
// Clauses that don't narrow are worth less than any that does.
func (x *scratch) coverages(s *snapshot, matches []wordMatch) []uint32 {
	var all float64
	weight := func(i int) float64 {
		if x.words[i].optional || x.words[i].excluded || matches[i].count == 0 {
			return 0
		}
		v := commonWorth + rarity(s.active, matches[i].count)/2
		if matches[i].soft {
			v /= 2
		}
		if x.words[i].place || x.words[i].degree {
			v /= 2
		}
		return v
	}
	for i := range x.words {
		all += weight(i)
	}
	steps := make([]uint32, len(x.words))
	for i := range steps {
		if v := weight(i); v > 0 {
			steps[i] = max(uint32(v/all*coverageSum), 1)
		}
	}
	return steps
}

// broaden makes a search of several clauses find experts with most of them, when too few
// have all. Each document's coverage is in the upper byte of its score. The least coverage
// that counts is the greatest with which enough documents pass the filters, but at least
// leastShare of the best.
func (x *scratch) broaden(s *snapshot, matches []wordMatch) {
	steps := x.coverages(s, matches)
	sets := 0
	for i := range x.parts {
		w := &x.parts[i]
		copy(w.matching, w.active)
		w.without(w.excluded)
		clear(w.scores)
		sets += len(w.active)
	}
	x.saved = sized(x.saved, sets*len(x.words))
	x.covered = x.covered[:0]
	saved := x.saved
	x.broadening = true
	for i := range x.words {
		x.covered = append(x.covered, nil)
		if x.words[i].excluded || matches[i].count == 0 {
			continue
		}
		m := x.expand(i)
		x.worth.compute(rarity(s.active, m.count), false, x.words[i].optional)
		x.worth.step(steps[i])
		for j := range x.parts {
			w := &x.parts[j]
			w.add(&x.worth)
			if !x.words[i].optional {
				set := bitset(saved[:len(w.active):len(w.active)])
				saved = saved[len(w.active):]
				copy(set, w.hits.found)
				x.covered[i] = append(x.covered[i], set)
			}
		}
	}
	x.broadening = false
	x.dropOnlyPlaced(matches)
	least := x.leastCoverage()
	for i := range x.parts {
		w := &x.parts[i]
		for j := range w.matching {
			for set := w.matching[j]; set != 0; set &= set - 1 {
				if w.scores[j<<6+bits.TrailingZeros64(set)]>>24 < least {
					w.matching[j] &^= set & -set
				}
			}
		}
	}
}

// dropOnlyPlaced removes documents that have nothing of a query but its places and degrees,
// unless it consists of those: everyone in a state answers no question.
func (x *scratch) dropOnlyPlaced(matches []wordMatch) {
	telling := false
	for i := range x.words {
		telling = telling || x.tells(i, matches)
	}
	if !telling {
		return
	}
	for j := range x.parts {
		w := &x.parts[j]
		w.spare.clear()
		for i := range x.words {
			if x.tells(i, matches) {
				w.spare.or(x.covered[i][j])
			}
		}
		w.matching.and(w.spare)
	}
}

// tells reports whether a clause says more than where someone is or what they studied.
func (x *scratch) tells(i int, matches []wordMatch) bool {
	w := &x.words[i]
	return !w.place && !w.degree && !w.optional && !w.excluded && matches[i].count > 0
}

// leastCoverage returns the least coverage that counts, which is at least one.
func (x *scratch) leastCoverage() uint32 {
	var with [256]int // documents by coverage
	for i := range x.parts {
		w := &x.parts[i]
		for j := range w.matching {
			for set := w.matching[j] & w.chosen[j]; set != 0; set &= set - 1 {
				with[w.scores[j<<6+bits.TrailingZeros64(set)]>>24]++
			}
		}
	}
	best := uint32(len(with) - 1)
	for best > 1 && with[best] == 0 {
		best--
	}
	least, total := best, 0
	for c := best; c >= max(best*leastShare/100, 1) && total < enough; c-- {
		if with[c] > 0 {
			least = c
			total += with[c]
		}
	}
	return least
}

// add adds the current word's worth to all documents that it found.
func (w *work) add(worth *worth) {
	for i, found := range w.hits.found {
		for set := found & w.matching[i]; set != 0; set &= set - 1 {
			document := i<<6 + bits.TrailingZeros64(set)
			w.scores[document] += worth.of(w.hits.best[document])
		}
	}
}

// without removes documents from those that match.
func (w *work) without(excluded bitset) {
	for i, out := range excluded {
		w.matching[i] &^= out
	}
}

// step makes every match worth a step, whatever its tier.
func (w *worth) step(step uint32) {
	for t := typo; t <= exact; t++ {
		before := w[uint32(t)<<8] >> 24
		for impact := range uint32(256) {
			at := uint32(t)<<8 | impact
			w[at] = w[at] - before*scoreStep + min(step, math.MaxUint8)*scoreStep
		}
	}
}

func trailing(set uint64) int { return bits.TrailingZeros64(set) }
