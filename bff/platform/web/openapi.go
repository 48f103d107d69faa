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

// OpenAPIPath is the path of the OpenAPI document.
const OpenAPIPath = "/api/openapi"

// configureHuma sets huma's package variables only once, because tests run several
// servers in one process.
var configureHuma = sync.OnceFunc(func() {
	huma.NewError = newError
	huma.DefaultArrayNullable = false
})

// NewAPI returns the typed API of the server, with our error format instead of huma's.
func NewAPI(app *fiber.App) huma.API {
	configureHuma()
	config := huma.DefaultConfig("Peritus", "1")
	config.OpenAPIPath = OpenAPIPath
	config.DocsPath = ""
	config.SchemasPath = ""
	config.CreateHooks = nil // no $schema member in responses
	config.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		"bearer": {Type: "http", Scheme: "bearer", BearerFormat: "JWT"},
	}
	return humafiber.New(app, config)
}

// mostCauses is the number of input errors that a response lists. A request can contain
// hundreds of thousands.
const mostCauses = 20

// newError converts huma's input errors to our format, keyed by field name.
func newError(status int, message string, causes ...error) huma.StatusError {
	f := &Failure{Level: "error", Detail: sentence(message), status: status}
	for i, cause := range causes {
		if cause == nil {
			continue
		}
		if f.Errors == nil {
			f.Errors = map[string][]string{}
		}
		if i == mostCauses {
			f.Errors["body"] = append(f.Errors["body"], fmt.Sprintf("Errors not listed: %d.", len(causes)-i))
			break
		}
		field, text := locate(cause)
		f.Errors[field] = append(f.Errors[field], sentence(text))
	}
	if status == http.StatusUnprocessableEntity {
		f.Detail = "Some fields need another look."
	}
	return f
}

// locate returns the field of an input error and what is wrong with it. It doesn't call
// Error on huma's details, which prints the value: for an unknown member, the whole body.
func locate(cause error) (field, text string) {
	if detail, ok := cause.(huma.ErrorDetailer); ok {
		d := detail.ErrorDetail()
		return fieldName(d.Location, d.Message), d.Message
	}
	return "body", cause.Error()
}

// fieldName shortens "body.email" to "email". Huma reports a missing property at its
// parent, with the name only in the message.
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
