package xmltree

import (
	"encoding/xml"
	"strings"
)

// nameOf returns a name with the standard prefix of its namespace. An undeclared prefix
// stays unchanged.
func nameOf(name xml.Name) string {
	prefix := prefixOf(name.Space)
	if prefix == "" {
		return name.Local
	}
	return prefix + ":" + name.Local
}

func prefixOf(space string) string {
	lower := strings.Replace(strings.ToLower(strings.TrimSuffix(space, "/")), "https://", "http://", 1)
	switch {
	case lower == "" || strings.HasPrefix(lower, "http://www.w3.org/2005/atom"),
		strings.Contains(lower, "purl.org/rss/1.0") && !strings.Contains(lower, "modules"),
		lower == "http://backend.userland.com/rss2", lower == "http://www.w3.org/1999/xhtml":
		return ""
	case strings.HasPrefix(lower, "http://wordpress.org/export") && strings.HasSuffix(lower, "excerpt"):
		return "excerpt"
	case strings.HasPrefix(lower, "http://wordpress.org/export"):
		return "wp"
	case lower == "http://purl.org/rss/1.0/modules/content":
		return "content"
	case strings.HasPrefix(lower, "http://purl.org/dc/"):
		return "dc"
	case strings.Contains(lower, "itunes.com/dtds/podcast"):
		return "itunes"
	case strings.Contains(lower, "podcastindex.org/namespace"), strings.Contains(lower, "podcastindex-org/podcast-namespace"):
		return "podcast"
	case strings.Contains(lower, "podlove.org/simple-chapters"):
		return "psc"
	case strings.HasPrefix(lower, "http://search.yahoo.com/mrss"):
		return "media"
	case strings.HasPrefix(lower, "http://www.google.com/schemas/play-podcasts"):
		return "googleplay"
	case strings.Contains(lower, "rdf-syntax-ns"):
		return "rdf"
	case !strings.ContainsAny(lower, ":/"):
		return lower // an undeclared prefix
	}
	return "other"
}
