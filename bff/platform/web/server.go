package web

import (
	"bytes"
	"context"
	"crypto/subtle"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
)

const (
	// VisitorLimit is the maximum request body in bytes of someone who isn't signed in,
	// whatever the operation: bodies are held before anyone knows who sent them.
	VisitorLimit = 11 << 20
	// BodyLimit is the maximum request body in bytes. Larger ones get a 413.
	BodyLimit = 1 << 20
	// Deadline is the maximum duration of a handler. A disconnecting client doesn't cancel
	// the handler, so each has its own deadline.
	Deadline = 10 * time.Second

	// RequestIDHeader is passed from web to bff to cms.
	RequestIDHeader = "X-Request-Id"
	// SecretHeader proves that a request comes from the web server, which is trusted to
	// report the visitor's address.
	SecretHeader = "X-Peritus-Web"
	// BrowserHeader has the secret that a browser got when it signed in.
	BrowserHeader = "X-Peritus-Browser"
)

// Options of NewServer.
type Options struct {
	Logger    *slog.Logger
	WebSecret string // required to trust X-Forwarded-For
	Origins   []string
	Metrics   *Metrics
	IDs       id.Source
	Deadline  time.Duration // default: Deadline
	// Draining reports whether the process is stopping, so no connection must be reused.
	// Optional.
	Draining func() bool
	Quiet    []string // frequently polled paths, which are logged only when their status changes
	// Larger returns a request's body limit in bytes if it's above BodyLimit, otherwise 0.
	// Optional.
	Larger func(method, path string) int
}

// NewServer returns a Fiber app with the middleware for every request: id, log, metrics,
// deadline, panics and errors in our format, and refusal of foreign origins.
func NewServer(o Options) *fiber.App {
	if o.Deadline == 0 {
		o.Deadline = Deadline
	}
	app := fiber.New(fiber.Config{
		AppName:        "Peritus",
		BodyLimit:      BodyLimit,
		ReadBufferSize: 72 << 10, // the web forwards addresses of up to 64 KB and adds its own headers
		ReadTimeout:    15 * time.Second,
		WriteTimeout:   30 * time.Second,
		IdleTimeout:    75 * time.Second,
		Immutable:      true, // caches and jobs keep a request's strings after its handler returns
		ErrorHandler:   o.writeError,
	})
	app.Server().HeaderReceived = func(header *fasthttp.RequestHeader) fasthttp.RequestConfig {
		return o.reading(header)
	}
	quiet := newQuiet(o.Quiet)
	alarm := &secretAlarm{}
	app.Use(func(c fiber.Ctx) error { return o.begin(c, quiet, alarm) })
	return app
}

// uploadTimeout is how long someone signed in can take to send a document: 25 MB over a slow
// line. Others have ReadTimeout. The web ends those that only trickle.
const uploadTimeout = 15 * time.Minute

// reading says how much of a request is read, and for how long.
func (o Options) reading(header *fasthttp.RequestHeader) fasthttp.RequestConfig {
	signedIn := len(header.Peek("Authorization")) > 0
	c := fasthttp.RequestConfig{MaxRequestBodySize: o.limit(string(header.Method()), string(header.RequestURI()))}
	if !signedIn {
		c.MaxRequestBodySize = min(c.MaxRequestBodySize, VisitorLimit)
	} else if c.MaxRequestBodySize > BodyLimit {
		c.ReadTimeout = uploadTimeout
	}
	return c
}

// limit returns the body limit of a request in bytes.
func (o Options) limit(method, uri string) int {
	if o.Larger != nil {
		path, _, _ := strings.Cut(uri, "?")
		return max(BodyLimit, o.Larger(method, path))
	}
	return BodyLimit
}

// begin sets up the request's id, logger, and deadline, runs it, and logs it.
func (o Options) begin(c fiber.Ctx, quiet *quiet, alarm *secretAlarm) error {
	started := time.Now()
	secret := c.Get(SecretHeader)
	fromWeb := o.WebSecret != "" && subtle.ConstantTimeCompare([]byte(secret), []byte(o.WebSecret)) == 1
	r := Request{wrongSecret: secret != "" && !fromWeb, ID: requestID(c.Get(RequestIDHeader), o.IDs), Path: c.Path(), Address: peer(c, fromWeb), UserAgent: c.Get("User-Agent"),
		Browser: c.Get(BrowserHeader)}
	r.logger = o.Logger.With(slog.String("request_id", r.ID))
	if !fromWeb && (r.wrongSecret || c.Get("X-Forwarded-For") != "") {
		alarm.sound(r)
	}
	if quiet.has(c.Path()) {
		r.cause = &cause{}
	}
	ctx, cancel := context.WithTimeout(WithRequest(context.Background(), r), o.Deadline)
	defer cancel()
	c.SetContext(ctx)
	c.Set(RequestIDHeader, r.ID)
	c.Set("X-Content-Type-Options", "nosniff")
	if o.Draining != nil && o.Draining() {
		c.RequestCtx().SetConnectionClose()
	}

	err := o.run(c)
	if err != nil {
		err = o.writeError(c, err)
	}
	took := time.Since(started)
	status := c.Response().StatusCode()
	if c.Request().Header.ContentLength() > o.limit(c.Method(), c.Path()) {
		status = http.StatusRequestEntityTooLarge // already refused; the response is written later
	}
	o.Metrics.observe(c.Method(), c.Route().Path, status, took)
	level := slog.LevelInfo
	switch {
	case r.cause != nil:
		level = quiet.level(c.Path(), status)
	case failed(status):
		level = slog.LevelError
	}
	if r.logger.Enabled(ctx, level) {
		attrs := []slog.Attr{slog.String("method", c.Method()), slog.String("path", c.Path()),
			slog.Int("status", status), slog.Float64("took_ms", float64(took.Microseconds())/1000)}
		if r.cause != nil && r.cause.err != nil {
			attrs = append(attrs, slog.Any("error", r.cause.err))
		}
		r.logger.LogAttrs(ctx, level, "request", attrs...)
	}
	return err
}

