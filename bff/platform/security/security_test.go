package security_test

import (
	"bytes"
	"encoding/json"
	"log/slog"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/security"
	"peritus/bff/platform/web"
)

func TestReport_writesOneLineWithTheFactsThatAreKnown(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	defer slog.SetDefault(before)
	slog.SetDefault(slog.New(slog.NewJSONHandler(&log, nil)))
	ctx := web.WithRequest(t.Context(), web.Request{ID: "request-1", Address: "203.0.113.7"})
	security.Report(ctx, security.SignInFailed, security.Facts{Account: "u1", Method: "password", Reason: "wrong-password"})
	security.Report(ctx, security.AccessRefused, security.Facts{Account: "u1", Session: "s1", Operation: "user", Path: "/a\n" + strings.Repeat("b", 400), Status: 403})
	security.Report(t.Context(), security.SignInSucceeded, security.Facts{})
	var lines []map[string]any
	for _, line := range strings.Split(strings.TrimSpace(log.String()), "\n") {
		var one map[string]any
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		delete(one, "time")
		lines = append(lines, one)
	}
	want := []map[string]any{
		{"level": "WARN", "msg": "security event", "event": "sign-in.failed", "address": "203.0.113.7", "account": "u1", "method": "password", "reason": "wrong-password"},
		{"level": "WARN", "msg": "security event", "event": "access.refused", "address": "203.0.113.7", "account": "u1", "session": "s1", "operation": "user",
			"path": "/a\n" + strings.Repeat("b", 297), "status": 403.0},
		{"level": "INFO", "msg": "security event", "event": "sign-in.succeeded"},
	}
	if !slices.EqualFunc(lines, want, func(a, b map[string]any) bool { return maps.Equal(a, b) }) {
		t.Errorf("%v", lines)
	}
}

var documented = regexp.MustCompile("(?m)^\\| `([a-z-]+\\.[a-z-]+)`")

func TestDocs_nameEveryEvent(t *testing.T) {
	text, err := os.ReadFile("../../../docs/guides/operate.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, found := strings.Cut(string(text), "\n## Security events\n")
	section, _, _ = strings.Cut(section, "\n## ")
	if !found {
		t.Fatal("operate.md has no section about security events")
	}
	var names []security.Event
	for _, match := range documented.FindAllStringSubmatch(section, -1) {
		names = append(names, security.Event(match[1]))
	}
	if !slices.Equal(names, security.Events) {
		t.Errorf("operate.md has\n%v, the program\n%v", names, security.Events)
	}
}
