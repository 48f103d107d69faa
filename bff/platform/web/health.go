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

// Check tells whether one part is ready; its error goes to the log alone.
type Check struct {
	Name string
	Of   func(context.Context) error
	// Spared marks a part without which the process still does its work, if less well.
	Spared bool
}

// Readiness is what /readyz answers.
type Readiness struct {
	Ready    bool     `json:"ready"`
	NotReady []string `json:"not_ready"`
	Degraded []string `json:"degraded"` // spared parts that are away
}

// Health registers /healthz (the process runs) and /readyz (it can answer; else
// 503 with the names of what is not ready). A spared part that is away is named
// but keeps no traffic from the process.
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
		r.Ready = len(r.NotReady) == 0
		if len(why) > 0 {
			tell(c.Context(), slog.LevelWarn, "not ready", errors.Join(why...))
		}
		if !r.Ready {
			c.Status(http.StatusServiceUnavailable)
		}
		return c.JSON(r)
	})
}
