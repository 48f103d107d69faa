package inquiry

import (
	"context"
	"time"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/errs"
)

const (
	limitSpan    = time.Hour
	addressLimit = 20 // inquiries from one IP address, which a whole firm may share
)

// limit counts an inquiry, or refuses it and says how long to wait. All processes share
// the counts. If Redis is down, it allows every inquiry, so an outage doesn't keep people
// from writing to us.
func (s *Service) limit(ctx context.Context, address string) error {
	wait, err := cache.TakeFrom(ctx, s.Redis, "inquiry:address", address, addressLimit, limitSpan)
	if err != nil {
		s.Log.WarnContext(ctx, "inquiries are not limited", "error", err)
		return nil
	}
	if wait > 0 {
		return errs.TooManyRequests("You've sent several messages within an hour. Your message is still here. Try again later.", wait)
	}
	return nil
}
