package web

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/gofiber/fiber/v3"
)

// sample is the input of a list with every type of filter.
type sample struct {
	Paging
	State  string    `query:"state" enum:"open,closed" default:"open"`
	Sort   string    `query:"sort" enum:"name,-name" default:"-name"`
	Q      string    `query:"q" maxLength:"5"`
	From   time.Time `query:"from" format:"date" timeFormat:"2006-01-02"`
	Waits  bool      `query:"waits"`
	Number int       `query:"number" minimum:"-5" maximum:"5"`
	Code   string    `query:"code" pattern:"^[A-Z]{2}$"`
	Areas  []string  `query:"area,explode" maxLength:"4"`
}

func (in sample) String() string {
	from := ""
	if !in.From.IsZero() {
		from = in.From.Format(time.DateOnly)
	}
	return strings.Join([]string{"page", itoa(in.Page), in.State, in.Sort, in.Q, from, map[bool]string{true: "waits"}[in.Waits],
		itoa(in.Number), in.Code, strings.Join(in.Areas, "+")}, "|")
}

// getter registers f for GET /api/samples on a new server, like auth.Handle, and returns
// a function that sends a request with a query.
func getter[I, O any](t *testing.T, f func(context.Context, *I) (*O, error)) func(query string) (int, string) {
	t.Helper()
	app := fiber.New(fiber.Config{Immutable: true})
	api := NewAPI(app)
	op := huma.Operation{OperationID: "samples", Method: http.MethodGet, Path: "/api/samples", Extensions: map[string]any{}}
	Correct[I](api, &op)
	huma.Register(api, op, f)
	return func(query string) (int, string) {
		response, err := app.Test(httptest.NewRequest(http.MethodGet, "/api/samples?"+query, nil))
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = response.Body.Close() }()
		body, err := io.ReadAll(response.Body)
		if err != nil {
			t.Fatal(err)
		}
		return response.StatusCode, string(body)
	}
}

type sampleOutput struct{ Body string }

func TestCorrect_ignoresInvalidValues(t *testing.T) {
	get := getter(t, func(_ context.Context, in *sample) (*sampleOutput, error) {
		return &sampleOutput{Body: in.String()}, nil
	})
	const defaults = "page|1|open|-name||||0||"
	for query, want := range map[string]string{
		"":                                 defaults,
		"page=3&state=closed&sort=name":    "page|3|closed|name||||0||",
		"page=100000":                      "page|100000|open|-name||||0||",
		"page=":                            defaults,
		"page=0":                           defaults,
		"page=-1":                          defaults,
		"page=two":                         defaults,
		"page=1.5":                         defaults,
		"page=0x10":                        defaults,
		"page=1e3":                         defaults,
		"page=100001":                      defaults,
		"page=1000001":                     defaults,
		"page=99999999999999999999":        defaults,
		"page=%D9%A3":                      defaults, // an Arabic digit
		"page=2&page=3":                    "page|2|open|-name||||0||",
		"page=x&page=3":                    defaults,
		"state=zzz":                        defaults,
		"state=OPEN":                       defaults,
		"state=closed%20":                  defaults,
		"state=open,closed":                defaults,
		"state[]=closed":                   defaults,
		"sort=price":                       defaults,
		"sort=name;DROP%20TABLE%20users":   defaults,
		"sort=--name":                      defaults,
		"q=crane":                          "page|1|open|-name|crane|||0||",
		"q=%C3%BC%C3%BC%C3%BC%C3%BC%C3%BC": "page|1|open|-name|üüüüü|||0||",
		"q=longer-than-five":               "page|1|open|-name|longe|||0||",
		"q=a%00b%07%1B":                    "page|1|open|-name|ab|||0||",
		"q=%FF%FEx":                        "page|1|open|-name|x|||0||",
		"q=%zz":                            defaults,
		"q=%25":                            "page|1|open|-name|%|||0||",
		"from=2026-11-28":                  "page|1|open|-name||2026-11-28||0||",
		"from=xx":                          defaults,
		"from=2026-02-30":                  defaults,
		"from=2026-1-1":                    defaults,
		"from=0000-01-01":                  defaults,
		"from=99999-01-01":                 defaults,
		"from=2026-11-28T10:00:00Z":        defaults,
		"waits=true":                       "page|1|open|-name|||waits|0||",
		"waits=maybe":                      defaults,
		"number=-5":                        "page|1|open|-name||||-5||",
		"number=-6":                        defaults,
		"number=NaN":                       defaults,
		"code=NJ":                          "page|1|open|-name||||0|NJ|",
		"code=nj":                          defaults,
		"code=NJX":                         defaults,
		"area=law&area=toolong&area=":      "page|1|open|-name||||0||law+tool",
		"unknown=1&__proto__=x":            defaults,
		"state=closed&page=-1&from=xx":     "page|1|closed|-name||||0||",
	} {
		if status, body := get(query); status != 200 || strings.TrimSpace(body) != `"`+want+`"` {
			t.Errorf("%s: %d %s, want %s", query, status, body, want)
		}
	}
}

func TestCorrect_keepsValidValuesForLinks(t *testing.T) {
	get := getter(t, func(_ context.Context, in *sample) (*sampleOutput, error) {
		return &sampleOutput{Body: *in.link(7, 9)}, nil
	})
	_, body := get("area=law&state=closed&page=-4&evil=1&q=a%26b&area=art")
	address, err := url.Parse(strings.Trim(strings.TrimSpace(strings.ReplaceAll(body, `\u0026`, "&")), `"`))
	if err != nil || address.Path != "/api/samples" || address.RawQuery != "area=law&area=art&page=7&q=a%26b&state=closed" {
		t.Errorf("%s %v", body, err)
	}
}

func TestCorrect_leavesOtherOperationsStrict(t *testing.T) {
	type strict struct {
		Page int `query:"page" minimum:"1"`
	}
	get := getter(t, func(context.Context, *strict) (*sampleOutput, error) { return &sampleOutput{}, nil })
	if status, body := get("page=-1"); status != 422 {
		t.Errorf("%d %s", status, body)
	}
}
