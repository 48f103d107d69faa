package inquiry

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"time"

	"peritus/bff/platform/cache"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/mail"
)

const (
	limitSpan    = time.Hour
	addressLimit = 20 // inquiries from one address of the internet: a whole firm may share one
	emailLimit   = 6  // inquiries in the name of one email address, which gets a mail for each
)

// limit counts an inquiry, or refuses it with how long to wait. The counts are
// shared by all processes. Without Redis nobody is refused: an outage of what may be
// lost keeps nobody from writing to us.
func (s *Service) limit(ctx context.Context, address, email string) error {
	for _, subject := range []struct {
		key  string
		most int64
	}{{"inquiry:address:" + hashed(address), addressLimit}, {"inquiry:email:" + hashed(mail.Key(email)), emailLimit}} {
		wait, err := cache.Take(ctx, s.Redis, subject.key, subject.most, limitSpan)
		if err != nil {
			s.Log.WarnContext(ctx, "inquiries are not limited", "error", err)
			return nil
		}
		if wait > 0 {
			return errs.TooManyRequests("You have written to us several times within an hour. What you wrote is still here: please send it later.", wait)
		}
	}
	return nil
}

// hashed keeps addresses out of Redis.
func hashed(value string) string {
	sum := sha256.Sum256([]byte(value))
	return hex.EncodeToString(sum[:16])
}
