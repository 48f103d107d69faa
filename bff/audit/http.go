package audit

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

// AuditEntry is one entry of the log. Erased fields are empty.
type AuditEntry struct {
	Seq           int64             `json:"seq"`
	At            time.Time         `json:"at"`
	ActorID       string            `json:"actor_id" doc:"Empty for anonymous requests and background jobs."`
	ActorName     string            `json:"actor_name"`
	ActorGroups   string            `json:"actor_groups" doc:"The actor's groups at the time, separated by commas."`
	ActorErased   bool              `json:"actor_erased"`
	Action        string            `json:"action"`
	Kind          string            `json:"kind"`
	SubjectID     string            `json:"subject_id"`
	SubjectName   string            `json:"subject_name"`
	SubjectErased bool              `json:"subject_erased"`
	Reason        string            `json:"reason"`
	Detail        map[string]string `json:"detail"` // by label
	Hash          string            `json:"hash"`
}

// AuditPage is a page of the log, newest first.
type AuditPage struct {
	web.Cursor[AuditEntry, int64]
	Actions []string `json:"actions" doc:"All actions in the log."`
	Kinds   []string `json:"kinds"`
}

// AuditCheck is the result of checking the hash chain.
type AuditCheck struct {
	Entries  int64          `json:"entries"`
	Erased   int64          `json:"erased" doc:"Number of erased parts. Each has an entry that records the erasure."`
	HeadHash string         `json:"head_hash" doc:"Store it elsewhere to detect later whether the end was cut off."`
	Problems []AuditProblem `json:"problems" doc:"Empty if no entry was changed, inserted, or removed."`
	At       time.Time      `json:"at"`
}

// AuditProblem is an entry that fails the check.
type AuditProblem struct {
	Seq  int64  `json:"seq"`
	What string `json:"what"`
}

// AuditFilter is a Filter in query parameters.
type AuditFilter struct {
	Actor   string `query:"actor" maxLength:"64" doc:"Account ID."`
	Action  string `query:"action" maxLength:"64"`
	Kind    string `query:"kind" maxLength:"64"`
	Subject string `query:"subject" maxLength:"64" doc:"ID of the target."`
	Q       string `query:"q" maxLength:"200"`

	From time.Time `query:"from" format:"date" timeFormat:"2006-01-02" doc:"First day, in UTC."`
	To   time.Time `query:"to" format:"date" timeFormat:"2006-01-02" doc:"Last day, in UTC."`
}

func (q AuditFilter) filter() Filter {
	f := Filter{ActorID: q.Actor, Action: q.Action, Kind: q.Kind, SubjectID: q.Subject, Query: q.Q, From: q.From}
	if !q.To.IsZero() {
		f.Before = q.To.AddDate(0, 0, 1)
	}
	return f
}

type listInput struct {
	web.Around[int64]
	AuditFilter
}

type response[T any] struct {
	CacheControl string `header:"Cache-Control"`
	Body         T
}

func private[T any](body T) *response[T] { return &response[T]{CacheControl: "no-store", Body: body} }

// Operations registers this domain's API.
func (s *Service) Operations(api huma.API) {
	admin := auth.Only(auth.Admin)
	auth.Handle(api, huma.Operation{OperationID: "audit", Method: http.MethodGet, Path: "/api/admin/audit",
		Summary: "List audit entries", Tags: []string{"audit"}, Errors: []int{422}}, admin, s.list)
	auth.Handle(api, huma.Operation{OperationID: "check-audit", Method: http.MethodGet, Path: "/api/admin/audit/check",
		Summary: "Check the audit log", Tags: []string{"audit"}, Errors: []int{503}}, admin, s.check)
	auth.Handle(api, huma.Operation{OperationID: "export-audit", Method: http.MethodPost, Path: "/api/admin/audit/export",
		Summary: "Export matching entries as CSV or for Excel. The export is logged.", Tags: []string{"audit"}, Errors: []int{422}}, admin, s.export)
}

func (s *Service) list(ctx context.Context, _ auth.Actor, in *listInput) (*response[AuditPage], error) {
	cursor, err := web.ReadCursor(in.Around, PageSize, view, func(e Entry) int64 { return e.Seq },
		func(rows web.Rows[int64]) ([]Entry, error) { return s.List(ctx, in.filter(), rows) })
	if err != nil {
		return nil, err
	}
	actions, kinds, err := s.Words(ctx)
	if err != nil {
		return nil, err
	}
	return private(AuditPage{Cursor: cursor, Actions: actions, Kinds: kinds}), nil
}

func (s *Service) check(ctx context.Context, _ auth.Actor, _ *struct{}) (*response[AuditCheck], error) {
	found, err := s.Check(ctx)
	if ctx.Err() != nil {
		return nil, errs.Outage("The log is too long to check here. Run bff audit check.", err)
	}
	if err != nil {
		return nil, err
	}
	out := AuditCheck{Entries: found.Entries, Erased: found.Erased, HeadHash: found.HeadHash, At: s.Clock.Now(), Problems: make([]AuditProblem, len(found.Problems))}
	for i, p := range found.Problems {
		out.Problems[i] = AuditProblem(p)
	}
	return private(out), nil
}

func view(e Entry) AuditEntry {
	return AuditEntry{Seq: e.Seq, At: e.At, ActorID: e.ActorID, ActorName: e.Actor.Name, ActorGroups: e.Actor.Groups, ActorErased: e.ActorErased,
		Action: e.Action, Kind: e.Kind, SubjectID: e.SubjectID, SubjectName: e.Subject.Name, SubjectErased: e.SubjectErased,
		Reason: e.Subject.Reason, Detail: e.Subject.Detail.Labeled(), Hash: e.Hash}
}
