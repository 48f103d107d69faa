package media

import (
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/errs"
)

// longestValue limits the other fields in the form, in bytes.
const longestValue = 200

// Upload is an incoming file with the other fields of its form.
type Upload struct {
	Name    string
	Values  map[string]string
	Content io.Reader
}

// errIncomplete means the request was cut off.
var errIncomplete = errs.Invalidf("The upload was cut off. Please send it again.")

// Receive reads a multipart form part by part up to its file, which it passes to take.
// The fields named in beside come before the file; others are skipped. Errors: a message
// at the purpose's field if there is no file, a message if the request isn't such a form
// or was cut off, and take's errors.
func Receive(body io.Reader, contentType string, purpose Purpose, beside []string, take func(Upload) error) error {
	kind, parameters, err := mime.ParseMediaType(contentType)
	if err != nil || kind != "multipart/form-data" || parameters["boundary"] == "" {
		return errs.Invalidf("Send the file as multipart/form-data.")
	}
	wanted := map[string]bool{}
	for _, name := range beside {
		wanted[name] = true
	}
	values := map[string]string{}
	for parts := multipart.NewReader(body, parameters["boundary"]); ; {
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return AtField(purpose, errs.Invalidf("Choose a file."))
		}
		if err != nil {
			return errIncomplete
		}
		switch name := part.FormName(); {
		case wanted[name]:
			value, err := io.ReadAll(io.LimitReader(part, longestValue))
			if err != nil {
				return errIncomplete
			}
			values[name] = string(value)
		case name == purpose.Field:
			return take(Upload{Name: CleanName(part.FileName()), Values: values, Content: part})
		}
	}
}

// AtField moves a file's error to its field. It returns other errors unchanged.
func AtField(purpose Purpose, err error) error {
	var refused *errs.Error
	if !errors.As(err, &refused) || refused.Kind != errs.Invalid || refused.Fields != nil {
		return err
	}
	return errs.Field(map[string][]string{purpose.Field: {refused.Detail}})
}

// Form describes a request that Receive reads, for the OpenAPI document.
func Form(purpose Purpose, description string, beside ...string) *huma.RequestBody {
	properties := map[string]*huma.Schema{purpose.Field: {Type: "string", Format: "binary", Description: description}}
	for _, name := range beside {
		properties[name] = &huma.Schema{Type: "string"}
	}
	return &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{"multipart/form-data": {Schema: &huma.Schema{
		Type: "object", Required: append(slices.Clone(beside), purpose.Field), Properties: properties}}}}
}
