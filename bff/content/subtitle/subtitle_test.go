package subtitle

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/corpus"
)

const second = time.Second

func TestParse_toleratesCommonVariants(t *testing.T) {
	one := []Cue{{Start: 1 * second, End: 2500 * time.Millisecond, Text: "Hello"}}
	for name, c := range map[string]struct {
		file string
		want []Cue
	}{
		"WebVTT":                      {"WEBVTT\n\n00:01.000 --> 00:02.500\nHello\n", one},
		"hours":                       {"WEBVTT\n\n01:00:01.000 --> 01:00:02.500\nHello\n", []Cue{{Start: time.Hour + second, End: time.Hour + 2500*time.Millisecond, Text: "Hello"}}},
		"a byte order mark":           {"\ufeffWEBVTT - Title\n\n00:01.000 --> 00:02.500\nHello", one},
		"Windows line endings":        {"WEBVTT\r\n\r\n00:01.000 --> 00:02.500\r\nHello\r\n", one},
		"identifiers and settings":    {"WEBVTT\n\nintro\n00:01.000 --> 00:02.500 align:start position:0%\nHello\n", one},
		"notes, styles and regions":   {"WEBVTT\n\nNOTE\n00:05.000 --> 00:06.000\nno cue\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:x\n\n00:01.000 --> 00:02.500\nHello\n", one},
		"a voice":                     {"WEBVTT\n\n00:01.000 --> 00:02.500\n<v.loud Ada  Lovelace>Hello</v>\n", []Cue{{1 * second, 2500 * time.Millisecond, "Ada Lovelace", "Hello"}}},
		"tags and timestamps inside":  {"WEBVTT\n\n00:01.000 --> 00:02.500\n<b>Hel</b><00:00:01.500><c.yellow>lo</c>\n", one},
		"entities":                    {"WEBVTT\n\n00:01.000 --> 00:02.500\na &lt;b&gt; &amp;lt; c\n", []Cue{{1 * second, 2500 * time.Millisecond, "", "a <b> &lt; c"}}},
		"text that looks like a tag":  {"WEBVTT\n\n00:01.000 --> 00:02.500\n1 < 2 and 3 > 2 <script>x</script>\n", []Cue{{1 * second, 2500 * time.Millisecond, "", "1 < 2 and 3 > 2 <script>x</script>"}}},
		"SubRip":                      {"1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\n<i>two\nlines</i>\n", []Cue{one[0], {3 * second, 4 * second, "", "two\nlines"}}},
		"SubRip with a speaker":       {"1\n00:00:01,000 --> 00:00:02,500\nDr. Ada Lovelace: Hello: there\n", []Cue{{1 * second, 2500 * time.Millisecond, "Dr. Ada Lovelace", "Hello: there"}}},
		"a colon without a speaker":   {"1\n00:00:01,000 --> 00:00:02,500\nThe answer: no\n", []Cue{{1 * second, 2500 * time.Millisecond, "", "The answer: no"}}},
		"a script without capitals":   {"1\n00:00:01,000 --> 00:00:02,500\n田中: はい\n", []Cue{{1 * second, 2500 * time.Millisecond, "田中", "はい"}}},
		"position codes":              {"1\n00:00:01,000 --> 00:00:02,500\n{\\an8}Hello\n", one},
		"a point instead of a comma":  {"1\n00:00:01.0 --> 00:00:02.5\nHello\n", one},
		"cues out of order":           {"WEBVTT\n\n00:03.000 --> 00:04.000\nB\n\n00:01.000 --> 00:02.000\nA\n", []Cue{{1 * second, 2 * second, "", "A"}, {3 * second, 4 * second, "", "B"}}},
		"an end before the beginning": {"WEBVTT\n\n00:03.000 --> 00:02.000\nB\n", nil},
		"a minute of 61 seconds":      {"WEBVTT\n\n00:61.000 --> 02:00.000\nB\n", nil},
		"no time":                     {"WEBVTT\n\nab:cd.000 --> 00:02.000\nB\n", nil},
		"an empty cue":                {"WEBVTT\n\n00:01.000 --> 00:02.000\n<b></b>\n", nil},
		"not a subtitle file":         {"<!doctype html><p>--></p>", nil},
		"nothing":                     {"", nil},
	} {
		if got := Parse(c.file); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: got %+v, want %+v", name, got, c.want)
		}
	}
}

func TestWrite_roundTrips(t *testing.T) {
	cues := []Cue{
		{0, second, "Ada", "Plain"}, {second, 2 * second, "", "Two\nlines"}, {2 * second, 3 * second, "", "<script>alert(1)</script> & --> 5"},
		{3 * second, 4*second + 7*time.Millisecond, "O'Neill", "日本語 العربية"}, {100 * time.Hour, 100*time.Hour + second, "", "late"},
	}
	if got := Parse(WebVTT(cues)); !reflect.DeepEqual(got, cues) {
		t.Errorf("WebVTT: got %+v", got)
	}
	cues[2].Text = "<script>alert(1)</script> & → 5" // SubRip has no escapes
	if got := Parse(SubRip(cues)); !reflect.DeepEqual(got, cues) {
		t.Errorf("SubRip: got %+v", got)
	}
}

func TestWrite_textCannotStartOrEndACue(t *testing.T) {
	hostile := []Cue{{0, second, "A>\n\nB", "x\n\n00:00:05.000 --> 00:00:06.000\nforged"}}
	for name, file := range map[string]string{"WebVTT": WebVTT(hostile), "SubRip": SubRip(hostile)} {
		if got := Parse(file); len(got) != 1 || got[0].End != second {
			t.Errorf("%s: %+v from %q", name, got, file)
		}
	}
}

func TestParse_readsThePodcasting20Examples(t *testing.T) {
	for name, least := range map[string]struct {
		cues    int
		speaker string
	}{"transcript-example.vtt.txt": {5, "Sarah"}, "transcript-example.srt.txt": {50, "Travis"}} {
		cues := Parse(string(corpus.Read(t, "podcast", "pc20", name)))
		if len(cues) < least.cues || cues[0].Speaker != least.speaker {
			t.Errorf("%s: %d cues, the first by %q", name, len(cues), cues[0].Speaker)
			continue
		}
		if again := Parse(WebVTT(cues)); !reflect.DeepEqual(again, cues) {
			t.Errorf("%s changes when written and read again", name)
		}
	}
}

func TestParse_isLimited(t *testing.T) {
	file := "WEBVTT\n\n" + strings.Repeat("00:01.000 --> 00:02.000\nx\n\n", maxCues+10)
	if got := len(Parse(file)); got != maxCues {
		t.Errorf("%d cues", got)
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"WEBVTT\n\n00:01.000 --> 00:02.000\n<v A>x", "1\n00:00:01,000 --> 00:00:02,000\nA: b", "-->\n-->", "\x00\xff"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, file string) {
		cues := Parse(file)
		again := Parse(WebVTT(cues))
		if len(again) > len(cues) {
			t.Fatalf("%q: %d cues became %d", file, len(cues), len(again))
		}
		for _, c := range cues {
			if c.Text == "" || c.End <= c.Start || strings.Contains(c.Text, "\n\n") {
				t.Fatalf("%q: %+v", file, c)
			}
		}
	})
}
