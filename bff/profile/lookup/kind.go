package lookup

import (
	"strings"
	"unicode"
)

// kinds are the types of Publications by DataCite's general types.
var kinds = map[string]string{
	"JournalArticle": "article", "DataPaper": "article", "Book": "book", "BookChapter": "chapter", "ConferencePaper": "paper", "ConferenceProceeding": "paper",
	"Report": "report", "Dissertation": "thesis", "Standard": "standard", "Preprint": "other",
}

// kindsOfText are the types of Publications by the types of the Citation Style Language, for
// what DataCite calls only a text.
var kindsOfText = map[string]string{
	"article-journal": "article", "article-magazine": "article", "article-newspaper": "article", "article": "other", "book": "book", "chapter": "chapter",
	"paper-conference": "paper", "report": "report", "thesis": "thesis", "patent": "patent", "standard": "standard",
}

// wordsOfTexts are words in the repository's own name of a text's type. The first that
// occurs decides.
var wordsOfTexts = []struct{ word, kind string }{
	{"thesis", "thesis"}, {"dissertation", "thesis"}, {"chapter", "chapter"}, {"conference", "paper"}, {"proceeding", "paper"},
	{"report", "report"}, {"journal", "article"}, {"standard", "standard"}, {"patent", "patent"}, {"book", "book"},
}

// kind returns the type of a work, and a note if it isn't a text.
func (w *work) kind() (kind, note string) {
	general := strings.TrimSpace(w.Types.General)
	kind, isText := kinds[general]
	switch {
	case general == "" || general == "Text":
		return w.kindOfText(), ""
	case !isText && len(general) > 40:
		return "other", "DataCite doesn’t list it as a text."
	case !isText:
		return "other", "DataCite lists it under “" + spaced(general) + "”."
	}
	return kind, ""
}

func (w *work) kindOfText() string {
	if kind := kindsOfText[strings.ToLower(strings.TrimSpace(w.Types.Citeproc))]; kind != "" && kind != "other" {
		return kind
	}
	specific := strings.ToLower(w.Types.Specific)
	for _, one := range wordsOfTexts {
		if strings.Contains(specific, one.word) {
			return one.kind
		}
	}
	return "other"
}

// spaced writes a name such as InteractiveResource in words.
func spaced(name string) string {
	var b strings.Builder
	for i, r := range plain(name) {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
