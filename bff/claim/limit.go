package claim

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"time"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/network"
)

const (
	searchSpan  = 10 * time.Minute
	searchLimit = 120 // searches from one address of the internet: a whole university may share one

	day = 24 * time.Hour
	// Callers can use up the limit of their own address, but not of anyone else's.
	claimsAPlace  = 60 // claims from one address a day
	profileAPlace = 6  // claims of one profile from one address a day
	codesAnHour   = 6  // codes for one profile from one address
	codesADay     = 40 // codes for one profile from anywhere: what its contacts bear, and guessing may have
)

// limitSearch counts a search. Without Redis nobody is refused.
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

// limitClaims refuses a further claim from an address that has made many.
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

// limitCodes refuses a further code for a profile.
func (s *Service) limitCodes(ctx context.Context, expertID, place string) error {
	now := s.Clock.Now()
	here, err := s.store.countCodes(ctx, expertID, place, now.Add(-time.Hour))
	if err != nil {
		return err
	}
	if here >= codesAnHour {
		return errs.TooManyRequests("We sent several codes in the past hour. Wait an hour, or send a document instead.", time.Hour)
	}
	anywhere, err := s.store.countCodes(ctx, expertID, "", now.Add(-day))
	if err != nil {
		return err
	}
	if anywhere >= codesADay {
		return errs.TooManyRequests("Too many codes were sent for this profile today. Send a document, or try again tomorrow.", day)
	}
	return nil
}

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

// hash is what is stored instead of a secret or an address.
func (s *Service) hash(kind, value string) string {
	mac := hmac.New(sha256.New, s.Key)
	_, _ = mac.Write([]byte("claim " + kind + "\x00" + value)) // a hash never fails
	return hex.EncodeToString(mac.Sum(nil))[:40]
}
