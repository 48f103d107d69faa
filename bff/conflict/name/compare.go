package name

import "slices"

// Kind is where a name comes from.
type Kind string

const (
	// On the side of the expert.
	Excluded Kind = "excluded" // whom they can't work for or against
	Caption  Kind = "caption"  // of a matter in which they were retained
	Firm     Kind = "firm"     // that retained them

	// On the side of the attorney.
	Party    Kind = "party"
	Opposing Kind = "opposing" // a firm on the other side
	Own      Kind = "own"      // the attorney's firm
)

// Entry is a name as someone wrote it.
type Entry struct {
	Written string
	Kind    Kind
}

// counts reports whether a name of the expert matters for a name of the attorney. To have been
// retained by the same firm before is no conflict.
func counts(theirs, ours Kind) bool { return theirs == Excluded || ours != Own }

// Any reports whether any of the attorney's names is one of the expert's.
func Any(theirs, ours []Entry) bool {
	type read struct {
		Kind
		names []Name
	}
	mine := make([]read, len(ours))
	for i, e := range ours {
		mine[i] = read{e.Kind, Of(e.Written)}
	}
	for _, e := range theirs {
		sides := [][]Name{nil}
		if e.Kind == Caption {
			sides = sidesOf(e.Written)
		} else {
			sides[0] = Of(e.Written)
		}
		short := make([][]int, len(sides)) // which of mine each side of a caption fits
		for s, side := range sides {
			for m, o := range mine {
				if !counts(e.Kind, o.Kind) {
					continue
				}
				if anySame(side, o.names) {
					return true
				}
				if e.Kind == Caption && o.Kind == Party && anyFits(side, o.names) {
					short[s] = append(short[s], m)
				}
			}
		}
		if twoFit(short) {
			return true
		}
	}
	return false
}

func anySame(a, b []Name) bool {
	return slices.ContainsFunc(a, func(n Name) bool { return slices.ContainsFunc(b, n.Same) })
}

// anyFits reports whether a side that is one word can be short for a party.
func anyFits(side, party []Name) bool {
	return slices.ContainsFunc(side, func(n Name) bool {
		word, ok := n.short()
		return ok && slices.ContainsFunc(party, func(p Name) bool { return p.fits(word) })
	})
}

// twoFit reports whether two sides of a caption fit two different parties, as "Abara v.
// Palisade" does for Lena Abara and Palisade Tower Cranes, Inc. One alone says nothing.
func twoFit(short [][]int) bool {
	for i, a := range short {
		for _, b := range short[i+1:] {
			for _, one := range a {
				if slices.ContainsFunc(b, func(other int) bool { return other != one }) {
					return true
				}
			}
		}
	}
	return false
}
