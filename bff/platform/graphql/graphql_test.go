package graphql_test

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/graphql"
	"peritus/bff/platform/outgoing"
)

const limit = 2000

// respond returns the address of a server that sends one response to everything.
func respond(t *testing.T, status int, body string) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func clientOf(address, method string) *graphql.Client {
	return graphql.New(graphql.Options{URL: address, Method: method, Timeout: time.Minute, Limit: limit})
}

func TestDo_eachPolicyWithEachResponse(t *testing.T) {
	const (
		whole   = `{"data":{"name":"Ada"}}`
		partial = `{"data":{"name":"Ada"},"errors":[{"message":"No works today."},{"message":"Second."}]}`
		failed  = `{"data":null,"errors":[{"message":"No works today."}]}`
		absent  = `{"errors":[{"message":"No works today."}]}`
	)
	type want struct{ name, errors, failure string }
	for _, c := range []struct {
		name              string
		status            int
		body              string
		none, all, ignore want
	}{
		{"data", 200, whole, want{"Ada", "", ""}, want{"Ada", "", ""}, want{"Ada", "", ""}},
		{"data with an empty list of errors", 200, `{"data":{"name":"Ada"},"errors":[]}`, want{"Ada", "", ""}, want{"Ada", "", ""}, want{"Ada", "", ""}},
		{"data with errors", 200, partial, want{"", "", "No works today."}, want{"Ada", "No works today.|Second.", ""}, want{"Ada", "", ""}},
		{"errors with null", 200, failed, want{"", "", "No works today."}, want{"", "No works today.", ""}, want{"", "", ""}},
		{"errors alone", 200, absent, want{"", "", "No works today."}, want{"", "No works today.", ""}, want{"", "", ""}},
		{"an error without a message", 200, `{"data":null,"errors":[{}]}`, want{"", "", "GraphQL Error (Code: 200)"}, want{"", "", ""}, want{"", "", ""}},
		{"null", 200, `{"data":null}`, want{"", "", "GraphQL Error (Code: 200)"}, want{"", "", ""}, want{"", "", ""}},
		{"neither data nor errors", 200, `{"message":"Hello"}`, want{"", "", "GraphQL Error (Code: 200): the response has neither data nor errors"},
			want{"", "", "GraphQL Error (Code: 200): the response has neither data nor errors"}, want{"", "", "GraphQL Error (Code: 200): the response has neither data nor errors"}},
		{"a refusal with a message", 400, partial, want{"", "", "No works today."}, want{"", "", "No works today."}, want{"", "", "No works today."}},
		{"a page", 502, "<html>Bad gateway</html>", want{"", "", "GraphQL Error (Code: 502)"}, want{"", "", "GraphQL Error (Code: 502)"}, want{"", "", "GraphQL Error (Code: 502)"}},
		{"nothing at all", 500, "", want{"", "", "GraphQL Error (Code: 500)"}, want{"", "", "GraphQL Error (Code: 500)"}, want{"", "", "GraphQL Error (Code: 500)"}},
		{"a redirect", 302, "", want{"", "", "GraphQL Error (Code: 302)"}, want{"", "", "GraphQL Error (Code: 302)"}, want{"", "", "GraphQL Error (Code: 302)"}},
	} {
		for policy, want := range map[graphql.Policy]want{"": c.none, graphql.None: c.none, graphql.All: c.all, graphql.Ignore: c.ignore} {
			for _, method := range []string{"", http.MethodPost, http.MethodGet} {
				var data struct{ Name string }
				found, err := clientOf(respond(t, c.status, c.body), method).Do(t.Context(), graphql.Request{Query: "{name}", Policy: policy}, &data)
				failure := ""
				if err != nil {
					failure = err.Error()
				}
				if data.Name != want.name || messages(found) != want.errors || failure != want.failure {
					t.Errorf("%s, policy %q, %s: %q %q %q, want %q", c.name, policy, method, data.Name, messages(found), failure, want)
				}
				var refused *graphql.ResponseError
				if err != nil && (!errors.As(err, &refused) || refused.Status != c.status) {
					t.Errorf("%s, policy %q: %#v", c.name, policy, err)
				}
			}
		}
	}
}

func messages(list []graphql.Error) string {
	texts := make([]string, len(list))
	for i, e := range list {
		texts[i] = e.Message
	}
	return strings.Join(texts, "|")
}

// What is no GraphQL is an error under every policy, and names the status.
func TestDo_refusesWhatItCantRead(t *testing.T) {
	for name, body := range map[string]string{
		"nothing": "", "a page": "<html>", "cut off": `{"data":{"name":"A`, "two values": `{"data":{}} {"data":{}}`, "a list": `[{"data":{}}]`, "text": `"data"`,
		"errors as text": `{"data":{"name":"Ada"},"errors":"none"}`, "data of another shape": `{"data":{"name":{"first":"Ada"}}}`, "data as a list": `{"data":[1]}`,
		"deeply nested": `{"data":` + strings.Repeat("[", limit/2),
	} {
		for _, policy := range []graphql.Policy{graphql.None, graphql.All, graphql.Ignore} {
			var data struct{ Name string }
			_, err := clientOf(respond(t, 200, body), "").Do(t.Context(), graphql.Request{Query: "{name}", Policy: policy}, &data)
			var refused *graphql.ResponseError
			if !errors.As(err, &refused) || refused.Err == nil || !strings.HasPrefix(err.Error(), "GraphQL Error (Code: 200): ") {
				t.Errorf("%s, policy %s: %v", name, policy, err)
			}
		}
	}
}

