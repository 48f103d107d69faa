// Package soak says how much a test does: all of it under `make soak`, which sets
// PERITUS_SOAK=1, and enough to catch the fault in `make test`.
package soak

import "os"

// On reports whether this is a soak run.
func On() bool { return os.Getenv("PERITUS_SOAK") == "1" }

// Pick is the first amount in a soak run, the second otherwise.
func Pick(whole, small int) int {
	if On() {
		return whole
	}
	return small
}
