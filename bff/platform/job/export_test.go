package job

import (
	"context"
	"time"
)

// StartOnly runs jobs without renewing or taking over leases. The test calls Renew and
// TakeOver.
func (q *Queue) StartOnly(ctx context.Context) error { return q.client.Start(ctx) }

func (q *Queue) Renew(ctx context.Context) error    { return q.renew(ctx) }
func (q *Queue) TakeOver(ctx context.Context) error { return q.takeOver(ctx) }
func (q *Queue) SetGrace(d time.Duration)           { q.grace = d }
