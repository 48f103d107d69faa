package feed

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mmcdole/gofeed"

	"peritus/bff/platform/corpus"
)

var september = time.Date(2026, 9, 5, 6, 0, 0, 0, time.UTC)

func aShow() Show {
	number, season := 4, 2
	return Show{
		Title: "Qualified & <Co>", Description: "About testimony.", Home: "https://peritus.test/podcast", Self: "https://peritus.test/podcast/feed.xml",
		Language: "en", Author: "Peritus", OwnerName: "Peritus", OwnerEmail: "podcast@peritus.test", Category: "Education", Subcategory: "How To",
		Cover: "https://peritus.test/_ipx/f_jpeg,q_80,s_1500x1500/uploads/cover.webp.jpg", Copyright: "© 2026", GUID: "e522decf-0d9b-5890-824b-42302f71d5d3", Locked: true,
		Updated: september, People: []Person{{Name: "Ruth", Role: "host"}},
		Episodes: []Episode{
			{GUID: "guid-1", URL: "https://peritus.test/podcast/one", Title: "One", Summary: "The first.", HTML: "<p>Notes &amp; more</p>", Published: september,
				Enclosure: "https://peritus.test/podcast/audio/guid-1.mp3", Bytes: 200_220, Type: "audio/mpeg", Seconds: 49.998, Kind: "full", Number: &number, Season: &season, Explicit: true,
				Picture: "https://peritus.test/a.jpg", WebVTT: "https://peritus.test/podcast/one/transcript.vtt", SubRip: "https://peritus.test/podcast/one/transcript.srt",
				Chapters: "https://peritus.test/podcast/one/chapters.json", People: []Person{{"Ada", "guest", "https://ada.example", "https://peritus.test/ada.jpg"}, {Name: "Eve", Role: "editor"}}},
			{GUID: "https://old.example/?p=7&x=1", URL: "https://peritus.test/podcast/two", Title: "Two ]]> \x01", Summary: "", Published: september.Add(-time.Hour),
				Enclosure: "https://peritus.test/podcast/audio/x.m4a", Bytes: 1, Type: "audio/mp4", Seconds: 1, Kind: "trailer"},
		},
	}
}

func TestPodcast_followsApplesRules(t *testing.T) {
	raw := Podcast(aShow())
	if found := append(problems(raw), missing(raw)...); len(found) > 0 {
		t.Errorf("%q in\n%s", found, raw)
	}
}

func TestPodcast_shortensLongTextsAndDropsUnknownCategories(t *testing.T) {
	s := aShow()
	s.Description, s.Subcategory = strings.Repeat("é", 5000), "Gadgets"
	s.Episodes[0].Summary = strings.Repeat("é", 5000)
	raw := Podcast(s)
	if found := append(problems(raw), missing(raw)...); len(found) > 0 {
		t.Errorf("%q", found)
	}
	s.Category = "Gadgets"
	if found := missing(Podcast(s)); !slices.Equal(found, []string{"channel itunes:category"}) {
		t.Errorf("a category that Apple doesn't have: %q", found)
	}
}

func TestPodcast_isReadByAnotherParser(t *testing.T) {
	f, err := gofeed.NewParser().ParseString(string(Podcast(aShow())))
	if err != nil {
		t.Fatal(err)
	}
	if f.Title != "Qualified & <Co>" || f.FeedLink != "https://peritus.test/podcast/feed.xml" || f.ITunesExt.Owner.Email != "podcast@peritus.test" ||
		f.ITunesExt.Categories[0].Text != "Education" || f.ITunesExt.Categories[0].Subcategory.Text != "How To" || f.ITunesExt.Explicit != "false" {
		t.Errorf("show %+v %+v", f, f.ITunesExt)
	}
	one, two := f.Items[0], f.Items[1]
	if one.GUID != "guid-1" || *one.Enclosures[0] != (gofeed.Enclosure{URL: "https://peritus.test/podcast/audio/guid-1.mp3", Length: "200220", Type: "audio/mpeg"}) ||
		one.Content != "<p>Notes &amp; more</p>" || !one.PublishedParsed.Equal(september) || one.ITunesExt.Duration != "50" || one.ITunesExt.Season != "2" || one.ITunesExt.Explicit != "true" {
		t.Errorf("episode %+v %+v", one, one.ITunesExt)
	}
	if two.GUID != "https://old.example/?p=7&x=1" || two.Title != "Two ]]> \ufffd" || two.Description == "" {
		t.Errorf("episode %+v", two)
	}
	podcast := one.Extensions["podcast"]
	if len(podcast["transcript"]) != 2 || podcast["transcript"][0].Attrs["type"] != "text/vtt" || podcast["chapters"][0].Attrs["url"] != "https://peritus.test/podcast/one/chapters.json" ||
		podcast["person"][0].Value != "Ada" || podcast["person"][0].Attrs["role"] != "Guest" || f.Extensions["podcast"]["locked"][0].Value != "yes" {
		t.Errorf("podcasting 2.0: %+v", podcast)
	}
}

