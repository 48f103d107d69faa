package media

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode"

	utf "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

const (
	// mostText is how many bytes are searched and parsed for fields in a document and those in
	// it: a second or two.
	mostText = 64 << 20
	// mostCode is how many bytes of a field's code are looked at: its name comes first.
	mostCode = 256

	tooLong    refusal = "This document is too long to check."
	unreadable refusal = "We can't read this document."
)

// inspectFields refuses fields of Word that start another program when the document is
// opened: DDE and DDEAUTO. It takes what it reads from left.
func inspectFields(archive *zip.Reader, left *int64) error {
	for _, part := range archive.File {
		found, err := mentionsFields(part, left)
		if err != nil {
			return err
		}
		if !found {
			continue
		}
		if err := readFields(part, left); err != nil {
			return err
		}
	}
	return nil
}

// asUTF8 decodes UTF-16, which parts may be in.
func asUTF8(r io.Reader) io.Reader { return transform.NewReader(r, utf.BOMOverride(transform.Nop)) }

// mentionsFields reports whether a part is XML that may have fields, without parsing it.
func mentionsFields(part *zip.File, left *int64) (bool, error) {
	r, err := part.Open()
	if err != nil {
		return false, unreadable
	}
	defer func() { _ = r.Close() }()
	text, chunk, kept := asUTF8(r), make([]byte, 64<<10), 0
	for blank := true; ; {
		n, err := io.ReadFull(text, chunk[kept:])
		if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
			return false, unreadable
		}
		seen := chunk[:kept+n]
		if blank {
			begun := bytes.TrimLeft(bytes.TrimPrefix(seen, []byte("\xef\xbb\xbf")), " \t\r\n\x00")
			if blank = len(begun) == 0; !blank && begun[0] != '<' {
				return false, nil // a picture, for example
			}
		}
		if *left -= int64(n); *left < 0 {
			return false, tooLong
		}
		// NUL bytes: UTF-16 that doesn't say so.
		if bytes.Contains(seen, []byte("nstrText")) || bytes.Contains(seen, []byte("fldSimple")) || bytes.IndexByte(seen, 0) >= 0 {
			return true, nil
		}
		if err != nil {
			return false, nil
		}
		kept = copy(chunk, seen[len(seen)-16:]) // a name can be across two chunks
	}
}

// paid takes what is read from left.
type paid struct {
	io.Reader
	left *int64
}

func (p paid) Read(into []byte) (int, error) {
	n, err := p.Reader.Read(into)
	if *p.left -= int64(n); *p.left < 0 {
		return 0, tooLong
	}
	return n, err
}

// readFields parses a part and refuses it if one of its fields starts a program.
func readFields(part *zip.File, left *int64) error {
	r, err := part.Open()
	if err != nil {
		return unreadable
	}
	defer func() { _ = r.Close() }()
	decoder := xml.NewDecoder(paid{asUTF8(r), left})
	decoder.CharsetReader = func(_ string, input io.Reader) (io.Reader, error) { return input, nil } // names of fields are ASCII
	var fields openFields
	for {
		token, err := decoder.RawToken()
		switch {
		case *left < 0:
			return tooLong
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return unreadable
		case fields.startProgram(token):
			return macros
		}
	}
}

// openFields are the codes of the fields that a part is in, the innermost last. A code can be
// split over any number of runs and paragraphs.
type openFields struct {
	codes  []code
	inCode bool // within an element that holds code
	alone  code // outside of any field
}

type code struct {
	text string
	over bool // what follows is the field's result
}

// unnamed reports whether more of the code can still belong to its name. A formula's is one sign.
func (c code) unnamed() bool {
	name := fromName(c.text)
	return !strings.HasPrefix(name, "=") && !strings.ContainsFunc(name, unicode.IsSpace)
}

// startProgram reads the next token and reports whether a field starts a program.
func (f *openFields) startProgram(token xml.Token) bool {
	switch t := token.(type) {
	case xml.StartElement:
		switch t.Name.Local {
		case "instrText", "delInstrText":
			f.inCode = true
		case "fldSimple":
			return slices.ContainsFunc(attributes(t, "instr"), startsProgram)
		case "fldChar":
			kinds := attributes(t, "fldCharType") // several: Word reads the one of its namespace
			return len(kinds) != 1 || f.mark(kinds[0])
		}
	case xml.EndElement:
		if t.Name.Local == "instrText" || t.Name.Local == "delInstrText" {
			f.inCode = false
		}
	case xml.CharData:
		if !f.inCode {
			return false
		}
		piece := string(t)
		c := f.current()
		if fromName(c.text) == "" {
			c.text, piece = "", fromName(piece) // what stands before a name doesn't count
		}
		if len(c.text) < mostCode {
			c.text += piece[:min(len(piece), mostCode)]
		}
		// A run before this one can be in a part of the document that Word skips.
		return startsProgram(c.text) || startsProgram(piece)
	}
	return false
}

func (f *openFields) current() *code {
	if len(f.codes) == 0 {
		return &f.alone
	}
	return &f.codes[len(f.codes)-1]
}

// mark begins a field, or ends its code or the field. A field whose name is the result of
// another one can't be checked, and nothing but hiding needs it.
func (f *openFields) mark(kind string) (hidden bool) {
	switch kind {
	case "begin":
		hidden = len(f.codes) > 0 && !f.current().over && f.current().unnamed()
		f.codes = append(f.codes, code{})
	case "separate":
		f.current().over = true
	case "end":
		if len(f.codes) > 0 {
			f.codes = f.codes[:len(f.codes)-1]
		}
	}
	return hidden
}

// attributes returns all values of an attribute, of any namespace.
func attributes(e xml.StartElement, name string) []string {
	var all []string
	for _, a := range e.Attr {
		if a.Name.Local == name {
			all = append(all, a.Value)
		}
	}
	return all
}

// fromName returns a code from its name on.
func fromName(code string) string {
	return strings.TrimLeftFunc(code, func(r rune) bool { return !unicode.IsLetter(r) && r != '=' })
}

// startsProgram reports whether a code begins with DDE or DDEAUTO.
func startsProgram(code string) bool {
	name := fromName(code)
	return len(name) >= 3 && strings.EqualFold(name[:3], "DDE")
}
