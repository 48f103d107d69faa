package index

// Terms returns the folded words that a text can be found by, each once, in order.
func Terms(text string) []string {
	scan := scanner{text: text}
	var terms []string
	for {
		t, ok := scan.next()
		if !ok {
			return once(terms)
		}
		terms = appendTerms(terms, text[t.start:t.end], t.dense)
	}
}

func once(terms []string) []string {
	seen := make(map[string]bool, len(terms))
	kept := terms[:0]
	for _, term := range terms {
		if !seen[term] {
			seen[term] = true
			kept = append(kept, term)
		}
	}
	return kept
}
