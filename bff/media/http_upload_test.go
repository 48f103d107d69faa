package media

import (
	"errors"
	"io"
	"strings"
	"testing"

	"peritus/bff/platform/errs"
)

const edge = "multipart/form-data; boundary=edge"

func part(name, file, content string) string {
	disposition := `form-data; name="` + name + `"`
	if file != "" {
		disposition += `; filename="` + file + `"`
	}
	return "--edge\r\nContent-Disposition: " + disposition + "\r\n\r\n" + content + "\r\n"
}

func TestReceive_passesTheFileAndTheFieldsBeforeIt(t *testing.T) {
	body := part("browser", "", "b-1") + part("other", "", "x") + part("document", `C:\me\license.pdf`, "content") + part("document", "second.pdf", "more") + "--edge--"
	times := 0
	err := Receive(strings.NewReader(body), edge, Evidence, []string{"browser"}, func(u Upload) error {
		times++
		content, err := io.ReadAll(u.Content)
		if err != nil || string(content) != "content" || u.Name != "license.pdf" || len(u.Values) != 1 || u.Values["browser"] != "b-1" {
			t.Errorf("%q %+v %v", content, u, err)
		}
		return nil
	})
	if err != nil || times != 1 {
		t.Errorf("take was called %d times, %v", times, err)
	}
	refusal := errors.New("no")
	if err := Receive(strings.NewReader(body), edge, Evidence, nil, func(Upload) error { return refusal }); !errors.Is(err, refusal) {
		t.Errorf("%v, want what take returns", err)
	}
}

func TestReceive_refusesOtherBodiesAndIncompleteForms(t *testing.T) {
	for name, c := range map[string]struct{ kind, body, says, field string }{
		"JSON":                  {"application/json", "{}", "multipart/form-data", ""},
		"no boundary":           {"multipart/form-data", part("document", "a.pdf", "x"), "multipart/form-data", ""},
		"no kind":               {"", "", "multipart/form-data", ""},
		"no file":               {edge, part("browser", "", "b") + "--edge--", "", "Choose a file."},
		"breaks off":            {edge, "--edge\r\nContent-Dispo", "cut off", ""},
		"breaks off in a field": {edge, strings.TrimSuffix(part("browser", "", "b"), "\r\n"), "cut off", ""},
	} {
		t.Run(name, func(t *testing.T) {
			err := Receive(strings.NewReader(c.body), c.kind, Evidence, []string{"browser"}, func(Upload) error {
				t.Error("the upload was accepted")
				return nil
			})
			var refused *errs.Error
			if !errors.As(err, &refused) || refused.Kind != errs.Invalid {
				t.Fatalf("%v, want a refusal", err)
			}
			if c.field != "" && (len(refused.Fields["document"]) != 1 || refused.Fields["document"][0] != c.field) {
				t.Errorf("%v, want %q at the field", refused.Fields, c.field)
			}
			if !strings.Contains(refused.Detail, c.says) {
				t.Errorf("%q, want %q", refused.Detail, c.says)
			}
		})
	}
}
