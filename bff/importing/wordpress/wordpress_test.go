package wordpress

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"peritus/bff/importing/manuscript"
	"peritus/bff/platform/corpus"
)

const head = `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
 xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>`

func one(t *testing.T, body, more string) manuscript.Article {
	t.Helper()
	b, err := Read([]byte(head + `<item><title>T</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
<content:encoded><![CDATA[` + body + `]]></content:encoded>` + more + `</item>
<item><wp:post_type>attachment</wp:post_type><wp:post_id>7</wp:post_id><wp:post_parent>1</wp:post_parent><wp:attachment_url>https://old.example/7.jpg</wp:attachment_url>
<excerpt:encoded>Seven</excerpt:encoded><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Alt of seven</wp:meta_value></wp:postmeta></item>
<item><wp:post_type>attachment</wp:post_type><wp:post_id>8</wp:post_id><wp:post_parent>1</wp:post_parent><wp:attachment_url>https://old.example/8.jpg</wp:attachment_url></item>
</channel></rss>`))
	if err != nil || len(b.Articles) != 1 {
		t.Fatalf("%v %v", b, err)
	}
	return b.Articles[0]
}

func TestShortcodes(t *testing.T) {
	for _, c := range []struct{ name, body, want, note string }{
		{"a caption belongs to its picture", `[caption id="x" width="3"]<a href="/b.jpg"><img src="/s.jpg" alt="A"></a> Words[/caption]`, "Image{{https://old.example/s.jpg A Words}}", ""},
		{"a gallery shows its attachments", `[gallery ids="7,8"]`, "Gallery{[{https://old.example/7.jpg Alt of seven Seven} {https://old.example/8.jpg  }] }", ""},
		{"a gallery without ids shows the post's attachments", `[gallery columns="2"]`, "Gallery{[{https://old.example/7.jpg Alt of seven Seven} {https://old.example/8.jpg  }] }", ""},
		{"an embed becomes an embed", `[embed width="5"]https://www.youtube.com/watch?v=abcdefghijk[/embed]`, "Embed{https://www.youtube.com/watch?v=abcdefghijk On YouTube }", ""},
		{"a code block keeps its lines", "[code lang=\"php\"]a &lt; b\n\nc[/code]", "Code{php a < b\n\nc}", ""},
		{"removes an unknown shortcode but keeps its text", `[box color="red"]Words[/box]`, "Text{[{paragraph 0  [{Words false false false false false  []}] []}]}", "[box]"},
		{"keeps words in brackets", `He said [sic] so [1].`, "Text{[{paragraph 0  [{He said [sic] so [1]. false false false false false  []}] []}]}", ""},
		{"keeps an escaped shortcode", `Type [[gallery]].`, "Text{[{paragraph 0  [{Type [gallery]. false false false false false  []}] []}]}", ""},
		{"keeps a shortcode in code", `<pre>[gallery]</pre>`, "Code{ [gallery]}", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := one(t, c.body, "")
			var got []string
			for _, p := range a.Body {
				got = append(got, strings.TrimPrefix(fmt.Sprintf("%T%v", p, p), "manuscript."))
			}
			if all := strings.Join(got, " "); all != c.want {
				t.Errorf("got %s\nwant %s", all, c.want)
			}
			if notes := strings.Join(a.Notes, "; "); !strings.Contains(notes, c.note) || c.note == "" && strings.Contains(notes, "shortcode") {
				t.Errorf("notes: %s", notes)
			}
		})
	}
}

func TestRead_readsMetadata(t *testing.T) {
	a := one(t, "Words<sup data-fn=\"n-1\" class=\"fn\"><a href=\"#n-1\">1</a></sup>", `<wp:post_name>a-name.html</wp:post_name><wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt>
<category domain="category" nicename="one">One &amp;amp; only</category><category domain="category" nicename="two">Two</category><category domain="post_tag" nicename="three">Three</category>
<category domain="author" nicename="cap-ann">Ann Ash</category><category domain="author" nicename="bob">Bob Birch</category><dc:creator>bob</dc:creator>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_yoast_wpseo_title</wp:meta_key><wp:meta_value>For engines</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[[{"id":"n-1","content":"A <b>note</b>"}]]]></wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>enclosure</wp:meta_key><wp:meta_value>https://old.example/a.mp3
12
audio/mpeg</wp:meta_value></wp:postmeta>`)
	if a.Slug != "a-name" || a.Category != "wordpress:old.example:category:one" || len(a.Tags) != 2 || a.Author != "wordpress:old.example:author:ann" {
		t.Errorf("%+v", a)
	}
	if a.Picture == nil || a.Picture.Alt != "Alt of seven" || a.SEO.Title != "For engines" || a.Date.Format("2006-01-02T15:04:05Z") != "2020-01-02T03:04:05Z" {
		t.Errorf("%+v %+v", a.Picture, a.SEO)
	}
	body := fmt.Sprint(a.Body)
	if !strings.Contains(body, "Words[^1]") || !strings.Contains(body, "{1 A note}") || !strings.Contains(body, "https://old.example/a.mp3") {
		t.Errorf("%s", body)
	}
	for _, word := range []string{"became “a-name”", "“Two” became a tag", "also by Bob Birch", "a.mp3"} {
		if notes := strings.Join(a.Notes, "; "); !strings.Contains(notes, word) {
			t.Errorf("%q is not in %s", word, notes)
		}
	}
}

func TestRead_refusesOtherFiles(t *testing.T) {
	for name, raw := range map[string]string{"nothing": "", "a page": "<html><body>Moved</body></html>", "a feed": "<rss><channel><title>x</title><item><title>y</title></item></channel></rss>",
		"half": head + "<item><title>T</title>"} {
		if b, err := Read([]byte(raw)); err == nil {
			t.Errorf("%s: %+v", name, b)
		}
	}
}

func TestRead_neverPublishesAPrivatePost(t *testing.T) {
	for _, more := range []string{"<wp:post_password>x</wp:post_password>"} {
		if a := one(t, "x", more); a.Public {
			t.Errorf("%s", more)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(head + "<item><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><content:encoded>[gallery][caption]</content:encoded></item></channel></rss>"))
	f.Add([]byte("<rss><channel><item>"))
	files, err := filepath.Glob(filepath.Join(corpus.Root(f), "blog", "wxr", "small-*.xml"))
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw)
	}
	slug := regexp.MustCompile(`^[a-z0-9]+(?:-[a-z0-9]+)*$`)
	f.Fuzz(func(t *testing.T, raw []byte) {
		b, err := Read(raw)
		if err != nil {
			return
		}
		keys, slugs := map[string]bool{}, map[string]bool{}
		for _, a := range b.Articles {
			if keys[a.Key] || slugs[a.Slug] || len(a.Slug) > 120 || !slug.MatchString(a.Slug) {
				t.Errorf("key %q, slug %q", a.Key, a.Slug)
			}
			keys[a.Key], slugs[a.Slug] = true, true
		}
	})
}
