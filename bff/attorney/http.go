package attorney

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/phone"
	"peritus/bff/platform/place"
	"peritus/bff/platform/web"
)

// AttorneyRecord is an attorney's own record.
type AttorneyRecord struct {
	FirstName     string         `json:"first_name"`
	LastName      string         `json:"last_name"`
	Firm          string         `json:"firm"`
	Phone         string         `json:"phone" doc:"As people write it, with the calling code."`
	Role          string         `json:"role"`
	PracticeAreas []string       `json:"practice_areas"`
	City          string         `json:"city"`
	State         string         `json:"state" doc:"Postal code."`
	TimeZone      string         `json:"time_zone"`
	Admissions    []BarAdmission `json:"admissions"`
	Version       int            `json:"version"`
	Confirmed     bool           `json:"confirmed" doc:"At least one admission is, which gives access to attorney-only details."`
}

// BarAdmission is one admission of an attorney.
type BarAdmission struct {
	ID          string     `json:"id"`
	State       string     `json:"state" doc:"Postal code."`
	StateName   string     `json:"state_name"`
	Number      string     `json:"number"`
	Year        int        `json:"year"`
	Status      string     `json:"status" enum:"pending,confirmed,refused"`
	Reason      string     `json:"reason" doc:"Of a refusal."`
	SubmittedAt time.Time  `json:"submitted_at"`
	DecidedAt   *time.Time `json:"decided_at"`
}

// WaitingAdmission is an admission in the queue of staff.
type WaitingAdmission struct {
	BarAdmission
	UserID    string       `json:"user_id"`
	Name      string       `json:"name"`
	Email     string       `json:"email"`
	Firm      string       `json:"firm"`
	Role      string       `json:"role" doc:"In words."`
	Place     string       `json:"place"`
	DecidedBy string       `json:"decided_by"`
	Version   int          `json:"version"`
	Register  *BarRegister `json:"register" doc:"Where to look the admission up; null where there is no public register."`
	TellsAt   *time.Time   `json:"tells_at" doc:"When we email the attorney about the decision, or null once we did."`
	CanUndo   bool         `json:"can_undo" doc:"Whether this person can undo the decision until then."`
}

// TransformSchema lets the register be null.
func (WaitingAdmission) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "register")
}

// BarRegister is the public register of a state's attorneys.
type BarRegister struct {
	Name string `json:"name" doc:"Who keeps it."`
	URL  string `json:"url" format:"uri"`
}

// AdmissionList is a page of the queue.
type AdmissionList struct {
	web.Page[WaitingAdmission]
	Counts map[string]int     `json:"counts" doc:"All admissions, by status."`
	Recent []WaitingAdmission `json:"recent" doc:"Your own decisions that you can still undo, newest first."`
}

type queueInput struct {
	web.Paging
	Status string `query:"status" enum:"pending,confirmed,refused" default:"pending"`
}

// AdmissionInput identifies an admission.
type AdmissionInput struct {
	ID string `path:"id"`
}

func (in AdmissionInput) seen(version int) Seen { return Seen{in.ID, version} }

type decisionInput struct {
	AdmissionInput
	Body struct {
		Version int `json:"version" minimum:"1" doc:"Version that the staff member saw."`
	}
}

type refusalInput struct {
	AdmissionInput
	Body struct {
		Version int    `json:"version" minimum:"1" doc:"Version that the staff member saw."`
		Reason  string `json:"reason" doc:"The attorney reads it."`
	}
}

type recordInput struct{ RawBody []byte }

// Operations registers the HTTP operations of this domain.
func (s *Service) Operations(api huma.API) {
	own, staff := auth.Only(auth.Attorney), auth.Only(auth.Admin, auth.Researcher)
	auth.Handle(api, huma.Operation{OperationID: "attorney-record", Method: http.MethodGet, Path: "/api/attorney/record",
		Summary: "My professional record", Tags: []string{"attorney"}, Errors: []int{404}}, own, s.record)
	auth.Handle(api, huma.Operation{OperationID: "save-attorney-record", Method: http.MethodPut, Path: "/api/attorney/record",
		Summary: "Change my professional record", Tags: []string{"attorney"}, Errors: []int{409, 422}, SkipValidateBody: true,
		RequestBody: field.RequestBody(api.OpenAPI(), "RecordForm", new(RecordForm))}, own, s.saveRecord)
	auth.Handle(api, huma.Operation{OperationID: "bar-admissions", Method: http.MethodGet, Path: "/api/admin/bar-admissions",
		Summary: "List bar admissions", Tags: []string{"attorney"}, Errors: []int{422}}, staff, s.queue)
	auth.Handle(api, huma.Operation{OperationID: "confirm-bar-admission", Method: http.MethodPost, Path: "/api/admin/bar-admissions/{id}/confirm",
		Summary: "Confirm a bar admission", Tags: []string{"attorney"}, Errors: []int{404, 409}}, staff, s.confirmOne)
	auth.Handle(api, huma.Operation{OperationID: "refuse-bar-admission", Method: http.MethodPost, Path: "/api/admin/bar-admissions/{id}/refuse",
		Summary: "Refuse a bar admission, with a reason that is emailed", Tags: []string{"attorney"}, Errors: []int{404, 409, 422}}, staff, s.refuseOne)
	auth.Handle(api, huma.Operation{OperationID: "undo-bar-admission", Method: http.MethodPost, Path: "/api/admin/bar-admissions/{id}/undo",
		Summary: "Undo my own decision on a bar admission before its attorney is told", Tags: []string{"attorney"}, Errors: []int{404, 409}}, staff, s.undoOne)
}

