package ghost

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"peritus/bff/importing/manuscript"
)

func exported(t *testing.T, fields map[string]any, tables string) manuscript.Batch {
	t.Helper()
	post := map[string]any{"id": "p1", "title": "T", "slug": "t", "status": "published", "type": "post", "visibility": "public", "published_at": "2025-01-02T03:04:05.000Z", "html": "<p>Words</p>"}
	for k, v := range fields {
		post[k] = v
	}
	raw, err := json.Marshal(post)
	if err != nil {
		t.Fatal(err)
	}
	b, err := Read([]byte(`{"db":[{"data":{"posts":[`+string(raw)+`]`+tables+`}}]}`), "https://old.example")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestRead_onlyPublicPostsArePublished(t *testing.T) {
	for name, fields := range map[string]map[string]any{"draft": {"status": "draft"}, "scheduled": {"status": "scheduled"}, "sent": {"status": "sent"},
		"members": {"visibility": "members"}, "paid": {"visibility": "paid"}, "mail": {"email_only": 1}} {
		if a := exported(t, fields, "").Articles[0]; a.Public || len(a.Notes) == 0 && !a.Scheduled && name != "draft" {
			t.Errorf("%s: %+v", name, a)
		}
	}
	if a := exported(t, nil, "").Articles[0]; !a.Public || a.OldPaths[0] != "/t" || a.Key != "ghost:old.example:p1" {
		t.Errorf("%+v", a)
	}
	if b := exported(t, map[string]any{"type": "page"}, ""); len(b.Articles) != 0 || len(b.LeftOut) != 1 {
		t.Errorf("%+v", b)
	}
}

func TestRead_tagsAndAuthorsKeepTheirOrder(t *testing.T) {
	b := exported(t, nil, `,"tags":[{"id":1,"name":"B","slug":"b"},{"id":2,"name":"A","slug":"a"},{"id":3,"name":"#hidden","slug":"hash-hidden"}],
"posts_tags":[{"post_id":"p1","tag_id":1,"sort_order":1},{"post_id":"p1","tag_id":2,"sort_order":0},{"post_id":"p1","tag_id":3,"sort_order":2}],
"users":[{"id":1,"name":"Ann","slug":"ann"},{"id":2,"name":"Bob","slug":"bob"}],"posts_authors":[{"post_id":"p1","author_id":1,"sort_order":1},{"post_id":"p1","author_id":2,"sort_order":0}],
"members":[{"email":"x@x.example"}]`)
	a := b.Articles[0]
	if a.Category != "ghost:old.example:category:a" || fmt.Sprint(a.Tags) != "[ghost:old.example:tag:b]" || a.Author != "ghost:old.example:author:bob" {
		t.Errorf("%+v", a)
	}
	if notes := strings.Join(a.Notes, ";"); !strings.Contains(notes, "#hidden") || !strings.Contains(notes, "also by Ann") || !strings.Contains(fmt.Sprint(b.Notes), "1 members") {
		t.Errorf("%s %v", notes, b.Notes)
	}
}

func TestRead_lexicalAndMobiledocProduceTheSameBody(t *testing.T) {
	lexical := `{"root":{"children":[{"type":"heading","tag":"h3","children":[{"type":"text","text":"Head"}]},
{"type":"paragraph","children":[{"type":"extended-text","text":"bold <b>","format":1},{"type":"link","url":"https://a.example/","children":[{"type":"text","text":"link"}]}]},
{"type":"list","listType":"number","children":[{"type":"listitem","children":[{"type":"text","text":"one"}]}]},
{"type":"codeblock","language":"go","code":"a<b"},{"type":"image","src":"__GHOST_URL__/i.jpg","alt":"I","caption":"<i>C</i>"},{"type":"horizontalrule"},{"type":"signup"}]}}`
	mobiledoc := `{"version":"0.3.1","atoms":[],"cards":[["code",{"code":"a<b","language":"go"}],["image",{"src":"__GHOST_URL__/i.jpg","alt":"I","caption":"<i>C</i>"}],["hr",{}],["signup",{}]],
"markups":[["strong"],["a",["href","https://a.example/"]]],"sections":[[1,"h3",[[0,[],0,"Head"]]],[1,"p",[[0,[0],1,"bold <b>"],[0,[1],1,"link"]]],[3,"ol",[[[0,[],0,"one"]]]],[10,0],[10,1],[10,2],[10,3]]}`
	want := "[{[{heading 3  [{Head false false false false false  []}] []} {paragraph 0  [{bold <b> true false false false false  []} {} false false false false false https://a.example/ [{link false false false false false  []}]}] []} {list 0 ordered [] [{list-item 0  [{one false false false false false  []}] []}]}]} {go a<b} {{https://old.example/i.jpg I C}} {}]"
	want = strings.Replace(want, "{} false", "{ false", 1)
	for name, source := range map[string]string{"lexical": lexical, "mobiledoc": mobiledoc} {
		a := exported(t, map[string]any{"html": nil, name: source}, "").Articles[0]
		if got := fmt.Sprint(a.Body); got != want {
			t.Errorf("%s:\n%s\n%s", name, got, want)
		}
		if !strings.Contains(strings.Join(a.Notes, ";"), `"signup"`) {
			t.Errorf("%s: %v", name, a.Notes)
		}
	}
}

func TestRead_bookmarksKeepTheirLinkAndTitleInEveryFormat(t *testing.T) {
	card := `"url":"https://law.example/702","metadata":{"title":"Rule 702","description":"Testimony by experts"}`
	for name, source := range map[string]string{
		"html":      `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://law.example/702"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Rule 702</div><div class="kg-bookmark-description">Testimony by experts</div></div><div class="kg-bookmark-thumbnail"><img src="https://law.example/t.png"></div></a></figure>`,
		"lexical":   `{"root":{"children":[{"type":"bookmark",` + card + `}]}}`,
		"mobiledoc": `{"cards":[["bookmark",{"type":"bookmark",` + card + `}]],"sections":[[10,0]]}`,
	} {
		fields := map[string]any{"html": nil}
		fields[name] = source
		a := exported(t, fields, "").Articles[0]
		text := manuscript.PlainText(a.Body)
		if !strings.Contains(fmt.Sprint(a.Body), "https://law.example/702 [{Rule 702") || !strings.Contains(text, "Testimony by experts") ||
			!strings.Contains(strings.Join(a.Notes, ";"), "a bookmark became a link") {
			t.Errorf("%s: %v %v", name, a.Body, a.Notes)
		}
	}
}

func TestRead_reportsABrokenFormatAndContinues(t *testing.T) {
	for _, name := range []string{"lexical", "mobiledoc"} {
		for _, source := range []string{"{", "[]", `{"root":7}`, `{"sections":[[1],[10,99],[3,"x",7],["a","b"]]}`} {
			a := exported(t, map[string]any{"html": "", name: source}, "").Articles[0]
			if a.Title != "T" {
				t.Errorf("%+v", a)
			}
		}
	}
}

func TestRead_refusesOtherFiles(t *testing.T) {
	for name, raw := range map[string]string{"nothing": "", "words": "hello", "half": `{"db":[{"data":{"posts":[{"id"`, "another": `{"a":1}`, "a list": "[]"} {
		if b, err := Read([]byte(raw), ""); err == nil {
			t.Errorf("%s: %+v", name, b)
		}
	}
}
