package notify

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// NotificationEntry is a notification in the center.
type NotificationEntry struct {
	ID     string     `json:"id"`
	Topic  string     `json:"topic" enum:"account,messages,searches,lists,credits,profile,staff"`
	Title  string     `json:"title"`
	Path   string     `json:"path" doc:"Address of what it's about."`
	At     time.Time  `json:"at"`
	ReadAt *time.Time `json:"read_at"`
}

// NotificationTopic is what people filter by.
type NotificationTopic struct {
	Topic string `json:"topic" enum:"account,messages,searches,lists,credits,profile,staff"`
	Label string `json:"label"`
}

// NotificationPage is a page of the center, newest first.
type NotificationPage struct {
	web.Cursor[NotificationEntry, string]
	Topics []NotificationTopic `json:"topics" doc:"Those of kinds that this person can receive."`
	Unread int                 `json:"unread" doc:"Of all topics, up to 100."`
	Days   int                 `json:"days" doc:"How long notifications are kept."`
}

// NotificationsUnread is how many notifications are unread.
type NotificationsUnread struct {
	Unread int `json:"unread" doc:"Up to 100."`
}

// TopicFilter is a topic in the query.
type TopicFilter struct {
	Topic Topic `query:"topic" enum:"account,messages,searches,lists,credits,profile,staff"`
}

type entriesInput struct {
	web.Around[string]
	TopicFilter
}

type entryInput struct {
	ID string `path:"notification_id" pattern:"^[a-v0-9]{26}$"`
}

type readInput struct {
	Body struct {
		Until string `json:"until" pattern:"^[a-v0-9]{26}$" doc:"The newest one that the person saw. Newer ones stay unread."`
		Topic Topic  `json:"topic,omitempty" enum:"account,messages,searches,lists,credits,profile,staff" doc:"Without it, all topics."`
	}
}

func (s *Service) centerOperations(api huma.API) {
	tags := []string{"notifications"}
	auth.Handle(api, huma.Operation{OperationID: "notifications", Method: http.MethodGet, Path: "/api/notifications",
		Summary: "List your notifications, newest first", Tags: tags, Errors: []int{422}}, auth.SignedIn, s.getEntries)
	auth.Handle(api, huma.Operation{OperationID: "unread-notifications", Method: http.MethodGet, Path: "/api/notifications/unread",
		Summary: "Count your unread notifications", Tags: tags}, auth.SignedIn, s.getUnread)
	auth.Handle(api, huma.Operation{OperationID: "read-notifications", Method: http.MethodPost, Path: "/api/notifications/read",
		Summary: "Mark your notifications as read", Tags: tags, Errors: []int{422}}, auth.SignedIn, s.postRead)
	auth.Handle(api, huma.Operation{OperationID: "read-notification", Method: http.MethodPost, Path: "/api/notifications/{notification_id}/read",
		Summary: "Mark a notification as read", Tags: tags, Errors: []int{404, 422}}, auth.SignedIn, s.postReadOne)
}

func (s *Service) getEntries(ctx context.Context, actor auth.Actor, in *entriesInput) (*web.Response[NotificationPage], error) {
	cursor, err := web.ReadCursor(in.Around, PageSize, entryView, func(e Entry) string { return e.ID },
		func(rows web.Rows[string]) ([]Entry, error) { return s.Entries(ctx, actor, in.Topic, rows) })
	if err != nil {
		return nil, err
	}
	page := NotificationPage{Cursor: cursor, Topics: []NotificationTopic{}, Days: int(KeptFor / (24 * time.Hour))}
	for _, t := range Topics {
		if len(s.codesFor(actor, t.Topic)) > 0 {
			page.Topics = append(page.Topics, NotificationTopic{string(t.Topic), t.Label})
		}
	}
	page.Unread, err = s.Unread(ctx, actor)
	return web.Private(page, err)
}

func entryView(e Entry) NotificationEntry {
	return NotificationEntry{ID: e.ID, Topic: string(e.Kind.InApp.Topic), Title: e.Title, Path: e.Path, At: e.At, ReadAt: e.ReadAt}
}

func (s *Service) getUnread(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[NotificationsUnread], error) {
	n, err := s.Unread(ctx, actor)
	return web.Private(NotificationsUnread{n}, err)
}

func (s *Service) postRead(ctx context.Context, actor auth.Actor, in *readInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("Marked as read."), s.ReadUntil(ctx, actor, in.Body.Topic, in.Body.Until))
}

func (s *Service) postReadOne(ctx context.Context, actor auth.Actor, in *entryInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("Marked as read."), s.Read(ctx, actor, in.ID))
}
