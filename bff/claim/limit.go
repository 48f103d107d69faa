package claim

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/network"
)

const (
	searchSpan  = 10 * time.Minute
	searchLimit = 120 // searches from one network address, which a whole university may share

	day = 24 * time.Hour
	// Callers can use up the limit of their own address, but not of anyone else's.
	claimsAPlace  = 60 // claims from one address a day
	profileAPlace = 6  // claims of one profile from one address a day
)

// limitSearch counts a search. Without Redis, no one is refused.
func (s *Service) limitSearch(ctx context.Context, address string) error {
	wait, err := cache.TakeFrom(ctx, s.Redis, "claim:search", address, searchLimit, searchSpan)
	if err != nil {
		s.Log.WarnContext(ctx, "searches for claims are not limited", "error", err)
		return nil
	}
	if wait > 0 {
		return errs.TooManyRequests("Too many searches. Wait a few minutes, then try again.", wait)
	}
	return nil
}

// limitClaims limits claims from one network address.
func (s *Service) limitClaims(ctx context.Context, expertID string, places []place) error {
	since := s.Clock.Now().Add(-day)
	for _, p := range places {
		all, ofProfile, err := s.store.countClaims(ctx, p.hash, expertID, since)
		if err != nil {
			return err
		}
		if all >= claimsAPlace*p.share || ofProfile >= profileAPlace*p.share {
			return errs.TooManyRequests("We received several claims from your network today. Try again tomorrow, or contact us.", day)
		}
	}
	return nil
}

// limitCodes limits codes to a contact on file.
func (s *Service) limitCodes(ctx context.Context, to, address string) error {
	wait, err := s.Limits.TakeCode(ctx, to, address)
	if err != nil || wait == 0 {
		return err
	}
	return errs.TooManyRequests(fmt.Sprintf("We've sent several codes for this profile. Try again in %d minutes, or send a document.", minutes(wait)), wait)
}

func minutes(d time.Duration) int { return int((d + time.Minute - 1) / time.Minute) }

// place is where a claim is made from: a hash keeps the address out of the database.
type place struct {
	hash  string
	share int // how many times the usual budget it has
}

// placesOf are the places that an address belongs to, the narrowest first.
func (s *Service) placesOf(address string) []place {
	var places []place
	for _, p := range network.Places(address) {
		places = append(places, place{s.hash("place", p.Range), p.Share})
	}
	return places
}
