package apitest

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/corpus"
	"peritus/bff/platform/soak"
)

// Uploads every résumé in the corpus, hostile ones included, as a claim's document. Each is
// downloaded byte for byte as an attachment or refused at the field, and none takes long.
func TestClaimDocument_keepsOrRefusesEveryCorpusFile(t *testing.T) {
	folder := corpus.Path(t, "resumes")
	uploadAll := func(t *testing.T, w *World) {
		expert, n, kept, refused := w.claimable(t), 0, 0, 0
		err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			content, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			n++
			_, id := w.beginClaim(t, n, expert, nil)
			began := time.Now()
			a := w.upload(t, id, claimSecret(n), entry.Name(), string(content))
			if took := time.Since(began); took > 30*time.Second {
				t.Errorf("%s took %s", path, took)
			}
			documents := w.dossier(t, id).Documents
			if a.Status != 200 {
				refused++
				if a.Status != 422 || !strings.HasSuffix(problemAt(t, a, "document"), ".") || len(documents) != 0 {
					t.Errorf("%s: %d %s, %d kept", path, a.Status, a.Body, len(documents))
				}
				return nil
			}
			kept++
			file := w.Ask(t, "researcher", "GET", "/api/admin/claims/"+id+"/documents/"+documents[0].ID, "")
			if file.Status != 200 || file.Body != string(content) {
				t.Errorf("%s changed in storage: %d, %d bytes of %d", path, file.Status, len(file.Body), len(content))
			}
			if file.Header.Get("Content-Type") != "application/octet-stream" || !strings.HasPrefix(file.Header.Get("Content-Disposition"), "attachment") || file.Header.Get("X-Content-Type-Options") != "nosniff" {
				t.Errorf("%s is served as a page: %v", path, file.Header)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if n < 90 || kept < 30 || refused < 30 {
			t.Errorf("%d files: %d kept, %d refused", n, kept, refused)
		}
	}
	if soak.On() {
		Each(t, uploadAll)
		return
	}
	t.Parallel()
	uploadAll(t, OnSQLite(t)) // documents are stored as files, so the database does not matter
}
