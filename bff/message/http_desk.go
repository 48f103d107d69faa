package message

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// staff read reports.
var staff = auth.Only(auth.Admin, auth.Researcher)

// MessageReportView is what someone reported.
type MessageReportView struct {
	ID     string `json:"id"`
	Reason string `json:"reason" doc:"In words."`
	Text   string `json:"text" doc:"What whoever reported it wrote."`
	Quote  string `json:"quote" doc:"The message that was reported; empty if it's the whole conversation."`

	Attachments []attachment.MessageAttachment `json:"attachments" doc:"Of that message."`

	ByName    string     `json:"by_name" doc:"Empty once the account is erased."`
	ByID      string     `json:"by_id"`
	AboutName string     `json:"about_name"`
	AboutID   string     `json:"about_id"`
	CreatedAt time.Time  `json:"created_at"`
	ClosedAt  *time.Time `json:"closed_at"`
	ClosedBy  string     `json:"closed_by"`
	Outcome   string     `json:"outcome" doc:"What staff did."`
}

// MessageReportPage is a page of reports.
type MessageReportPage struct {
	web.Page[MessageReportView]
}

type reportsInput struct {
	web.Paging
	Closed bool `query:"closed" doc:"Those that staff closed."`
}

type closeInput struct {
	ReportID string `path:"report_id" pattern:"^[a-v0-9]{26}$"`
	RawBody  []byte
}

type reportedFileInput struct {
	ReportID     string `path:"report_id" pattern:"^[a-v0-9]{26}$"`
	AttachmentID string `path:"attachment_id" pattern:"^[a-v0-9]{26}$"`
}

func (s *Service) deskOperations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "get-reported-attachment", Method: http.MethodGet, Path: "/api/admin/message-reports/{report_id}/attachments/{attachment_id}",
		Summary: "Download a file of a message that was reported", Tags: []string{"messages", "staff"}, Errors: []int{404, 422}}, staff, s.getReportedFile)
	auth.Handle(api, huma.Operation{OperationID: "list-message-reports", Method: http.MethodGet, Path: "/api/admin/message-reports",
		Summary: "List what people reported about messages", Tags: []string{"messages", "staff"}}, staff, s.getReports)
	auth.Handle(api, huma.Operation{OperationID: "close-message-report", Method: http.MethodPost, Path: "/api/admin/message-reports/{report_id}/close",
		Summary: "Close a report about messages", Tags: []string{"messages", "staff"}, Errors: []int{404, 409, 422},
		SkipValidateBody: true, RequestBody: field.RequestBody(api.OpenAPI(), "MessageReportCloseForm", new(CloseForm))}, staff, s.postClose)
}

func (s *Service) getReports(ctx context.Context, actor auth.Actor, in *reportsInput) (*web.Response[MessageReportPage], error) {
	page, err := web.ReadPage(in.Paging, ReportsSize, reportView, func(page int) ([]Report, int, error) { return s.Reports(ctx, actor, in.Closed, page) })
	return web.Private(MessageReportPage{page}, err)
}

func (s *Service) postClose(ctx context.Context, actor auth.Actor, in *closeInput) (*web.Response[web.Done], error) {
	var form CloseForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	return web.Private(web.Success("Closed."), s.CloseReport(ctx, actor, in.ReportID, form))
}

func (s *Service) getReportedFile(ctx context.Context, actor auth.Actor, in *reportedFileInput) (*huma.StreamResponse, error) {
	a, content, err := s.ReportedFile(ctx, actor, in.ReportID, in.AttachmentID)
	if err != nil {
		return nil, err
	}
	return media.Download(a.Name, a.Kind, a.Size, content), nil
}

func reportView(r Report) MessageReportView {
	reason, _ := field.LabelOf(reportReasons, r.Reason)
	return MessageReportView{ID: r.ID, Reason: reason, Text: r.Text, Quote: r.Quote, Attachments: attachment.Views(r.Files), ByName: r.By.Name, ByID: r.By.ID, AboutName: r.About.Name, AboutID: r.About.ID,
		CreatedAt: r.CreatedAt, ClosedAt: r.ClosedAt, ClosedBy: r.ClosedBy, Outcome: r.Outcome}
}
