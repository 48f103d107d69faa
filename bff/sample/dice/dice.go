// Package dice rolls the same numbers on every machine, for samples that must come out alike.
package dice

import (
	"math/bits"
	"strings"
)

// Dice is a splitmix64 sequence: tiny, fast, and the same on every machine.
type Dice struct{ state uint64 }

// New returns a sequence of its own for each seed and stream.
func New(seed, stream uint64) Dice {
	d := Dice{state: seed ^ bits.RotateLeft64(stream*0x9e3779b97f4a7c15, 29)}
	d.Next()
	d.state ^= stream
	d.Next()
	return d
}

// Next returns any number.
func (d *Dice) Next() uint64 {
	d.state += 0x9e3779b97f4a7c15
	z := d.state
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// Under returns a uniform number from 0 to n-1. n is positive.
func (d *Dice) Under(n int) int {
	high, _ := bits.Mul64(d.Next(), uint64(n))
	return int(high)
}

// Between returns a uniform number between both ends, inclusive.
func (d *Dice) Between(low, high int) int { return low + d.Under(high-low+1) }

// Chance returns true with the given probability in percent.
func (d *Dice) Chance(percent int) bool { return d.Under(100) < percent }

// Skewed prefers small numbers, similar to word frequencies: the first of ten is about
// five times as likely as the last.
func (d *Dice) Skewed(n int) int {
	u := float64(d.Next()>>11) / (1 << 53)
	return int(u * u * float64(n))
}

// Pick returns a uniformly random element.
func Pick[T any](d *Dice, list []T) T { return list[d.Under(len(list))] }

// OneOf returns a random one of the texts that bars separate.
func OneOf(d *Dice, texts string) string {
	for at := d.Under(1 + strings.Count(texts, "|")); at > 0; at-- {
		texts = texts[strings.IndexByte(texts, '|')+1:]
	}
	one, _, _ := strings.Cut(texts, "|")
	return one
}

// PickSkewed returns a random element and prefers early ones.
func PickSkewed[T any](d *Dice, list []T) T { return list[d.Skewed(len(list))] }

// Weighted returns a random index by integer weights.
func Weighted(d *Dice, weights []int, total int) int {
	at := d.Under(total)
	for i, w := range weights {
		if at -= w; at < 0 {
			return i
		}
	}
	return len(weights) - 1
}
