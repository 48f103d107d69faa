// Package soak scales tests: full size under `make soak`, which sets PERITUS_SOAK=1, and
// a smaller size under `make test`.
package soak

import "os"

// On reports whether this is a soak run.
func On() bool { return os.Getenv("PERITUS_SOAK") == "1" }

// Pick returns the first amount in a soak run, otherwise the second.
func Pick(whole, small int) int {
	if On() {
		return whole
	}
	return small
}
