package list

import "slices"

// step is the gap between neighbors: a list can be reordered many times before its
// positions are spread again.
const step = int64(1) << 20

// Start is the place before everyone else at a stage.
const Start = "start"

// place returns the position in a stage's order after an expert, or at Start. Anything else
// is the end: the expert may have been moved in the meantime. If there is no room, spread is
// true and all others must get new positions first.
func place(order []Entry, after string) (position int64, spread bool) {
	next := len(order)
	if after == Start {
		next = 0
	} else if at := slices.IndexFunc(order, func(e Entry) bool { return e.ExpertID == after }); at >= 0 {
		next = at + 1
	}
	switch {
	case len(order) == 0:
		return step, false
	case next == 0:
		return order[0].Position - step, false
	case next == len(order):
		return order[next-1].Position + step, false
	}
	before, behind := order[next-1].Position, order[next].Position
	return before + (behind-before)/2, behind-before < 2
}

// isAfter reports whether an expert is where a move would put it.
func isAfter(order []Entry, expertID, after string) bool {
	at := slices.IndexFunc(order, func(e Entry) bool { return e.ExpertID == expertID })
	switch {
	case at < 0:
		return false
	case after == Start:
		return at == 0
	case after == "":
		return at == len(order)-1
	}
	return at > 0 && order[at-1].ExpertID == after
}
