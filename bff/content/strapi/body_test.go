package strapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"peritus/bff/content/block"
)

// read converts the JSON of a dynamic zone and returns what was dropped.
func read(t testing.TB, zone string) ([]block.Block, []string) {
	t.Helper()
	var dropped []string
	d := json.NewDecoder(strings.NewReader(zone))
	d.UseNumber()
	var components []any
	if err := d.Decode(&components); err != nil {
		t.Fatal(err)
	}
	r := Reader{CMSHosts: []string{"127.0.0.1:1337", "cms.peritus.test"}, Dropped: func(kind string) { dropped = append(dropped, kind) }}
	return r.body().zone(components), dropped
}

func asJSON(t testing.TB, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return strings.NewReplacer(`\u003c`, "<", `\u003e`, ">", `\u0026`, "&").Replace(string(raw))
}

// rich returns a text component with the given nodes.
func rich(nodes string) string { return `[{"__component":"article.text","body":[` + nodes + `]}]` }

func TestBlocks_ofEveryType(t *testing.T) {
	const hello = `"children":[{"type":"text","text":"Hello"}]`
	for name, c := range map[string]struct{ zone, want string }{
		"paragraph":              {rich(`{"type":"paragraph",` + hello + `}`), `[{"type":"paragraph",` + hello + `}]`},
		"empty paragraph":        {rich(`{"type":"paragraph","children":[{"type":"text","text":""}]},{"type":"paragraph","children":[{"type":"text","text":" "}]}`), `[]`},
		"heading 1 becomes 2":    {rich(`{"type":"heading","level":1,` + hello + `}`), `[{"type":"heading","level":2,"id":"hello",` + hello + `}]`},
		"heading 6 becomes 4":    {rich(`{"type":"heading","level":6,` + hello + `}`), `[{"type":"heading","level":4,"id":"hello",` + hello + `}]`},
		"heading without level":  {rich(`{"type":"heading","level":"3",` + hello + `}`), `[{"type":"heading","level":2,"id":"hello",` + hello + `}]`},
		"empty heading":          {rich(`{"type":"heading","level":2,"children":[{"type":"text","text":""}]}`), `[]`},
		"rich quote":             {rich(`{"type":"quote",` + hello + `}`), `[{"type":"quote",` + hello + `,"cite":null}]`},
		"rich code":              {rich(`{"type":"code","language":"go","children":[{"type":"text","text":"a < b\n\tif"},{"text":"\n}"}]}`), `[{"type":"code","language":"go","text":"a < b\n\tif\n}"}]`},
		"quote":                  {`[{"__component":"article.quote","text":"One\nTwo","cite":"Day four"}]`, `[{"type":"quote","children":[{"type":"text","text":"One"},{"type":"break","text":""},{"type":"text","text":"Two"}],"cite":"Day four"}]`},
		"code":                   {`[{"__component":"article.code","language":null,"code":"<b>&amp;\n"}]`, `[{"type":"code","language":null,"text":"<b>&amp;\n"}]`},
		"divider":                {`[{"__component":"article.divider","id":1}]`, `[{"type":"divider"}]`},
		"callout":                {`[{"__component":"article.callout","tone":"caution","title":"Mind","text":"This"}]`, `[{"type":"callout","tone":"caution","title":"Mind","children":[{"type":"text","text":"This"}]}]`},
		"callout of odd tone":    {`[{"__component":"article.callout","tone":"<x>","title":null,"text":[{"type":"paragraph","children":[{"type":"text","text":"a"}]},{"type":"paragraph","children":[{"type":"text","text":"b","bold":true}]}]}]`, `[{"type":"callout","tone":"note","title":"","children":[{"type":"text","text":"a"},{"type":"break","text":""},{"type":"text","text":"b","bold":true}]}]`},
		"picture":                {`[{"__component":"article.picture","caption":"Own","picture":{"url":"/uploads/a.png","alternativeText":"Alt","caption":"Its","width":10,"height":20}}]`, `[{"type":"image","picture":{"url":"/uploads/a.png","alt":"Alt","width":10,"height":20,"caption":"Its"},"caption":"Own"}]`},
		"picture, its caption":   {`[{"__component":"article.picture","caption":null,"picture":{"url":"/uploads/a.png","alternativeText":null,"caption":"Its","width":-1,"height":"x"}}]`, `[{"type":"image","picture":{"url":"/uploads/a.png","alt":"","width":0,"height":0,"caption":"Its"},"caption":"Its"}]`},
		"no picture":             {`[{"__component":"article.picture","caption":"Own","picture":null}]`, `[]`},
		"rich image":             {rich(`{"type":"image","image":{"url":"http://127.0.0.1:1337/uploads/a%20b.png?x=1","alternativeText":"Alt","mime":"image/png"},"children":[{"type":"text","text":""}]}`), `[{"type":"image","picture":{"url":"/uploads/a%20b.png","alt":"Alt","width":0,"height":0,"caption":null},"caption":null}]`},
		"image as editors type":  {rich(`{"type":"image","image":{"url":"https://cms.peritus.test/uploads/a.png"}}`), `[{"type":"image","picture":{"url":"/uploads/a.png","alt":"","width":0,"height":0,"caption":null},"caption":null}]`},
		"image elsewhere":        {rich(`{"type":"image","image":{"url":"https://cdn.example/a.png"}}`), `[{"type":"image","picture":{"url":"https://cdn.example/a.png","alt":"","width":0,"height":0,"caption":null},"caption":null}]`},
		"image that is a script": {rich(`{"type":"image","image":{"url":"javascript:alert(1)"}},{"type":"image","image":{"url":"data:image/svg+xml,x"}},{"type":"image","image":{"url":"mailto:a@b.example"}},{"type":"image","image":{"url":"//evil.example/a.png"}},{"type":"image","image":{"url":"/uploads/a.mp4","mime":"video/mp4"}}`), `[]`},
		"gallery":                {`[{"__component":"article.gallery","caption":"C","pictures":[{"url":"/uploads/a.png","alternativeText":"A","width":1,"height":1},{"url":"javascript:x"},null]}]`, `[{"type":"gallery","pictures":[{"url":"/uploads/a.png","alt":"A","width":1,"height":1,"caption":null}],"caption":"C"}]`},
		"empty gallery":          {`[{"__component":"article.gallery","pictures":null}]`, `[]`},
		"table":                  {`[{"__component":"article.table","caption":"T","rows":[["A","B"],["1"],[2.50,true,null]]}]`, `[{"type":"table","caption":"T","header":[[{"type":"text","text":"A"}],[{"type":"text","text":"B"}],[]],"rows":[[[{"type":"text","text":"1"}],[],[]],[[{"type":"text","text":"2.50"}],[{"type":"text","text":"Yes"}],[]]]}]`},
		"table typed as text":    {`[{"__component":"article.table","rows":"[[\"A\"]]"}]`, `[{"type":"table","caption":null,"header":[[{"type":"text","text":"A"}]],"rows":[]}]`},
		"table that is none":     {`[{"__component":"article.table","rows":{"a":1}},{"__component":"article.table","rows":[]},{"__component":"article.table","rows":"[["},{"__component":"article.table","rows":[[],[]]}]`, `[]`},
		"marks":                  {rich(`{"type":"paragraph","children":[{"type":"text","text":"x","bold":true,"italic":true,"underline":true,"strikethrough":true,"code":true},{"type":"text","text":"y","bold":"yes"}]}`), `[{"type":"paragraph","children":[{"type":"text","text":"x","bold":true,"italic":true,"underline":true,"strike":true,"code":true},{"type":"text","text":"y"}]}]`},
		"link":                   {rich(`{"type":"paragraph","children":[{"type":"link","url":"https://a.example/?q=1&r=2","rel":"x","target":"_blank","children":[{"type":"text","text":"a","bold":true}]}]}`), `[{"type":"paragraph","children":[{"type":"link","text":"","href":"https://a.example/?q=1&r=2","children":[{"type":"text","text":"a","bold":true}]}]}]`},
		"unsafe link":            {rich(`{"type":"paragraph","children":[{"type":"link","url":"javascript:alert(1)","children":[{"type":"text","text":"kept"}]}]}`), `[{"type":"paragraph","children":[{"type":"text","text":"kept"}]}]`},
		"link in a link":         {rich(`{"type":"paragraph","children":[{"type":"link","url":"/a","children":[{"type":"link","url":"/b","children":[{"type":"text","text":"b"}]},{"type":"text","text":"a"}]}]}`), `[{"type":"paragraph","children":[{"type":"link","text":"","href":"/a","children":[{"type":"text","text":"a"}]}]}]`},
		"list":                   {rich(`{"type":"list","format":"ordered","children":[{"type":"list-item",` + hello + `},{"type":"list","format":"unordered","indentLevel":1,"children":[{"type":"list-item",` + hello + `}]},{"type":"list-item",` + hello + `}]}`), `[{"type":"list","ordered":true,"items":[{` + hello + `,"list":{"type":"list","ordered":false,"items":[{` + hello + `,"list":null}]}},{` + hello + `,"list":null}]}]`},
		"list inside an item":    {rich(`{"type":"list","format":"unordered","children":[{"type":"list-item","children":[{"type":"text","text":"a"},{"type":"list","format":"ordered","children":[{"type":"list-item",` + hello + `}]}]}]}`), `[{"type":"list","ordered":false,"items":[{"children":[{"type":"text","text":"a"}],"list":{"type":"list","ordered":true,"items":[{` + hello + `,"list":null}]}}]}]`},
		"list that begins deep":  {rich(`{"type":"list","format":"unordered","children":[{"type":"list","format":"unordered","children":[{"type":"list-item",` + hello + `}]}]}`), `[{"type":"list","ordered":false,"items":[{"children":[],"list":{"type":"list","ordered":false,"items":[{` + hello + `,"list":null}]}}]}]`},
		"empty list":             {rich(`{"type":"list","format":"unordered","children":[{"type":"list-item","children":[{"type":"text","text":""}]}]}`), `[]`},
	} {
		got, dropped := read(t, c.zone)
		if asJSON(t, got) != c.want {
			t.Errorf("%s:\n got %s\nwant %s", name, asJSON(t, got), c.want)
		}
		for _, kind := range dropped {
			if !strings.HasPrefix(kind, "in a link") {
				t.Errorf("%s: dropped %s", name, kind)
			}
		}
		// The JSON stored in SQL and Redis decodes to the same blocks.
		var again []block.Block
		if err := json.Unmarshal([]byte(asJSON(t, got)), &again); err != nil || asJSON(t, again) != asJSON(t, got) {
			t.Errorf("%s: decodes to %s (%v)", name, asJSON(t, again), err)
		}
	}
}

