package web

import (
	"fmt"
	"net/http"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humafiber"
	"github.com/gofiber/fiber/v3"
)

// OpenAPIPath is where the document is served.
const OpenAPIPath = "/api/openapi"

// configureHuma sets huma's package variables, once: tests start several servers in
// one process, and another may be answering.
var configureHuma = sync.OnceFunc(func() {
	huma.NewError = newError
	huma.DefaultArrayNullable = false
})

// NewAPI is the typed side of the server, with our envelope in place of huma's.
func NewAPI(app *fiber.App) huma.API {
	configureHuma()
	config := huma.DefaultConfig("Peritus", "1")
	config.OpenAPIPath = OpenAPIPath
	config.DocsPath = ""
	config.SchemasPath = ""
	config.CreateHooks = nil // no $schema member in answers
	config.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		"bearer": {Type: "http", Scheme: "bearer", BearerFormat: "JWT"},
	}
	return humafiber.New(app, config)
}

// newError is huma's own refusal of an input, in our envelope: each sentence under
// the name of its field, as the client sent it.
func newError(status int, message string, causes ...error) huma.StatusError {
	f := &Failure{Level: "error", Detail: sentence(message), status: status}
	for _, cause := range causes {
		if cause == nil {
			continue
		}
		if f.Errors == nil {
			f.Errors = map[string][]string{}
		}
		field, text := "body", cause.Error()
		if detail, ok := cause.(huma.ErrorDetailer); ok {
			d := detail.ErrorDetail()
			field, text = fieldName(d.Location, d.Message), d.Message
		}
		f.Errors[field] = append(f.Errors[field], sentence(text))
	}
	if status == http.StatusUnprocessableEntity {
		f.Detail = "Some fields need another look."
	}
	return f
}

// fieldName cuts "body.email" to "email"; a missing property is reported at its
// parent, with its name in the message only.
func fieldName(location, message string) string {
	if name, ok := strings.CutPrefix(message, "expected required property "); ok {
		name, _, _ = strings.Cut(name, " ")
		location += "." + name
	}
	for _, prefix := range []string{"body.", "query.", "path.", "header."} {
		if name, ok := strings.CutPrefix(location, prefix); ok {
			return name
		}
	}
	return location
}

func sentence(text string) string {
	text = strings.TrimSpace(text)
	if text == "" {
		return text
	}
	if name, ok := strings.CutPrefix(text, "expected required property "); ok {
		name, _, _ = strings.Cut(name, " ")
		text = fmt.Sprintf("%s is required", name)
	}
	return strings.ToUpper(text[:1]) + text[1:]
}
