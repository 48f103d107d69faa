package apitest

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"maps"
	"net"
	"os"
	"os/exec"
	"testing"

	"peritus/bff/app"
	"peritus/bff/platform/config"
)

// asProgram makes a test binary run the bff instead of its tests.
const asProgram = "PERITUS_APITEST_SERVE"

// Process is the bff in a process of its own, which a test can kill. Its World has no App.
type Process struct {
	World
	settings map[string]string
	command  *exec.Cmd
	log      bytes.Buffer
}

// serveAlone runs the bff until it's killed, and returns its exit code.
func serveAlone() int {
	c, err := config.FromEnvironment()
	if err == nil {
		d := deps()
		d.ManualSweeps = false
		d.Logger = slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: c.Level()}))
		var a *app.App
		if a, err = app.New(context.Background(), c, d); err == nil {
			err = a.Serve(context.Background(), nil)
		}
	}
	_, _ = fmt.Fprintln(os.Stderr, err)
	return 1
}

// NewProcess returns a process on these databases. Start starts it.
func NewProcess(t *testing.T, database, redis string) *Process {
	t.Helper()
	return newProcess(t, place(t, database, redis), map[string]string{}, map[string]string{})
}

// Twin returns a second process of the same installation.
func (p *Process) Twin(t *testing.T) *Process {
	t.Helper()
	return newProcess(t, p.settings, p.tokens, p.refresh)
}

func newProcess(t *testing.T, given, tokens, refresh map[string]string) *Process {
	t.Helper()
	own := maps.Clone(given)
	own["BFF_HOST"], own["BFF_PORT"] = ownAddress(t)
	own["LOG_LEVEL"] = "error"
	address := net.JoinHostPort(own["BFF_HOST"], own["BFF_PORT"])
	return &Process{World: World{URL: "http://" + address, tokens: tokens, refresh: refresh}, settings: own}
}

// ownAddress returns a free port of a loopback address that no client gets as its own, so
// the port is still free after a restart.
func ownAddress(t *testing.T) (host, port string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.77.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	if host, port, err = net.SplitHostPort(listener.Addr().String()); err != nil {
		t.Fatal(err)
	}
	return host, port
}

// Start starts the process and waits until it's ready. It's killed after the test.
func (p *Process) Start(t *testing.T) {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p.log.Reset()
	p.command = exec.Command(program)
	p.command.Stdout, p.command.Stderr = &p.log, &p.log
	p.command.Env = append(os.Environ(), asProgram+"=1")
	for name, value := range values(p.settings) {
		p.command.Env = append(p.command.Env, name+"="+value)
	}
	if err := p.command.Start(); err != nil {
		t.Fatal(err)
	}
	command := p.command
	t.Cleanup(func() {
		p.end(command)
		if t.Failed() {
			t.Logf("log of %s:\n%s", p.URL, p.log.String())
		}
	})
	p.Await(t, func() bool {
		response, err := p.Try(t.Context(), "GET", "/readyz", "")
		return err == nil && response.Status == 200
	})
}

// Kill ends the process at once, like kill -9.
func (p *Process) Kill() { p.end(p.command) }

// end kills a process. Killing an ended one is an error that says nothing new.
func (p *Process) end(command *exec.Cmd) {
	_ = command.Process.Kill()
	_ = command.Wait()
}
