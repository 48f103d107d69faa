package feed

import (
	"testing"

	"peritus/bff/platform/golden"
)

// The web's tests read the same files with a JavaScript parser.
func TestFeeds_matchTheGoldenFiles(t *testing.T) {
	for name, got := range map[string][]byte{
		"podcast.xml": Podcast(aShow()), "blog.rss.xml": RSS(aFeed()), "blog.atom.xml": Atom(aFeed()), "blog.json": JSON(aFeed()),
	} {
		golden.Check(t, name, string(got))
	}
}
