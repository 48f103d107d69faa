package web

import (
	"net/http"
	"strings"
	"testing"

	"github.com/gofiber/fiber/v3"
)

func TestWebSecret_mismatchIsLoggedOnceWithoutTheValue(t *testing.T) {
	for name, headers := range map[string]map[string]string{
		"wrong":   {SecretHeader: "guessed-secret", "X-Forwarded-For": "203.0.113.5"},
		"missing": {"X-Forwarded-For": "203.0.113.5"},
	} {
		t.Run(name, func(t *testing.T) {
			base, log := serve(t, 0, func(app *fiber.App) { app.Get("/", func(c fiber.Ctx) error { return c.SendString("ok") }) })
			for range 3 {
				if response, _ := send(t, http.MethodGet, base+"/", nil, headers); response.StatusCode != http.StatusOK {
					t.Fatal(response.Status)
				}
			}
			text := log.String()
			if strings.Count(text, `"level":"ERROR"`) != 1 || !strings.Contains(text, "WEB_SECRET is missing or differs") || strings.Contains(text, "guessed-secret") || strings.Contains(text, webSecret) {
				t.Errorf("log:\n%s", text)
			}
		})
	}
}

func TestWebSecret_matchOrDirectRequestLogsNothing(t *testing.T) {
	base, log := serve(t, 0, func(app *fiber.App) { app.Get("/", func(c fiber.Ctx) error { return c.SendString("ok") }) })
	send(t, http.MethodGet, base+"/", nil, map[string]string{SecretHeader: webSecret, "X-Forwarded-For": "203.0.113.5"})
	send(t, http.MethodGet, base+"/", nil, nil) // a health check, or an operator
	if text := log.String(); strings.Contains(text, "WEB_SECRET") {
		t.Errorf("log:\n%s", text)
	}
}

func TestReadyz_isNotReadyForAWebWithAnotherSecret(t *testing.T) {
	base, _ := serve(t, 0, func(app *fiber.App) { Health(app, nil) })
	for secret, status := range map[string]int{webSecret: 200, "": 200, "guessed": 503} {
		response, body := send(t, http.MethodGet, base+"/readyz", nil, map[string]string{SecretHeader: secret})
		if response.StatusCode != status || (status == 503) != strings.Contains(body, `"web_secret"`) {
			t.Errorf("%q: %d %s", secret, response.StatusCode, body)
		}
	}
}
