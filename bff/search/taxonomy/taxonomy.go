// Package taxonomy knows the words of the field: what professions, lay words, acronyms, and
// spellings mean the same, and which area of expertise they belong to. It's data in text
// files, one per group of areas, and leaves finding experts to the index.
package taxonomy

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"

	"peritus/bff/search/index"
)

//go:embed terms/*.txt *.txt
var files embed.FS

// AreaName returns the name of an area of expertise by its code, or false if there is none.
type AreaName func(code string) (string, bool)

// Taxonomy is an index.Lexicon.
type Taxonomy struct {
	areaName AreaName
	concepts map[string][]index.Related // by stems
	longest  int                        // most words of a name
	names    []index.Named
	lines    int // with names, so far
	filler   map[string]bool
	bodies   map[string]bool
	common   map[string]bool   // stems
	spelled  map[string]bool   // stems
	degrees  map[string]string // by folded words
	areas    map[string][]string
}

// New reads the embedded files. They are checked by a test, so an error is a programming
// error and panics.
func New(areaName AreaName) *Taxonomy {
	t, err := read(files, areaName)
	if err != nil {
		panic(err)
	}
	return t
}

func read(from fs.FS, areaName AreaName) (*Taxonomy, error) {
	t := &Taxonomy{areaName: areaName, concepts: map[string][]index.Related{}, spelled: map[string]bool{}, degrees: map[string]string{}, areas: map[string][]string{}}
	names, err := fs.Glob(from, "terms/*.txt")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		if err := eachLine(from, name, t.reader(name)); err != nil {
			return nil, err
		}
	}
	if err := eachLine(from, "degrees.txt", t.addDegree); err != nil {
		return nil, err
	}
	if t.filler, err = wordsOf(from, "filler.txt", index.Fold); err != nil {
		return nil, err
	}
	if t.bodies, err = wordsOf(from, "standards.txt", index.Fold); err != nil {
		return nil, err
	}
	t.common, err = wordsOf(from, "common.txt", func(word string) string { return index.Stem(index.Fold(word)) })
	return t, err
}

// eachLine calls f with the lines of a file that say something.
func eachLine(from fs.FS, name string, f func(line string) error) error {
	text, err := fs.ReadFile(from, name)
	if err != nil {
		return err
	}
	for number, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := f(line); err != nil {
			return fmt.Errorf("%s:%d: %w", name, number+1, err)
		}
	}
	return nil
}

func wordsOf(from fs.FS, name string, form func(string) string) (map[string]bool, error) {
	all := map[string]bool{}
	err := eachLine(from, name, func(line string) error {
		for _, word := range strings.Fields(line) {
			all[form(word)] = true
		}
		return nil
	})
	return all, err
}

// reader reads the lines of a file of terms.
func (t *Taxonomy) reader(name string) func(line string) error {
	current := ""
	return func(line string) error {
		if code, header := strings.CutPrefix(line, "["); header {
			current = strings.TrimSuffix(code, "]")
			return t.known(current)
		}
		line, is := strings.CutPrefix(line, "@ ")
		line, more, _ := strings.Cut(line, ">")
		areas := strings.Fields(more)
		if current != "" {
			areas = append([]string{current}, areas...)
		}
		for _, code := range areas {
			if err := t.known(code); err != nil {
				return err
			}
		}
		names := strings.Split(line, ",")
		for i := range names {
			if names[i] = strings.TrimSpace(names[i]); names[i] == "" {
				return fmt.Errorf("an empty name in %q", line)
			}
		}
		if is && current != "" {
			t.areas[current] = append(t.areas[current], names...)
		}
		return t.add(names, areas, is)
	}
}

func (t *Taxonomy) known(code string) error {
	if _, found := t.areaName(code); found || code == "" {
		return nil
	}
	return fmt.Errorf("there is no area %q", code)
}

// add makes each of the names lead to the others and to the areas. Only the names of what an
// area is find all of its experts; others do so if little else is found.
func (t *Taxonomy) add(names, areas []string, is bool) error {
	t.lines++
	var all []index.Related
	for _, name := range names {
		terms := index.Terms(name)
		if len(terms) == 0 {
			return fmt.Errorf("%q has no words", name)
		}
		all = append(all, index.Related{Label: name, Terms: terms})
		for _, term := range terms {
			t.spelled[index.Stem(term)] = true
		}
	}
	for _, code := range areas {
		label, _ := t.areaName(code)
		all = append(all, index.Related{Label: label, Area: code, Weak: !is})
	}
	for i := range names {
		key := keyOf(all[i].Terms)
		t.longest = max(t.longest, len(all[i].Terms))
		named := index.Named{Label: names[i], Words: all[i].Terms, Concept: t.lines}
		if len(areas) > 0 {
			named.Area = areas[0]
		}
		t.names = append(t.names, named)
		for _, r := range all {
			if r.Area != "" || keyOf(r.Terms) != key {
				t.concepts[key] = append(t.concepts[key], r)
			}
		}
		if t.concepts[key] == nil {
			t.concepts[key] = []index.Related{}
		}
	}
	return nil
}

func keyOf(terms []string) string {
	stems := make([]string, len(terms))
	for i, term := range terms {
		stems[i] = index.Stem(term)
	}
	return strings.Join(stems, " ")
}

func (t *Taxonomy) addDegree(line string) error {
	shown, others, ok := strings.Cut(line, ":")
	if !ok {
		return fmt.Errorf("%q has no colon", line)
	}
	names := append([]string{strings.TrimSpace(shown)}, strings.Split(others, ",")...)
	var distinct []string
	for _, name := range names {
		name = strings.TrimSpace(name)
		key := strings.Join(index.Terms(name), " ")
		if other, taken := t.degrees[key]; taken && other != names[0] {
			return fmt.Errorf("%q is also a %s", name, other)
		} else if !taken {
			distinct = append(distinct, name)
		}
		t.degrees[key] = names[0]
	}
	if len(distinct) < 2 {
		return nil
	}
	return t.add(distinct, nil, false)
}

// Concept returns what else the first n of the stems are called.
func (t *Taxonomy) Concept(stems []string) (related []index.Related, n int) {
	for n = min(len(stems), t.longest); n > 0; n-- {
		key := stems[0]
		if n > 1 {
			key = strings.Join(stems[:n], " ")
		}
		if found, ok := t.concepts[key]; ok {
			return found, n
		}
	}
	return nil, 0
}

// Filler reports whether a word distinguishes no expert.
func (t *Taxonomy) Filler(term string) bool { return t.filler[term] }

// Spelled reports whether a stem is a correct word.
func (t *Taxonomy) Spelled(stem string) bool { return t.common[stem] || t.spelled[stem] }

// Common reports whether a stem says nothing of a text's subject.
func (t *Taxonomy) Common(stem string) bool { return t.common[stem] }

// Publishes reports whether a word names who publishes numbered standards.
func (t *Taxonomy) Publishes(term string) bool { return t.bodies[term] }

// Degree returns the one spelling of a degree, or nothing if the text isn't a known one.
func (t *Taxonomy) Degree(text string) string {
	return t.degrees[strings.Join(index.Terms(text), " ")]
}

// Names returns all names.
func (t *Taxonomy) Names() []index.Named { return t.names }