func (s *Service) record(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[AttorneyRecord], error) {
	r, err := s.Get(ctx, actor)
	return web.Private(s.recordView(r), err)
}

func (s *Service) saveRecord(ctx context.Context, actor auth.Actor, in *recordInput) (*web.Response[AttorneyRecord], error) {
	var form RecordForm
	if problems := field.Decode(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	if form.Version == nil {
		return nil, errs.Field(field.Check(&form))
	}
	r, err := s.Save(ctx, actor, *form.Version, form.Form)
	return web.Private(s.recordView(r), err)
}

func (s *Service) recordView(r Record) AttorneyRecord {
	v := AttorneyRecord{FirstName: r.FirstName, LastName: r.LastName, Firm: r.Firm, Phone: phone.Written(r.Phone), Role: r.Role,
		PracticeAreas: r.PracticeAreas, City: r.City, State: r.State, TimeZone: r.TimeZone, Version: r.Version,
		Admissions: make([]BarAdmission, len(r.Admissions))}
	for i, a := range r.Admissions {
		v.Admissions[i] = s.admissionView(a)
		v.Confirmed = v.Confirmed || a.Status == Confirmed
	}
	return v
}

func (s *Service) admissionView(a Admission) BarAdmission {
	return BarAdmission{ID: a.ID, State: a.State, StateName: place.State(a.State), Number: a.Number, Year: a.Year, Status: string(a.Status),
		Reason: a.Reason, SubmittedAt: a.SubmittedAt, DecidedAt: a.DecidedAt}
}

func (s *Service) queue(ctx context.Context, actor auth.Actor, in *queueInput) (*web.Response[AdmissionList], error) {
	counts, err := s.Counts(ctx)
	if err != nil {
		return nil, err
	}
	recent, err := s.Recent(ctx, actor)
	if err != nil {
		return nil, err
	}
	view := func(w Waiting) WaitingAdmission { return s.waitingView(actor, w) }
	page, err := web.ReadPage(in.Paging, PageSize, view, func(page int) ([]Waiting, int, error) {
		found, err := s.List(ctx, Status(in.Status), page)
		return found, counts[Status(in.Status)], err
	})
	if err != nil {
		return nil, err
	}
	out := AdmissionList{Page: page, Counts: map[string]int{}, Recent: make([]WaitingAdmission, len(recent))}
	for i, w := range recent {
		out.Recent[i] = view(w)
	}
	for _, status := range Statuses {
		out.Counts[string(status)] = counts[status]
	}
	return web.Private(out, nil)
}

func (s *Service) waitingView(actor auth.Actor, w Waiting) WaitingAdmission {
	view := WaitingAdmission{BarAdmission: s.admissionView(w.Admission), UserID: w.UserID, Name: w.Name,
		Email: w.Email, Firm: w.Firm, Role: w.Role, Place: w.Place, DecidedBy: w.DecidedBy,
		Version: w.Version, TellsAt: w.AnnounceAt, CanUndo: w.CanUndo(actor, s.Clock.Now())}
	if r, found := RegisterOf(w.State); found {
		view.Register = &BarRegister{r.Name, r.URL}
	}
	return view
}

func (s *Service) confirmOne(ctx context.Context, actor auth.Actor, in *decisionInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success(fmt.Sprintf("Admission confirmed. We'll email the attorney in %d minutes unless you undo it.", int(UndoWindow.Minutes()))),
		s.Confirm(ctx, actor, in.seen(in.Body.Version)))
}

func (s *Service) refuseOne(ctx context.Context, actor auth.Actor, in *refusalInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success(fmt.Sprintf("Admission refused. We'll email your reason to the attorney in %d minutes unless you undo it.", int(UndoWindow.Minutes()))),
		s.Refuse(ctx, actor, in.seen(in.Body.Version), in.Body.Reason))
}

// restoredWords say what an undo restored.
var restoredWords = map[Status]string{
	Pending:   "Undone. The admission is waiting for review again.",
	Confirmed: "Undone. The admission is confirmed again.",
	Refused:   "Undone. The admission is refused again.",
}

func (s *Service) undoOne(ctx context.Context, actor auth.Actor, in *decisionInput) (*web.Response[web.Done], error) {
	restored, err := s.Undo(ctx, actor, in.seen(in.Body.Version))
	return web.Private(web.Success(restoredWords[restored]), err)
}
