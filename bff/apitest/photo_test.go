package apitest

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
	"net/http"
	"strings"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/profile"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// pictureOf returns a PNG of some size.
func pictureOf(t *testing.T, width, height int) string {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, width, height))); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// setPhoto saves a photo in the about-me section.
func (w *World) setPhoto(t *testing.T, expertID, key string, visibility stored.Visibility) {
	t.Helper()
	staff := auth.Actor{UserID: "s", Name: "Staff", Groups: auth.Groups{auth.Admin}}
	about, version := w.aboutOf(t, staff, expertID)
	about.(*section.AboutMe).Photo = key
	if _, err := w.App.Profile.SaveSingle(t.Context(), staff, expertID, section.AboutMeCode,
		profile.Input{Version: version, Visibility: visibility, Content: about, Reason: "The expert asked us by phone."}); err != nil {
		t.Fatal(err)
	}
}

func TestPhoto_fromTheUploadToThosePeopleWhoMaySeeIt(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		who := w.demoExpert(t)
		var own struct {
			ExpertID string `json:"expert_id"`
		}
		w.Ask(t, who, "GET", "/api/my-profile", "").Into(t, &own)
		at := "/api/profiles/" + own.ExpertID
		upload := func(crop, content string) (key string) {
			t.Helper()
			var kept struct{ Key, Name, Kind string }
			got := w.send(t, who, at+"/photos", "crop", crop, "file", "IMG 0042.PNG", content)
			got.Into(t, &kept)
			if got.Status != 200 || kept.Kind != "jpeg" || kept.Name != "IMG 0042.jpg" {
				t.Fatalf("%d %s", got.Status, got.Body)
			}
			return kept.Key
		}
		first, second := upload("", pictureOf(t, 1600, 1200)), upload("0.5,0,0.5", pictureOf(t, 800, 800))

		before := w.files(t)
		for _, c := range []struct {
			name, who, crop, file string
			status                int
			says                  string
		}{
			{"nobody", Nobody, "", pictureOf(t, 300, 300), 401, ""},
			{"an attorney", "attorney", "", pictureOf(t, 300, 300), 403, ""},
			{"another expert", "expert", "", pictureOf(t, 300, 300), 403, "your own profile"},
			{"a document", who, "", "%PDF-1.4\n", 422, `"file":[`},
			{"a script", who, "", "<svg onload=alert(1)>", 422, "Send a JPEG or PNG picture."},
			{"too large a file", who, "", pictureOf(t, 300, 300) + strings.Repeat(" ", 5<<20), 422, "larger than 5 MB"},
			{"too small a picture", who, "", pictureOf(t, 150, 300), 422, "smaller than 200 by 200 pixels"},
			{"a wrong part", who, "2,0,1", pictureOf(t, 300, 300), 422, "Choose the part of the picture again."},
		} {
			if got := w.send(t, c.who, at+"/photos", "crop", c.crop, "file", "x.png", c.file); got.Status != c.status || !strings.Contains(got.Body, c.says) {
				t.Errorf("%s: %d %s, want %d %q", c.name, got.Status, got.Body, c.status, c.says)
			}
		}
		if after := w.files(t); after != before {
			t.Errorf("%d files are stored, want %d", after, before)
		}

		// seen asks for the first photo and returns the status for visitors, the expert, and another expert.
		seen := func() [3]int {
			return [3]int{w.Ask(t, Nobody, "GET", "/api/photos/"+first, "").Status, w.Ask(t, who, "GET", at+"/photos/"+first, "").Status, w.Ask(t, "expert", "GET", at+"/photos/"+first, "").Status}
		}
		expect := func(when string, want [3]int) {
			t.Helper()
			if got := seen(); got != want {
				t.Errorf("%s: %v, want %v", when, got, want)
			}
		}
		expect("before it is saved", [3]int{404, 200, 403})
		w.setPhoto(t, own.ExpertID, first, stored.Public)
		expect("saved", [3]int{200, 200, 403})
		for _, c := range []struct{ who, path, shows string }{
			{"attorney", "/api/experts/" + own.ExpertID, `"photo":"/photos/` + first + `.jpg"`},
			{who, "/api/navigation?path=/experts", `"user_image":"` + at + `/photos/` + first + `"`},
		} {
			if got := w.Ask(t, c.who, "GET", c.path, ""); !strings.Contains(got.Body, c.shows) {
				t.Errorf("%s %s: %d %s", c.who, c.path, got.Status, got.Body)
			}
		}
		w.setPhoto(t, own.ExpertID, first, stored.Attorneys)
		expect("for attorneys, who know its address", [3]int{200, 200, 403})
		w.setPhoto(t, own.ExpertID, first, stored.Private)
		expect("private", [3]int{404, 200, 403})
		w.setPhoto(t, own.ExpertID, second, stored.Public)
		expect("replaced", [3]int{404, 200, 403})

		got := w.Ask(t, Nobody, "GET", "/api/photos/"+second, "")
		picture, err := jpeg.Decode(strings.NewReader(got.Body))
		if err != nil || picture.Bounds().Dx() != 400 {
			t.Errorf("%v %v", picture, err)
		}
		for name, want := range map[string]string{"Content-Type": "image/jpeg", "X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=600"} {
			if got.Header.Get(name) != want {
				t.Errorf("%s: %q", name, got.Header.Get(name))
			}
		}

		w.exec(t, "UPDATE profile_files SET kind = 'pdf' WHERE key = ?", second)
		if got := w.Ask(t, Nobody, "GET", "/api/photos/"+second, ""); got.Status != 404 {
			t.Errorf("a document as a photo: %d", got.Status)
		}
		for _, key := range []string{"x", strings.Repeat("0", 32), "..%2f" + first} {
			if got := w.Ask(t, Nobody, http.MethodGet, "/api/photos/"+key, ""); got.Status != 404 {
				t.Errorf("%s: %d", key, got.Status)
			}
		}
	})
}

func TestResume_isCheckedByItsContentAndKeptUpToItsLimit(t *testing.T) {
	w := OnSQLite(t)
	who := w.demoExpert(t)
	var own struct {
		ExpertID string `json:"expert_id"`
	}
	w.Ask(t, who, "GET", "/api/my-profile", "").Into(t, &own)
	pdf := func(bytes int) string {
		return "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%" + strings.Repeat("x", bytes) + "\ntrailer<</Root 1 0 R>>\n%%EOF\n"
	}
	for _, c := range []struct {
		name, file string
		status     int
		says       string
	}{
		{"two megabytes", pdf(2_000_000), 200, `"name":"cv.pdf"`},
		{"a script", "#!/bin/sh", 422, "We can't accept that file type. Send a PDF, or a Word document (.docx) without macros."},
		{"too large a file", pdf(10_600_000), 413, "too large"},
	} {
		got := w.send(t, who, "/api/profiles/"+own.ExpertID+"/files", "section", "add-resume", "file", "cv.pdf", c.file)
		if got.Status != c.status || !strings.Contains(got.Body, c.says) {
			t.Errorf("%s: %d %s, want %d %q", c.name, got.Status, got.Body, c.status, c.says)
		}
	}
}