func TestBlocks_dropUnknownContent(t *testing.T) {
	got, dropped := read(t, `[
		{"__component":"article.html","html":"<script>alert(1)</script>"}, null, 7, "text", [],
		{"__component":"article.text","body":[
			{"type":"embed","url":"https://evil.example"}, null, "x",
			{"type":"paragraph","children":[{"type":"mention","id":1},{"type":"text","text":"kept"},null]},
			{"type":"list","children":[{"type":"paragraph","children":[{"type":"text","text":"stray"}]},{"type":"list-item","children":[{"type":"text","text":"item"}]}]}
		]}]`)
	if want := `[{"type":"paragraph","children":[{"type":"text","text":"kept"}]},{"type":"list","ordered":false,"items":[{"children":[{"type":"text","text":"item"}],"list":null}]}]`; asJSON(t, got) != want {
		t.Errorf("got %s", asJSON(t, got))
	}
	for _, want := range []string{"component article.html", "block embed", "inline mention", "list entry paragraph"} {
		if !strings.Contains(strings.Join(dropped, "|"), want) {
			t.Errorf("%q is not reported in %q", want, dropped)
		}
	}
}

func TestText_isPreservedByteForByte(t *testing.T) {
	for _, text := range []string{
		"plain", "  spaces  ", "tab\there", "a\u00a0b", "<script>alert('x')</script>", "&lt;&amp;", "e\u0301 is not \u00e9",
		"العربية", "日本語", "👩‍🔬", "\u202eRTL", "zero\u200bwidth", "\"quotes\" 'single' `tick`", "back\\slash", "null\u0000byte", "cr\rreturn",
	} {
		nodes, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		got, _ := read(t, rich(`{"type":"paragraph","children":[{"type":"text","text":`+string(nodes)+`},{"type":"text","text":"."}]}`))
		if kept := block.InlineText(got[0].Children); kept != text+"." {
			t.Errorf("%q became %q", text+".", kept)
		}
		got, _ = read(t, `[{"__component":"article.code","code":`+string(nodes)+`}]`)
		if got[0].Text != text {
			t.Errorf("code %q became %q", text, got[0].Text)
		}
	}
}

