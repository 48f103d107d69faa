package material

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/web"
)

// Material is a file that was sent.
type Material struct {
	attachment.MessageAttachment
	Number   int       `json:"number" doc:"From 1, in the order of sending."`
	Own      bool      `json:"own"`
	From     string    `json:"from" doc:"Name of the sender."`
	SentAt   time.Time `json:"sent_at"`
	Seq      int       `json:"seq" doc:"Of the message."`
	Document string    `json:"document" doc:"The same for all versions of a document."`
	Latest   bool      `json:"latest" doc:"No later version was sent."`
}

// MaterialList is what the two of a conversation sent each other.
type MaterialList struct {
	Caption    string     `json:"caption"`
	Court      string     `json:"court"`
	Docket     string     `json:"docket"`
	Attorney   string     `json:"attorney" doc:"Name."`
	Expert     string     `json:"expert" doc:"Name."`
	Side       string     `json:"side" enum:"attorney,expert" doc:"Of the reader."`
	Results    []Material `json:"results" doc:"The oldest first."`
	Hash       string     `json:"hash" doc:"SHA-256 of the list of checksums, which can be saved."`
	CompleteAt *time.Time `json:"complete_at" doc:"When the expert called the list complete."`
	Current    bool       `json:"current" doc:"Nothing was sent since."`
	Listed     int        `json:"listed" doc:"How many files the list had then."`
	At         time.Time  `json:"at" doc:"When it was read."`
}

// MaterialsInput identifies a list of materials.
type MaterialsInput struct {
	ConversationID string `path:"conversation_id" pattern:"^[a-v0-9]{26}$"`
}

type exportInput struct {
	MaterialsInput
	web.TableFormat
}

type completeInput struct {
	MaterialsInput
	Body struct {
		Hash string `json:"hash" maxLength:"64" doc:"Of the list that the expert saw."`
	}
}

// Operations registers the HTTP operations of materials.
func (s *Service) Operations(api huma.API) {
	both := auth.Only(auth.Attorney, auth.Expert)
	const path = "/api/conversations/{conversation_id}/materials"
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"messages"}, Errors: append(failures, 404, 422)}
	}
	auth.Handle(api, op("get-materials", http.MethodGet, path, "List what was sent in a conversation"), both, s.get)
	auth.Handle(api, op("export-materials", http.MethodGet, path+"/export", "Download what was sent in a conversation as a table"), both, s.export)
	auth.Handle(api, op("save-checksums", http.MethodGet, path+"/checksums", "Save the checksums of what was sent, for sha256sum"), both, s.sums)
	auth.Handle(api, op("complete-materials", http.MethodPost, path+"/complete", "Call the list complete, as its expert", 403, 409), both, s.complete)
	auth.Handle(api, op("reopen-materials", http.MethodPost, path+"/reopen", "No longer call the list complete, as its expert", 403), both, s.reopen)
}

func (s *Service) get(ctx context.Context, actor auth.Actor, in *MaterialsInput) (*web.Response[MaterialList], error) {
	l, err := s.Get(ctx, actor, in.ConversationID)
	if err != nil {
		return nil, err
	}
	v := MaterialList{Caption: l.Caption, Court: l.Court, Docket: l.Docket, Attorney: l.Names["attorney"], Expert: l.Names[Expert], Side: l.Side,
		Results: make([]Material, len(l.Files)), Hash: l.Hash, At: s.Clock.Now()}
	latest := map[string]int{}
	for _, a := range l.Files {
		latest[a.Document] = max(latest[a.Document], a.Version)
	}
	for i, one := range attachment.Views(l.Files) {
		a := l.Files[i]
		v.Results[i] = Material{one, i + 1, a.Side == l.Side, l.Names[a.Side], *a.SentAt, a.Seq, a.Document, a.Version == latest[a.Document]}
	}
	if l.Mark != nil {
		v.CompleteAt, v.Current, v.Listed = &l.Mark.At, l.Mark.Current(l), l.Mark.Listed
	}
	return web.Private(v, nil)
}

func (s *Service) export(ctx context.Context, actor auth.Actor, in *exportInput) (*web.Download, error) {
	l, err := s.Get(ctx, actor, in.ConversationID)
	if err != nil {
		return nil, err
	}
	return in.Table("materials", s.Clock.Now(), l.Rows())
}

func (s *Service) sums(ctx context.Context, actor auth.Actor, in *MaterialsInput) (*web.Download, error) {
	list, err := s.Checksums(ctx, actor, in.ConversationID)
	if err != nil {
		return nil, err
	}
	return web.NewDownload("materials", s.Clock.Now(), "sha256", "text/plain; charset=utf-8", list), nil
}

func (s *Service) complete(ctx context.Context, actor auth.Actor, in *completeInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("Marked as complete. The attorney sees it."), s.Complete(ctx, actor, in.ConversationID, in.Body.Hash))
}

func (s *Service) reopen(ctx context.Context, actor auth.Actor, in *MaterialsInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("No longer marked as complete."), s.Reopen(ctx, actor, in.ConversationID))
}
