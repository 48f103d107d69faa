package feed

import (
	"flag"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write the feeds in testdata anew")

// The files are read by the web's tests too, with a parser of another language.
func TestFeeds_areAsInTheFilesThatTheWebReads(t *testing.T) {
	for name, got := range map[string][]byte{
		"podcast.xml": Podcast(aShow()), "blog.rss.xml": RSS(aFeed()), "blog.atom.xml": Atom(aFeed()), "blog.json": JSON(aFeed()),
	} {
		file := filepath.Join("testdata", name)
		if *update {
			if err := os.WriteFile(file, got, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(want) {
			t.Errorf("%s differs; go test ./bff/content/feed -update writes it anew:\n%s", name, got)
		}
	}
}
