package privacy

import (
	"bytes"
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/ustime"
	"peritus/bff/platform/web"
)

// DataExport is a copy of a person's data.
type DataExport struct {
	ID        string    `json:"id"`
	State     string    `json:"state" enum:"waiting,working,ready,failed"`
	Done      int       `json:"done" doc:"Number of steps done."`
	Steps     int       `json:"steps"`
	Size      int64     `json:"size" doc:"Bytes; 0 until it is ready."`
	CreatedAt time.Time `json:"created_at"`
	ExpiresAt time.Time `json:"expires_at" doc:"It can be downloaded until then."`
}

// DataExports lists a person's copies and what we keep after a deletion.
type DataExports struct {
	Results   []DataExport `json:"results" doc:"Newest first."`
	LeavingAt *time.Time   `json:"leaving_at" doc:"When the account will be deleted, or null."`
	Kept      []DataKept   `json:"kept" doc:"What we keep after a deletion, and why."`
	GraceDays int          `json:"grace_days"`
}

// DataKept is what a part of Peritus keeps after a deletion.
type DataKept struct {
	Part string `json:"part"`
	Text string `json:"text"`
}

// ExportAsked is the response to a request for a copy.
type ExportAsked struct {
	web.Done
	Export DataExport `json:"export"`
}

// Leaving is the response to a request for deletion.
type Leaving struct {
	web.Done
	LeavingAt time.Time `json:"leaving_at"`
}

// ConsentList holds the documents in force and what the person has agreed to.
type ConsentList struct {
	Documents []ConsentDocument `json:"documents"`
	History   []ConsentGiven    `json:"history" doc:"Newest first; empty for visitors."`
}

// ConsentDocument is a document in force.
type ConsentDocument struct {
	Document string     `json:"document" enum:"terms,privacy"`
	Title    string     `json:"title"`
	Path     string     `json:"path"`
	Version  string     `json:"version"`
	GivenAt  *time.Time `json:"given_at" doc:"When the person agreed to this version, or null."`
}

// ConsentGiven is one entry of the history.
type ConsentGiven struct {
	Document string    `json:"document"`
	Title    string    `json:"title"`
	Version  string    `json:"version"`
	GivenAt  time.Time `json:"given_at"`
}

type consentInput struct {
	Body struct {
		Versions map[string]string `json:"versions" doc:"Version in force by document."`
	}
}

// ExportInput names a copy.
type ExportInput struct {
	ID string `path:"id" maxLength:"64"`
}

type response[T any] struct {
	CacheControl string `header:"Cache-Control"`
	Body         T
}

func private[T any](body T) *response[T] { return &response[T]{CacheControl: "no-store", Body: body} }

// Operations registers this domain's API.
func (s *Service) Operations(api huma.API) {
	own := auth.SignedIn.WhilePending()
	op := func(id, method, path, summary string, errors ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"privacy"}, Errors: errors}
	}
	asking := op("export-data", http.MethodPost, "/api/settings/export", "Request a copy of your data", 429)
	asking.DefaultStatus = http.StatusAccepted
	auth.Handle(api, asking, own, s.postExport)
	auth.Handle(api, op("data-exports", http.MethodGet, "/api/settings/exports", "List copies of your data and what we keep after a deletion"), own, s.getExports)
	auth.Handle(api, op("data-export-file", http.MethodGet, "/api/settings/exports/{id}/file", "Download a copy as a ZIP file", 404), own, s.getFile)
	auth.Handle(api, op("delete-account", http.MethodPost, "/api/settings/deletion", "Schedule the deletion of your account", 409), auth.SignedIn.Fresh().WhilePending(), s.postDeletion)
	auth.Handle(api, op("keep-account", http.MethodPost, "/api/settings/deletion/cancel", "Cancel the deletion of your account", 422), own, s.postCancel)
	auth.Handle(api, op("consents", http.MethodGet, "/api/consents", "List documents in force and your consents"), auth.Anyone, s.getConsents)
	auth.Handle(api, op("consent", http.MethodPost, "/api/consents", "Agree to the documents in force", 409, 422), own, s.postConsents)
}