func TestMediaBase_isPrependedToPaths(t *testing.T) {
	r := Reader{MediaBase: "https://media.example", CMSHosts: []string{"cms:1337"}}
	for typed, want := range map[string]string{
		"/uploads/a.png": "https://media.example/uploads/a.png", "http://cms:1337/uploads/a.png": "https://media.example/uploads/a.png",
		"https://else.example/a.png": "https://else.example/a.png", "ftp://x/y": "", "": "", "uploads/a.png": "", "/\\evil": "",
	} {
		if got := r.mediaURL(typed); got != want {
			t.Errorf("%q is served from %q, want %q", typed, got, want)
		}
	}
}

func TestDeepLists_areLimitedAndKeepTheirText(t *testing.T) {
	deep := func(depth int) string {
		nodes := ""
		for n := depth; n > 0; n-- {
			nodes = fmt.Sprintf(`{"type":"list","format":"ordered","children":[{"type":"list-item","children":[{"type":"text","text":"level %d."}]}%s]}`, n, comma(nodes))
		}
		return nodes
	}
	got, _ := read(t, rich(deep(40)))
	if depth := depthOf(got[0]); depth != maxListDepth {
		t.Errorf("depth %d", depth)
	}
	for n := 1; n <= 40; n++ {
		if !strings.Contains(block.PlainText(got), fmt.Sprintf("level %d.", n)) {
			t.Errorf("level %d is lost", n)
		}
	}
	got, dropped := read(t, rich(deep(2000)))
	if depthOf(got[0]) != maxListDepth || len(dropped) == 0 {
		t.Errorf("depth %d, dropped %q", depthOf(got[0]), dropped)
	}
}

