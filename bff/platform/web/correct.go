package web

import (
	"net/url"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humafiber"
)

// Corrected is embedded in the input of a list or its export. People edit, shorten, and
// bookmark list URLs, so an invalid query value counts as absent instead of being
// refused. The default applies.
type Corrected struct{ address url.URL }

// Resolve stores the URL with the corrected values for links to other pages.
func (c *Corrected) Resolve(ctx huma.Context) []error {
	c.address = ctx.URL()
	return nil
}

func (*Corrected) corrected() {}

// Values returns the valid values of a parameter that isn't a field of the input, because
// the operation declares it at wiring.
func (c *Corrected) Values(name string) []string { return c.address.Query()[name] }

// QueryExtension marks corrected operations in the OpenAPI document.
const QueryExtension = "x-query"

// Correct makes an operation whose input embeds Corrected ignore invalid query values.
// auth.Handle calls it for every operation.
func Correct[I any](api huma.API, op *huma.Operation) {
	if _, ok := any(new(I)).(interface{ corrected() }); !ok {
		return
	}
	op.Extensions[QueryExtension] = "corrected"
	op.Middlewares = append(op.Middlewares, func(ctx huma.Context, next func(huma.Context)) {
		next(correctedContext{ctx, correctedQuery(api.OpenAPI().Components.Schemas, ctx)})
	})
}

// correctedContext is a request whose query has only valid values.
type correctedContext struct {
	request
	query url.Values
}

// request is a huma.Context under a name that doesn't clash with its Context method.
type request = huma.Context

func (c correctedContext) Unwrap() huma.Context { return c.request }

func (c correctedContext) Query(name string) string { return c.query.Get(name) }

func (c correctedContext) URL() url.URL {
	return url.URL{Path: humafiber.Unwrap(c.request).Path(), RawQuery: c.query.Encode()}
}

// correctedQuery returns an operation's declared parameters with the values that their
// schemas allow. If a parameter isn't a list, only its first value counts.
func correctedQuery(schemas huma.Registry, ctx huma.Context) url.Values {
	// Skip pairs that can't be decoded.
	sent, _ := url.ParseQuery(string(humafiber.Unwrap(ctx).Request().URI().QueryString()))
	kept := url.Values{}
	for _, parameter := range ctx.Operation().Parameters {
		if parameter.In != "query" {
			continue
		}
		schema, values := parameter.Schema, sent[parameter.Name]
		if schema.Type == huma.TypeArray {
			schema = schema.Items
		} else if len(values) > 1 {
			values = values[:1]
		}
		for _, value := range values {
			if value = correctedText(schema, value); value != "" && allowed(schemas, schema, value) {
				kept.Add(parameter.Name, value)
			}
		}
	}
	return kept
}

// correctedText removes characters that databases can't store and truncates long text.
func correctedText(schema *huma.Schema, value string) string {
	value = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(value, ""))
	if most := schema.MaxLength; most != nil && utf8.RuneCountInString(value) > *most {
		value = string([]rune(value)[:*most])
	}
	return value
}

func allowed(schemas huma.Registry, schema *huma.Schema, value string) bool {
	var parsed any = value
	switch schema.Type {
	case huma.TypeInteger:
		n, err := strconv.Atoi(value)
		if err != nil {
			return false
		}
		parsed = n
	case huma.TypeBoolean:
		b, err := strconv.ParseBool(value)
		if err != nil {
			return false
		}
		parsed = b
	}
	if schema.Format == "date" {
		// Databases accept four-digit years from 1.
		if day, err := time.Parse(time.DateOnly, value); err != nil || day.Year() < 1 {
			return false
		}
	}
	var found huma.ValidateResult
	huma.Validate(schemas, schema, huma.NewPathBuffer(nil, 0), huma.ModeWriteToServer, parsed, &found)
	return len(found.Errors) == 0
}
