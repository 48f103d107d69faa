package apitest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

const (
	claimPDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
	browserA = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
	browserB = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
)

// upload sends a claim's document as a browser does.
func (w *World) upload(t *testing.T, claim, browser, name, content string) Response {
	t.Helper()
	return w.send(t, Nobody, "/api/claims/"+claim+"/document", "browser", browser, "document", name, content)
}

func TestClaim_overHTTP(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var found struct {
			Results []struct {
				ExpertID string `json:"expert_id"`
			}
		}
		search := w.Ask(t, Nobody, "GET", "/api/claims/search?q=solheim+ingrid", "")
		search.Into(t, &found)
		if len(found.Results) != 1 || strings.Contains(search.Body, "@") || regexp.MustCompile(`\+\d`).MatchString(search.Body) {
			t.Fatalf("%s", search.Body)
		}
		expert := found.Results[0].ExpertID
		claimBody := func(mode, browser, more string) string {
			return fmt.Sprintf(`{"expert_id":%q,"mode":%q,"browser":%q%s}`, expert, mode, browser, more)
		}
		var begun struct{ Claim struct{ ID string } }
		claim := w.Ask(t, Nobody, "POST", "/api/claims", claimBody("document", browserA, `,"name":"Ingrid Solheim Vance","contact":"ingrid@home.example"`))
		claim.Into(t, &begun)
		at := "/api/claims/" + begun.Claim.ID
		for _, c := range []struct {
			name, who, method, path, body string
			headers                       []string
			status                        int
			holds                         string
			never                         []string
		}{
			{"a long search is truncated", Nobody, "GET", "/api/claims/search?q=" + strings.Repeat("x", 201), "", nil, 200, `"results":[]`, nil},
			{"masked hints", Nobody, "GET", "/api/claims/profiles/" + expert, "", nil, 200, "••••@", []string{"contact_email", "ingrid@"}},
			{"no profile", Nobody, "GET", "/api/claims/profiles/nobody", "", nil, 404, "Object does not exist", nil},
			{"an unknown mode", Nobody, "POST", "/api/claims", claimBody("pigeon", browserA, ""), nil, 422, `"mode"`, nil},
			{"a guessable browser secret", Nobody, "POST", "/api/claims", claimBody("email", "1234", ""), nil, 422, `"browser"`, nil},
			{"a document without a name", Nobody, "POST", "/api/claims", claimBody("document", browserB, ""), nil, 422, `"name"`, nil},
			{"my claim", Nobody, "GET", at, "", []string{"X-Claim-Browser", browserA}, 200, `"state":"pending"`, []string{"contact_email", browserA}},
			{"another browser's claim", Nobody, "GET", at, "", []string{"X-Claim-Browser", browserB}, 404, "Object does not exist", nil},
			{"a claim without its browser", Nobody, "GET", at, "", nil, 404, "Object does not exist", nil},
			{"a code for a document", Nobody, "POST", at + "/code", `{"browser":"` + browserA + `","code":"123456"}`, nil, 422, "uses a document", nil},
			{"another browser's code", Nobody, "POST", at + "/resend", `{"browser":"` + browserB + `"}`, nil, 404, "", nil},
			{"a made-up link", Nobody, "POST", "/api/claims/contest", `{"token":"x"}`, nil, 404, "Object does not exist", nil},
			{"a made-up decision", Nobody, "POST", at + "/resume", `{"token":"x","browser":"` + browserB + `"}`, nil, 409, "has ended", nil},
			{"a removal of an unknown profile", Nobody, "POST", "/api/removals", `{"expert_id":"x","mode":"email","browser":"` + browserA + `"}`, nil, 404, "", nil},
			{"an unknown removal", Nobody, "POST", "/api/removals/confirm", `{"claim":"x","browser":"` + browserA + `","code":"1"}`, nil, 404, "", nil},
			{"the queue for an attorney", "attorney", "GET", "/api/admin/claims", "", nil, 403, "", nil},
			{"a document as a page", "researcher", "POST", at + "/document", `{}`, nil, 422, "multipart/form-data", nil},
		} {
			t.Run(c.name, func(t *testing.T) {
				response := w.Ask(t, c.who, c.method, c.path, c.body, c.headers...)
				if response.Status != c.status || !strings.Contains(response.Body, c.holds) {
					t.Errorf("%d %s", response.Status, response.Body)
				}
				for _, word := range c.never {
					if strings.Contains(response.Body, word) {
						t.Errorf("%q appears: %s", word, response.Body)
					}
				}
			})
		}
	})
}

