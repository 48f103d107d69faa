package content

import (
	"context"
	"peritus/bff/content/snapshot"
	"time"
)

// SetPause replaces the wait between two attempts.
func (s *Service) SetPause(pause func(context.Context, time.Duration) error) { s.pause = pause }

// OnListening is called once news of other processes are heard, and after each reconnection.
func (s *Service) OnListening(listening func()) { s.listening = listening }

// Settle waits for background work to end.
func (s *Service) Settle() { s.work.Wait() }

// The Redis keys and channel, for tests that delete or check them.
const (
	PartsKey = snapshot.PartsKey
	StateKey = snapshot.StateKey
	LockKey  = snapshot.LockKey
)
