package podcast

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"peritus/bff/importing/manuscript"
)

// Chapters reads a Podcasting 2.0 chapters file (JSON) and skips chapters that aren't in
// the table of contents.
func Chapters(raw []byte) ([]manuscript.Chapter, error) {
	var file struct {
		Chapters []struct {
			StartTime float64
			Title     string
			URL       string
			TOC       *bool
		}
	}
	if err := json.Unmarshal(raw, &file); err != nil {
		return nil, errors.New("it isn't a JSON chapters file")
	}
	var chapters []manuscript.Chapter
	for _, c := range file.Chapters {
		title := manuscript.Line(c.Title)
		if title == "" || c.TOC != nil && !*c.TOC || c.StartTime < 0 || c.StartTime > 1e6 {
			continue
		}
		chapters = append(chapters, manuscript.Chapter{Start: clock(int(c.StartTime)), Title: title, Href: httpsOnly(c.URL)})
	}
	return chapters, nil
}

// clock formats seconds as h:mm:ss, or m:ss below an hour.
func clock(seconds int) string {
	if seconds >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// startOf parses h:mm:ss.mmm, mm:ss, or seconds.
func startOf(text string) (string, bool) {
	seconds := 0.0
	for part := range strings.SplitSeq(strings.TrimSpace(text), ":") {
		n, err := strconv.ParseFloat(part, 64)
		if err != nil || n < 0 || n > 1e6 {
			return "", false
		}
		seconds = seconds*60 + n
	}
	return clock(int(seconds)), seconds < 1e6
}

var cue = regexp.MustCompile(`(?m)^\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}\s+-->\s+(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}`)

// IsTranscript reports whether text is WebVTT or SRT.
func IsTranscript(text string) bool { return cue.MatchString(text) }
