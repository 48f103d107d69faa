// Package once lets a client repeat a request whose response it lost. Requests with the
// same Idempotency-Key, operation, body, and person are one request: it takes effect once,
// and each repeat gets the response of the first.
package once

import (
	"cmp"
	"context"
	"log/slog"
	"net/http"
	"regexp"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humafiber"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

const (
	// Header is the one of the IETF draft "The Idempotency-Key HTTP Header Field".
	Header = "Idempotency-Key"
	// Keep is how long a request can be repeated.
	Keep = 24 * time.Hour

	// Patience is how long a repeat waits for the first request's response.
	Patience = 5 * time.Second
	poll     = 20 * time.Millisecond
)

// A client chooses keys at random, so they need no owner.
var wellFormed = regexp.MustCompile(`^[A-Za-z0-9_-]{16,64}$`)

// errReceived means that the effect of a request is stored, but its response isn't: it is
// still being made, its process was killed, or it failed after its effect was stored.
var errReceived = &errs.Error{Kind: errs.Conflict, Code: "already-received",
	Detail: "We already received this, but our response was lost. Check whether it's there before you send it again."}

// Requests remembers requests that changed something.
type Requests struct {
	DB    *db.DB
	Clock clock.Clock
	// Who names the person behind a request. Their requests are apart from all others'.
	Who func(context.Context) string
	// Patience of repeats, or zero for the constant.
	Patience time.Duration
}

// Middleware handles the header of every operation that changes something. The first
// transaction of the operation records the request, so its effect and the record are
// stored together or not at all.
func (r Requests) Middleware(api huma.API) func(huma.Context, func(huma.Context)) {
	return func(ctx huma.Context, next func(huma.Context)) {
		key := ctx.Header(Header)
		if key == "" || ctx.Method() == http.MethodGet || ctx.Method() == http.MethodHead {
			next(ctx)
			return
		}
		if !wellFormed.MatchString(key) {
			web.WriteError(api, ctx, errs.Field(map[string][]string{Header: {"Send 16 to 64 letters, digits, - or _."}}))
			return
		}
		if err := r.handle(ctx, newCall(ctx, key, r.Who(ctx.Context())), next); err != nil {
			humafiber.Unwrap(ctx).Response().ResetBody()
			web.WriteError(api, ctx, err)
		}
	}
}

func (r Requests) handle(ctx huma.Context, c call, next func(huma.Context)) error {
	if done, err := r.repeated(ctx, c); done || err != nil {
		return err
	}
	recorded := false
	next(huma.WithContext(ctx, db.WithFirstCommit(ctx.Context(), func(ctx context.Context) error {
		err := r.record(ctx, c.id)
		recorded = err == nil
		return err
	})))
	if recorded {
		kept := responseOf(ctx)
		if kept.Status >= http.StatusInternalServerError {
			kept = response{} // repeats would get a failure forever
		}
		if err := r.finish(ctx.Context(), c, kept); err != nil {
			web.Logger(ctx.Context()).Error("response not kept for a repeat", slog.Any("error", err))
		}
		return nil
	}
	if humafiber.Unwrap(ctx).Response().StatusCode() < http.StatusBadRequest {
		return nil
	}
	// The same request may have run at the same time and be why this one failed.
	_, err := r.repeated(ctx, c)
	return err
}

// repeated responds to a request that is known already, and reports whether it is.
func (r Requests) repeated(ctx huma.Context, c call) (bool, error) {
	known, err := r.find(ctx.Context(), c.id)
	if err != nil || known == nil {
		return false, err
	}
	return true, r.repeat(ctx, c)
}

// repeat sends the response of the first request, once there is one.
func (r Requests) repeat(ctx huma.Context, c call) error {
	wait, cancel := context.WithTimeout(ctx.Context(), cmp.Or(r.Patience, Patience))
	defer cancel()
	for {
		known, err := r.find(wait, c.id)
		switch {
		case err != nil && wait.Err() == nil:
			return err
		case known != nil && known.Response != nil:
			kept, err := c.open(known.Response)
			if err != nil {
				return err
			}
			if kept.Status == 0 {
				return errReceived
			}
			kept.send(ctx)
			return nil
		}
		select {
		case <-wait.Done():
			return errReceived
		case <-time.After(poll):
		}
	}
}
