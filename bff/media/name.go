package media

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"peritus/bff/platform/text"
)

// longestName is in characters.
const longestName = 160

// endings lists file extensions by kind. The first one is the default.
var endings = map[Kind][]string{PDF: {".pdf"}, JPEG: {".jpg", ".jpeg"}, PNG: {".png"}, DOCX: {".docx"}, XLSX: {".xlsx"}}

// CleanName returns a file's name without its path and control characters, or "document"
// if nothing is left.
func CleanName(name string) string {
	name = text.Normal(name)
	if at := strings.LastIndexAny(name, `/\`); at >= 0 {
		name = name[at+1:]
	}
	name = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == utf8.RuneError {
			return -1
		}
		return r
	}, name)
	if runes := []rune(name); len(runes) > longestName {
		name = string(runes[len(runes)-longestName:])
	}
	if text.Blank(name) {
		return "document"
	}
	return name
}

// attachment returns a Content-Disposition with a generic name and the sender's name
// (RFC 6266).
func attachment(name string, kind Kind) string {
	known := endings[kind]
	if len(known) == 0 {
		known = []string{".bin"}
	}
	if !slices.ContainsFunc(known, func(ending string) bool { return strings.HasSuffix(strings.ToLower(name), ending) }) {
		name += known[0]
	}
	encoded := strings.ReplaceAll(url.QueryEscape(name), "+", "%20")
	return fmt.Sprintf(`attachment; filename="document%s"; filename*=UTF-8''%s`, known[0], encoded)
}
