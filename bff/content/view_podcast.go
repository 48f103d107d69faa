package content

import "peritus/bff/content/block"

// show is the podcast as visitors see it. Errors: ErrNoPodcast.
func (v *view) show(origin string) (Podcast, error) {
	if v.edition.podcast == nil {
		return Podcast{}, ErrNoPodcast
	}
	return v.edition.podcast.shown(origin, len(v.episodes.entries)), nil
}

func (s *show) shown(origin string, episodes int) Podcast {
	p := s.Podcast
	p.Episodes, p.FeedURL = episodes, origin+"/podcast/feed.xml"
	p.Platforms, p.People = block.OrEmpty(p.Platforms), block.OrEmpty(p.People)
	p.Seo.fill(p.Title, p.Summary, p.Cover)
	return p
}

func (e *episode) card() EpisodeCard {
	return EpisodeCard{
		ID: e.ID, Slug: e.Slug, Title: e.Title, Summary: e.Summary, Number: e.Number, Season: e.Season, Kind: e.Kind,
		PublishedAt: e.PublishedAt, Seconds: e.Audio.Seconds, Picture: e.Picture, Guests: e.guests(),
		Audio: EpisodeAudio{URL: e.audioPath(), Type: e.Audio.Type, Bytes: e.Audio.Bytes},
	}
}

func (e *episode) whole() Episode {
	w := Episode{
		EpisodeCard: e.card(), GUID: e.GUID, Explicit: e.Explicit, UpdatedAt: e.UpdatedAt,
		Notes: block.OrEmpty(e.Notes), Chapters: block.OrEmpty(e.Chapters), Transcript: block.OrEmpty(e.Transcript),
		People: block.OrEmpty(e.People), Seo: e.Seo,
	}
	w.Seo.fill(e.Title, e.Summary, e.Picture)
	return w
}

// episodeCards are the newest n.
func (v *view) episodeCards(n int) []EpisodeCard {
	cards := make([]EpisodeCard, n)
	for i := range cards {
		cards[i] = v.episodes.entries[i].card()
	}
	return cards
}

// episode is the visible episode number i, between its neighbours.
func (v *view) episode(i int) Episode {
	w := v.episodes.entries[i].whole()
	if i+1 < len(v.episodes.entries) {
		older := v.episodes.entries[i+1].card()
		w.Older = &older
	}
	if i > 0 {
		newer := v.episodes.entries[i-1].card()
		w.Newer = &newer
	}
	return w
}

// listEpisodes answers ErrNoPage beyond the end.
func (v *view) listEpisodes(query ListQuery) (EpisodeList, error) {
	p, err := pageOf("/api/content/episodes", query, v.search(query.Q, len(v.episodes.entries), v.episodeIndex))
	list := EpisodeList{Count: p.count, Total: p.total, Page: p.page, Next: p.next, Previous: p.previous, Results: []EpisodeCard{}}
	for _, i := range p.chosen {
		list.Results = append(list.Results, v.episodes.entries[i].card())
	}
	return list, err
}

// file is where the web fetches the file of that name. Errors: ErrNoAudio.
func (v *view) file(name string) (EpisodeFile, error) {
	i, known := v.audio[name]
	if !known {
		return EpisodeFile{}, ErrNoAudio
	}
	return v.episodes.entries[i].file(), nil
}

func (e *episode) file() EpisodeFile {
	return EpisodeFile{CMSURL: e.Audio.Where, Type: e.Audio.Type, Bytes: e.Audio.Bytes, EpisodeSlug: e.Slug}
}
