package inquiry

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// InquiryRow is an inquiry in the queue.
type InquiryRow struct {
	ID        string    `json:"id"`
	Reference string    `json:"reference"`
	Form      string    `json:"form" enum:"request-an-expert,partner-with-us,contact"`
	State     string    `json:"state" enum:"unread,open,answered,closed,spam"`
	Name      string    `json:"name"`
	Email     string    `json:"email"`
	Subject   string    `json:"subject"`
	Assignee  *Member   `json:"assignee"`
	Version   int       `json:"version"`
	CreatedAt time.Time `json:"created_at"`
	UpdatedAt time.Time `json:"updated_at"`
}

// TransformSchema lets the assignee be null.
func (InquiryRow) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "assignee")
}

// InquiryList is one page of the queue.
type InquiryList struct {
	web.Page[InquiryRow]
	Counts map[string]int `json:"counts" doc:"All inquiries, by state."`
	Staff  []Member       `json:"staff"`
}

// InquiryDetail is an inquiry with its content and history.
type InquiryDetail struct {
	Inquiry InquiryRow     `json:"inquiry"`
	Phone   string         `json:"phone" doc:"E.164, or empty."`
	Fields  []InquiryValue `json:"fields" doc:"In the form's order, without empty ones."`
	Steps   []InquiryStep  `json:"steps" doc:"Oldest first."`
	Staff   []Member       `json:"staff"`
}

// InquiryValue is one answer with its label.
type InquiryValue struct {
	Name  string `json:"name"`
	Label string `json:"label"`
	Value string `json:"value"`
	Lines bool   `json:"lines" doc:"May have several lines."`
}

// InquiryStep is one entry of the history.
type InquiryStep struct {
	Action string    `json:"action" enum:"received,read,assign,answer,close,reopen"`
	By     string    `json:"by"`
	Text   string    `json:"text" doc:"The reply, or the new assignee (empty for no one)."`
	At     time.Time `json:"at"`
}

// QueueFilter is a Filter in query parameters.
type QueueFilter struct {
	Kind     string `query:"kind" enum:"request-an-expert,partner-with-us,contact"`
	State    string `query:"state" enum:"unread,open,answered,closed,spam" doc:"Default: everything except closed and spam."`
	Assignee string `query:"assignee" maxLength:"64" doc:"An id, 'me' or 'none'."`
	Q        string `query:"q" maxLength:"200"`
	Sort     string `query:"sort" enum:"name,-name,received,-received" doc:"Default: the queue's order."`
}

func (q QueueFilter) filter(actor auth.Actor) Filter {
	if q.Assignee == "me" {
		q.Assignee = actor.UserID
	}
	return Filter{Form: q.Kind, State: State(q.State), Assignee: q.Assignee, Query: q.Q, Sort: q.Sort}
}

type queueInput struct {
	web.Paging
	QueueFilter
}

// InquiryInput names an inquiry.
type InquiryInput struct {
	ID string `path:"id"`
}

type versionInput struct {
	InquiryInput
	Body struct {
		Version int `json:"version" minimum:"1"`
	}
}

type assignInput struct {
	InquiryInput
	Body struct {
		Version    int    `json:"version" minimum:"1"`
		AssigneeID string `json:"assignee_id" maxLength:"64" doc:"Empty for no one."`
	}
}

type replyInput struct {
	InquiryInput
	Body struct {
		Version int    `json:"version" minimum:"1"`
		Text    string `json:"text"`
	}
}

func (s *Service) deskOperations(api huma.API) {
	staff := auth.Only(auth.Admin, auth.Researcher)
	auth.Handle(api, huma.Operation{OperationID: "requests", Method: http.MethodGet, Path: "/api/admin/requests",
		Summary: "List inquiries", Tags: []string{"inquiry"}, Errors: []int{422}}, staff, s.queue)
	auth.Handle(api, huma.Operation{OperationID: "export-requests", Method: http.MethodGet, Path: "/api/admin/requests/export",
		Summary: "Export matching inquiries as CSV or for Excel", Tags: []string{"inquiry"}, Errors: []int{422}}, staff, s.export)
	auth.Handle(api, huma.Operation{OperationID: "request", Method: http.MethodGet, Path: "/api/admin/requests/{id}",
		Summary: "An inquiry", Tags: []string{"inquiry"}, Errors: []int{404}}, staff, s.detail)
	action := func(name, summary string) huma.Operation {
		return huma.Operation{OperationID: name + "-request", Method: http.MethodPost, Path: "/api/admin/requests/{id}/" + name,
			Summary: summary, Tags: []string{"inquiry"}, Errors: []int{404, 409, 422}}
	}
	auth.Handle(api, action("read", "Mark as read"), staff, s.readOne)
	auth.Handle(api, action("assign", "Assign to someone or no one"), staff, s.assignOne)
	auth.Handle(api, action("answer", "Reply by email"), staff, s.replyToOne)
	auth.Handle(api, action("close", "Close"), staff, s.closeOne)
	auth.Handle(api, action("reopen", "Reopen"), staff, s.reopenOne)
}

