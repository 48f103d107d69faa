// Package subtitle owns timed text: reading WebVTT and SubRip as people and programs
// write them, and writing both as the specifications want them.
package subtitle

import "time"

// Cue is what is said between two moments. Text is plain, its lines parted by \n.
// Cues are in the order of their starts.
type Cue struct {
	Start   time.Duration
	End     time.Duration
	Speaker string // empty if unknown
	Text    string
}

// The bounds of one file. What goes beyond is left out.
const (
	maxBytes   = 8 << 20
	maxCues    = 50_000
	maxSpeaker = 80 // runes
)