func (s *Service) postExport(ctx context.Context, actor auth.Actor, _ *struct{}) (*response[ExportAsked], error) {
	e, err := s.Ask(ctx, actor)
	if err != nil {
		return nil, err
	}
	return private(ExportAsked{Done: web.Success("We're preparing your copy. We'll email you when it's ready."), Export: view(e)}), nil
}

func (s *Service) getExports(ctx context.Context, actor auth.Actor, _ *struct{}) (*response[DataExports], error) {
	all, err := s.Exports(ctx, actor)
	if err != nil {
		return nil, err
	}
	out := DataExports{Results: make([]DataExport, len(all)), Kept: []DataKept{}, GraceDays: int(Grace.Hours() / 24)}
	for i, e := range all {
		out.Results[i] = view(e)
	}
	if !actor.LeavingAt.IsZero() {
		out.LeavingAt = &actor.LeavingAt
	}
	for _, source := range s.Sources {
		if kept := source.Keeps(); kept != "" {
			out.Kept = append(out.Kept, DataKept{Part: source.Name(), Text: kept})
		}
	}
	return private(out), nil
}

func (s *Service) getFile(ctx context.Context, actor auth.Actor, in *ExportInput) (*web.Download, error) {
	zip, e, err := s.Open(ctx, actor, in.ID)
	if err != nil {
		return nil, err
	}
	var body bytes.Buffer
	body.Grow(int(e.Size))
	if _, err := body.ReadFrom(zip); err != nil {
		return nil, err
	}
	return web.NewDownload("data", e.CreatedAt, "zip", "application/zip", body.Bytes()), nil
}

func (s *Service) postDeletion(ctx context.Context, actor auth.Actor, _ *struct{}) (*response[Leaving], error) {
	at, err := s.Leave(ctx, actor)
	if err != nil {
		return nil, err
	}
	return private(Leaving{Done: web.Success("Your account will be deleted on " + ustime.Date(at) + "."), LeavingAt: at}), nil
}

func (s *Service) postCancel(ctx context.Context, actor auth.Actor, _ *struct{}) (*response[web.Done], error) {
	if err := s.Stay(ctx, actor); err != nil {
		return nil, err
	}
	return private(web.Success("Your account won't be deleted.")), nil
}

func (s *Service) getConsents(ctx context.Context, actor auth.Actor, _ *struct{}) (*response[ConsentList], error) {
	given, err := s.Consents(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	out := ConsentList{Documents: make([]ConsentDocument, len(Documents)), History: make([]ConsentGiven, len(given))}
	titles := map[string]string{}
	for i, d := range Documents {
		titles[d.Code] = d.Title
		out.Documents[i] = ConsentDocument{Document: d.Code, Title: d.Title, Path: d.Path, Version: d.Version}
		for _, c := range given {
			if c.Document == d.Code && c.Version == d.Version {
				out.Documents[i].GivenAt = &c.GivenAt
			}
		}
	}
	for i, c := range given {
		out.History[i] = ConsentGiven{Document: c.Document, Title: titles[c.Document], Version: c.Version, GivenAt: c.GivenAt}
	}
	return private(out), nil
}

func (s *Service) postConsents(ctx context.Context, actor auth.Actor, in *consentInput) (*response[web.Done], error) {
	if err := s.Agree(ctx, actor, in.Body.Versions); err != nil {
		return nil, err
	}
	return private(web.Success("Thank you. Your choice is saved.")), nil
}

func view(e Export) DataExport {
	return DataExport{ID: e.ID, State: string(e.State), Done: e.Done, Steps: e.Steps, Size: e.Size, CreatedAt: e.CreatedAt, ExpiresAt: e.ExpiresAt}
}
