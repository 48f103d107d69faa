package apitest

import (
	"net/http"
	"strings"
	"testing"
)

// A process that is stopping still responds for a while, but reports that it is not ready
// and closes each connection after its response.
func TestServe_drainsBeforeItStops(t *testing.T) {
	w := OnSQLite(t, With("DRAIN_SECONDS", "2"))
	ask := func(path string) *http.Response {
		t.Helper()
		response, err := client.Get(w.URL + path)
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		_ = response.Body.Close()
		return response
	}
	if ask("/healthz").Close {
		t.Error("connections close although the process is running")
	}
	w.Stop()
	w.Await(t, func() bool { return ask("/readyz").StatusCode == http.StatusServiceUnavailable })
	if r := ask("/healthz"); r.StatusCode != 200 || !r.Close {
		t.Errorf("%d, %v", r.StatusCode, r.Close)
	}
	if a := w.Ask(t, Nobody, http.MethodGet, "/readyz", ""); !strings.Contains(a.Body, `"not_ready":["stopping"]`) {
		t.Error(a.Body)
	}
}
