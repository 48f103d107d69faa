package subtitle

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Parse reads WebVTT or SubRip. It recognizes cues by their timing lines, so it also
// reads mixtures of the two formats. It ignores everything else and returns no cues for
// other files.
func Parse(file string) []Cue {
	webVTT := strings.HasPrefix(strings.TrimPrefix(file, "\ufeff"), "WEBVTT")
	var cues []Cue
	for _, lines := range paragraphs(file) {
		if len(cues) >= maxCues {
			break
		}
		if cue, ok := readCue(lines, webVTT); ok {
			cues = append(cues, cue)
		}
	}
	slices.SortStableFunc(cues, func(a, b Cue) int { return cmp.Compare(a.Start, b.Start) })
	return cues
}

// paragraphs returns the runs of lines between empty lines.
func paragraphs(file string) [][]string {
	if len(file) > maxBytes {
		file = file[:maxBytes]
	}
	file = strings.ToValidUTF8(strings.TrimPrefix(file, "\ufeff"), "\ufffd")
	file = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\x00", "\ufffd").Replace(file)
	var all [][]string
	var lines []string
	for line := range strings.SplitSeq(file, "\n") {
		if strings.TrimSpace(line) != "" {
			lines = append(lines, line)
			continue
		}
		if lines != nil {
			all, lines = append(all, lines), nil
		}
	}
	if lines != nil {
		all = append(all, lines)
	}
	return all
}

// readCue finds the timing line, on the first line or below an identifier.
func readCue(lines []string, webVTT bool) (Cue, bool) {
	at := slices.IndexFunc(lines[:min(len(lines), 3)], func(line string) bool { return strings.Contains(line, "-->") })
	if at < 0 || webVTT && isAside(lines[0]) {
		return Cue{}, false
	}
	start, end, ok := readTiming(lines[at])
	if !ok {
		return Cue{}, false
	}
	cue := Cue{Start: start, End: end}
	text := strings.Join(lines[at+1:], "\n")
	if speaker, found := voice(text); found {
		cue.Speaker, cue.Text = speaker, plain(text)
	} else {
		cue.Speaker, cue.Text = named(plain(text), webVTT)
	}
	return cue, cue.Text != ""
}

// isAside reports whether a block is WebVTT metadata rather than a cue.
func isAside(line string) bool {
	for _, word := range []string{"NOTE", "STYLE", "REGION"} {
		if rest, is := strings.CutPrefix(line, word); is && strings.TrimLeft(rest, " \t") == "" || strings.HasPrefix(line, word+" ") {
			return true
		}
	}
	return false
}

var timing = regexp.MustCompile(`^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?(?:\s|$)`)

// readTiming returns false for a cue that ends before it starts.
func readTiming(line string) (start, end time.Duration, ok bool) {
	m := timing.FindStringSubmatch(line)
	if m == nil {
		return 0, 0, false
	}
	start, okStart := timeOf(m[1:5])
	end, okEnd := timeOf(m[5:9])
	return start, end, okStart && okEnd && end > start
}

// timeOf parses hours, minutes, seconds, and a fraction. Hours and fraction are optional.
func timeOf(pieces []string) (time.Duration, bool) {
	fraction := (pieces[3] + "000")[:3]
	ms := ((number(pieces[0])*60+number(pieces[1]))*60+number(pieces[2]))*1000 + number(fraction)
	return time.Duration(ms) * time.Millisecond, number(pieces[1]) < 60 && number(pieces[2]) < 60
}

// number parses digits. It returns 0 for an empty string.
func number(digits string) int {
	n := 0
	for _, d := range digits {
		n = n*10 + int(d-'0')
	}
	return n
}

var (
	voiceTag = regexp.MustCompile(`^\s*<v(?:\.[^\s>]*)*[ \t]+([^>]+)>`)
	anyTag   = regexp.MustCompile(`</?(?:(?i:b|i|u|s|c|v|ruby|rt|lang|font|span|em|strong|br)(?:[.\s][^<>]*)?/?|\d{1,3}:\d[\d:.]*)>`)
	override = regexp.MustCompile(`\{\\[^{}]*\}`)
	entities = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&nbsp;", "\u00a0", "&lrm;", "\u200e", "&rlm;", "\u200f",
		"&quot;", `"`, "&#39;", "'", "&apos;", "'", "&amp;", "&")
	// In SubRip, a speaker is a name before a colon: a few words that start with a capital
	// letter or are in a script without capitals.
	nameBefore = regexp.MustCompile(`^((?:[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{Nd}.'’-]{0,30})(?: [\p{Lu}\p{Lt}\p{Lo}\p{Nd}][\p{L}\p{M}\p{Nd}.'’-]{0,30}){0,3}): *\n? *(?:\S)`)
)

// voice returns the speaker of a cue that starts with a WebVTT voice tag.
func voice(text string) (string, bool) {
	m := voiceTag.FindStringSubmatch(text)
	if m == nil {
		return "", false
	}
	name := strings.Join(strings.Fields(entities.Replace(m[1])), " ")
	return cut(name, maxSpeaker), name != ""
}

// named splits the name of the speaker from the start of text.
func named(text string, webVTT bool) (speaker, rest string) {
	if webVTT {
		return "", text
	}
	m := nameBefore.FindStringSubmatch(text)
	if m == nil {
		return "", text
	}
	return m[1], strings.TrimLeft(text[len(m[1])+1:], " \n")
}

// plain removes subtitle tags and leaves all other text unchanged.
func plain(text string) string {
	text = override.ReplaceAllString(anyTag.ReplaceAllString(text, ""), "")
	text = entities.Replace(text)
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return strings.Join(slices.DeleteFunc(lines, func(line string) bool { return line == "" }), "\n")
}

func cut(text string, runes int) string {
	if utf8.RuneCountInString(text) <= runes {
		return text
	}
	return string([]rune(text)[:runes])
}
