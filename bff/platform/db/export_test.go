package db

import (
	"testing"
	"time"
)

// WithPatience shortens how long a server may take at the start.
func WithPatience(t *testing.T, d time.Duration) {
	before := patience
	patience = d
	t.Cleanup(func() { patience = before })
}
