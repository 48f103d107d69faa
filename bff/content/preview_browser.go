package content

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"time"

	"github.com/redis/go-redis/v9"
)

const (
	minPreviewBrowser = 32 // characters
	// bindPatience is how long a hanging Redis can delay a preview.
	bindPatience = 2 * time.Second
)

// bindPreview gives the preview to the first browser that opens it, and refuses all
// others. Redis holds only hashes, until the token expires.
func (s *Service) bindPreview(ctx context.Context, token, browser string, claims previewClaims) error {
	if len(browser) < minPreviewBrowser {
		return ErrPreviewElsewhere
	}
	ctx, cancel := context.WithTimeout(ctx, bindPatience)
	defer cancel()
	key, holder := "content:preview:"+hashed(token), hashed(browser)
	left := time.Unix(claims.Expires, 0).Sub(s.deps.Clock.Now())
	first, err := s.deps.Redis.SetNX(ctx, key, holder, left).Result()
	if err != nil {
		return unreachable(err)
	}
	if first {
		return nil
	}
	switch held, err := s.deps.Redis.Get(ctx, key).Result(); {
	case errors.Is(err, redis.Nil):
		return ErrPreviewExpired
	case err != nil:
		return unreachable(err)
	case held != holder:
		return ErrPreviewElsewhere
	}
	return nil
}

func hashed(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}
