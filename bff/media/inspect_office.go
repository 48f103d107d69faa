package media

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"path"
	"strings"
)

const (
	mostParts    = 2_000
	mostUnpacked = 1 << 20 // bytes of all lists of parts together
	mostEmbedded = 8 << 20 // bytes of all documents in a document
	office       = "application/vnd.openxmlformats-officedocument."
)

// mainParts are the types of the main part of a document.
var mainParts = map[Kind]string{DOCX: office + "wordprocessingml.document.main+xml", XLSX: office + "spreadsheetml.sheet.main+xml"}

// programTypes are words in types of content that are never accepted.
var programTypes = lower(map[string]refusal{
	"oleObject": foreignObject, "activeX": foreignObject, "webExtension": foreignObject, "customUI": macros, "macro": macros, "vba": macros,
	"externalLink": elsewhere, "connections+xml": elsewhere, "queryTable": elsewhere,
})

// programLinks are relations of parts that are never accepted, by the last part of their type,
// wherever their part is and whatever it's called.
var programLinks = lower(map[string]refusal{
	"vbaProject": macros, "wordVbaData": macros, "xlMacroSheet": macros, "xlIntlMacroSheet": macros, "dialogSheet": macros, "extensibility": macros, "attachedToolbars": macros,
	"oleObject": foreignObject, "control": foreignObject, "activeXControlBinary": foreignObject, "webExtension": foreignObject, "webExtensionTaskPanes": foreignObject,
	"externalLink": elsewhere, "externalLinkPath": elsewhere, "connections": elsewhere, "queryTable": elsewhere,
	"aFChunk": foreignObject, "subDocument": elsewhere,
})

// programFolders hold parts that are never accepted.
var programFolders = lower(map[string]refusal{
	"xl/macrosheets/": macros, "xl/dialogSheets/": macros, "customUI/": macros,
	"xl/externalLinks/": elsewhere, "xl/queryTables/": elsewhere, "xl/connections.xml": elsewhere,
	"/activeX/": foreignObject, "/webExtensions/": foreignObject,
})

func lower(words map[string]refusal) map[string]refusal {
	all := make(map[string]refusal, len(words))
	for word, why := range words {
		all[strings.ToLower(word)] = why
	}
	return all
}

const (
	macros        refusal = "This document contains macros."
	foreignObject refusal = "This document contains an object from another program."
	errOtherType  refusal = "We can't accept that file type."
	elsewhere     refusal = "This workbook loads data from elsewhere. Save it with values only."
)

// inspectOffice checks the parts of a package: it must be a Word or Excel document that
// neither contains nor loads a program. It may contain documents like itself, such as the
// numbers of a chart, which contain none in turn.
func inspectOffice(archive *zip.Reader) (Kind, error) {
	lists, embedded, text := int64(mostUnpacked), int64(mostEmbedded), int64(mostText)
	return inspectPackage(archive, &lists, &embedded, &text)
}

// inspectPackage is inspectOffice with the bytes that are left for the lists of parts, for the
// documents, and for text in the whole file, so that many small documents don't take longer
// than one.
func inspectPackage(archive *zip.Reader, left, embedded, text *int64) (Kind, error) {
	if len(archive.File) > mostParts {
		return "", notAllowed("This document has too many parts.")
	}
	var kind Kind
	for _, part := range archive.File {
		name := strings.ToLower(part.Name)
		for folder, why := range programFolders {
			if strings.HasPrefix(name, folder) || folder[0] == '/' && strings.Contains(name, folder) {
				return "", why
			}
		}
		switch {
		case name == "[content_types].xml":
			list, err := unpacked(part, left)
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
			return "", macros
		case strings.HasSuffix(name, ".rels"):
			if err := inspectRelations(part, left); err != nil {
				return "", err
			}
		default:
			if err := inspectPart(part, strings.Contains(name, "/embeddings/"), left, embedded, text); err != nil {
				return "", err
			}
		}
	}
	if kind == "" {
		return "", errOtherType
	}
	if kind == DOCX {
		return kind, inspectFields(archive, text)
	}
	return kind, nil
}

// inspectPart refuses objects of other programs, by their content, since a part can have any
// name. Of what is embedded, only documents are fine.
func inspectPart(part *zip.File, isEmbedded bool, left, embedded, text *int64) error {
	r, err := part.Open()
	if err != nil {
		return notAllowed("We can't read this document.")
	}
	defer func() { _ = r.Close() }()
	head := make([]byte, 4)
	n, err := io.ReadFull(r, head)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return notAllowed("We can't read this document.")
	}
	isArchive := bytes.Equal(head, []byte("PK\x03\x04"))
	switch {
	case bytes.Equal(head, []byte("\xd0\xcf\x11\xe0")), isEmbedded && !isArchive && n > 0:
		return foreignObject
	case !isArchive:
		return nil
	}
	content, err := io.ReadAll(io.LimitReader(io.MultiReader(bytes.NewReader(head), r), *embedded+1))
	*embedded -= int64(len(content))
	if err != nil || *embedded < 0 {
		return foreignObject
	}
	archive, err := readArchive(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		return foreignObject
	}
	none := int64(0)
	_, err = inspectPackage(archive, left, &none, text)
	if errors.Is(err, errOtherType) {
		return foreignObject // the file around it is of a type that we accept
	}
	return err
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
		for word, why := range programTypes {
			if strings.Contains(named, word) {
				return "", why
			}
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
		if why, found := programLinks[strings.ToLower(path.Base(r.Type))]; found {
			return why
		}
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
