package subtitle_test

import (
	"peritus/bff/content/subtitle"
	"strings"
	"testing"

	"peritus/bff/platform/corpus"
)

func TestAttacks_inTranscriptsStayText(t *testing.T) {
	for _, attack := range corpus.Attacks(t) {
		for _, file := range []string{"WEBVTT\n\n00:01.000 --> 00:02.000\n" + attack, "WEBVTT\n\n00:01.000 --> 00:02.000\n<v " + attack + ">x", "1\n00:00:01,000 --> 00:00:02,000\n" + attack} {
			cues := subtitle.Parse(file)
			for line := range strings.SplitSeq(subtitle.WebVTT(cues), "\n") {
				if rest := strings.TrimPrefix(line, "<v "); strings.Contains(rest, "<") {
					t.Errorf("%q is written as %q", attack, line)
				}
			}
			if again := subtitle.Parse(subtitle.SubRip(cues)); len(again) > len(cues) {
				t.Errorf("%q becomes %d cues", attack, len(again))
			}
		}
	}
}
