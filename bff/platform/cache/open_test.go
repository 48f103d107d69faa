package cache_test

import (
	"strings"
	"testing"

	"peritus/bff/platform/cache"
)

func TestOpen_errorsNeverContainThePassword(t *testing.T) {
	for _, address := range []string{"redis://:hunter2@localhost:port", "redis://:hunter2@local host:1", "http://:hunter2@localhost"} {
		if _, _, err := cache.Open(t.Context(), address); err == nil || strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%s: %v", address, err)
		}
	}
}
