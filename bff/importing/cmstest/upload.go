package cmstest

import (
	"encoding/json"
	"fmt"
	"net/http"
)

// upload handles requests to the media library: GET lists its files and POST adds one.
func (c *CMS) upload(w http.ResponseWriter, r *http.Request) {
	if r.Method == http.MethodGet {
		found := []Entry{}
		for _, f := range c.files {
			if matches(f, r.URL.Query()) {
				found = append(found, f)
			}
		}
		respond(w, http.StatusOK, found)
		return
	}
	file, header, err := r.FormFile("files")
	if err != nil {
		respondError(w, http.StatusBadRequest, "Files are empty")
		return
	}
	_ = file.Close()
	var info struct{ Name, AlternativeText, Caption string }
	if err := json.Unmarshal([]byte(r.FormValue("fileInfo")), &info); err != nil {
		respondError(w, http.StatusBadRequest, "fileInfo is not valid JSON")
		return
	}
	c.Writes++
	f := Entry{"id": json.Number(fmt.Sprint(100 + len(c.files))), "documentId": fmt.Sprintf("file%d", len(c.files)), "name": info.Name,
		"alternativeText": info.AlternativeText, "caption": info.Caption, "mime": header.Header.Get("Content-Type"), "size": header.Size,
		"url": "/uploads/" + info.Name}
	c.files = append(c.files, f)
	respond(w, http.StatusCreated, []Entry{f})
}

// Files returns the files in the media library.
func (c *CMS) Files() []Entry {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]Entry{}, c.files...)
}

// fileOf returns the file with the given id, or nil.
func (c *CMS) fileOf(id any) any {
	for _, f := range c.files {
		if fmt.Sprint(f["id"]) == fmt.Sprint(id) {
			return f
		}
	}
	return nil
}
