package edition

import (
	"peritus/bff/content/block"
	"peritus/bff/content/shape"
	"peritus/bff/content/subtitle"
	"time"
)

func (e *Episode) Card() shape.EpisodeCard {
	return shape.EpisodeCard{
		ID: e.ID, Slug: e.Slug, Title: e.Title, Summary: e.Summary, Number: e.Number, Season: e.Season, Kind: e.Kind,
		PublishedAt: e.PublishedAt, Seconds: e.Audio.Seconds, Picture: e.Picture, Guests: e.guests(),
		Audio: shape.EpisodeAudio{URL: e.AudioPath(), Type: e.Audio.Type, Bytes: e.Audio.Bytes},
	}
}

func (e *Episode) Whole() shape.Episode {
	w := shape.Episode{
		EpisodeCard: e.Card(), GUID: e.GUID, Explicit: e.Explicit, UpdatedAt: e.UpdatedAt,
		Notes: block.OrEmpty(e.Notes), Chapters: block.OrEmpty(e.Chapters), Transcript: block.OrEmpty(e.Transcript),
		People: block.OrEmpty(e.People), Seo: e.Seo,
	}
	w.Seo.Fill(e.Title, e.Summary, e.Picture)
	return w
}

func (e *Episode) File() shape.EpisodeFile {
	return shape.EpisodeFile{CMSURL: e.Audio.Where, Type: e.Audio.Type, Bytes: e.Audio.Bytes, EpisodeSlug: e.Slug}
}

func (e *Episode) Cues() []subtitle.Cue {
	cues := make([]subtitle.Cue, len(e.Transcript))
	for i, c := range e.Transcript {
		cues[i] = subtitle.Cue{Start: duration(c.Start), End: duration(c.End), Speaker: block.OrZero(c.Speaker), Text: c.Text}
	}
	return cues
}

func duration(seconds float64) time.Duration {
	return time.Duration(seconds*1000+0.5) * time.Millisecond
}
