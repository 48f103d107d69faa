package feed

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"peritus/bff/platform/corpus"
)

// element is generic XML, so the check doesn't depend on the types that we write.
type element struct {
	name     string // with the usual prefix of its namespace
	attrs    map[string]string
	text     string
	children []*element
}

var prefixes = map[string]string{
	"http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes:", "http://www.itunes.com/DTDs/Podcast-1.0.dtd": "itunes:",
	"https://podcastindex.org/namespace/1.0": "podcast:", "http://www.w3.org/2005/Atom": "atom:", "http://purl.org/rss/1.0/modules/content/": "content:",
}

func parse(raw []byte) (*element, error) {
	d := xml.NewDecoder(bytes.NewReader(raw))
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	root := &element{}
	open := []*element{root}
	for {
		token, err := d.Token()
		if err == io.EOF {
			return root, nil
		}
		if err != nil {
			return nil, err
		}
		last := open[len(open)-1]
		switch token := token.(type) {
		case xml.StartElement:
			e := &element{name: prefixes[token.Name.Space] + token.Name.Local, attrs: map[string]string{}}
			for _, a := range token.Attr {
				e.attrs[a.Name.Local] = a.Value
			}
			last.children = append(last.children, e)
			open = append(open, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			last.text += string(token)
		}
	}
}

func (e *element) all(name string) (list []*element) {
	for _, c := range e.children {
		if c.name == name {
			list = append(list, c)
		}
	}
	return list
}

func (e *element) walk(visit func(parent, e *element)) {
	for _, c := range e.children {
		visit(e, c)
		c.walk(visit)
	}
}

var (
	durationForm = regexp.MustCompile(`^(?:\d+|(?:\d+:)?[0-5]?\d:[0-5]\d)$`)
	wholeForm    = regexp.MustCompile(`^[1-9]\d*$`)
)

// problems returns the violations of Apple's rules by their names in the corpus.
func problems(raw []byte) []string {
	var found []string
	say := func(kind, of string) { found = append(found, kind+" "+of) }
	if declared := regexp.MustCompile(`(?i)<\?xml[^>]*encoding=["']([^"']+)`).FindSubmatch(raw); declared != nil && !strings.EqualFold(string(declared[1]), "utf-8") || !utf8.Valid(raw) {
		say("NotUTF8", "channel")
	}
	root, err := parse(raw)
	if err != nil {
		return append(found, "NotXML "+err.Error())
	}
	root.walk(func(parent, e *element) {
		text := strings.TrimSpace(e.text)
		if strings.HasPrefix(e.name, "itunes:") && e.name != "itunes:category" && len(parent.all(e.name)) > 1 {
			say("DuplicateElement", e.name)
		}
		switch e.name {
		case "itunes:explicit":
			if !slices.Contains([]string{"true", "false", "yes", "no", "clean"}, strings.ToLower(e.text)) {
				say("InvalidTrueFalse", e.name)
			}
		case "itunes:block":
			if !slices.Contains([]string{"yes", "no"}, strings.ToLower(text)) {
				say("InvalidYesNoClean", e.name)
			}
		case "itunes:duration":
			if !durationForm.MatchString(text) {
				say("InvalidDuration", e.name)
			}
		case "itunes:image":
			if u, err := url.Parse(e.attrs["href"]); err != nil || !u.IsAbs() {
				say("InvalidLink", e.name)
			}
		case "itunes:episode", "itunes:season":
			if !wholeForm.MatchString(text) {
				say("InvalidPositiveInteger", e.name)
			}
		case "itunes:episodeType":
			if !slices.Contains([]string{"full", "trailer", "bonus"}, text) {
				say("InvalidItunesEpisodeType", e.name)
			}
		case "itunes:keywords":
			if strings.ContainsAny(text, "<>&") {
				say("ContainsHTML", e.name)
			} else if len(strings.Fields(text)) > 2 && !strings.Contains(text, ",") {
				say("InvalidKeywords", e.name)
			}
		case "itunes:subtitle":
			if utf8.RuneCountInString(text) > 255 {
				say("TooLong", e.name)
			}
		case "itunes:summary", "description":
			if utf8.RuneCountInString(text) > 4000 {
				say("TooLong", e.name)
			}
		case "itunes:category":
			below, known := appleCategories[e.attrs["text"]]
			for _, sub := range e.all("itunes:category") {
				if known && !slices.Contains(below, sub.attrs["text"]) {
					say("ObsoleteItunesCategory", e.name)
				}
			}
			switch {
			case e.attrs["text"] == "":
				say("MissingAttribute", "text")
			case !known && parent.name != "itunes:category":
				say("InvalidItunesCategory", e.name)
			}
		case "itunes:owner":
			if len(e.all("itunes:email")) == 0 || strings.TrimSpace(e.all("itunes:email")[0].text) == "" {
				say("MissingElement", "itunes:email")
			}
		case "channel":
			if owners := e.all("itunes:owner"); len(owners) == 0 {
				say("MissingItunesEmail", e.name)
			}
		}
	})
	return found
}

// missing returns the required elements of Apple and Podcasting 2.0 that a feed lacks.
func missing(raw []byte) (list []string) {
	root, err := parse(raw)
	if err != nil {
		return []string{err.Error()}
	}
	channel := root.all("rss")[0].all("channel")[0]
	want := func(e *element, of string, names ...string) {
		for _, name := range names {
			if found := e.all(name); len(found) == 0 || (strings.TrimSpace(found[0].text) == "" && len(found[0].attrs) == 0 && len(found[0].children) == 0) {
				list = append(list, of+" "+name)
			}
		}
	}
	want(channel, "channel", "title", "description", "link", "language", "atom:link", "itunes:image", "itunes:category", "itunes:explicit", "itunes:author", "itunes:owner", "podcast:guid", "podcast:locked")
	ids := map[string]bool{}
	for _, item := range channel.all("item") {
		want(item, "item", "title", "guid", "pubDate", "enclosure", "itunes:duration", "itunes:explicit", "itunes:episodeType")
		enclosure := item.all("enclosure")[0].attrs
		if n, err := strconv.ParseInt(enclosure["length"], 10, 64); err != nil || n <= 0 || !strings.HasPrefix(enclosure["type"], "audio/") || !strings.HasPrefix(enclosure["url"], "http") {
			list = append(list, fmt.Sprint("enclosure ", enclosure))
		}
		if _, err := time.Parse(rssTime, item.all("pubDate")[0].text); err != nil {
			list = append(list, err.Error())
		}
		if id := item.all("guid")[0].text; ids[id] {
			list = append(list, "twice "+id)
		} else {
			ids[id] = true
		}
	}
	return list
}

// The check must find the known fault of each file in the corpus. Otherwise, finding no
// fault in our own feed proves nothing.
func TestValidity_findsTheFaultsInTheCorpus(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(corpus.Path(t, "podcast", "itunes-validity"), "*.xml"))
	if err != nil || len(files) < 20 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	expectation := regexp.MustCompile(`Expect:\s*(!?)(\w+)`)
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		expected := expectation.FindStringSubmatch(string(raw))
		if expected == nil {
			t.Fatalf("%s expects nothing", file)
		}
		found := slices.ContainsFunc(problems(raw), func(p string) bool { return strings.HasPrefix(p, expected[2]+" ") })
		if found == (expected[1] == "!") {
			t.Errorf("%s expects %s%s; found %q", filepath.Base(file), expected[1], expected[2], problems(raw))
		}
	}
}
