package edition

import (
	"peritus/bff/content/block"
	"peritus/bff/content/shape"
	"strings"
)

// Episode is a published episode as we hold it, due or not.
type Episode struct {
	Base
	GUID       string                `json:"guid"`
	Number     *int                  `json:"number"`
	Season     *int                  `json:"season"`
	Kind       string                `json:"kind"`
	Explicit   bool                  `json:"explicit"`
	Picture    *block.Picture        `json:"picture"`
	Audio      AudioFile             `json:"audio"`
	Chapters   []shape.Chapter       `json:"chapters"`
	Transcript []shape.TranscriptCue `json:"transcript"`
	People     []shape.PodcastPerson `json:"people"`
	Notes      []block.Block         `json:"notes"`
}

// AudioFile is what the CMS has measured of an episode's file.
type AudioFile struct {
	Where   string  `json:"where"` // a path of the CMS or an https address
	Type    string  `json:"type"`
	Bytes   int64   `json:"bytes"`
	Seconds float64 `json:"seconds"`
}

func (e *Episode) Prepare() {
	var said strings.Builder
	said.WriteString(block.PlainText(e.Notes))
	for _, cue := range e.Transcript {
		said.WriteString(cue.Text)
		said.WriteByte('\n')
	}
	for _, c := range e.Chapters {
		said.WriteString(c.Title)
		said.WriteByte('\n')
	}
	e.words = WordsOf(e.Title, e.Summary, said.String())
	e.digest = digestOf(e)
}

// Names are those of all speakers, for search.
func (e *Episode) Names() string {
	names := make([]string, len(e.People))
	for i, p := range e.People {
		names[i] = p.Name
	}
	return strings.Join(names, "\n")
}

func (e *Episode) guests() []string {
	guests := []string{}
	for _, p := range e.People {
		if p.Role == "guest" {
			guests = append(guests, p.Name)
		}
	}
	return guests
}

// AudioName is the last piece of the address of an episode's file, the same for ever:
// its GUID, or the id where a GUID that came from elsewhere is no plain word.
func (e *Episode) AudioName() string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '_'
	}
	if len(e.GUID) > 80 || strings.ContainsFunc(e.GUID, func(r rune) bool { return !plain(r) }) {
		return e.ID
	}
	return e.GUID
}

// audioExtensions are the endings that players know, by type.
var audioExtensions = map[string]string{
	"audio/mpeg": "mp3", "audio/mp3": "mp3", "audio/mp4": "m4a", "audio/x-m4a": "m4a", "audio/m4a": "m4a", "audio/aac": "aac",
	"audio/ogg": "ogg", "audio/opus": "opus", "audio/wav": "wav", "audio/x-wav": "wav", "audio/wave": "wav", "audio/vnd.wave": "wav",
	"audio/flac": "flac", "audio/x-flac": "flac", "audio/webm": "weba",
}

// AudioPath is where visitors hear the file; empty while there is none.
func (e *Episode) AudioPath() string {
	if e.Audio.Where == "" {
		return ""
	}
	ending := audioExtensions[e.Audio.Type]
	if ending == "" {
		ending = "mp3"
	}
	return "/podcast/audio/" + e.AudioName() + "." + ending
}

// Playable reports whether there is a file that podcast players can fetch.
func (e *Episode) Playable() bool {
	return e.Audio.Where != "" && e.Audio.Bytes > 0 && e.Audio.Type != ""
}
