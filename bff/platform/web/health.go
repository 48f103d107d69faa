package web

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"time"

	"github.com/gofiber/fiber/v3"
)

// Check reports whether a component is ready. Its error only goes to the log.
type Check struct {
	Name string
	Of   func(context.Context) error
	// Spared marks an optional component. Without it, the process works, but degraded.
	Spared bool
}

// Readiness is the response of /readyz.
type Readiness struct {
	Ready    bool     `json:"ready"`
	NotReady []string `json:"not_ready"`
	Degraded []string `json:"degraded"` // optional components that are down
}

// Health registers /healthz, which returns 200 while the process runs, and /readyz, which
// returns 503 with the names of components that aren't ready. It lists optional components
// that are down, but they don't stop traffic. It is never ready for a web with another
// WEB_SECRET.
func Health(app *fiber.App, checks []Check) {
	app.Get("/healthz", func(c fiber.Ctx) error {
		return c.JSON(fiber.Map{"status": "ok"})
	})
	app.Get("/readyz", func(c fiber.Ctx) error {
		ctx, cancel := context.WithTimeout(c.Context(), 2*time.Second)
		defer cancel()
		r := Readiness{NotReady: []string{}, Degraded: []string{}}
		var why []error
		for _, check := range checks {
			err := check.Of(ctx)
			if err == nil {
				continue
			}
			why = append(why, fmt.Errorf("%s: %w", check.Name, err))
			if check.Spared {
				r.Degraded = append(r.Degraded, check.Name)
			} else {
				r.NotReady = append(r.NotReady, check.Name)
			}
		}
		if RequestIn(c.Context()).wrongSecret {
			why = append(why, errWrongSecret)
			r.NotReady = append(r.NotReady, "web_secret")
		}
		r.Ready = len(r.NotReady) == 0
		if len(why) > 0 {
			logFailure(c.Context(), slog.LevelWarn, "not ready", errors.Join(why...))
		}
		if !r.Ready {
			c.Status(http.StatusServiceUnavailable)
		}
		return c.JSON(r)
	})
}
