package app

import (
	"bytes"
	"fmt"
	"strings"
)

// demoPDF is a page with a title and lines of plain ASCII text, for files of the demo.
func demoPDF(title string, lines ...string) []byte {
	var text strings.Builder
	fmt.Fprintf(&text, "BT /F1 18 Tf 72 720 Td (%s) Tj /F1 11 Tf 0 -32 Td", escapedPDF(title))
	for _, line := range lines {
		fmt.Fprintf(&text, " (%s) Tj 0 -18 Td", escapedPDF(line))
	}
	text.WriteString(" ET")
	objects := []string{
		"<</Type/Catalog/Pages 2 0 R>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>",
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
		fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", text.Len(), text.String()),
	}
	var out bytes.Buffer
	out.WriteString("%PDF-1.4\n")
	starts := make([]int, len(objects))
	for i, object := range objects {
		starts[i] = out.Len()
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	table := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(objects)+1)
	for _, at := range starts {
		fmt.Fprintf(&out, "%010d 00000 n \n", at)
	}
	fmt.Fprintf(&out, "trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(objects)+1, table)
	return out.Bytes()
}

func escapedPDF(text string) string {
	return strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`).Replace(text)
}
