package target

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/url"
)

// File is a file in the media library.
type File struct {
	ID  json.Number
	Alt string
}

// FindFile returns the file whose name starts with prefix, or nil.
func (c *CMS) FindFile(ctx context.Context, prefix string) (*File, error) {
	reply, err := c.get(ctx, "/api/upload/files", url.Values{"filters[name][$startsWith]": {prefix}})
	if err != nil {
		return nil, err
	}
	return firstFile(reply), nil
}

// Upload adds a file to the media library.
func (c *CMS) Upload(ctx context.Context, name, contentType string, raw []byte, alt, caption string) (*File, error) {
	info, err := json.Marshal(map[string]string{"name": name, "alternativeText": alt, "caption": caption})
	if err != nil {
		return nil, err
	}
	reply, err := read(c.http.R().SetContext(ctx).
		SetMultipartField("files", name, contentType, bytes.NewReader(raw)).
		SetFormData(map[string]string{"fileInfo": string(info)}).
		Execute(http.MethodPost, "/api/upload"))
	if err != nil {
		return nil, err
	}
	file := firstFile(reply)
	if file == nil {
		return nil, &RefusedError{"the media library accepted the file but returned nothing"}
	}
	return file, nil
}

func firstFile(reply Entry) *File {
	list, _ := reply["data"].([]any)
	if len(list) == 0 {
		return nil
	}
	e := asEntry(list[0])
	id, _ := e["id"].(json.Number)
	return &File{ID: id, Alt: e.Text("alternativeText")}
}