func (o Options) run(c fiber.Ctx) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	if o.foreign(c) {
		return errs.Denied("This request comes from another site.")
	}
	if err := refuseNUL(c); err != nil {
		return err
	}
	if err := refuseCostly(c); err != nil {
		return err
	}
	return c.Next()
}

// refuseNUL refuses addresses with NUL characters. No stored text contains them, and
// Postgres doesn't accept them as parameters.
func refuseNUL(c fiber.Ctx) error {
	uri := c.Request().URI()
	if bytes.IndexByte(uri.Path(), 0) >= 0 {
		return errs.NotFoundf("Page")
	}
	for name, value := range uri.QueryArgs().All() {
		if bytes.IndexByte(value, 0) >= 0 {
			return errs.Field(map[string][]string{string(name): {"Remove the NUL character."}})
		}
	}
	return nil
}

// foreign reports whether a page on another site sent a request that changes something.
// Programs send no Origin, but they have a token.
func (o Options) foreign(c fiber.Ctx) bool {
	if c.Method() == fiber.MethodGet || c.Method() == fiber.MethodHead {
		return false
	}
	origin := c.Get("Origin")
	if origin == "" {
		return false
	}
	for _, ours := range o.Origins {
		if strings.EqualFold(origin, ours) {
			return false
		}
	}
	return true
}

func peer(c fiber.Ctx, fromWeb bool) string {
	if fromWeb {
		if address, _, _ := strings.Cut(c.Get("X-Forwarded-For"), ","); address != "" {
			return strings.TrimSpace(address)
		}
	}
	return c.IP()
}

// requestID returns the id sent with the request if it's well formed, or a new one.
func requestID(sent string, ids id.Source) string {
	if len(sent) < 8 || len(sent) > 64 {
		return ids.New()
	}
	for _, r := range sent {
		if !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '_') {
			return ids.New()
		}
	}
	return sent
}

// writeError writes the error envelope for requests that no operation handles: an unknown
// address, a wrong method, a body over the limit, or a panic.
func (o Options) writeError(c fiber.Ctx, err error) error {
	var failure *Failure
	var fiberErr *fiber.Error
	switch {
	case errors.As(err, &fiberErr):
		failure = &Failure{Level: "error", Detail: textOf(fiberErr, o.limit(c.Method(), c.OriginalURL())), status: fiberErr.Code}
	default:
		failure = FailureOf(c.Context(), err)
	}
	if failure.status == http.StatusRequestEntityTooLarge {
		drain(c)
	}
	if after := retryAfter(err); after != "" {
		c.Set("Retry-After", after)
	}
	return c.Status(failure.status).JSON(failure)
}

func textOf(e *fiber.Error, limit int) string {
	switch e.Code {
	case http.StatusNotFound:
		return "There is no page at this address."
	case http.StatusMethodNotAllowed:
		return "This address doesn't support that method."
	case http.StatusRequestEntityTooLarge:
		return fmt.Sprintf("The request is too large. The limit is %d KB.", limit>>10)
	case http.StatusUnsupportedMediaType:
		return e.Message
	case http.StatusRequestHeaderFieldsTooLarge:
		return "The request headers are too large."
	}
	return http.StatusText(e.Code)
}

// drain reads the rest of a refused body, up to a limit. Closing a connection with unread
// bytes resets it, so the client would never receive the response.
func drain(c fiber.Ctx) {
	conn := c.RequestCtx().Conn()
	if conn == nil {
		return
	}
	if err := conn.SetReadDeadline(time.Now().Add(2 * time.Second)); err != nil {
		return
	}
	_, _ = io.CopyN(io.Discard, conn, 64<<20) // the response is sent even if this ends early or times out
	c.Set("Connection", "close")
}
