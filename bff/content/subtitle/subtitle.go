// Package subtitle reads and writes WebVTT and SubRip. It tolerates files that don't
// follow the specifications and writes files that do.
package subtitle

import "time"

// Cue is the text spoken between two times. Text is plain, with lines separated by \n.
// Cues are sorted by start.
type Cue struct {
	Start   time.Duration
	End     time.Duration
	Speaker string // empty if unknown
	Text    string
}

// Limits of one file. Content beyond them is left out.
const (
	maxBytes   = 8 << 20
	maxCues    = 50_000
	maxSpeaker = 80 // runes
)
