package web

import (
	"bytes"
	"net/http"

	"github.com/gofiber/fiber/v3"

	"peritus/bff/platform/errs"
)

// Bounds of a JSON body. Reading JSON costs far more for a value or a member than for the
// bytes of a text, so the size of a body alone says little about its cost.
const (
	deepest     = 32     // objects and lists within one another
	mostMembers = 100    // of an object; the largest form has fewer than 50 fields
	mostValues  = 10_000 // in the whole body
)

// refuseCostly refuses bodies that cost far more to read than to send: compressed ones,
// and JSON that's deeper or wider than any form.
func refuseCostly(c fiber.Ctx) error {
	if encoding := c.Get(fiber.HeaderContentEncoding); encoding != "" && encoding != "identity" {
		return fiber.NewError(http.StatusUnsupportedMediaType, "Send the body without compression.")
	}
	if text := costly(c.Request().Body()); text != "" {
		return errs.Field(map[string][]string{"body": {text}})
	}
	return nil
}

// costly returns what makes a JSON body too expensive, or "". It counts without checking
// the syntax, and passes everything that isn't an object or a list.
func costly(raw []byte) string {
	raw = bytes.TrimLeft(raw, " \n\r\t")
	if len(raw) == 0 || raw[0] != '{' && raw[0] != '[' {
		return ""
	}
	var open [deepest]struct {
		object bool
		commas int
	}
	depth, values := 0, 0
	for i := 0; i < len(raw); i++ {
		switch raw[i] {
		case '"':
			for i++; i < len(raw) && raw[i] != '"'; i++ {
				if raw[i] == '\\' {
					i++
				}
			}
		case '{', '[':
			if depth == deepest {
				return "Send fewer levels of lists and objects."
			}
			open[depth].object, open[depth].commas = raw[i] == '{', 0
			depth++
			values++
		case '}', ']':
			if depth > 0 {
				depth--
			}
		case ',':
			if values++; values > mostValues {
				return "Send fewer values."
			}
			if depth == 0 {
				continue
			}
			top := &open[depth-1]
			if top.commas++; top.object && top.commas >= mostMembers {
				return "Send fewer fields."
			}
		}
	}
	return ""
}
