package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/url"
	"os"
	"os/exec"
	"strconv"

	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"

	"peritus/bff/account"
)

const (
	// listsBudget is the minimum ratio of requests per second, ours to PocketBase's.
	listsBudget = 3
	// listPeople each have listsEach lists.
	listPeople = 40
	listsEach  = 500
)

// runLists compares the first 20 of a person's lists, with an exact total, with the same page
// of the same rows from PocketBase. Both serve on a port of this machine. It returns how many
// budgets were missed.
func runLists(program string, rounds, requests int, file string) (missed int, err error) {
	w, err := newWorld(listPeople, demoExperts)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, w.close()) }()
	header, err := w.fillLists()
	if err != nil {
		return 0, err
	}
	ours, err := onAPort(w.app.Server())
	if err != nil {
		return 0, err
	}
	other, end, err := startPocketbase(program)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, end()) }()
	c := comparison{name: "20 of 500 lists beside PocketBase", budget: listsBudget,
		ours: target{client: ours, path: "/api/lists", header: header}, bare: other}
	for _, side := range []target{c.ours, c.bare} {
		if err := side.checkLists(); err != nil {
			return 0, err
		}
	}
	f := figure{Name: c.name, Budget: c.budget}
	if f.Ours, f.Bare, err = c.inTurns(rounds, requests); err != nil {
		return 0, err
	}
	f.Ratio = f.Ours / f.Bare
	verdict := "ok"
	if f.Ratio < f.Budget {
		verdict = "under its budget"
		missed++
	}
	log.Printf("%-34s %9.0f/s  PocketBase %9.0f/s  ratio %.2f (at least %.2f) %s", f.Name, f.Ours, f.Bare, f.Ratio, f.Budget, verdict)
	if file != "" {
		text, err := json.MarshalIndent([]figure{f}, "", "  ")
		if err != nil {
			return missed, err
		}
		return missed, os.WriteFile(file, text, 0o644)
	}
	return missed, nil
}

// checkLists reports an error unless a page has 20 lists and the exact total.
func (t target) checkLists() error {
	request, response := fasthttp.AcquireRequest(), fasthttp.AcquireResponse()
	defer fasthttp.ReleaseRequest(request)
	defer fasthttp.ReleaseResponse(response)
	request.SetRequestURI("http://bench" + t.path)
	for name, value := range t.header {
		request.Header.Set(name, value)
	}
	if err := t.client.Do(request, response); err != nil {
		return err
	}
	var page struct {
		Count      int
		TotalItems int
		Results    []struct{ Name string }
		Items      []struct{ Name string }
	}
	if err := json.Unmarshal(response.Body(), &page); err != nil {
		return fmt.Errorf("%s: %d: %w", t.path, response.StatusCode(), err)
	}
	all := append(page.Results, page.Items...)
	if page.Count+page.TotalItems != listsEach || len(all) != 20 || all[0].Name != "Matter "+strconv.Itoa(listsEach) {
		return fmt.Errorf("%s: %d: %.300s", t.path, response.StatusCode(), response.Body())
	}
	return nil
}

// fillLists gives listPeople their lists, the demo's attorney first, and returns the header of
// a request as that attorney.
func (w *world) fillLists() (map[string]string, error) {
	ctx := context.Background()
	entry, err := w.app.Session.SignIn(ctx, "attorney@peritus.test", account.DemoPassword, account.Device{})
	if err != nil {
		return nil, err
	}
	person, _, err := w.app.Account.FindByEmail(ctx, "attorney@peritus.test")
	if err != nil {
		return nil, err
	}
	owner := person.ID
	return map[string]string{"Authorization": "Bearer " + entry.Grant.Access}, w.app.DB.InTx(ctx, func(ctx context.Context) error {
		write := w.app.DB.Write(ctx)
		if err := write.Exec("DELETE FROM lists").Error; err != nil { // the demo's
			return err
		}
		for n := range listPeople {
			err := write.Exec(`WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
				INSERT INTO lists (id, owner_id, name, name_key, description, caption, court, docket, trial_on, version, created_at, updated_at)
				SELECT printf('l%06d%08d', ?, n), ?, 'Matter ' || n, 'matter ' || n, 'Experts on the failure of a crane', 'Reyes v. Northgate', 'D. Mass.', '1:17-cv-' || n, '2027-03-01', 1, n, n FROM number`,
				listsEach, n, owner).Error
			if err != nil {
				return err
			}
			owner = fmt.Sprintf("bench-owner%d", n)
		}
		return nil
	})
}

// onAPort serves on a port of this machine and returns a client for it.
func onAPort(app *fiber.App) (*fasthttp.HostClient, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	go func() { _ = app.Listener(listener, fiber.ListenConfig{DisableStartupMessage: true}) }()
	return &fasthttp.HostClient{Addr: listener.Addr().String(), MaxConns: clients}, nil
}

// startPocketbase starts the program with the same rows, and returns the same page of it.
func startPocketbase(program string) (page target, end func() error, err error) {
	command := exec.Command(program, "-people", strconv.Itoa(listPeople), "-lists", strconv.Itoa(listsEach))
	command.Stderr = os.Stderr
	in, err := command.StdinPipe()
	if err != nil {
		return target{}, nil, err
	}
	out, err := command.StdoutPipe()
	if err != nil {
		return target{}, nil, err
	}
	if err := command.Start(); err != nil {
		return target{}, nil, err
	}
	end = func() error { return errors.Join(in.Close(), command.Wait()) }
	var started struct{ Address, Token string }
	if err := json.NewDecoder(out).Decode(&started); err != nil {
		return target{}, nil, errors.Join(fmt.Errorf("start %s: %w", program, err), end())
	}
	go func() { _, _ = io.Copy(io.Discard, out) }()
	address, err := url.Parse(started.Address)
	if err != nil {
		return target{}, nil, errors.Join(err, end())
	}
	query := url.Values{"page": {"1"}, "perPage": {"20"}, "filter": {"archived_at = 0"}, "sort": {"-updated_at,id"}}
	return target{client: &fasthttp.HostClient{Addr: address.Host, MaxConns: clients},
		path: "/api/collections/lists/records?" + query.Encode(), header: map[string]string{"Authorization": started.Token}}, end, nil
}
