// Package authtest records audit entries for tests instead of storing them.
package authtest

import (
	"context"
	"fmt"
	"sync"

	"peritus/bff/auth"
)

// Log holds the recorded entries and their actors. The zero value is empty.
type Log struct {
	mu   sync.Mutex
	All  []auth.AuditEntry
	By   []auth.Actor
	Fail error // if set, Record returns it and drops the entry
}

// Record appends the entry. A detail without a label is an error.
func (l *Log) Record(_ context.Context, actor auth.Actor, entry auth.AuditEntry) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.Fail != nil {
		return l.Fail
	}
	for key := range entry.Detail {
		if _, found := auth.AuditLabel(key); !found {
			return fmt.Errorf("the detail %q of %s has no label", key, entry.Action)
		}
	}
	l.All, l.By = append(l.All, entry), append(l.By, actor)
	return nil
}

// RecordAll appends the entries.
func (l *Log) RecordAll(ctx context.Context, actor auth.Actor, entries []auth.AuditEntry) error {
	for _, entry := range entries {
		if err := l.Record(ctx, actor, entry); err != nil {
			return err
		}
	}
	return nil
}

// RecordRead appends the entry, even if the last one is the same.
func (l *Log) RecordRead(ctx context.Context, actor auth.Actor, entry auth.AuditEntry) error {
	return l.Record(ctx, actor, entry)
}
