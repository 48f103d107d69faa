package content

import (
	"context"
	"peritus/bff/content/snapshot"
	"time"
)

// SetPause lets a test stand in for the waiting between two tries.
func (s *Service) SetPause(pause func(context.Context, time.Duration) error) { s.pause = pause }

// Settle waits for what goes on behind the readers.
func (s *Service) Settle() { s.work.Wait() }

// The names of the keys, for tests that lose or find them.
const (
	PartsKey = snapshot.PartsKey
	StateKey = snapshot.StateKey
	LockKey  = snapshot.LockKey

	ChangesChannel = snapshot.ChangesCh
)
