package sample

import "math/bits"

// dice is a splitmix64 sequence: tiny, quick and the same on every machine.
type dice struct{ state uint64 }

func newDice(seed, stream uint64) dice {
	d := dice{state: seed ^ bits.RotateLeft64(stream*0x9e3779b97f4a7c15, 29)}
	d.next()
	d.state ^= stream
	d.next()
	return d
}

func (d *dice) next() uint64 {
	d.state += 0x9e3779b97f4a7c15
	z := d.state
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// under is even over 0 to n-1; n is positive.
func (d *dice) under(n int) int {
	high, _ := bits.Mul64(d.next(), uint64(n))
	return int(high)
}

// between is even over both ends, inclusive.
func (d *dice) between(low, high int) int { return low + d.under(high-low+1) }

// chance is true in percent of a hundred cases.
func (d *dice) chance(percent int) bool { return d.under(100) < percent }

// skewed prefers small numbers, about as word frequencies do: the first of ten
// comes up some five times as often as the last.
func (d *dice) skewed(n int) int {
	u := float64(d.next()>>11) / (1 << 53)
	return int(u * u * float64(n))
}

// pick takes one of the list, evenly.
func pick[T any](d *dice, list []T) T { return list[d.under(len(list))] }

// pickSkewed takes one of the list, early ones more often.
func pickSkewed[T any](d *dice, list []T) T { return list[d.skewed(len(list))] }

// weighted takes an index by integer weights.
func weighted(d *dice, weights []int, total int) int {
	at := d.under(total)
	for i, w := range weights {
		if at -= w; at < 0 {
			return i
		}
	}
	return len(weights) - 1
}
