package outgoing_test

import (
	"compress/gzip"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/outgoing"
)

func TestNew_followsNoRedirect(t *testing.T) {
	reached := false
	private := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { reached = true }))
	defer private.Close()
	for _, status := range []int{301, 302, 303, 307, 308} {
		server := httptest.NewServer(http.RedirectHandler(private.URL, status))
		response, err := outgoing.New(server.URL+"/", time.Minute).R().SetBody(`{}`).Post("/x")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := outgoing.Read(response, 1000); err != nil || response.StatusCode() != status {
			t.Errorf("%d: status %d, %v", status, response.StatusCode(), err)
		}
		server.Close()
	}
	if reached {
		t.Error("a redirect was followed")
	}
}

func TestRead_refusesMoreThanTheLimit(t *testing.T) {
	const size = 10_000
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/zip": // small on the wire
			w.Header().Set("Content-Encoding", "gzip")
			z := gzip.NewWriter(w)
			_, _ = io.WriteString(z, strings.Repeat("x", size))
			_ = z.Close()
		case "/cut":
			w.Header().Set("Content-Length", "20000")
			_, _ = io.WriteString(w, strings.Repeat("x", size))
		default:
			_, _ = io.WriteString(w, strings.Repeat("x", size))
		}
	}))
	defer server.Close()
	for _, c := range []struct {
		path  string
		limit int64
		want  error
		whole bool
	}{
		{"/", size, nil, true},
		{"/", size - 1, outgoing.ErrTooLarge, false},
		{"/zip", size, nil, true},
		{"/zip", size - 1, outgoing.ErrTooLarge, false},
		{"/cut", size * 3, io.ErrUnexpectedEOF, false},
	} {
		response, err := outgoing.New(server.URL, time.Minute).R().Get(c.path)
		if err != nil {
			t.Fatal(err)
		}
		raw, err := outgoing.Read(response, c.limit)
		if !errors.Is(err, c.want) || (len(raw) == size) != c.whole {
			t.Errorf("%s up to %d: %d bytes, %v", c.path, c.limit, len(raw), err)
		}
	}
}
