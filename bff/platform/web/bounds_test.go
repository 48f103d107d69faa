package web

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/gofiber/fiber/v3"
)

func TestCostly_limitsDepthMembersAndValues(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	object := func(n int) string {
		members := make([]string, n)
		for i := range members {
			members[i] = fmt.Sprintf(`"k%d":{"a":1,"b":2}`, i)
		}
		return "{" + strings.Join(members, ",") + "}"
	}
	list := func(n int) string { return "[1" + strings.Repeat(",1", n-1) + "]" }
	for _, c := range []struct{ name, body, says string }{
		{"nothing", "", ""},
		{"a text of commas and braces", `{"a":"` + strings.Repeat(`,{[\"`, 20_000) + `"}`, ""},
		{"32 levels", nested(deepest), ""},
		{"33 levels", nested(deepest + 1), "Send fewer levels"},
		{"33 levels behind spaces", " \n\t\r" + nested(deepest+1), "Send fewer levels"},
		{"100 members", object(mostMembers), ""},
		{"101 members", object(mostMembers + 1), "Send fewer fields"},
		{"101 members in a list", "[[1],[" + object(mostMembers+1) + "]]", "Send fewer fields"},
		{"a long list", list(9_999), ""},
		{"a longer list", list(10_002), "Send fewer values"},
		{"lists beside one another", "[" + strings.Repeat("[1],", 10_000) + "[1]]", "Send fewer values"},
		{"more closed than open", "{}}}}]],,,", ""},
		{"a text that never ends", `{"a":"` + strings.Repeat("x", 100), ""},
		{"a backslash at the end", `{"a":"\`, ""},
		{"a PDF", "%PDF-1.4 " + nested(100), ""},
	} {
		if got := costly([]byte(c.body)); !strings.HasPrefix(got, c.says) || c.says == "" && got != "" {
			t.Errorf("%s: %q, want %q", c.name, got, c.says)
		}
	}
}

func TestServer_refusesCostlyBodies(t *testing.T) {
	base, _ := serve(t, 0, func(app *fiber.App) {
		app.Post("/echo", func(c fiber.Ctx) error { return c.Send(c.Body()) })
	})
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	if _, err := w.Write(make([]byte, 8<<20)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, body string
		encoding   string
		status     int
		says       string
	}{
		{"a form", `{"name":"Ada"}`, "", http.StatusOK, "Ada"},
		{"said to be as it is", `{"name":"Ada"}`, "identity", http.StatusOK, "Ada"},
		{"compressed", packed.String(), "gzip", http.StatusUnsupportedMediaType, "without compression"},
		{"compressed twice", packed.String(), "gzip, gzip", http.StatusUnsupportedMediaType, "without compression"},
		{"by another method", packed.String(), "zstd", http.StatusUnsupportedMediaType, "without compression"},
		{"deep", strings.Repeat("[", 500_000), "", http.StatusUnprocessableEntity, "Send fewer levels"},
	} {
		headers := map[string]string{"Content-Type": "application/json"}
		if c.encoding != "" {
			headers["Content-Encoding"] = c.encoding
		}
		response, text := send(t, "POST", base+"/echo", strings.NewReader(c.body), headers)
		if response.StatusCode != c.status || !strings.Contains(text, c.says) {
			t.Errorf("%s: %d %.200s", c.name, response.StatusCode, text)
		}
	}
}
