package waiting

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// WaitingList is what waits for staff.
type WaitingList struct {
	Queues []WaitingQueue `json:"queues" doc:"The queues that this person can open, in order."`
	Oldest []WaitingThing `json:"oldest" doc:"What has waited longest, oldest first."`
}

// WaitingQueue is how much waits in a queue.
type WaitingQueue struct {
	Queue  string     `json:"queue" enum:"claims,requests,profiles,bar-admissions,message-reports,payments"`
	Waits  int        `json:"waits"`
	Late   int        `json:"late" doc:"Waiting for more than two days."`
	Oldest *time.Time `json:"oldest" doc:"Since when the oldest waits, or null."`
}

// WaitingThing is one thing that waits.
type WaitingThing struct {
	Queue    string    `json:"queue" enum:"claims,requests,profiles,bar-admissions,message-reports,payments"`
	ID       string    `json:"id"`
	Title    string    `json:"title" doc:"Who or what it is about; can be empty."`
	Detail   string    `json:"detail"`
	Assignee string    `json:"assignee" doc:"Name of the staff member who handles it; can be empty."`
	Since    time.Time `json:"since"`
	Late     bool      `json:"late" doc:"Waiting for more than two days."`
}

// Operations registers this package's HTTP operations.
func (s *Service) Operations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "waiting", Method: http.MethodGet, Path: "/api/admin/waiting",
		Summary: "List what waits for staff, oldest first", Tags: []string{"staff"}}, auth.Only(auth.Admin, auth.Researcher), s.list)
}

func (s *Service) list(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[WaitingList], error) {
	counts, err := s.Counts(ctx, actor)
	if err != nil {
		return nil, err
	}
	things, err := s.Oldest(ctx, actor)
	if err != nil {
		return nil, err
	}
	late := s.clock.Now().Add(-LateAfter)
	list := WaitingList{Queues: make([]WaitingQueue, len(counts)), Oldest: make([]WaitingThing, len(things))}
	for i, c := range counts {
		list.Queues[i] = WaitingQueue{Queue: string(c.Queue), Waits: c.Waits, Late: c.Late, Oldest: web.OrNil(c.Oldest)}
	}
	for i, one := range things {
		list.Oldest[i] = WaitingThing{Queue: string(one.Queue), ID: one.ID, Title: one.Title, Detail: one.Detail,
			Assignee: one.Assignee, Since: one.Since, Late: one.Since.Before(late)}
	}
	return web.Private(list, nil)
}
