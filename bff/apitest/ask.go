package apitest

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"peritus/bff/account"
)

// Nobody sends a request as a visitor who is not signed in.
const Nobody = "nobody"

// Response is a response with its body.
type Response struct {
	Status int
	Header http.Header
	Body   string
}

// Into reads the body as JSON.
func (r Response) Into(t *testing.T, v any) {
	t.Helper()
	if err := json.Unmarshal([]byte(r.Body), v); err != nil {
		t.Fatalf("%s: %v", r.Body, err)
	}
}

var client = &http.Client{Transport: http.DefaultTransport.(*http.Transport).Clone(),
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

// Ask sends a request as a test person. Headers alternate names and values.
func (w *World) Ask(t *testing.T, who, method, path, body string, headers ...string) Response {
	t.Helper()
	if who != Nobody {
		headers = append([]string{"Authorization", "Bearer " + w.token(t, who)}, headers...)
	}
	response, err := w.Try(t.Context(), method, path, body, headers...)
	if err != nil {
		t.Fatal(err)
	}
	return response
}

// send sends a form with one value and a file, as a browser does.
func (w *World) send(t *testing.T, who, path, name, value, field, fileName, content string) Response {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	_ = form.WriteField(name, value) // a buffer never fails
	part, err := form.CreateFormFile(field, fileName)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := part.Write([]byte(content)); err != nil {
		t.Fatal(err)
	}
	if err := form.Close(); err != nil {
		t.Fatal(err)
	}
	return w.Ask(t, who, http.MethodPost, path, body.String(), "Content-Type", form.FormDataContentType())
}

// Try sends a request that may fail, as nobody unless a header says who.
func (w *World) Try(ctx context.Context, method, path, body string, headers ...string) (Response, error) {
	r, err := http.NewRequestWithContext(ctx, method, w.URL+path, strings.NewReader(body))
	if err != nil {
		return Response{}, err
	}
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := client.Do(r)
	if err != nil {
		return Response{}, err
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return Response{}, err
	}
	return Response{Status: response.StatusCode, Header: response.Header, Body: string(text)}, nil
}

// token signs a test person in on their first request.
func (w *World) token(t *testing.T, who string) string {
	t.Helper()
	if token, ok := w.tokens[who]; ok {
		return token
	}
	login := w.SignIn(t, MailOf(who), account.DemoPassword)
	w.tokens[who], w.refresh[who] = login.Access, login.Refresh
	return login.Access
}

// SignIn signs in with a password and fails the test if that fails.
func (w *World) SignIn(t *testing.T, email, password string) account.Login {
	t.Helper()
	body, err := json.Marshal(map[string]string{"email": email, "password": password})
	if err != nil {
		t.Fatal(err)
	}
	response := w.Ask(t, Nobody, "POST", "/api/token/", string(body))
	if response.Status != 200 {
		t.Fatalf("sign-in of %s: %d %s", email, response.Status, response.Body)
	}
	var login account.Login
	response.Into(t, &login)
	return login
}

// MailOf returns the email address of a test person.
func MailOf(who string) string {
	return strings.NewReplacer(" ", "-", "+", "-and-").Replace(who) + "@apitest.example"
}
