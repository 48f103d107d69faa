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
	mostUnpacked = 1 << 20 // bytes of all lists of parts together
	office       = "application/vnd.openxmlformats-officedocument."
)

// mainParts are the types of the main part of a document.
var mainParts = map[Kind]string{DOCX: office + "wordprocessingml.document.main+xml", XLSX: office + "spreadsheetml.sheet.main+xml"}

// inspectOffice checks the parts of a package: it must be a Word or Excel document that
// neither contains nor loads a program.
func inspectOffice(archive *zip.Reader) (Kind, error) {
	if len(archive.File) > mostParts {
		return "", notAllowed("This document has too many parts.")
	}
	var kind Kind
	left := int64(mostUnpacked)
	for _, part := range archive.File {
		name := strings.ToLower(part.Name)
		switch {
		case name == "[content_types].xml":
			list, err := unpacked(part, &left)
			if err != nil {
				return "", err
			}
			if kind != "" {
				return "", notAllowed("This file mixes two file types.")
			}
			if kind, err = kindIn(list); err != nil {
				return "", err
			}
		case path.Base(name) == "vbaproject.bin" || path.Base(name) == "vbadata.xml":
			return "", notAllowed("This document contains macros.")
		case strings.HasPrefix(name, "xl/macrosheets/"):
			return "", notAllowed("This document contains macros.")
		case strings.HasPrefix(name, "xl/externallinks/"), name == "xl/connections.xml":
			return "", notAllowed("This workbook loads data from elsewhere. Save it with values only.")
		case strings.Contains(name, "/activex/"), strings.Contains(name, "/embeddings/") && strings.HasSuffix(name, ".bin"):
			return "", notAllowed("This document contains an object from another program.")
		case strings.HasSuffix(name, ".rels"):
			if err := inspectRelations(part, &left); err != nil {
				return "", err
			}
		}
	}
	if kind == "" {
		return "", notAllowed("We can't accept that file type.")
	}
	return kind, nil
}

// kindIn returns what a list of content types says the document is; empty for other documents.
func kindIn(list []byte) (Kind, error) {
	var types struct {
		Default, Override []struct {
			Type string `xml:"ContentType,attr"`
		}
	}
	if err := xml.Unmarshal(list, &types); err != nil {
		return "", notAllowed("We can't read this document.")
	}
	var kind Kind
	for _, part := range append(types.Default, types.Override...) {
		named := strings.ToLower(strings.TrimSpace(part.Type))
		if strings.Contains(named, "macro") || strings.Contains(named, "vba") {
			return "", notAllowed("This document contains macros.")
		}
		for of, main := range mainParts {
			if named != main {
				continue
			}
			if kind != "" && kind != of {
				return "", notAllowed("This file mixes two file types.")
			}
			kind = of
		}
	}
	return kind, nil
}

// inspectRelations refuses external content that a document would load when it's opened.
// Links, which need a click, are fine.
func inspectRelations(part *zip.File, left *int64) error {
	list, err := unpacked(part, left)
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
		return notAllowed("We can't read this document.")
	}
	for _, r := range relations.Relationship {
		if strings.EqualFold(r.Mode, "External") && path.Base(r.Type) != "hyperlink" {
			return notAllowed("This document loads content from elsewhere.")
		}
	}
	return nil
}

// unpacked unpacks a list in a package and takes its length from what is left for the
// whole document. It doesn't trust the declared length.
func unpacked(part *zip.File, left *int64) ([]byte, error) {
	r, err := part.Open()
	if err != nil {
		return nil, notAllowed("We can't read this document.")
	}
	defer func() { _ = r.Close() }()
	list, err := io.ReadAll(io.LimitReader(r, *left+1))
	*left -= int64(len(list))
	if err != nil || *left < 0 {
		return nil, notAllowed("We can't read this document.")
	}
	return bytes.TrimPrefix(list, []byte("\xef\xbb\xbf")), nil
}
