package export

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

type input struct {
	ConversationID string   `path:"conversation_id" pattern:"^[a-v0-9]{26}$"`
	Labels         []string `query:"labels,explode" enum:"compensation,facts,assumptions,other" maxItems:"4" doc:"Only messages with these labels; all if there are none."`
}

// Operations registers the HTTP operations of exports.
func (s *Service) Operations(api huma.API) {
	both := auth.Only(auth.Attorney, auth.Expert)
	op := func(id, path, summary string) huma.Operation {
		return huma.Operation{OperationID: id, Method: http.MethodGet, Path: path, Summary: summary, Tags: []string{"messages"}, Errors: []int{404, 422}}
	}
	auth.Handle(api, op("get-transcript", "/api/conversations/{conversation_id}/transcript", "All of a conversation, or its messages with some labels"), both, s.get)
	auth.Handle(api, op("export-conversation", "/api/conversations/{conversation_id}/export", "Download a conversation as canonical JSON with its hash"), both, s.export)
}

func (s *Service) get(ctx context.Context, actor auth.Actor, in *input) (*web.Response[Transcript], error) {
	return web.Private(s.Get(ctx, actor, in.ConversationID, in.Labels))
}

func (s *Service) export(ctx context.Context, actor auth.Actor, in *input) (*web.Download, error) {
	t, err := s.Get(ctx, actor, in.ConversationID, in.Labels)
	if err != nil {
		return nil, err
	}
	file, err := t.File()
	return web.NewDownload("conversation", s.Clock.Now(), "json", "application/json", file), err
}
