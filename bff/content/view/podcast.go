package view

import (
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
)

// Show returns the podcast. Errors: ErrNoPodcast.
func (v *View) Show(origin string) (shape.Podcast, error) {
	if v.Edition.Podcast == nil {
		return shape.Podcast{}, ErrNoPodcast
	}
	return v.Edition.Podcast.Shown(origin, len(v.Episodes.Entries)), nil
}

// episodeCards returns the newest n episodes.
func (v *View) episodeCards(n int) []shape.EpisodeCard {
	cards := make([]shape.EpisodeCard, n)
	for i := range cards {
		cards[i] = v.Episodes.Entries[i].Card()
	}
	return cards
}

// Episode returns visible episode i with the episodes before and after it.
func (v *View) Episode(i int) shape.Episode {
	w := v.Episodes.Entries[i].Whole()
	if i+1 < len(v.Episodes.Entries) {
		older := v.Episodes.Entries[i+1].Card()
		w.Older = &older
	}
	if i > 0 {
		newer := v.Episodes.Entries[i-1].Card()
		w.Newer = &newer
	}
	return w
}

// ListEpisodes returns one page of episodes. Errors: ErrNoPage beyond the end.
func (v *View) ListEpisodes(query ListQuery) (shape.EpisodeList, error) {
	p, err := pageOf("/api/content/episodes", query, firstNumbers(len(v.Episodes.Entries)), v.Episodes.byID, func(q TextQuery, keep func(string) bool) Found {
		return v.library.episodes.find(v.number, v.episodeTexts, q, keep)
	})
	list := shape.EpisodeList{Count: p.count, Total: p.total, Page: p.page, Next: p.next, Previous: p.previous, Search: p.search, Results: []shape.EpisodeCard{}}
	for _, i := range p.chosen {
		list.Results = append(list.Results, v.Episodes.Entries[i].Card())
	}
	return list, err
}

// File returns the location of the audio file with the name. Errors: ErrNoAudio.
func (v *View) File(name string) (shape.EpisodeFile, error) {
	i, known := v.audio[name]
	if !known {
		return shape.EpisodeFile{}, ErrNoAudio
	}
	return v.Episodes.Entries[i].File(), nil
}

// EpisodeCalled also finds an episode by a former slug, which older copies of the feed
// use in file URLs.
func (v *View) EpisodeCalled(id string) (*edition.Episode, error) {
	i, _, found := v.Episodes.Find(id, v.Edition.Slugs)
	if !found {
		return nil, ErrNoEpisode
	}
	return v.Episodes.Entries[i], nil
}
