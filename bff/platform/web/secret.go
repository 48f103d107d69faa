package web

import (
	"errors"
	"log/slog"
	"sync/atomic"
	"time"
)

// errWrongSecret explains a mismatch to operators. Nothing fails, but all visitors count
// as one, so a few of them use up every limit by address.
var errWrongSecret = errors.New("the web's WEB_SECRET is missing or differs from ours: all its visitors count as one address")

// alarmEvery is the minimum time between two log lines.
const alarmEvery = time.Minute

// secretAlarm reports requests that forward an address without our secret.
type secretAlarm struct{ last atomic.Int64 }

func (a *secretAlarm) sound(r Request) {
	now := time.Now().UnixNano()
	last := a.last.Load()
	if now-last < int64(alarmEvery) || !a.last.CompareAndSwap(last, now) {
		return
	}
	r.logger.Error("forwarded address not trusted", slog.Any("error", errWrongSecret))
}
