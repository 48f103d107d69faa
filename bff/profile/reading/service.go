package reading

import (
	"context"
)

// Admissions reports which attorneys have a confirmed admission.
type Admissions interface {
	Confirmed(ctx context.Context, userID string) (bool, error)
}
