package sample

import (
	"math/bits"
	"strings"
)

// dice is a splitmix64 sequence: tiny, fast, and the same on every machine.
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

// under returns a uniform number from 0 to n-1. n is positive.
func (d *dice) under(n int) int {
	high, _ := bits.Mul64(d.next(), uint64(n))
	return int(high)
}

// between returns a uniform number between both ends, inclusive.
func (d *dice) between(low, high int) int { return low + d.under(high-low+1) }

// chance returns true with the given probability in percent.
func (d *dice) chance(percent int) bool { return d.under(100) < percent }

// skewed prefers small numbers, similar to word frequencies: the first of ten is about
// five times as likely as the last.
func (d *dice) skewed(n int) int {
	u := float64(d.next()>>11) / (1 << 53)
	return int(u * u * float64(n))
}

// pick returns a uniformly random element.
func pick[T any](d *dice, list []T) T { return list[d.under(len(list))] }

// oneOf returns a random one of the texts that bars separate.
func oneOf(d *dice, texts string) string {
	for at := d.under(1 + strings.Count(texts, "|")); at > 0; at-- {
		texts = texts[strings.IndexByte(texts, '|')+1:]
	}
	one, _, _ := strings.Cut(texts, "|")
	return one
}

// pickSkewed returns a random element and prefers early ones.
func pickSkewed[T any](d *dice, list []T) T { return list[d.skewed(len(list))] }

// weighted returns a random index by integer weights.
func weighted(d *dice, weights []int, total int) int {
	at := d.under(total)
	for i, w := range weights {
		if at -= w; at < 0 {
			return i
		}
	}
	return len(weights) - 1
}
