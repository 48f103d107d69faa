package archive

import (
	"archive/zip"
	"bytes"
	"io"
	"strings"
	"testing"
	"time"
)

func TestWriter_keepsContentUnderSafeNames(t *testing.T) {
	var out bytes.Buffer
	w := New(&out, time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC))
	if err := w.Folder("account").JSON("account", map[string]string{"name": "Zoë <b>"}); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"../../etc/passwd", "..", "C:\\a", "a\x00b"} {
		if err := w.Folder("files").File(name, strings.NewReader("x")); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range r.File {
		names = append(names, f.Name)
		if strings.Contains(f.Name, "../") || strings.Contains(f.Name, `\`) || strings.ContainsRune(f.Name, 0) || !strings.Contains(f.Name, "/") {
			t.Errorf("%q", f.Name)
		}
	}
	f, err := r.Open("account/account.json")
	if err != nil {
		t.Fatalf("%v: %v", names, err)
	}
	text, err := io.ReadAll(f)
	if err != nil || !strings.Contains(string(text), `"name": "Zoë <b>"`) {
		t.Errorf("%s %v", text, err)
	}
}
