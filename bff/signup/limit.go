package signup

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/errs"
)

// How often one address of the internet may do what, in an hour. A whole firm may
// share one.
const (
	startsPerHour   = 30
	verifiesPerHour = 120
)

// limitAddress counts a request, or refuses it with how long to wait. The counts are
// shared by all processes. Without Redis, it refuses no one: the limits of each
// sign-up and each mailbox, which are kept in SQL, still hold.
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
