package signup

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/errs"
)

// Limits per IP address and hour. A whole firm may share one address.
const (
	startsPerHour   = 30
	verifiesPerHour = 120
)

// limitAddress counts a request, or refuses it and says how long to wait. All processes
// share the counts. Without Redis it refuses no one, but the limits per sign-up and
// mailbox, which are in SQL, still apply.
func (s *Service) limitAddress(ctx context.Context, address, what string, most int64) error {
	wait, err := cache.TakeFrom(ctx, s.Redis, "sign-up:"+what, address, most, time.Hour)
	if err != nil {
		s.Log.WarnContext(ctx, "sign-ups are not limited by address", "error", err)
		return nil
	}
	if wait > 0 {
		return errs.TooManyRequests(fmt.Sprintf("Too many sign-ups from your network. Your entries are still here. Try again in %s.", inWords(wait)), wait)
	}
	return nil
}

// limitMails keeps strangers from flooding a mailbox. It expects a transaction in ctx.
func (s *Service) limitMails(ctx context.Context, to, address string) error {
	wait, err := s.Limits.TakeCode(ctx, to, address)
	if err != nil || wait == 0 {
		return err
	}
	return errs.TooManyRequests(fmt.Sprintf("We've sent several codes to this address. Your entries are still here. Try again in %s.", inWords(wait)), wait)
}
