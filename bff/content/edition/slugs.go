package edition

import "time"

// SlugsToRemember returns slugs that visitors may have seen and that aren't stored yet:
// those that changed or were removed, and those of entries that are due now.
func SlugsToRemember(before, next *Edition, now time.Time) map[string]string {
	slugs := map[string]string{}
	var articles map[string]*Article
	var episodes map[string]*Episode
	if before != nil {
		articles, episodes = before.Articles, before.Episodes
	}
	noteSlugs(slugs, "", articles, next.Articles, next.Slugs, now)
	noteSlugs(slugs, EpisodePart, episodes, next.Episodes, next.Slugs, now)
	return slugs
}

func noteSlugs[T Entry](slugs map[string]string, prefix string, before, next map[string]T, known map[string]string, now time.Time) {
	note := func(d *Base) {
		if !d.PublishedAt.After(now) && known[prefix+d.Slug] != d.ID {
			slugs[prefix+d.Slug] = d.ID
		}
	}
	for id, old := range before {
		if is, there := next[id]; !there || is.Common().Slug != old.Common().Slug {
			note(old.Common())
		}
	}
	for _, entry := range next {
		note(entry.Common()) // last, because a slug belongs to its current entry
	}
}