func TestClaimDocument_isCheckedByContentAndServedAsAttachment(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var found struct {
			Results []struct {
				ExpertID string `json:"expert_id"`
			}
		}
		w.Ask(t, Nobody, "GET", "/api/claims/search?q=solheim", "").Into(t, &found)
		var begun struct{ Claim struct{ ID string } }
		w.Ask(t, Nobody, "POST", "/api/claims", fmt.Sprintf(`{"expert_id":%q,"mode":"document","browser":%q,"name":"I","contact":"i@home.example"}`,
			found.Results[0].ExpertID, browserA)).Into(t, &begun)
		id := begun.Claim.ID
		for _, c := range []struct {
			name, browser, file, content string
			status                       int
			holds                        string
		}{
			{"another browser", browserB, "a.pdf", claimPDF, 404, "Object does not exist"},
			{"a page", browserA, "a.pdf", "<script>alert(1)</script>", 422, `"document":["We can't accept that file type.`},
			{"too large", browserA, "a.pdf", claimPDF + strings.Repeat("x", 10<<20), 422, "larger than 10 MB"},
			{"far too large", browserA, "a.pdf", claimPDF + strings.Repeat("x", 11<<20), 413, `"level":"error"`},
			{"the largest", browserA, `li"cence – 身分證.pdf`, claimPDF + strings.Repeat("x", 10<<20-len(claimPDF)), 200, "We'll review it"},
		} {
			if response := w.upload(t, id, c.browser, c.file, c.content); response.Status != c.status || !strings.Contains(response.Body, c.holds) {
				t.Errorf("%s: %d %.300s", c.name, response.Status, response.Body)
			}
		}
		if response := w.Ask(t, Nobody, "POST", "/api/claims", strings.Repeat(" ", 2<<20)); response.Status != 413 {
			t.Errorf("other bodies are limited as before: %d", response.Status)
		}
		var dossier struct {
			Claim     struct{ Version int }
			Documents []struct{ ID, Name string }
		}
		w.Ask(t, "researcher", "GET", "/api/admin/claims/"+id, "").Into(t, &dossier)
		path := "/api/admin/claims/" + id + "/documents/" + dossier.Documents[0].ID
		for _, who := range []string{Nobody, "attorney", "expert", "no group"} {
			if response := w.Ask(t, who, "GET", path, ""); response.Status != 401 && response.Status != 403 {
				t.Errorf("%s gets the document: %d", who, response.Status)
			}
		}
		file := w.Ask(t, "admin", "GET", path, "")
		if file.Status != 200 || !strings.HasPrefix(file.Body, claimPDF) || len(file.Body) != 10<<20 {
			t.Fatalf("%d, %d bytes", file.Status, len(file.Body))
		}
		for header, want := range map[string]string{"Content-Type": "application/octet-stream", "X-Content-Type-Options": "nosniff",
			"Content-Security-Policy": "default-src 'none'; sandbox", "Cache-Control": "private, no-store",
			"Content-Disposition": `attachment; filename="document.pdf"; filename*=UTF-8''li%22cence%20%E2%80%93%20%E8%BA%AB%E5%88%86%E8%AD%89.pdf`} {
			if got := file.Header.Get(header); got != want {
				t.Errorf("%s: %q, want %q", header, got, want)
			}
		}
		decided := w.Ask(t, "admin", "POST", "/api/admin/claims/"+id+"/verify", fmt.Sprintf(`{"version":%d,"reason":"Hers."}`, dossier.Claim.Version))
		if decided.Status != 200 {
			t.Fatalf("%d %s", decided.Status, decided.Body)
		}
		if response := w.Ask(t, "admin", "GET", path, ""); response.Status != 404 {
			t.Errorf("still there after the decision: %d", response.Status)
		}
		if log := w.Ask(t, "admin", "GET", "/api/admin/audit", ""); !strings.Contains(log.Body, "claim.verified") || !strings.Contains(log.Body, "Hers.") {
			t.Errorf("the audit log: %.600s", log.Body)
		}
	})
}
