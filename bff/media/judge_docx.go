package media

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"path"
	"strings"
)

const (
	mostParts    = 2_000
	longestList  = 1 << 20 // bytes unpacked of each list of parts
	documentType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
)

// judgeDOCX reads what a package says that it consists of: a Word document, with no
// program in it and none that it would fetch.
func judgeDOCX(archive *zip.Reader) error {
	if len(archive.File) > mostParts {
		return notAllowed("The document has too many parts.")
	}
	document := false
	for _, part := range archive.File {
		name := strings.ToLower(part.Name)
		switch {
		case name == "[content_types].xml":
			list, err := unpacked(part)
			if err != nil {
				return err
			}
			types := strings.ToLower(string(list))
			if strings.Contains(types, "macroenabled") || strings.Contains(types, "vbaproject") {
				return notAllowed("The document contains macros.")
			}
			document = strings.Contains(types, documentType)
		case path.Base(name) == "vbaproject.bin" || path.Base(name) == "vbadata.xml":
			return notAllowed("The document contains macros.")
		case strings.Contains(name, "/activex/"), strings.Contains(name, "/embeddings/") && strings.HasSuffix(name, ".bin"):
			return notAllowed("The document contains another program’s object.")
		case strings.HasSuffix(name, ".rels"):
			if err := judgeRelations(part); err != nil {
				return err
			}
		}
	}
	if !document {
		return notAllowed("This kind of file is not taken.")
	}
	return nil
}

// judgeRelations refuses what a document would fetch from elsewhere and run or show as
// its own. Links that somebody follows, and pictures, are none of that.
func judgeRelations(part *zip.File) error {
	list, err := unpacked(part)
	if err != nil {
		return err
	}
	var relations struct {
		Relationship []struct {
			Type string `xml:"Type,attr"`
			Mode string `xml:"TargetMode,attr"`
		}
	}
	if err := xml.NewDecoder(bytes.NewReader(list)).Decode(&relations); err != nil {
		return notAllowed("The document cannot be read.")
	}
	for _, r := range relations.Relationship {
		kind := path.Base(r.Type)
		if strings.EqualFold(r.Mode, "External") && kind != "hyperlink" && kind != "image" {
			return notAllowed("The document fetches a part of itself from elsewhere.")
		}
	}
	return nil
}

// unpacked is a short list of a package. A longer one is refused, whatever it says of
// its own length.
func unpacked(part *zip.File) ([]byte, error) {
	r, err := part.Open()
	if err != nil {
		return nil, notAllowed("The document cannot be read.")
	}
	defer func() { _ = r.Close() }()
	list, err := io.ReadAll(io.LimitReader(r, longestList+1))
	if err != nil || len(list) > longestList {
		return nil, notAllowed("The document cannot be read.")
	}
	return bytes.TrimPrefix(list, []byte("\xef\xbb\xbf")), nil
}
