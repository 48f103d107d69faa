package web

import "slices"

// Around is embedded in the input of a cursor-based list, which grows at its head while
// people read it and has no row count. K orders the rows. It is a number or an id that
// sorts by time.
type Around[K int64 | string] struct {
	Corrected
	Before K `query:"before" maxLength:"64" doc:"Only rows older than this one."`
	After  K `query:"after" maxLength:"64" doc:"Only rows newer than this one. Ignored if before is given."`
}

// Cursor is a range of such a list, newest first.
type Cursor[T any, K int64 | string] struct {
	Results []T `json:"results"`
	Older   *K  `json:"older" doc:"Send it as before to read on; null at the end."`
	Newer   *K  `json:"newer" doc:"Send it as after to go back; null at the head."`
}

// Rows is the query for a range: at most Limit rows older than Before or newer than
// After, nearest first. At most one of the two is set.
type Rows[K int64 | string] struct {
	Before, After K
	Limit         int
}

// ReadCursor reads the requested range. read returns rows in the order of Rows; key
// returns a row's cursor.
func ReadCursor[R, T any, K int64 | string](in Around[K], size int, view func(R) T, key func(R) K, read func(Rows[K]) ([]R, error)) (Cursor[T, K], error) {
	var none K
	if in.Before > none {
		in.After = none
	}
	rows, err := read(Rows[K]{Before: max(in.Before, none), After: max(in.After, none), Limit: size + 1})
	if err != nil {
		return Cursor[T, K]{}, err
	}
	more := len(rows) > size
	rows = rows[:min(size, len(rows))]
	back := in.After > none
	if back {
		slices.Reverse(rows)
	}
	out := Cursor[T, K]{Results: make([]T, len(rows))}
	for i, row := range rows {
		out.Results[i] = view(row)
	}
	if len(rows) == 0 {
		return out, nil
	}
	newest, oldest := key(rows[0]), key(rows[len(rows)-1])
	if more || back {
		out.Older = &oldest
	}
	if in.Before > none || back && more {
		out.Newer = &newest
	}
	return out, nil
}
