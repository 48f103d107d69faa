package index

import (
	"math/bits"
	"slices"
)

// FeeRange limits the hourly rate for an activity, in cents. Zero is no limit. A rate that
// can't be compared passes no limit.
type FeeRange struct {
	Activity string
	From, To int
}

func (r FeeRange) limited() bool { return r.Activity != "" && (r.From > 0 || r.To > 0) }

// FeeFacets are the rates for an activity among the results, without the query's limits.
type FeeFacets struct {
	Activity     string
	Compared     int // documents with a rate that can be compared
	Incomparable int // documents with another one
	Buckets      []FeeBucket
}

// FeeBucket counts the rates of at least From and less than To, in cents.
type FeeBucket struct{ From, To, Count int }

// feeColumn has the rate of each document: 0 for none, incomparable for one that can't be
// compared.
type feeColumn struct{ cents []uint32 }

const incomparable = ^uint32(0)

func (b *builder) addFees(d *Document) {
	for _, f := range d.Fees {
		column := b.fees[f.Activity]
		if column == nil {
			column = &feeColumn{}
			b.fees[f.Activity] = column
		}
		column.grow(b.n + 1)
		column.cents[b.n] = uint32(f.Cents)
		if f.Cents <= 0 {
			column.cents[b.n] = incomparable
		}
	}
}

func (c *feeColumn) grow(documents int) {
	c.cents = append(c.cents, make([]uint32, documents-len(c.cents))...)
}

func (b *builder) finishFees() map[string]*feeColumn {
	for _, column := range b.fees {
		column.grow(b.n)
		column.cents = slices.Clip(column.cents)
	}
	return b.fees
}

// fee returns the column of an activity, or nil if no document has it.
func (s *segment) fee(activity string) []uint32 {
	if column := s.fees[activity]; column != nil {
		return column.cents
	}
	return nil
}

// within writes the documents whose rate is in the range into set.
func (s *segment) within(r FeeRange, set bitset) {
	set.clear()
	from, to := uint32(max(r.From, 1)), uint32(r.To)
	if r.To <= 0 {
		to = incomparable - 1
	}
	for document, cents := range s.fee(r.Activity) {
		if cents >= from && cents <= to {
			set[document>>6] |= 1 << (document & 63)
		}
	}
}

const (
	finestBucket = 25_00
	finestCount  = 400 // up to $10,000; the last one has the rest
	mostBuckets  = 14
)

// feeFacets counts the rates in a set of each segment.
func (x *scratch) feeFacets(activity string, among func(*work) bitset) *FeeFacets {
	f := &FeeFacets{Activity: activity}
	var counts [finestCount]int
	for i := range x.parts {
		w := &x.parts[i]
		column := w.segment.fee(activity)
		if column == nil {
			continue
		}
		for j, word := range among(w) {
			for ; word != 0; word &= word - 1 {
				switch cents := column[j<<6+bits.TrailingZeros64(word)]; cents {
				case 0:
				case incomparable:
					f.Incomparable++
				default:
					f.Compared++
					counts[min(cents/finestBucket, finestCount-1)]++
				}
			}
		}
	}
	f.Buckets = bucketsOf(counts[:])
	return f
}

// bucketsOf joins neighboring counts to at most mostBuckets buckets of one round width.
func bucketsOf(counts []int) (buckets []FeeBucket) {
	first, last := -1, -1
	for i, n := range counts {
		if n > 0 {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < 0 {
		return nil
	}
	width := 1
	for _, wider := range []int{2, 4, 8, 20, 40} {
		if last/width-first/width < mostBuckets {
			break
		}
		width = wider
	}
	for at := first / width * width; at <= last; at += width {
		b := FeeBucket{From: at * finestBucket, To: (at + width) * finestBucket}
		for _, n := range counts[at:min(at+width, len(counts))] {
			b.Count += n
		}
		buckets = append(buckets, b)
	}
	return buckets
}