func comma(s string) string {
	if s == "" {
		return ""
	}
	return "," + s
}

func depthOf(b block.Block) int {
	deepest := 0
	for _, item := range b.Items {
		if item.List != nil {
			deepest = max(deepest, depthOf(*item.List))
		}
	}
	if b.Type == block.ListType {
		return 1 + deepest
	}
	return deepest
}

func TestHugeBodies_areLimited(t *testing.T) {
	paragraph := `{"type":"paragraph","children":[{"type":"text","text":"x"}]}`
	got, dropped := read(t, rich(strings.Repeat(paragraph+",", 3*maxBlocks)+paragraph))
	if len(got) != maxBlocks || len(dropped) == 0 {
		t.Errorf("%d blocks, dropped %d times", len(got), len(dropped))
	}
	long := strings.Repeat("é", maxText)
	got, _ = read(t, rich(`{"type":"paragraph","children":[{"type":"text","text":"`+long+`"}]}`))
	if text := block.InlineText(got[0].Children); len(text) > maxText || strings.ContainsRune(text, '\uFFFD') {
		t.Errorf("%d bytes, cut inside a character: %v", len(text), strings.ContainsRune(text, '\uFFFD'))
	}
	got, _ = read(t, rich(`{"type":"paragraph","children":[{"type":"text","text":"a`+strings.Repeat(`\n`, 3*maxInlines)+`"}]}`))
	if n := len(got[0].Children); n > maxInlines {
		t.Errorf("%d inlines", n)
	}
	table := `{"__component":"article.table","rows":[["` + strings.Repeat(`x","`, maxColumns*2) + `"]` + strings.Repeat(`,[]`, maxRows*2) + `]}`
	got, _ = read(t, `[`+table+`,`+table+`,`+table+`]`)
	cells := 0
	for _, b := range got {
		cells += len(b.Header) * (len(b.Rows) + 1)
		if len(b.Header) > maxColumns || len(b.Rows) >= maxRows {
			t.Errorf("%d columns, %d rows", len(b.Header), len(b.Rows))
		}
	}
	if cells == 0 || cells > maxCells {
		t.Errorf("%d cells", cells)
	}
}

