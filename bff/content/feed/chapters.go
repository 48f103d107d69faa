package feed

import (
	"encoding/json"
	"strconv"
)

// Mark is the start of a chapter.
type Mark struct {
	Start   float64 // seconds
	Title   string
	Href    string // may be empty
	Picture string // may be empty
}

type chaptersFile struct {
	Version  string        `json:"version"`
	Title    string        `json:"title"`
	Podcast  string        `json:"podcastName,omitempty"`
	Chapters []chapterMark `json:"chapters"`
}

type chapterMark struct {
	Start json.Number `json:"startTime"`
	Title string      `json:"title"`
	Img   string      `json:"img,omitempty"`
	URL   string      `json:"url,omitempty"`
}

// Chapters renders the chapters of an episode in the Podcasting 2.0 format.
func Chapters(podcast, episode string, marks []Mark) []byte {
	f := chaptersFile{Version: "1.2.0", Title: episode, Podcast: podcast, Chapters: []chapterMark{}}
	for _, m := range marks {
		f.Chapters = append(f.Chapters, chapterMark{Start: json.Number(strconv.FormatFloat(m.Start, 'f', -1, 64)), Title: m.Title, Img: m.Picture, URL: m.Href})
	}
	return asJSON(f)
}
