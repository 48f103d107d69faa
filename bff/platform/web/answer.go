package web

// Answer is a body with how long it may be kept.
type Answer[T any] struct {
	CacheControl string `header:"Cache-Control"`
	Body         T
}

// Private is the answer to somebody in particular, which no cache keeps; err where
// there is one.
func Private[T any](body T, err error) (*Answer[T], error) {
	if err != nil {
		return nil, err
	}
	return &Answer[T]{CacheControl: "private, no-store", Body: body}, nil
}
