package web

import (
	"bytes"
	"net/http"

	"github.com/gofiber/fiber/v3"

	"peritus/bff/platform/errs"
)

// Limits of a JSON body. Decoding a value or member costs far more than a byte of text,
// so the body's size alone doesn't limit the cost.
const (
	deepest     = 32     // nested objects and lists
	mostMembers = 100    // in one object; the largest form has fewer than 50 fields
	mostValues  = 10_000 // in the whole body
)

// refuseCostly refuses bodies that cost far more to decode than to send: compressed
// bodies, and JSON that is deeper or wider than any form.
func refuseCostly(c fiber.Ctx) error {
	if encoding := c.Get(fiber.HeaderContentEncoding); encoding != "" && encoding != "identity" {
		return fiber.NewError(http.StatusUnsupportedMediaType, "Send the body without compression.")
	}
	if text := costly(c.Request().Body()); text != "" {
		return errs.Field(map[string][]string{"body": {text}})
	}
	return nil
}

// costly returns the reason why a JSON body is too expensive, or "". It doesn't check the
// syntax and accepts everything that isn't an object or list.
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
