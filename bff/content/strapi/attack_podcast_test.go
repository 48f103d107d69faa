package strapi

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"io"
	"peritus/bff/content/block"
	"peritus/bff/content/feed"
	"peritus/bff/content/view"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// written lists the elements that we write in feeds, with their attributes.
var written = map[string]string{
	"p": "", "h2": "", "h3": "", "h4": "", "ul": "", "ol": "", "li": "id", "blockquote": "", "cite": "", "pre": "", "code": "", "figure": "", "figcaption": "", "img": "src alt",
	"table": "", "caption": "", "thead": "", "tbody": "", "tr": "", "th": "", "td": "", "hr": "", "br": "", "a": "href", "sup": "", "strong": "", "em": "", "u": "", "s": "",
}

func checkHTML(t *testing.T, attack, markup string) {
	t.Helper()
	nodes, err := html.ParseFragment(strings.NewReader(markup), &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body})
	if err != nil {
		t.Fatal(err)
	}
	var check func(n *html.Node)
	check = func(n *html.Node) {
		if n.Type == html.ElementNode {
			attributes, known := written[n.Data]
			if !known {
				t.Errorf("%q creates an element %s in %s", attack, n.Data, markup)
			}
			for _, a := range n.Attr {
				if !strings.Contains(" "+attributes+" ", " "+a.Key+" ") {
					t.Errorf("%q creates an attribute %s of %s", attack, a.Key, n.Data)
				}
				if (a.Key == "href" || a.Key == "src") && !strings.HasPrefix(strings.ToLower(a.Val), "http") && !strings.HasPrefix(a.Val, "mailto:") && !strings.HasPrefix(a.Val, "tel:") {
					t.Errorf("%q creates the URL %q", attack, a.Val)
				}
			}
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			check(c)
		}
	}
	for _, n := range nodes {
		check(n)
	}
}

func wellFormed(raw []byte) bool {
	d := xml.NewDecoder(bytes.NewReader(raw))
	for {
		if _, err := d.Token(); err != nil {
			return err == io.EOF
		}
	}
}

// Attacks in an episode stay text on its page and in its feed, transcript, and chapters.
func TestAttacks_onAnEpisodeStayText(t *testing.T) {
	read := Reader{Dropped: func(string) {}}
	site := view.Addresses{Origin: "https://peritus.test"}
	for _, attack := range vectors(t) {
		quoted, err := json.Marshal(attack)
		if err != nil {
			t.Fatal(err)
		}
		v := string(quoted)
		var n node
		if err := json.Unmarshal([]byte(`{"documentId":"e","slug":"e","title":"t","guid":"g","summary":`+v+`,"audio":{"url":"/uploads/a.mp3"},"audioBytes":1,"audioType":"audio/mpeg",
			"notes":[{"__component":"article.text","body":[{"type":"paragraph","children":[{"type":"text","text":`+v+`},{"type":"link","url":`+v+`,"children":[{"type":"text","text":`+v+`}]}]},{"type":"image","image":{"url":`+v+`,"alternativeText":`+v+`}}]},
				{"__component":"article.embed","url":`+v+`,"title":`+v+`,"caption":`+v+`},{"__component":"article.embed","url":"https://example.com","title":`+v+`,"caption":`+v+`},
				{"__component":"article.footnotes","notes":[{"mark":"1","text":`+v+`}]},{"__component":"article.table","caption":`+v+`,"rows":[[`+v+`,"[^1]"]]}],
			"chapters":[{"start":"0:01","title":`+v+`,"href":`+v+`},{"start":`+v+`,"title":"x"}],
			"people":[{"name":`+v+`,"role":`+v+`,"href":`+v+`,"bio":`+v+`}],"transcript":`+v+`}`), &n); err != nil {
			t.Fatal(err)
		}
		e := read.episode(n)
		if e == nil {
			t.Fatalf("%q removes the episode", attack)
		}
		e.Prepare()
		if e.Summary != attack || len(e.Chapters) > 0 && e.Chapters[0].Title != attack || len(e.People) > 0 && (e.People[0].Name != attack || e.People[0].Role != "guest") {
			t.Errorf("%q changes", attack)
		}
		for _, c := range e.Chapters {
			if c.Href != nil && !strings.HasPrefix(strings.ToLower(*c.Href), "http") {
				t.Errorf("%q links a chapter to %q", attack, *c.Href)
			}
		}
		checkHTML(t, attack, block.HTML(e.Notes, block.Page{Origin: site.Origin, Address: site.Episode(e.Slug), Picture: site.Picture}))
		item := site.FeedEpisode(e)
		checkHTML(t, attack, item.HTML)
		if raw := feed.Podcast(feed.Show{Title: attack, Episodes: []feed.Episode{item}}); !wellFormed(raw) {
			t.Errorf("%q breaks the feed", attack)
		}
		if raw := feed.Chapters(attack, attack, site.Marks(e)); !json.Valid(raw) {
			t.Errorf("%q breaks the chapters", attack)
		}
	}
}
