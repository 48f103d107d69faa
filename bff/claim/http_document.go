package claim

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

// IsDocument reports whether an address takes a document.
func IsDocument(method, path string) bool {
	return method == http.MethodPost && strings.HasPrefix(path, "/api/claims/") && strings.HasSuffix(path, "/document")
}

const documentPath = "/api/claims/{id}/document"

// documentOperations registers the way of a document in. Its body is described after
// that: the rule reads it itself, part by part.
func (s *Service) documentOperations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "send-claim-document", Method: http.MethodPost, Path: documentPath,
		Summary: "Send a document for staff to read", Tags: []string{"claim"}, Errors: []int{404, 409, 413, 422}}, auth.Anyone, s.document)
	api.OpenAPI().Paths[documentPath].Post.RequestBody = media.Form(media.Evidence, "PDF, JPEG, PNG, or DOCX, up to 10 MB.", "browser")
}

type documentInput struct {
	ClaimInput
	ContentType string `header:"Content-Type"`
	body        io.Reader
}

// Resolve keeps the raw body, which is read part by part.
func (in *documentInput) Resolve(ctx huma.Context) []error {
	in.body = web.RawBody(ctx)
	return nil
}

func (s *Service) document(ctx context.Context, _ auth.Actor, in *documentInput) (*web.Response[ClaimDone], error) {
	var c Claim
	err := media.Receive(in.body, in.ContentType, media.Evidence, []string{"browser"}, func(file media.Upload) (err error) {
		c, err = s.Attach(ctx, in.ID, file.Values["browser"], file.Name, file.Content)
		return err
	})
	if err != nil {
		return nil, err
	}
	return s.done(ctx, c, "Thank you. We'll review it and email you.")
}

type fileInput struct {
	ClaimInput
	Document string `path:"document_id" maxLength:"64"`
}

func (s *Service) download(ctx context.Context, actor auth.Actor, in *fileInput) (*huma.StreamResponse, error) {
	d, content, err := s.Open(ctx, actor, in.ID, in.Document)
	if err != nil {
		return nil, err
	}
	return media.Download(d.Name, media.Kind(d.Kind), d.Size, content), nil
}
