package block

import (
	"strings"
	"testing"
)

func TestHref_acceptsSafeURLs(t *testing.T) {
	for typed, want := range map[string]string{
		"https://example.com": "", "http://example.com/a?b=c&d=e#f": "", "HTTPS://EXAMPLE.COM/": "", "mailto:a@b.example?subject=x%20y": "",
		"tel:+1-212-555-0100": "", "/blog/x": "", "/": "", "/a?b#c": "", "#fragment": "", "#": "", "https://例え.jp/道": "",
		"https://[::1]:8080/x": "", "/a:b": "", " https://example.com \n": "https://example.com",
	} {
		if want == "" {
			want = typed
		}
		if got := SafeHref(typed); got != want {
			t.Errorf("%q became %q", typed, got)
		}
	}
}

func TestHref_refusesAllOthers(t *testing.T) {
	for _, typed := range []string{
		"", " ", "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "\x01javascript:alert(1)", "java\tscript:alert(1)", "java\nscript:x",
		"java\x00script:x", "javascript&colon;alert(1)", "javas&#x09;cript:alert(1)", "data:text/html,<script>", "vbscript:msgbox", "file:///etc/passwd",
		"ftp://example.com", "blob:https://x", "about:blank", "intent://x", "//evil.example", "///evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil.example",
		"http:evil.example", "https:/evil.example", "https://", "https:///x", "http://user:pass@evil.example", "https://peritus.test@evil.example",
		"https://exa mple.com", "https://example.com/\u202egpj", "https://example.com/\u200b", "relative/path", "?query", "www.example.com", "example.com:80",
		"http://[::1", "https://%zz/", "/%zz", "mailto:", "tel:", ":", "http", "https://example.com/\"onclick=x", "https://e.example/<x>", "https://e.example/`",
		"\xff/", "https://e.example/\xc0\xaf", "feed:javascript:alert(1)", "view-source:javascript:x", "ｊavascript:alert(1)", "/" + strings.Repeat("a", maxHref),
	} {
		if got := SafeHref(typed); got != "" {
			t.Errorf("%q was accepted as %q", typed, got)
		}
	}
}

func FuzzHref(f *testing.F) {
	for _, seed := range []string{"https://a.example", "javascript:x", "//x", "/x", "#x", "mailto:x"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		got := SafeHref(typed)
		if got == "" {
			return
		}
		lower := strings.ToLower(got)
		for _, good := range []string{"http://", "https://", "mailto:", "tel:", "/", "#"} {
			if strings.HasPrefix(lower, good) && !strings.HasPrefix(got, "//") && !strings.ContainsFunc(got, hiddenInHref) {
				return
			}
		}
		t.Errorf("%q was accepted as %q", typed, got)
	})
}
