package markdown

import (
	"bytes"
	"html"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	raw "github.com/yuin/goldmark/renderer/html"

	"peritus/bff/importing/manuscript"
)

// engine leaves HTML unchanged. The markup package sanitizes it later, as for all sources.
var engine = goldmark.New(
	goldmark.WithExtensions(extension.GFM, extension.Footnote, extension.DefinitionList),
	goldmark.WithParserOptions(parser.WithAttribute()),
	goldmark.WithRendererOptions(raw.WithUnsafe()),
)

// HTML renders CommonMark with GitHub's extensions, footnotes, and definition lists.
// The result isn't safe to display until it has been converted.
func HTML(source string) string {
	var out bytes.Buffer
	if err := engine.Convert([]byte(source), &out); err != nil {
		return "<pre>" + html.EscapeString(source) + "</pre>"
	}
	return out.String()
}

var (
	liquidRaw     = regexp.MustCompile(`(?s)\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}`)
	liquidImage   = regexp.MustCompile(`(?s)\{%-?\s*(?:image|img|figure)\s+"([^"]*)"(?:\s+"([^"]*)")?[^%]*?%\}`)
	liquidTag     = regexp.MustCompile(`\{%-?\s*([a-zA-Z_]+)[^%]{0,1000}%\}`)
	hugoYouTube   = regexp.MustCompile(`\{\{[<%]\s*youtube\s+(?:id=)?"?([A-Za-z0-9_-]{5,20})"?[^>}]*[>%]\}\}`)
	hugoVimeo     = regexp.MustCompile(`\{\{[<%]\s*vimeo\s+(?:id=)?"?([0-9]{4,20})"?[^>}]*[>%]\}\}`)
	hugoFigure    = regexp.MustCompile(`\{\{[<%]\s*figure\s([^>}]*)[>%]\}\}`)
	hugoTag       = regexp.MustCompile(`\{\{[<%]\s*/?\s*([a-zA-Z_-]+)[^>}]{0,1000}[>%]\}\}`)
	siteVariable  = regexp.MustCompile(`\{\{-?\s*(?:site\.(?:baseurl|url)|[^{}]{0,200}\|\s*(?:relative_url|absolute_url))\s*-?\}\}`)
	kramdown      = regexp.MustCompile(`(?m)^[ \t]*\{:[^}\n]*\}[ \t]*$|\{:[ .#:][^}\n]*\}`)
	attributePair = regexp.MustCompile(`([a-zA-Z]+)="([^"]*)"`)
)

// kept is a placeholder for braces that aren't a tag.
const keptOpen, keptClose = "\uE000", "\uE001"

// prepare converts known site-generator tags to Markdown. It removes the others and
// reports them.
func prepare(source string) (string, []string) {
	source = liquidRaw.ReplaceAllStringFunc(source, func(m string) string {
		inner := liquidRaw.FindStringSubmatch(m)[1]
		return strings.NewReplacer("{", keptOpen, "}", keptClose).Replace(inner)
	})
	source = liquidImage.ReplaceAllStringFunc(source, func(m string) string {
		f := liquidImage.FindStringSubmatch(m)
		return `<img src="/` + html.EscapeString(strings.TrimPrefix(f[1], "/")) + `" alt="` + html.EscapeString(strings.Join(strings.Fields(f[2]), " ")) + `">`
	})
	source = hugoYouTube.ReplaceAllString(source, "\n\nhttps://youtu.be/$1\n\n")
	source = hugoVimeo.ReplaceAllString(source, "\n\nhttps://vimeo.com/$1\n\n")
	source = hugoFigure.ReplaceAllStringFunc(source, figure)
	var notes []string
	source = siteVariable.ReplaceAllStringFunc(source, func(m string) string {
		if inner := regexp.MustCompile(`["']([^"']+)["']`).FindStringSubmatch(m); inner != nil {
			return inner[1]
		}
		return ""
	})
	for _, tag := range []*regexp.Regexp{liquidTag, hugoTag} {
		source = tag.ReplaceAllStringFunc(source, func(m string) string {
			notes = append(notes, "the tag “"+tag.FindStringSubmatch(m)[1]+"” of the site generator is left out, but its content is kept")
			return ""
		})
	}
	source = kramdown.ReplaceAllString(source, "")
	return strings.NewReplacer(keptOpen, "{", keptClose, "}").Replace(source), manuscript.Once(notes)
}

func figure(m string) string {
	a := map[string]string{}
	for _, pair := range attributePair.FindAllStringSubmatch(hugoFigure.FindStringSubmatch(m)[1], -1) {
		a[pair[1]] = pair[2]
	}
	caption := a["caption"]
	if caption == "" {
		caption = a["title"]
	}
	return `<figure><img src="` + html.EscapeString(a["src"]) + `" alt="` + html.EscapeString(a["alt"]) +
		`"><figcaption>` + html.EscapeString(caption) + "</figcaption></figure>"
}
