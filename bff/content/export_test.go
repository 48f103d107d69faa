package content

import (
	"context"
	"peritus/bff/content/snapshot"
	"time"
)

// SetPause replaces the wait between two attempts.
func (s *Service) SetPause(pause func(context.Context, time.Duration) error) { s.pause = pause }

// Settle waits for background work to end.
func (s *Service) Settle() { s.work.Wait() }

// The Redis keys and channel, for tests that delete or check them.
const (
	PartsKey = snapshot.PartsKey
	StateKey = snapshot.StateKey
	LockKey  = snapshot.LockKey

	ChangesChannel = snapshot.ChangesCh
)
