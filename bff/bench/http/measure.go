package main

import (
	"context"
	"fmt"
	"net"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"
	"github.com/valyala/fasthttp/fasthttputil"
)

// clients is the number of concurrent clients, each with its own connection.
const clients = 8

// target is a request to a server over in-process connections.
type target struct {
	client *fasthttp.HostClient
	path   string
	header map[string]string
	// paths, post, and bearers, if set, have the values that requests cycle through: the URL,
	// the body of a POST, and the access token.
	paths   []string
	post    [][]byte
	bearers []string
	asked   *atomic.Int64
	// change, if set, writes the nth request, from 1.
	change func(n int, request *fasthttp.Request)
}

// serve starts a server without a port and returns a client for it.
func serve(app *fiber.App) *fasthttp.HostClient {
	listener := fasthttputil.NewInmemoryListener()
	go func() { _ = app.Listener(listener, fiber.ListenConfig{DisableStartupMessage: true}) }()
	return &fasthttp.HostClient{
		Addr: "bench", MaxConns: clients,
		Dial: func(string) (net.Conn, error) { return listener.Dial() },
	}
}

// inTurns alternates between both sides and returns the median requests per second of each,
// or per CPU second.
func (c comparison) inTurns(rounds, requests int) (oursRate, bareRate float64, err error) {
	sides := []target{c.ours, c.bare}
	rates := make([][]float64, 2)
	for round := range rounds + 2 {
		for i, side := range sides {
			var rate float64
			cpu, err := cpuOf(func() (err error) {
				if rate, err = turn(side, requests); err != nil || c.after == nil || i > 0 {
					return err
				}
				return c.after(context.Background())
			})
			if err != nil {
				return 0, 0, err
			}
			if c.byCPU {
				rate = float64(requests/clients*clients) / cpu.Seconds()
			}
			if round >= 2 { // the first two warm up
				rates[i] = append(rates[i], rate)
			}
		}
	}
	return median(rates[0]), median(rates[1]), nil
}

func turn(t target, requests int) (perSecond float64, err error) {
	ctx, cancel := context.WithCancelCause(context.Background())
	defer cancel(nil)
	var group sync.WaitGroup
	started := time.Now()
	for range clients {
		group.Go(func() {
			if err := t.ask(ctx, requests/clients); err != nil {
				cancel(err)
			}
		})
	}
	group.Wait()
	return float64(requests) / time.Since(started).Seconds(), context.Cause(ctx)
}

func (t target) ask(ctx context.Context, times int) error {
	request, response := fasthttp.AcquireRequest(), fasthttp.AcquireResponse()
	defer fasthttp.ReleaseRequest(request)
	defer fasthttp.ReleaseResponse(response)
	for range times {
		if ctx.Err() != nil {
			return nil
		}
		request.SetRequestURI("http://bench" + t.path)
		for name, value := range t.header {
			request.Header.Set(name, value)
		}
		if t.asked != nil {
			t.vary(request, int(t.asked.Add(1)))
		}
		if err := t.client.Do(request, response); err != nil {
			return err
		}
		if response.StatusCode() != fasthttp.StatusOK {
			return fmt.Errorf("%s returned %d: %.200s", t.path, response.StatusCode(), response.Body())
		}
	}
	return nil
}

// vary sets the path, body, and token of the nth request.
func (t target) vary(request *fasthttp.Request, n int) {
	if t.change != nil {
		t.change(n, request)
	}
	if len(t.paths) > 0 {
		request.SetRequestURI("http://bench" + t.paths[n%len(t.paths)])
	}
	if len(t.bearers) > 0 {
		request.Header.Set("Authorization", "Bearer "+t.bearers[n%len(t.bearers)])
	}
	if len(t.post) > 0 {
		request.Header.SetMethod(fasthttp.MethodPost)
		request.Header.SetContentType("application/json")
		request.SetBody(t.post[n%len(t.post)])
	}
}

func median(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}
