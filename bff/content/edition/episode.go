package edition

import (
	"peritus/bff/content/block"
	"peritus/bff/content/shape"
	"strings"
)

// Episode is a published episode, including one that isn't due yet.
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

// AudioFile is an episode's file, as the CMS measured it.
type AudioFile struct {
	Where   string  `json:"where"` // a path on the CMS or an https URL
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
	e.text = said.String()
	e.digest = digestOf(e)
}

// Names returns the names of all speakers, for search.
func (e *Episode) Names() []string {
	names := make([]string, len(e.People))
	for i, p := range e.People {
		names[i] = p.Name
	}
	return names
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

// AudioName returns the permanent file name in the URL of the episode's audio, without
// the extension. It is the GUID, or the id if an imported GUID isn't URL-safe.
func (e *Episode) AudioName() string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '_'
	}
	if len(e.GUID) > 80 || strings.ContainsFunc(e.GUID, func(r rune) bool { return !plain(r) }) {
		return e.ID
	}
	return e.GUID
}

// audioExtensions maps media types to the file extensions that players know.
var audioExtensions = map[string]string{
	"audio/mpeg": "mp3", "audio/mp3": "mp3", "audio/mp4": "m4a", "audio/x-m4a": "m4a", "audio/m4a": "m4a", "audio/aac": "aac",
	"audio/ogg": "ogg", "audio/opus": "opus", "audio/wav": "wav", "audio/x-wav": "wav", "audio/wave": "wav", "audio/vnd.wave": "wav",
	"audio/flac": "flac", "audio/x-flac": "flac", "audio/webm": "weba",
}

// AudioPath returns the public path of the file, or "" without a file.
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

// Playable reports whether podcast players can download the file.
func (e *Episode) Playable() bool {
	return e.Audio.Where != "" && e.Audio.Bytes > 0 && e.Audio.Type != ""
}
