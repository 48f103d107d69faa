package markup

import (
	"strings"

	"peritus/bff/importing/manuscript"
)

// run is a piece of text with its marks and link. A line feed is an intended break; all
// other whitespace collapses to one space.
type run struct {
	text string
	context
}

// inlinesOf joins runs: it collapses spaces across them, trims the ends, and merges the
// text of each link.
func inlinesOf(runs []run) []manuscript.Inline {
	var out []manuscript.Inline
	link := ""
	for _, r := range tidy(runs) {
		in := manuscript.Inline{Text: r.text, Bold: r.bold, Italic: r.italic, Underline: r.underline, Strike: r.strike, Code: r.code}
		switch {
		case r.link == "":
			out = append(out, in)
		case r.link == link:
			last := &out[len(out)-1]
			last.Children = append(last.Children, in)
		default:
			out = append(out, manuscript.Inline{URL: r.link, Children: []manuscript.Inline{in}})
		}
		link = r.link
	}
	return out
}

func tidy(runs []run) []run {
	var out []run
	space, breaks := true, true // how the output ends so far
	for _, r := range runs {
		var b strings.Builder
		for _, ch := range r.text {
			switch {
			case ch == '\n':
				if !breaks {
					b.WriteByte('\n')
				}
				space, breaks = true, true
			case ch == ' ' || ch == '\t' || ch == '\f':
				if !space {
					b.WriteByte(' ')
				}
				space = true
			default:
				b.WriteRune(ch)
				space, breaks = false, false
			}
		}
		if b.Len() == 0 {
			continue
		}
		if n := len(out); n > 0 && out[n-1].context == r.context {
			out[n-1].text += b.String()
			continue
		}
		out = append(out, run{b.String(), r.context})
	}
	for len(out) > 0 {
		last := &out[len(out)-1]
		if last.text = strings.TrimRight(last.text, " \n"); last.text != "" {
			break
		}
		out = out[:len(out)-1]
	}
	if strings.Trim(textOf(out), " \n\u00a0\u200b") == "" {
		return nil
	}
	return out
}

func textOf(runs []run) string {
	var b strings.Builder
	for _, r := range runs {
		b.WriteString(r.text)
	}
	return b.String()
}
