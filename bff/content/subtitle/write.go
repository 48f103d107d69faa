package subtitle

import (
	"fmt"
	"strings"
	"time"
)

// WebVTT renders cues as text/vtt. It escapes text that looks like a tag or a timing
// line, so players show it unchanged.
func WebVTT(cues []Cue) string {
	var b strings.Builder
	b.WriteString("WEBVTT\n")
	for _, c := range cues {
		fmt.Fprintf(&b, "\n%s --> %s\n", clockTime(c.Start, '.'), clockTime(c.End, '.'))
		if c.Speaker != "" {
			b.WriteString("<v " + oneLine(escape(c.Speaker)) + ">")
		}
		b.WriteString(oneParagraph(escape(c.Text)) + "\n")
	}
	return b.String()
}

// SubRip renders cues as application/x-subrip, with the speaker's name before the text.
func SubRip(cues []Cue) string {
	var b strings.Builder
	for i, c := range cues {
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "%d\n%s --> %s\n", i+1, clockTime(c.Start, ','), clockTime(c.End, ','))
		if c.Speaker != "" {
			b.WriteString(oneLine(withoutArrows(c.Speaker)) + ": ")
		}
		b.WriteString(oneParagraph(withoutArrows(c.Text)) + "\n")
	}
	return b.String()
}

func clockTime(d time.Duration, point byte) string {
	ms := d.Milliseconds()
	return fmt.Sprintf("%02d:%02d:%02d%c%03d", ms/3_600_000, ms/60_000%60, ms/1000%60, point, ms%1000)
}

var escaped = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")

func escape(text string) string { return escaped.Replace(text) }

// withoutArrows replaces arrows, so that the text isn't read as a timing line.
func withoutArrows(text string) string { return strings.ReplaceAll(text, "-->", "→") }

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// oneParagraph removes empty lines, which would end the cue.
func oneParagraph(text string) string {
	var lines []string
	for line := range strings.SplitSeq(strings.ReplaceAll(text, "\r", "\n"), "\n") {
		if strings.TrimSpace(line) != "" {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}
