package markdown

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"peritus/bff/importing/manuscript"
)

func folder(t *testing.T, files map[string]string) manuscript.Batch {
	t.Helper()
	fsys := fstest.MapFS{}
	for name, text := range files {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	b, err := Read(fsys, "x", "")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func one(t *testing.T, name, text string) manuscript.Article {
	t.Helper()
	b := folder(t, map[string]string{name: text})
	if len(b.Articles) != 1 {
		t.Fatalf("%+v", b)
	}
	return b.Articles[0]
}

func TestRead_parsesEveryDateFormat(t *testing.T) {
	for written, want := range map[string]string{
		"date: 2022-06-06": "2022-06-06T00:00:00Z", `date: "2021-11-26"`: "2021-11-26T00:00:00Z", "date: 2016-03-21 12:00:00 -4": "2016-03-21T16:00:00Z",
		"date: 2016-03-21T12:00:00+02:00": "2016-03-21T10:00:00Z", "date: March 1, 2020": "2020-03-01T00:00:00Z", "date: 2020/3/1": "2020-03-01T00:00:00Z",
		"publishDate: 2020-03-01": "2020-03-01T00:00:00Z", "date: soon": "2019-01-02T00:00:00Z", "title: x": "2019-01-02T00:00:00Z",
	} {
		a := one(t, "2019-1-2-name.md", "---\n"+written+"\n---\nWords")
		if got := a.Date.Format("2006-01-02T15:04:05Z"); got != want || a.Slug != "name" && a.Slug != "x" {
			t.Errorf("%s: %s %s", written, got, a.Slug)
		}
	}
}

func TestRead_onlyPublicFilesArePublished(t *testing.T) {
	for front, want := range map[string]bool{"title: x": true, "published: false": false, `published: "no"`: false, "draft: true": false, "draft: false": true,
		"status: draft": false, "status: publish": true, "hidden: true": false} {
		if got := one(t, "a.md", "---\n"+front+"\n---\nWords").Public; got != want {
			t.Errorf("%s: %v", front, got)
		}
	}
}

func TestRead_frontMatterInYAMLAndTOML(t *testing.T) {
	yaml := one(t, "a.md", "---\ntitle: T\nlang: ar\ntags: [one, two]\ncategories: Posts Articles\nauthors:\n- ann\n- bob\nimage: /i.jpg\npermalink: /old/t/\nredirect_from: [/older]\nexcerpt: Sum\n---\nWords")
	if yaml.Language != "ar" || len(yaml.Tags) != 3 || yaml.Category != "markdown:x:category:posts" || yaml.Author != "markdown:x:author:ann" ||
		yaml.Picture.URL != "/i.jpg" || fmt.Sprint(yaml.OldPaths) != "[/old/t /older]" || yaml.Summary != "Sum" || yaml.Slug != "t" {
		t.Errorf("%+v", yaml)
	}
	toml := one(t, "a.md", "+++\ntitle = 'T'\npath = \"2024/02/28/Name\"\nauthors = [\"Ann\"]\naliases = [\"2024/02/28/Name.html\"]\n[extra]\nlang = \"ja\"\n+++\nWords")
	if toml.Title != "T" || toml.Slug != "name" || toml.Language != "ja" || toml.Date.Format("2006-01-02") != "2024-02-28" || fmt.Sprint(toml.OldPaths) != "[/2024/02/28/Name /2024/02/28/Name.html]" {
		t.Errorf("%+v", toml)
	}
}

func TestRead_skipsAndReportsUnreadableFiles(t *testing.T) {
	b := folder(t, map[string]string{"good.md": "# Good\n\nWords", "bad.md": "---\ntitle: [\n---\nx", "endless.md": "---\ntitle: x\n", "note.txt": "no", "README.md": "no", ".git/a.md": "no"})
	if len(b.Articles) != 1 || b.Articles[0].Title != "Good" || len(b.LeftOut) != 2 {
		t.Errorf("%+v", b)
	}
	if _, err := Read(fstest.MapFS{}, "x", ""); err == nil {
		t.Error("an empty folder was accepted")
	}
}

func TestRead_convertsTextToParts(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"a footnote", "Text[^a].\n\n[^a]: The note.", "Text[^1]. {1 The note.}"},
		{"a table", "| A | B |\n|---|---|\n| 1 | 2 |", "[[A B] [1 2]]"},
		{"a picture beside the file", "![Alt](img/a.png)", "/posts/img/a.png Alt"},
		{"a picture with an absolute path", "![Alt](/img/a.png)", "/img/a.png Alt"},
		{"a code block", "```go\na < b\n```", "{go a < b}"},
		{"literal braces", "{% raw %}{{ x }}{% endraw %}", "{{ x }}"},
		{"a video", "{{< youtube abcdefghijk >}}", "https://www.youtube.com/watch?v=abcdefghijk"},
		{"a script", "a\n\n<script>alert(1)</script>", "a"},
		{"a javascript: address", "[x](javascript:alert)", "{x false"},
	} {
		a := one(t, "posts/a.md", "---\ntitle: T\n---\n"+c.text)
		got := fmt.Sprint(a.Body)
		for part := range strings.SplitSeq(c.want, " {") {
			if !strings.Contains(got, part) {
				t.Errorf("%s: %s", c.name, got)
			}
		}
		if strings.Contains(got, "alert") {
			t.Errorf("%s: %s", c.name, got)
		}
	}
}
