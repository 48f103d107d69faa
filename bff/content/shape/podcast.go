package shape

import (
	"peritus/bff/content/block"
	"time"
)

// Podcast is the show.
type Podcast struct {
	Title       string          `json:"title"`
	Summary     string          `json:"summary"`
	Description string          `json:"description"`
	Author      string          `json:"author"`
	Language    string          `json:"language"`
	Category    string          `json:"category" doc:"A category of Apple's directory."`
	Subcategory string          `json:"subcategory"`
	Explicit    bool            `json:"explicit"`
	Cover       *block.Picture  `json:"cover"`
	Copyright   string          `json:"copyright"`
	GUID        string          `json:"guid"`
	Platforms   []NavLink       `json:"platforms"`
	People      []PodcastPerson `json:"people"`
	Episodes    int             `json:"episodes" doc:"Number of published episodes."`
	Seo         Seo             `json:"seo"`
	FeedURL     string          `json:"feed_url"`
	Preview     bool            `json:"preview" doc:"True for a preview that only an editor can see."`
}

// PodcastPerson is a speaker or contributor of the podcast.
type PodcastPerson struct {
	Name    string         `json:"name"`
	Role    string         `json:"role" enum:"host,co-host,guest,producer,editor"`
	Title   string         `json:"title" doc:"Job title."`
	Href    *string        `json:"href"`
	Bio     string         `json:"bio"`
	Picture *block.Picture `json:"picture"`
}

// EpisodeAudio is the audio file of an episode.
type EpisodeAudio struct {
	URL   string `json:"url" doc:"Path on this site; empty without a file, as in some drafts."`
	Type  string `json:"type"`
	Bytes int64  `json:"bytes"`
}

// EpisodeCard is an episode in a list.
type EpisodeCard struct {
	ID          string         `json:"id" doc:"Stays the same when the slug changes."`
	Slug        string         `json:"slug"`
	Title       string         `json:"title"`
	Summary     string         `json:"summary"`
	Number      *int           `json:"number"`
	Season      *int           `json:"season"`
	Kind        string         `json:"kind" enum:"full,trailer,bonus"`
	PublishedAt time.Time      `json:"published_at"`
	Seconds     float64        `json:"seconds"`
	Picture     *block.Picture `json:"picture"`
	Guests      []string       `json:"guests"`
	Audio       EpisodeAudio   `json:"audio"`
}

// EpisodeList is one page of episodes, newest first or, in a search, best first.
type EpisodeList struct {
	Count    int           `json:"count" doc:"Episodes on all pages."`
	Next     *string       `json:"next"`
	Previous *string       `json:"previous"`
	Results  []EpisodeCard `json:"results"`
	Total    int           `json:"total" doc:"Number of pages, at least 1."`
	Page     int           `json:"page"`
	Search   *Search       `json:"search"`
}

// Chapter is a part of an episode.
type Chapter struct {
	Start   float64        `json:"start" doc:"Seconds from the beginning."`
	Title   string         `json:"title"`
	Href    *string        `json:"href"`
	Picture *block.Picture `json:"picture"`
}

// TranscriptCue is the text spoken between two times.
type TranscriptCue struct {
	Start   float64 `json:"start" doc:"Seconds from the beginning."`
	End     float64 `json:"end"`
	Speaker *string `json:"speaker"`
	Text    string  `json:"text"`
}

// Episode is a complete episode.
type Episode struct {
	EpisodeCard
	GUID       string          `json:"guid" doc:"Never changes."`
	Explicit   bool            `json:"explicit"`
	UpdatedAt  time.Time       `json:"updated_at"`
	Notes      []block.Block   `json:"notes"`
	Chapters   []Chapter       `json:"chapters"`
	Transcript []TranscriptCue `json:"transcript"`
	People     []PodcastPerson `json:"people"`
	Seo        Seo             `json:"seo"`
	Older      *EpisodeCard    `json:"previous" doc:"The one published before."`
	Newer      *EpisodeCard    `json:"next" doc:"The one published after."`
	Preview    bool            `json:"preview" doc:"True for a preview that only an editor can see."`
}

// EpisodeFile is the location from which the web fetches an episode's file.
type EpisodeFile struct {
	CMSURL      string `json:"cms_url" doc:"A path on the CMS, or an https URL if the file is hosted elsewhere."`
	Type        string `json:"type"`
	Bytes       int64  `json:"bytes"`
	EpisodeSlug string `json:"episode_slug"`
}