func TestPodcast_rolesAreInTheTaxonomy(t *testing.T) {
	raw := corpus.Read(t, "podcast", "pc20", "person-taxonomy-en.json")
	var known []struct{ Group, Role string }
	if err := json.Unmarshal(raw, &known); err != nil {
		t.Fatal(err)
	}
	for role, ours := range taxonomy {
		if !slices.Contains(known, struct{ Group, Role string }{ours[0], ours[1]}) {
			t.Errorf("%s is %q, which isn't in the taxonomy", role, ours)
		}
	}
}

// The schema has the elements without their namespace, below a root element.
func TestPodcast_elementsMatchTheNamespaceSchema(t *testing.T) {
	schema := corpus.Path(t, "podcast", "pc20", "podcast-namespace.xsd.xml")
	xmllint, err := exec.LookPath("xmllint")
	if err != nil {
		t.Skip("no xmllint: apt install libxml2-utils")
	}
	root, err := parse(Podcast(aShow()))
	if err != nil {
		t.Fatal(err)
	}
	inSchema, err := os.ReadFile(schema)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	checked := 0
	root.walk(func(_, e *element) {
		name, ours := strings.CutPrefix(e.name, "podcast:")
		if !ours || !strings.Contains(string(inSchema), `name="`+name+`"`) {
			return
		}
		checked++
		b.WriteString("<" + name)
		for attr, value := range e.attrs {
			b.WriteString(" " + attr + `="` + strings.NewReplacer("&", "&amp;", "<", "&lt;", `"`, "&quot;").Replace(value) + `"`)
		}
		b.WriteString(">" + e.text + "</" + name + ">")
	})
	if checked < 6 {
		t.Fatalf("only %d elements", checked)
	}
	file := filepath.Join(t.TempDir(), "podcast.xml")
	if err := os.WriteFile(file, []byte("<root>"+b.String()+"</root>"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(xmllint, "--noout", "--schema", schema, file).CombinedOutput(); err != nil {
		t.Errorf("%v: %s\n%s", err, out, b.String())
	}
}

func TestChapters_haveTheFormatOfTheExamples(t *testing.T) {
	folder := corpus.Path(t, "podcast", "pc20")
	for _, name := range []string{"chapters-example.json", "chapters-complex.json"} {
		raw, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		var example struct {
			Title, PodcastName string
			Chapters           []struct {
				StartTime       float64
				Title, Img, URL string
			}
		}
		if err := json.Unmarshal(raw, &example); err != nil {
			t.Fatal(err)
		}
		var marks []Mark
		for _, c := range example.Chapters {
			marks = append(marks, Mark{c.StartTime, c.Title, c.URL, c.Img})
		}
		ours, theirs := object(t, Chapters(example.PodcastName, example.Title, marks)), object(t, raw)
		if ours["version"] != theirs["version"] {
			t.Errorf("%s: version %v", name, ours["version"])
		}
		for i, chapter := range theirs["chapters"].([]any) {
			want := chapter.(map[string]any)
			if want["title"] == nil {
				want["title"] = "" // our chapters always have a title
			}
			for member := range want {
				if !slices.Contains([]string{"startTime", "title", "img", "url"}, member) {
					delete(want, member) // members that we don't write
				}
			}
			if got := ours["chapters"].([]any)[i]; !reflect.DeepEqual(got, any(want)) {
				t.Errorf("%s: chapter %d is %v, want %v", name, i, got, want)
			}
		}
	}
}

func object(t *testing.T, raw []byte) (o map[string]any) {
	t.Helper()
	if err := json.Unmarshal(raw, &o); err != nil {
		t.Fatalf("%v in %s", err, raw)
	}
	return o
}