func TestDo_sendsQueryVariablesAndOperationName(t *testing.T) {
	const query = "query Works($id: ID!) {\n  person(id: $id) { name } # 100% & more +\n}"
	variables := map[string]any{"id": "https://orcid.org/0000-0002-1825-0097", "title": `"é & <b>"`, "first": 100}
	for _, c := range []struct {
		name, method, path string
		request            graphql.Request
		fields             int // of the body, or of the address
	}{
		{"everything by POST", http.MethodPost, "/graphql", graphql.Request{Query: query, Variables: variables, OperationName: "Works"}, 3},
		{"everything by GET", http.MethodGet, "/graphql", graphql.Request{Query: query, Variables: variables, OperationName: "Works"}, 3},
		{"a query by POST", http.MethodPost, "/graphql", graphql.Request{Query: query}, 1},
		{"a query by GET", http.MethodGet, "/graphql", graphql.Request{Query: query}, 1},
		{"an address with a query of its own by GET", http.MethodGet, "/graphql?key=a%26b", graphql.Request{Query: query}, 2},
	} {
		var got *http.Request
		var body []byte
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			got = r
			body, _ = io.ReadAll(r.Body)
			_, _ = io.WriteString(w, `{"data":{}}`)
		}))
		client := graphql.New(graphql.Options{URL: server.URL + c.path, Method: c.method, Timeout: time.Minute, Limit: limit, Headers: map[string]string{"X-Key": "k"}})
		if _, err := client.Do(t.Context(), c.request, &struct{}{}); err != nil {
			t.Fatal(c.name, err)
		}
		server.Close()
		if got.Method != c.method || got.URL.Path != "/graphql" || got.Header.Get("X-Key") != "k" || !strings.Contains(got.Header.Get("Accept"), "application/json") {
			t.Errorf("%s: %s %s %v", c.name, got.Method, got.URL, got.Header)
		}
		var sent map[string]any
		if c.method == http.MethodGet {
			sent = inAddress(t, got.URL.Query())
			if len(body) > 0 {
				t.Errorf("%s: a body of %q", c.name, body)
			}
		} else if err := json.Unmarshal(body, &sent); err != nil || got.Header.Get("Content-Type") != "application/json" {
			t.Errorf("%s: %s %v", c.name, body, err)
		}
		if len(sent) != c.fields || sent["query"] != query {
			t.Errorf("%s: %v", c.name, sent)
		}
		if c.request.OperationName == "" {
			continue
		}
		given, _ := sent["variables"].(map[string]any)
		if sent["operationName"] != "Works" || given["id"] != variables["id"] || given["title"] != variables["title"] || given["first"] != float64(100) {
			t.Errorf("%s: %v", c.name, sent)
		}
	}
}

func inAddress(t *testing.T, query url.Values) map[string]any {
	t.Helper()
	sent := map[string]any{}
	for name, values := range query {
		sent[name] = values[0]
		if name == "variables" {
			var variables map[string]any
			if err := json.Unmarshal([]byte(values[0]), &variables); err != nil {
				t.Error(err)
			}
			sent[name] = variables
		}
	}
	return sent
}

func TestDo_refusesATooLargeResponse(t *testing.T) {
	for size, want := range map[int]error{limit: nil, limit + 1: outgoing.ErrTooLarge} {
		body := `{"data":{"name":""}}`
		body = strings.Replace(body, `""`, `"`+strings.Repeat("a", size-len(body))+`"`, 1)
		_, err := clientOf(respond(t, 200, body), "").Do(t.Context(), graphql.Request{Query: "{name}"}, &struct{ Name string }{})
		if !errors.Is(err, want) {
			t.Errorf("%d bytes: %v", size, err)
		}
	}
}

func TestDo_givesUpAfterItsTimeoutOrItsContext(t *testing.T) {
	ended := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost { // also after the beginning of a response
			_, _ = io.WriteString(w, `{"data":`)
			w.(http.Flusher).Flush()
		}
		<-ended
	}))
	defer server.Close()
	defer close(ended)
	over, cancel := context.WithCancel(t.Context())
	cancel()
	for _, c := range []struct {
		name    string
		ctx     context.Context
		timeout time.Duration
		want    error
	}{
		{"timeout", t.Context(), 20 * time.Millisecond, context.DeadlineExceeded},
		{"canceled", over, time.Minute, context.Canceled},
	} {
		for _, method := range []string{http.MethodPost, http.MethodGet} {
			client := graphql.New(graphql.Options{URL: server.URL, Method: method, Timeout: c.timeout, Limit: limit})
			if _, err := client.Do(c.ctx, graphql.Request{Query: "{name}"}, &struct{}{}); !errors.Is(err, c.want) {
				t.Errorf("%s by %s: %v", c.name, method, err)
			}
		}
	}
}

func TestDo_shortensLongMessages(t *testing.T) {
	long := strings.Repeat("é", 5000/2)
	client := graphql.New(graphql.Options{URL: respond(t, 200, `{"errors":[{"message":"x`+long+`"}]}`), Timeout: time.Minute, Limit: 100_000})
	_, err := client.Do(t.Context(), graphql.Request{Query: "{name}"}, &struct{}{})
	if err == nil || err.Error() != "x"+long[:498]+"…" {
		t.Errorf("%v", err)
	}
}
