package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"maps"
	"math"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/valyala/fasthttp"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

const (
	// mostHostile is the maximum ratio of a hostile call's CPU time to a normal call's.
	mostHostile = 50.0
	// normalCalls is the number of calls that measure an operation's normal cost.
	normalCalls = 30
	// largest is the maximum size of hostile bodies in bytes, just below the server's limit.
	largest = web.BodyLimit - 64
	// longestQuery fits the server's buffer for headers.
	longestQuery = 12 << 10
)

// attack is the cost of an operation's most expensive hostile request.
type attack struct {
	Operation string  `json:"operation"`
	Input     string  `json:"input"`
	Status    int     `json:"status"`
	Normal    float64 `json:"normal_ms"`
	Hostile   float64 `json:"hostile_ms"`
	Ratio     float64 `json:"ratio"`
}

// operation is an operation of the OpenAPI document with the token of an account that may
// call it.
type operation struct {
	method, path string
	described    *huma.Operation
	bearer       string
}

func (o operation) String() string { return o.method + " " + o.path }

// hostile sends wide, deep, long, and repeated input to each operation, or to those of the
// given paths, and returns the most expensive input of each, worst ratio first.
func (w *world) hostile(paths ...string) ([]attack, error) {
	operations, err := w.operations()
	if err != nil {
		return nil, err
	}
	if len(paths) > 0 {
		operations = slices.DeleteFunc(operations, func(o operation) bool { return !slices.Contains(paths, o.path) })
	}
	usual := make([]float64, len(operations))
	for i, o := range operations {
		if usual[i], err = w.normal(o); err != nil {
			return nil, fmt.Errorf("%s: %w", o, err)
		}
	}
	var attacks []attack
	for _, o := range operations {
		worst, err := w.attack(o, median(usual))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", o, err)
		}
		attacks = append(attacks, worst)
	}
	slices.SortFunc(attacks, func(a, b attack) int { return cmp.Compare(b.Ratio, a.Ratio) })
	return attacks, nil
}

func (w *world) operations() ([]operation, error) {
	bearers := map[auth.Group]string{}
	for group, name := range map[auth.Group]string{auth.Admin: "admin", auth.Researcher: "researcher", auth.Attorney: "attorney", auth.Expert: "expert"} {
		entry, err := w.app.Session.SignIn(context.Background(), name+"@peritus.test", account.DemoPassword, account.Device{UserAgent: "bench"})
		if err != nil {
			return nil, err
		}
		bearers[group] = entry.Grant.Access
	}
	var all []operation
	for _, path := range slices.Sorted(maps.Keys(w.app.OpenAPI().Paths)) {
		item := w.app.OpenAPI().Paths[path]
		for method, described := range map[string]*huma.Operation{http.MethodGet: item.Get, http.MethodPost: item.Post,
			http.MethodPut: item.Put, http.MethodDelete: item.Delete, http.MethodPatch: item.Patch} {
			if described == nil {
				continue
			}
			access, _ := described.Extensions["x-access"].(string)
			o := operation{method: method, path: path, described: described}
			for _, group := range []auth.Group{auth.Admin, auth.Attorney, auth.Expert} {
				if o.bearer == "" && strings.Contains(access, string(group)) {
					o.bearer = bearers[group]
				}
			}
			if o.bearer == "" && len(described.Security) > 0 {
				o.bearer = bearers[auth.Attorney]
			}
			all = append(all, o)
		}
	}
	slices.SortFunc(all, func(a, b operation) int { return cmp.Compare(a.String(), b.String()) })
	return all, nil
}

// attack compares each hostile call with a normal one. normal is the minimum cost of a normal
// call, because a sample is often refused early and costs less than a real call.
func (w *world) attack(o operation, normal float64) (attack, error) {
	own, err := w.normal(o)
	if err != nil {
		return attack{}, err
	}
	worst := attack{Operation: o.String(), Normal: max(normal, own)}
	for _, in := range o.inputs() {
		cost, status, err := w.least(o, in)
		if err != nil {
			return attack{}, fmt.Errorf("%s: %w", in.name, err)
		}
		if cost > worst.Hostile {
			worst.Input, worst.Status, worst.Hostile = in.name, status, cost
		}
	}
	worst.Ratio = worst.Hostile / worst.Normal
	return worst, nil
}

// least returns the lowest cost of a call in a few tries, in milliseconds, to exclude
// concurrent jobs and the garbage collector.
func (w *world) least(o operation, in input) (least float64, status int, err error) {
	least = math.Inf(1)
	for range 5 {
		cost, answered, err := w.costOf(o, in, 1)
		if err != nil {
			return 0, 0, err
		}
		if least, status = min(least, ms(cost)), answered; least < 1 {
			break
		}
	}
	return least, status, nil
}

// normal returns the cost of a sample call in milliseconds.
func (w *world) normal(o operation) (float64, error) {
	in := input{path: o.sampled(), body: o.sample()}
	if _, _, err := w.costOf(o, in, 3); err != nil { // warms up
		return 0, err
	}
	cost, _, err := w.costOf(o, in, normalCalls)
	return ms(cost), err
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// costOf returns the CPU time of a call. Each call comes from a new IP address, so no rate
// limit applies.
func (w *world) costOf(o operation, in input, times int) (time.Duration, int, error) {
	request, response := fasthttp.AcquireRequest(), fasthttp.AcquireResponse()
	defer fasthttp.ReleaseRequest(request)
	defer fasthttp.ReleaseResponse(response)
	took, err := cpuOf(func() error {
		for range times {
			w.callers++
			request.Reset()
			request.Header.SetMethod(o.method)
			request.SetRequestURI("http://bench" + in.path)
			request.Header.Set("X-Peritus-Web", w.app.Config.WebSecret)
			request.Header.Set("X-Forwarded-For", fmt.Sprintf("10.%d.%d.%d", w.callers>>16&255, w.callers>>8&255, w.callers&255))
			if o.bearer != "" {
				request.Header.Set("Authorization", "Bearer "+o.bearer)
			}
			if in.packed {
				request.Header.Set("Content-Encoding", "gzip")
			}
			if in.body != nil {
				request.Header.SetContentType("application/json")
				request.SetBody(in.body)
			}
			if err := w.client.Do(request, response); err != nil {
				return err
			}
		}
		return nil
	})
	return took / time.Duration(times), response.StatusCode(), err
}

// report logs the worst attacks and counts those over the budget.
func report(attacks []attack) (missed int) {
	for i, a := range attacks {
		over := a.Ratio > mostHostile
		if over {
			missed++
		}
		if over || i < 10 {
			log.Printf("%-60s %-22s %8.2f ms, normal %7.3f ms, ratio %6.1f (at most %.0f), status %d", a.Operation, a.Input, a.Hostile, a.Normal, a.Ratio, mostHostile, a.Status)
		}
	}
	log.Printf("%d operations with hostile input, %d over the budget", len(attacks), missed)
	return missed
}

// jsonOf encodes values that can always be encoded.
func jsonOf(value any) []byte {
	var b bytes.Buffer
	if err := json.NewEncoder(&b).Encode(value); err != nil {
		panic(err)
	}
	return b.Bytes()
}
