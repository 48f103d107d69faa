package markup

import (
	"net/url"
	"strings"
	"testing"

	"peritus/bff/importing/manuscript"
	"peritus/bff/platform/corpus"
)

// attacks returns the inputs from the test suites of well-known sanitizers.
func attacks(t testing.TB) []string {
	t.Helper()
	return append(corpus.Attacks(t), string(corpus.Read(t, "html", "msword-paste.html.txt")))
}

func TestAttacks_leaveNoExecutableContent(t *testing.T) {
	inputs := attacks(t)
	if len(inputs) < 200 {
		t.Fatalf("only %d attacks", len(inputs))
	}
	for _, attack := range inputs {
		for _, o := range []Options{{}, {Paragraphs: true}, {Base: &url.URL{Scheme: "https", Host: "old.example", Path: "/"}}} {
			parts, _ := Convert(attack, o)
			checkSafe(t, attack, parts)
		}
	}
}

// checkSafe checks that the output has only web, mail, and phone links, and nothing that
// the CMS would refuse.
func checkSafe(t testing.TB, source string, parts []manuscript.Part) {
	t.Helper()
	address := func(a string, schemes string) {
		u, err := url.Parse(a)
		if err != nil {
			t.Errorf("%q produced the address %q", source, a)
			return
		}
		scheme := strings.ToLower(u.Scheme)
		if scheme == "" && (!strings.HasPrefix(a, "/") || strings.HasPrefix(a, "//")) || scheme != "" && !strings.Contains(schemes, " "+scheme+" ") {
			t.Errorf("%q produced the address %q", source, a)
		}
	}
	var walk func(blocks []manuscript.Block, depth int)
	inline := func(list []manuscript.Inline) {
		for _, in := range list {
			if in.URL != "" {
				address(in.URL, " http https mailto tel ")
				if len(in.Children) == 0 {
					t.Errorf("%q produced a link without text", source)
				}
			}
		}
	}
	walk = func(blocks []manuscript.Block, depth int) {
		for _, b := range blocks {
			inline(b.Inlines)
			if b.Type == "list" && len(b.Children) == 0 {
				t.Errorf("%q produced an empty list", source)
			}
			if b.Type != "list" && b.Type != "list-item" && len(b.Inlines) == 0 {
				t.Errorf("%q produced an empty %s", source, b.Type)
			}
			walk(b.Children, depth+1)
		}
	}
	for _, p := range parts {
		switch p := p.(type) {
		case manuscript.Text:
			walk(p.Blocks, 0)
		case manuscript.Image:
			address(p.Picture.URL, " http https ")
		case manuscript.Gallery:
			for _, picture := range p.Pictures {
				address(picture.URL, " http https ")
			}
		case manuscript.Embed:
			address(p.URL, " https ")
		case manuscript.Table:
			for _, row := range p.Rows {
				if len(row) != len(p.Rows[0]) || len(p.Rows) < 2 {
					t.Errorf("%q produced a table with rows of different lengths", source)
				}
			}
		}
	}
}

func FuzzConvert(f *testing.F) {
	for _, seed := range []string{"<p>a</p>", "<table><tr><td rowspan=9>", "<ul><li><ul><li>", "<a href='javascript:x'><img src=x onerror=y>",
		"<sup><a href='#fn'>1</a></sup><li id=fn>", "<!-- wp:x /--><figure><figcaption>", "<blockquote><cite>", "<svg><style><img>"} {
		f.Add(seed, true)
		f.Add(seed, false)
	}
	f.Fuzz(func(t *testing.T, source string, paragraphs bool) {
		if len(source) > 1<<16 {
			return
		}
		parts, _ := Convert(source, Options{Paragraphs: paragraphs, Notes: map[string]string{"fn": source}})
		checkSafe(t, source, parts)
	})
}
