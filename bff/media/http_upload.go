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

// longestValue of a field beside the file, in bytes.
const longestValue = 200

// Upload is a file on its way in, and what its form says beside it.
type Upload struct {
	Name    string
	Values  map[string]string
	Content io.Reader
}

// errIncomplete is for a request that broke off.
var errIncomplete = errs.Invalidf("The upload was cut off. Please send it again.")

// Receive reads a multipart form part by part until its file, which it gives to take.
// The fields named in beside come before the file; others are passed over. Errors: a
// sentence at the purpose's field where no file came, a sentence where the request is no
// such form or broke off, and what take returns.
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

// AtField puts the refusal of a file at its field. Other errors stay as they are.
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
