package profile

import (
	"context"
	"io"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/platform/web"
)

const filesPath = "/api/profiles/{expert_id}/files"

// IsUpload reports whether an address takes a document of a profile.
func IsUpload(method, path string) bool {
	return method == http.MethodPost && strings.HasPrefix(path, "/api/profiles/") && strings.HasSuffix(path, "/files")
}

// fileOperations registers the documents of a profile. The request body is described
// after that, because the rule reads it itself, part by part.
func (s *Service) fileOperations(api huma.API, op func(id, method, path, summary string, failures ...int) huma.Operation, editors auth.Access) {
	auth.Handle(api, op("keep-profile-file", http.MethodPost, filesPath, "Upload a document for a section", 401, 403, 404, 413, 422), editors, s.keepFile)
	api.OpenAPI().Paths[filesPath].Post.RequestBody = media.Form(media.Resume, "PDF or DOCX, up to 10 MB.")
	auth.Handle(api, op("get-profile-file", http.MethodGet, filesPath+"/{key}", "A document of a profile", 401, 403, 404), editors, s.getFile)
}

type keepFileInput struct {
	ExpertID    string `path:"expert_id" maxLength:"64"`
	ContentType string `header:"Content-Type"`
	body        io.Reader
}

// Resolve keeps the raw body, which is read part by part.
func (in *keepFileInput) Resolve(ctx huma.Context) []error {
	in.body = web.RawBody(ctx)
	return nil
}

func (s *Service) keepFile(ctx context.Context, actor auth.Actor, in *keepFileInput) (*web.Response[ProfileFile], error) {
	if _, err := s.editable(ctx, actor, in.ExpertID); err != nil {
		return nil, err // before reading megabytes
	}
	var kept ProfileFile
	err := media.Receive(in.body, in.ContentType, media.Resume, nil, func(file media.Upload) (err error) {
		kept, err = s.KeepFile(ctx, actor, in.ExpertID, file.Name, file.Content)
		return err
	})
	return web.Private(kept, media.AtField(media.Resume, err))
}

type profileFileInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Key      string `path:"key" maxLength:"64"`
}

func (s *Service) getFile(ctx context.Context, actor auth.Actor, in *profileFileInput) (*huma.StreamResponse, error) {
	file, content, err := s.OpenFile(ctx, actor, in.ExpertID, in.Key)
	if err != nil {
		return nil, err
	}
	return media.Download(file.Name, media.Kind(file.Kind), file.Size, content), nil
}
