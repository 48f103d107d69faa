package apitest

import (
	"crypto/sha256"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"peritus/bff/message/attachment"
)

const smallPDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"

// attached uploads a file in a conversation and sends it.
func (w *World) attached(t *testing.T, who, conversationID string) attachment.MessageAttachment {
	t.Helper()
	at := "/api/conversations/" + conversationID
	var kept attachment.MessageAttachment
	got := w.send(t, who, at+"/attachments", "replaces", "", "file", "Inspection log “2024”.html", smallPDF)
	if got.Status != 200 {
		t.Fatalf("upload: %d %s", got.Status, got.Body)
	}
	got.Into(t, &kept)
	w.do(t, who, "POST", at+"/messages", asJSON(map[string]any{"text": "", "client_id": kept.ID, "attachments": []string{kept.ID}}))
	return kept
}

func TestAttachments_areDownloadedByTheTwoAndNobodyElse(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.confirmed(t, "attorney")
		w.exec(t, "UPDATE experts SET user_id = ? WHERE id = ?", w.idOf(t, "expert"), demoExpert)
		id := w.conversationOf(t, "attorney", demoExpert, "Abara v. Palisade", "Which bolts?")
		other := w.conversationOf(t, "attorney", demoExpert, "Lowe", "Which will?")
		file := w.attached(t, "attorney", id)
		at := "/api/conversations/" + id + "/attachments/"
		if want := fmt.Sprintf("%x", sha256.Sum256([]byte(smallPDF))); file.SHA256 != want || file.Kind != "pdf" || file.Size != int64(len(smallPDF)) {
			t.Errorf("%+v", file)
		}
		opened := func() bool {
			return !strings.Contains(w.Ask(t, "attorney", "GET", "/api/conversations/"+id, "").Body, `"opened_at":null`)
		}
		w.Ask(t, "expert", http.MethodHead, at+file.ID, "")
		w.Ask(t, "attorney", "GET", at+file.ID, "")
		if opened() {
			t.Error("opened by asking for headers, or by its sender")
		}
		for _, who := range []string{"attorney", "expert"} {
			got := w.Ask(t, who, "GET", at+file.ID, "")
			if got.Status != 200 || got.Body != smallPDF {
				t.Errorf("%s: %d %q", who, got.Status, got.Body)
			}
			for name, want := range map[string]string{"Content-Type": "application/octet-stream", "X-Content-Type-Options": "nosniff",
				"Cache-Control": "private, no-store", "Content-Security-Policy": "default-src 'none'; sandbox"} {
				if got.Header.Get(name) != want {
					t.Errorf("%s: %s", name, got.Header.Get(name))
				}
			}
			if name := got.Header.Get("Content-Disposition"); !strings.HasPrefix(name, `attachment; filename="document.pdf"; filename*=UTF-8''`) || !strings.HasSuffix(name, ".html.pdf") {
				t.Errorf("under the name %s", name)
			}
		}
		if !opened() {
			t.Error("not opened by the other side")
		}
		for _, c := range []struct {
			rule, who, path string
			status          int
		}{
			{"another attorney", "attorney+expert", at + file.ID, 404}, {"staff", "admin", at + file.ID, 403}, {"no group", "no group", at + file.ID, 403},
			{"a visitor", Nobody, at + file.ID, 401}, {"through another conversation", "attorney", "/api/conversations/" + other + "/attachments/" + file.ID, 404},
			{"no such file", "expert", at + strings.Repeat("v", 26), 404}, {"no id", "expert", at + "x", 422},
			{"staff without a report", "admin", "/api/admin/message-reports/" + strings.Repeat("v", 26) + "/attachments/" + file.ID, 404},
			{"attorneys at the desk", "attorney", "/api/admin/message-reports/" + strings.Repeat("v", 26) + "/attachments/" + file.ID, 403},
		} {
			got := w.Ask(t, c.who, "GET", c.path, "")
			if got.Status != c.status || strings.Contains(got.Body, "%PDF") {
				t.Errorf("%s: %d %s", c.rule, got.Status, got.Body)
			}
		}
		for _, c := range []struct {
			rule, who, content string
			status             int
			holds              string
		}{
			{"a page", "expert", "<script>alert(1)</script>", 422, `"errors":{"file":["We can't accept that file type. Send a PDF, a JPEG or PNG picture, or a Word or Excel document (.docx, .xlsx) without macros."]}`},
			{"nothing", "expert", "", 422, `"file":["The file is empty."]`},
			{"over 25 MB", "expert", strings.Repeat("x", 26<<20), 413, ""},
			{"another attorney", "attorney+expert", smallPDF, 404, "Object does not exist"},
			{"staff", "admin", smallPDF, 403, ""},
		} {
			got := w.send(t, c.who, "/api/conversations/"+id+"/attachments", "replaces", "", "file", "x.pdf", c.content)
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) {
				t.Errorf("%s: %d %s", c.rule, got.Status, got.Body)
			}
		}
		conversation := "/api/conversations/" + id
		for _, c := range []struct {
			rule, who, method, path, body string
			status                        int
			holds, without                string
		}{
			{"the list of materials", "expert", "GET", "/materials", "", 200, `"number":1,"own":false,"from":"`, ""},
			{"of another attorney", "attorney+expert", "GET", "/materials", "", 404, "", ".html"},
			{"for staff", "admin", "GET", "/materials", "", 403, "", ".html"},
			{"as a table", "attorney", "GET", "/materials/export", "", 200, file.SHA256, ""},
			{"as checksums", "attorney", "GET", "/materials/checksums", "", 200, file.SHA256 + "  " + file.Name, ""},
			{"as checksums for another attorney", "attorney+expert", "GET", "/materials/checksums", "", 404, "", ".html"},
			{"as a table for another attorney", "attorney+expert", "GET", "/materials/export", "", 404, "", ".html"},
			{"the attorney calls it complete", "attorney", "POST", "/materials/complete", `{"hash":"x"}`, 403, "", ""},
			{"one that the expert didn't see", "expert", "POST", "/materials/complete", `{"hash":"x"}`, 409, "The list changed", ""},
			{"the transcript", "expert", "GET", "/transcript", "", 200, `"text":"Which bolts?"`, ""},
			{"by label", "expert", "GET", "/transcript?labels=facts&labels=other", "", 200, `"labels":["Facts or data","Other"],"messages":[],"left_out":[{"number":1,`, "Which bolts?"},
			{"an unknown label", "expert", "GET", "/transcript?labels=x", "", 422, "", "Which bolts?"},
			{"the transcript for staff", "admin", "GET", "/transcript", "", 403, "", "Which bolts?"},
			{"as a file", "attorney", "GET", "/export", "", 200, `{"document":{`, ""},
			{"as a file by label", "attorney", "GET", "/export?labels=facts", "", 200, `"left_out":[{`, "Which bolts?"},
			{"as a file for another attorney", "attorney+expert", "GET", "/export", "", 404, "", "Which bolts?"},
			{"as a file for a visitor", Nobody, "GET", "/export", "", 401, "", "Which bolts?"},
		} {
			got := w.Ask(t, c.who, c.method, conversation+c.path, c.body)
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) || c.without != "" && strings.Contains(got.Body, c.without) {
				t.Errorf("%s: %d %s", c.rule, got.Status, got.Body)
			}
			if strings.Contains(c.path, "export") && got.Status == 200 && !strings.HasPrefix(got.Header.Get("Content-Disposition"), `attachment; filename="peritus-`) {
				t.Errorf("%s: %s", c.rule, got.Header.Get("Content-Disposition"))
			}
		}
		w.do(t, "attorney", "POST", "/api/conversations/"+id+"/block", "")
		if got := w.Ask(t, "expert", "GET", at+file.ID, ""); got.Status != 404 {
			t.Errorf("the blocked side: %d", got.Status)
		}
		w.do(t, "attorney", "POST", "/api/conversations/"+id+"/unblock", "")
		w.exec(t, "UPDATE sessions SET revoked_at = ? WHERE user_id = ?", time.Now().UnixMilli(), w.idOf(t, "expert"))
		if got := w.Ask(t, "expert", "GET", at+file.ID, ""); got.Status != 401 || strings.Contains(got.Body, "%PDF") {
			t.Errorf("a revoked session: %d", got.Status)
		}
	})
}
