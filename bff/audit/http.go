package audit

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// AuditEntry is one entry of the log. Erased fields are empty.
type AuditEntry struct {
	Seq           int64             `json:"seq"`
	At            time.Time         `json:"at"`
	ActorID       string            `json:"actor_id" doc:"Empty: nobody who was signed in, or the program itself."`
	ActorName     string            `json:"actor_name"`
	ActorGroups   string            `json:"actor_groups" doc:"As they were then, parted by commas."`
	ActorErased   bool              `json:"actor_erased"`
	Action        string            `json:"action"`
	Kind          string            `json:"kind"`
	SubjectID     string            `json:"subject_id"`
	SubjectName   string            `json:"subject_name"`
	SubjectErased bool              `json:"subject_erased"`
	Reason        string            `json:"reason"`
	Detail        map[string]string `json:"detail"`
	Hash          string            `json:"hash"`
}

// AuditPage is a page of the log, the newest first.
type AuditPage struct {
	Results []AuditEntry `json:"results"`
	Older   *int64       `json:"older" doc:"Ask on with before; null at the end."`
	Newer   *int64       `json:"newer" doc:"Ask on with after; null at the beginning."`
	Actions []string     `json:"actions" doc:"All that occur in the log."`
	Kinds   []string     `json:"kinds"`
}

// AuditCheck is what a check of the chain has found.
type AuditCheck struct {
	Entries  int64          `json:"entries"`
	Erased   int64          `json:"erased" doc:"Parts that were erased, each by an entry that says so."`
	HeadHash string         `json:"head_hash" doc:"Kept elsewhere, it tells later whether the end was cut off."`
	Problems []AuditProblem `json:"problems" doc:"Empty: nothing was altered, added between or removed."`
	At       time.Time      `json:"at"`
}

// AuditProblem is where the log is not what it was.
type AuditProblem struct {
	Seq  int64  `json:"seq"`
	What string `json:"what"`
}

// AuditFilter is a Filter as it stands in an address.
type AuditFilter struct {
	Actor   string `query:"actor" maxLength:"64"`
	Action  string `query:"action" maxLength:"64"`
	Kind    string `query:"kind" maxLength:"64"`
	Subject string `query:"subject" maxLength:"64" doc:"An id."`
	From    string `query:"from" format:"date" doc:"The first day, in UTC."`
	To      string `query:"to" format:"date" doc:"The last day, in UTC."`
	Q       string `query:"q" maxLength:"200"`
}

func (q AuditFilter) filter() (Filter, error) {
	f := Filter{ActorID: q.Actor, Action: q.Action, Kind: q.Kind, SubjectID: q.Subject, Query: q.Q}
	problems := map[string][]string{}
	day := func(field, value string) time.Time {
		if value == "" {
			return time.Time{}
		}
		at, err := time.Parse(time.DateOnly, value)
		if err != nil {
			problems[field] = []string{"Is no day, such as 2026-11-28."}
		}
		return at
	}
	f.From = day("from", q.From)
	if last := day("to", q.To); !last.IsZero() {
		f.Before = last.AddDate(0, 0, 1)
	}
	if len(problems) > 0 {
		return f, errs.Field(problems)
	}
	return f, nil
}

type listInput struct {
	AuditFilter
	Before int64 `query:"before" minimum:"0"`
	After  int64 `query:"after" minimum:"0"`
}

type answer[T any] struct {
	CacheControl string `header:"Cache-Control"`
	Body         T
}

func private[T any](body T) *answer[T] { return &answer[T]{CacheControl: "no-store", Body: body} }

// Operations registers what this domain answers over HTTP.
func (s *Service) Operations(api huma.API) {
	admin := auth.Only(auth.Admin)
	auth.Handle(api, huma.Operation{OperationID: "audit", Method: http.MethodGet, Path: "/api/admin/audit",
		Summary: "What was done on whose authority", Tags: []string{"audit"}, Errors: []int{422}}, admin, s.list)
	auth.Handle(api, huma.Operation{OperationID: "check-audit", Method: http.MethodGet, Path: "/api/admin/audit/check",
		Summary: "Is the log what it was", Tags: []string{"audit"}, Errors: []int{503}}, admin, s.check)
	auth.Handle(api, huma.Operation{OperationID: "export-audit", Method: http.MethodPost, Path: "/api/admin/audit/export",
		Summary: "The entries that fit, as CSV; noted in the log itself", Tags: []string{"audit"}, Errors: []int{422}}, admin, s.export)
}

func (s *Service) list(ctx context.Context, _ auth.Actor, in *listInput) (*answer[AuditPage], error) {
	f, err := in.filter()
	if err != nil {
		return nil, err
	}
	page, err := s.List(ctx, f, in.Before, in.After)
	if err != nil {
		return nil, err
	}
	actions, kinds, err := s.Words(ctx)
	if err != nil {
		return nil, err
	}
	out := AuditPage{Results: make([]AuditEntry, len(page.Entries)), Older: present(page.Older), Newer: present(page.Newer), Actions: actions, Kinds: kinds}
	for i, e := range page.Entries {
		out.Results[i] = view(e)
	}
	return private(out), nil
}

func (s *Service) check(ctx context.Context, _ auth.Actor, _ *struct{}) (*answer[AuditCheck], error) {
	found, err := s.Check(ctx)
	if ctx.Err() != nil {
		return nil, errs.Outage("The log is too long to be checked while you wait. Run bff audit check.", err)
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
	detail := e.Subject.Detail
	if detail == nil {
		detail = map[string]string{}
	}
	return AuditEntry{Seq: e.Seq, At: e.At, ActorID: e.ActorID, ActorName: e.Actor.Name, ActorGroups: e.Actor.Groups, ActorErased: e.ActorErased,
		Action: e.Action, Kind: e.Kind, SubjectID: e.SubjectID, SubjectName: e.Subject.Name, SubjectErased: e.SubjectErased,
		Reason: e.Subject.Reason, Detail: detail, Hash: e.Hash}
}

func present(seq int64) *int64 {
	if seq == 0 {
		return nil
	}
	return &seq
}