func FuzzBlocks(f *testing.F) {
	for _, seed := range []string{
		`[]`, `null`, rich(`{"type":"paragraph","children":[{"type":"text","text":"x\ny","bold":true}]}`),
		rich(`{"type":"list","format":"ordered","children":[{"type":"list-item","children":[{"type":"list","children":[]}]},{"type":"list","children":[{"type":"list-item"}]}]}`),
		rich(`{"type":"heading","level":1e9,"children":[{"type":"link","url":"java\tscript:x","children":[{"type":"text","text":"x"}]}]}`),
		`[{"__component":"article.table","rows":[[1,[{"type":"text","text":"x"}]],[]]},{"__component":"article.quote","text":[{"children":[7]}]}]`,
		`[{"__component":"article.gallery","pictures":[{"url":"//x"},{"url":"http://127.0.0.1:1337/a"}]}]`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		d := json.NewDecoder(bytes.NewReader(raw))
		d.UseNumber()
		var zone []any
		if d.Decode(&zone) != nil {
			return
		}
		r := Reader{CMSHosts: []string{"127.0.0.1:1337"}, Dropped: func(string) {}}
		blocks := r.body().zone(zone)
		checkBounds(t, blocks)
		out, err := json.Marshal(blocks)
		if err != nil {
			t.Fatal(err)
		}
		if len(out) > 100*len(raw)+1000 {
			t.Errorf("%d bytes became %d", len(raw), len(out))
		}
		_ = block.ReadingMinutes(block.PlainText(blocks))
	})
}

// checkBounds checks the limits that every body must respect.
func checkBounds(t testing.TB, blocks []block.Block) {
	t.Helper()
	if len(blocks) > maxBlocks {
		t.Errorf("%d blocks", len(blocks))
	}
	ids := map[string]bool{}
	for _, b := range blocks {
		if depthOf(b) > maxListDepth {
			t.Errorf("lists %d deep", depthOf(b))
		}
		if b.Type == block.HeadingType {
			if b.Level < 2 || b.Level > 4 || b.ID == "" || ids[b.ID] {
				t.Errorf("heading level %d, id %q", b.Level, b.ID)
			}
			ids[b.ID] = true
		}
		for _, row := range b.Rows {
			if len(row) != len(b.Header) {
				t.Errorf("a row of %d cells under %d headers", len(row), len(b.Header))
			}
		}
		for _, p := range append(b.Pictures, block.OrZero(b.Picture)) {
			if p.URL != "" && block.SafeHref(p.URL) != p.URL {
				t.Errorf("picture at %q", p.URL)
			}
		}
		checkInlines(t, everyInline(b), 0)
	}
}

func everyInline(b block.Block) (all []block.Inline) {
	all = append(all, b.Children...)
	for _, item := range b.Items {
		all = append(all, item.Children...)
		if item.List != nil {
			all = append(all, everyInline(*item.List)...)
		}
	}
	for _, row := range append([][][]block.Inline{b.Header}, b.Rows...) {
		for _, cell := range row {
			all = append(all, cell...)
		}
	}
	return all
}

func checkInlines(t testing.TB, inlines []block.Inline, depth int) {
	t.Helper()
	if depth > 1 {
		t.Error("a link in a link")
	}
	for _, in := range inlines {
		switch in.Type {
		case "text":
			if in.Text == "" || in.Href != "" || in.Children != nil {
				t.Errorf("text %+v", in)
			}
		case "break":
		case "link":
			if in.Href == "" || block.SafeHref(in.Href) != in.Href || len(in.Children) == 0 {
				t.Errorf("link %+v", in)
			}
			checkInlines(t, in.Children, depth+1)
		default:
			t.Errorf("inline of type %q", in.Type)
		}
	}
}
