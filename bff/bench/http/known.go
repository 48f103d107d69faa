package main

import (
	"encoding/json"
	"fmt"
	"log"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/valyala/fasthttp"

	"peritus/bff/platform/web"
)

// secretOf is a public request about an email address. Its response is the same whether an
// account has the address or not, but its timing could reveal it.
type secretOf struct {
	name   string
	path   string
	status int
	body   func(email string) any
}

func secrets() []secretOf {
	browser := strings.Repeat("w", 43)
	return []secretOf{
		{"sign-in with a wrong password", "/api/token/", fasthttp.StatusUnauthorized, func(email string) any {
			return map[string]string{"email": email, "password": "not the passphrase"}
		}},
		{"password recovery", "/api/password-recovery", fasthttp.StatusOK, func(email string) any {
			return map[string]string{"email": email}
		}},
		{"sign-up", "/api/sign-up/attorney", fasthttp.StatusAccepted, func(email string) any {
			return map[string]any{"browser": browser, "first_name": "Imogen", "last_name": "Castellanos", "email": email,
				"password": passage, "terms": "2026-11-01"}
		}},
	}
}

// timing compares how long one response takes for known and for unknown addresses.
type timing struct {
	Name    string  `json:"name"`
	Known   float64 `json:"known_ms"`   // median
	Unknown float64 `json:"unknown_ms"` // median
	Noise   float64 `json:"noise_ms"`   // the larger interquartile range of the two
}

// revealing reports whether a single response could tell the two apart.
func (t timing) revealing() bool { return math.Abs(t.Known-t.Unknown) > t.Noise }

// timings sends each request once for every known address, alternating with as many unknown
// ones. Each request comes from another IP address, so no rate limit applies.
func (w *world) timings() ([]timing, error) {
	var all []timing
	place := 0
	for _, s := range secrets() {
		var known, unknown []float64
		for n, person := range w.people {
			for _, side := range []struct {
				email string
				times *[]float64
			}{{person.Email, &known}, {fmt.Sprintf("nobody%08d@firm.example", n), &unknown}} {
				place++
				took, err := w.asks(s, side.email, place)
				if err != nil {
					return nil, err
				}
				*side.times = append(*side.times, took)
			}
		}
		t := timing{Name: s.name, Known: median(known), Unknown: median(unknown), Noise: max(spread(known), spread(unknown))}
		verdict := "ok"
		if t.revealing() {
			verdict = "tells them apart"
		}
		log.Printf("%-34s known %.2f ms  unknown %.2f ms  noise %.2f ms %s", t.Name, t.Known, t.Unknown, t.Noise, verdict)
		all = append(all, t)
	}
	return all, nil
}

// asks sends a request and returns its response time in milliseconds.
func (w *world) asks(s secretOf, email string, place int) (float64, error) {
	body, err := json.Marshal(s.body(email))
	if err != nil {
		return 0, err
	}
	request, response := fasthttp.AcquireRequest(), fasthttp.AcquireResponse()
	defer fasthttp.ReleaseRequest(request)
	defer fasthttp.ReleaseResponse(response)
	request.SetRequestURI("http://bench" + s.path)
	request.Header.SetMethod(fasthttp.MethodPost)
	request.Header.SetContentType("application/json")
	request.Header.Set(web.SecretHeader, w.app.Config.WebSecret)
	request.Header.Set("X-Forwarded-For", fmt.Sprintf("198.%d.%d.%d", 18+place>>16&1, place>>8&255, place&255)) // RFC 2544: for benchmarks
	request.SetBody(body)
	began := time.Now()
	if err := w.client.Do(request, response); err != nil {
		return 0, err
	}
	took := time.Since(began)
	if response.StatusCode() != s.status {
		return 0, fmt.Errorf("%s returned %d: %.200s", s.path, response.StatusCode(), response.Body())
	}
	return float64(took.Microseconds()) / 1000, nil
}

// spread returns the interquartile range.
func spread(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)*3/4] - values[len(values)/4]
}
