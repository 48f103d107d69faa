package app

import (
	"context"
	"net/url"
	"strconv"
	"time"

	"peritus/bff/profile"
)

// expertPages are the public pages of experts, for the sitemap.
type expertPages struct{ profiles *profile.Service }

// Version is the number of the newest change of any profile.
func (p expertPages) Version(ctx context.Context) (string, error) {
	seq, err := p.profiles.Latest(ctx)
	return strconv.FormatInt(seq, 10), err
}

func (p expertPages) Each(ctx context.Context, yield func(path string, changed time.Time) error) error {
	return p.profiles.EachPublic(ctx, func(slug string, changed time.Time) error {
		return yield("/expert/"+url.PathEscape(slug), changed)
	})
}
