package forum

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// ForumLine is what staff wrote about a forum.
type ForumLine struct {
	Code      string    `json:"code"`
	Name      string    `json:"name" doc:"Of the forum."`
	Text      string    `json:"text" doc:"What its rules protect."`
	Source    string    `json:"source" doc:"The rule; can be empty."`
	URL       string    `json:"url" doc:"Where to read it; can be empty."`
	CheckedOn string    `json:"checked_on" doc:"YYYY-MM-DD when it was compared with its source; empty for never."`
	Stale     bool      `json:"stale" doc:"Not checked for a year."`
	Version   int       `json:"version"`
	ChangedAt time.Time `json:"changed_at" doc:"The date of its text."`
	ChangedBy string    `json:"changed_by"`
}

// ForumLineList is a page of lines.
type ForumLineList struct {
	web.Page[ForumLine]
	Stale int `json:"stale" doc:"How many of all lines weren't checked for a year."`
}

// ForumLineChange is a version of a line.
type ForumLineChange struct {
	ForumLine
	Action string `json:"action" enum:"added,changed,restored"`
}

// ForumLineDetail is a line with its history.
type ForumLineDetail struct {
	Line    ForumLine         `json:"line"`
	Changes []ForumLineChange `json:"changes" doc:"The last one first."`
}

type listInput struct {
	web.Paging
	Q     string `query:"q" maxLength:"200"`
	State string `query:"state" enum:"stale" doc:"stale: not checked for a year."`
}

// LineInput names a line.
type LineInput struct {
	Code string `path:"code" pattern:"^[a-z-]{2,20}$"`
}

type changeInput struct {
	LineInput
	RawBody []byte
}

type restoreInput struct {
	LineInput
	Body struct {
		Version int `json:"version" minimum:"1" doc:"That the person saw."`
		Earlier int `json:"earlier" minimum:"1" doc:"The version to restore."`
	}
}

// Operations registers the HTTP operations.
func (s *Service) Operations(api huma.API) {
	staff := auth.Only(auth.Admin, auth.Researcher)
	tags := []string{"messages", "staff"}
	auth.Handle(api, huma.Operation{OperationID: "list-forum-lines", Method: http.MethodGet, Path: "/api/admin/forum-lines",
		Summary: "List what forums protect", Tags: tags, Errors: []int{422}}, staff, s.getList)
	auth.Handle(api, huma.Operation{OperationID: "get-forum-line", Method: http.MethodGet, Path: "/api/admin/forum-lines/{code}",
		Summary: "What a forum protects, and the history of that line", Tags: tags, Errors: []int{404, 422}}, staff, s.getOne)
	auth.Handle(api, huma.Operation{OperationID: "change-forum-line", Method: http.MethodPut, Path: "/api/admin/forum-lines/{code}",
		Summary: "Change what the line of a forum says", Tags: tags, Errors: []int{404, 409, 422},
		SkipValidateBody: true, RequestBody: field.RequestBody(api.OpenAPI(), "ForumLineForm", new(LineForm))}, staff, s.put)
	auth.Handle(api, huma.Operation{OperationID: "restore-forum-line", Method: http.MethodPost, Path: "/api/admin/forum-lines/{code}/restore",
		Summary: "Restore what the line of a forum said earlier", Tags: tags, Errors: []int{404, 409, 422}}, staff, s.postRestore)
}

func (s *Service) getList(ctx context.Context, _ auth.Actor, in *listInput) (*web.Response[ForumLineList], error) {
	page, err := web.ReadPage(in.Paging, PageSize, s.view, func(page int) ([]Line, int, error) {
		return s.List(ctx, Filter{in.Q, in.State == "stale"}, page)
	})
	if err != nil {
		return nil, err
	}
	stale, err := s.Unchecked(ctx)
	return web.Private(ForumLineList{page, stale}, err)
}

func (s *Service) getOne(ctx context.Context, _ auth.Actor, in *LineInput) (*web.Response[ForumLineDetail], error) {
	line, changes, err := s.Get(ctx, in.Code)
	detail := ForumLineDetail{s.view(line), make([]ForumLineChange, len(changes))}
	for i, c := range changes {
		detail.Changes[i] = ForumLineChange{s.view(c.Line), string(c.Action)}
	}
	return web.Private(detail, err)
}

func (s *Service) put(ctx context.Context, actor auth.Actor, in *changeInput) (*web.Response[web.Done], error) {
	var form LineForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	return web.Private(web.Success("Saved. Conversations show this line now."), s.Change(ctx, actor, in.Code, form))
}

func (s *Service) postRestore(ctx context.Context, actor auth.Actor, in *restoreInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("Restored. Conversations show this line now."), s.Restore(ctx, actor, in.Code, in.Body.Version, in.Body.Earlier))
}

func (s *Service) view(l Line) ForumLine {
	return ForumLine{l.Code, l.Name, l.Text, l.Source, l.URL, l.CheckedOn, l.CheckedOn < s.staleBefore(), l.Version, l.ChangedAt, l.ChangedBy}
}
