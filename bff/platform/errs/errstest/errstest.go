// Package errstest reads errors in tests.
package errstest

import (
	"errors"

	"peritus/bff/platform/errs"
)

// CodeOf returns the code of any error, or "".
func CodeOf(err error) string {
	var e *errs.Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
