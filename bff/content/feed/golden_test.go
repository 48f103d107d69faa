package feed

import (
	"testing"

	"peritus/bff/platform/golden"
)

// The web's tests also read the files, with a parser in another language.
func TestFeeds_matchTheFilesThatTheWebReads(t *testing.T) {
	for name, got := range map[string][]byte{
		"podcast.xml": Podcast(aShow()), "blog.rss.xml": RSS(aFeed()), "blog.atom.xml": Atom(aFeed()), "blog.json": JSON(aFeed()),
	} {
		golden.Check(t, name, string(got))
	}
}
