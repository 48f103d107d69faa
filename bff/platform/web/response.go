package web

// Response is a response body with its caching rules.
type Response[T any] struct {
	CacheControl string `header:"Cache-Control"`
	Body         T
}

// Private returns a personal response that no cache may keep, or err.
func Private[T any](body T, err error) (*Response[T], error) {
	if err != nil {
		return nil, err
	}
	return &Response[T]{CacheControl: "private, no-store", Body: body}, nil
}