func (s *Service) queue(ctx context.Context, actor auth.Actor, in *queueInput) (*web.Response[InquiryList], error) {
	page, err := web.ReadPage(in.Paging, PageSize, rowView, func(page int) ([]Inquiry, int, error) {
		return s.List(ctx, in.filter(actor), page)
	})
	if err != nil {
		return nil, err
	}
	counts, err := s.Counts(ctx)
	if err != nil {
		return nil, err
	}
	members, err := s.members(ctx)
	if err != nil {
		return nil, err
	}
	out := InquiryList{Page: page, Counts: map[string]int{}, Staff: members}
	for _, state := range States {
		out.Counts[string(state)] = counts[state]
	}
	return web.Private(out, nil)
}

func (s *Service) detail(ctx context.Context, actor auth.Actor, in *InquiryInput) (*web.Response[InquiryDetail], error) {
	i, steps, err := s.Get(ctx, actor, in.ID)
	if err != nil {
		return nil, err
	}
	members, err := s.members(ctx)
	if err != nil {
		return nil, err
	}
	out := InquiryDetail{Inquiry: rowView(i), Phone: i.Phone, Fields: []InquiryValue{}, Steps: make([]InquiryStep, len(steps)), Staff: members}
	for _, asked := range Forms[i.Form].questions() {
		if value, given := i.Fields[asked.Name]; given {
			out.Fields = append(out.Fields, InquiryValue{asked.Name, asked.Label, shown(asked, value), asked.Kind == field.KindLongText})
		}
	}
	for n, step := range steps {
		out.Steps[n] = stepView(step)
	}
	return web.Private(out, nil)
}

// members are those a request can be assigned to.
func (s *Service) members(ctx context.Context) ([]Member, error) {
	staff, err := s.Accounts.Staff(ctx)
	members := make([]Member, len(staff))
	for n, p := range staff {
		members[n] = Member{ID: p.ID, Name: p.Name}
	}
	return members, err
}

func rowView(i Inquiry) InquiryRow {
	row := InquiryRow{ID: i.ID, Reference: i.Reference, Form: i.Form, State: string(i.State), Name: i.Name, Email: i.Email,
		Subject: i.Subject, Version: i.Version, CreatedAt: i.CreatedAt, UpdatedAt: i.UpdatedAt}
	if i.AssigneeID != "" {
		row.Assignee = &Member{ID: i.AssigneeID, Name: i.AssigneeName}
	}
	return row
}

func stepView(s Step) InquiryStep {
	return InquiryStep{Action: string(s.Action), By: s.ActorName, Text: s.Text, At: s.At}
}

func done(detail string, err error) (*web.Response[web.Done], error) {
	return web.Private(web.Success(detail), err)
}

func (s *Service) readOne(ctx context.Context, actor auth.Actor, in *InquiryInput) (*web.Response[web.Done], error) {
	return done("Marked as read.", s.Read(ctx, actor, in.ID))
}

func (s *Service) assignOne(ctx context.Context, actor auth.Actor, in *assignInput) (*web.Response[web.Done], error) {
	return done("The request has been assigned.", s.Assign(ctx, actor, in.ID, in.Body.Version, in.Body.AssigneeID))
}

func (s *Service) replyToOne(ctx context.Context, actor auth.Actor, in *replyInput) (*web.Response[web.Done], error) {
	return done("Your reply is on its way.", s.Answer(ctx, actor, in.ID, in.Body.Version, in.Body.Text))
}

func (s *Service) closeOne(ctx context.Context, actor auth.Actor, in *versionInput) (*web.Response[web.Done], error) {
	return done("The request is closed.", s.Close(ctx, actor, in.ID, in.Body.Version))
}

func (s *Service) reopenOne(ctx context.Context, actor auth.Actor, in *versionInput) (*web.Response[web.Done], error) {
	return done("The request is open again.", s.Reopen(ctx, actor, in.ID, in.Body.Version))
}
