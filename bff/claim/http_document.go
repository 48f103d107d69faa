package claim

import (
	"context"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/url"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

// DocumentBody is how large a request with a document may be: the document, and what
// multipart puts around it.
const DocumentBody = 10<<20 + 64<<10

// IsDocument tells whether an address takes a document.
func IsDocument(method, path string) bool {
	return method == http.MethodPost && strings.HasPrefix(path, "/api/claims/") && strings.HasSuffix(path, "/document")
}

const documentPath = "/api/claims/{id}/document"

var documentBody = &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{"multipart/form-data": {Schema: &huma.Schema{
	Type: "object", Required: []string{"browser", "document"}, Properties: map[string]*huma.Schema{
		"browser":  {Type: "string"},
		"document": {Type: "string", Format: "binary", Description: "PDF, JPEG, PNG or DOCX, at most 10 MB."}}}}}}

// documentOperations registers the way of a document in. Its body is described after
// that: the rule reads it itself, part by part.
func (s *Service) documentOperations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "send-claim-document", Method: http.MethodPost, Path: documentPath,
		Summary: "Send a document for staff to read", Tags: []string{"claim"}, Errors: []int{404, 409, 413, 422}}, auth.Anyone, s.document)
	api.OpenAPI().Paths[documentPath].Post.RequestBody = documentBody
}

type documentInput struct {
	ClaimInput
	ContentType string `header:"Content-Type"`
	body        io.Reader
}

// Resolve takes the body as it came; it is read part by part.
func (in *documentInput) Resolve(ctx huma.Context) []error {
	in.body = web.RawBody(ctx)
	return nil
}

func (s *Service) document(ctx context.Context, _ auth.Actor, in *documentInput) (*web.Answer[ClaimDone], error) {
	kind, parameters, err := mime.ParseMediaType(in.ContentType)
	if err != nil || kind != "multipart/form-data" || parameters["boundary"] == "" {
		return nil, errs.Invalidf("A document is sent as multipart/form-data.")
	}
	parts, browser := multipart.NewReader(in.body, parameters["boundary"]), ""
	for {
		part, err := parts.NextPart()
		if err == io.EOF {
			return nil, errs.Field(map[string][]string{"document": {"Please choose a file."}})
		}
		if err != nil {
			return nil, errs.Invalidf("The document did not arrive whole. Please send it again.")
		}
		switch part.FormName() {
		case "browser": // comes before the document
			value, err := io.ReadAll(io.LimitReader(part, 200))
			if err != nil {
				return nil, errs.Invalidf("The document did not arrive whole. Please send it again.")
			}
			browser = string(value)
		case "document":
			c, err := s.Attach(ctx, in.ID, browser, part.FileName(), part)
			if err != nil {
				return nil, err
			}
			return s.done(ctx, c, "Thank you. Our staff read it and write to you.")
		}
	}
}

type fileInput struct {
	ClaimInput
	Document string `path:"document_id" maxLength:"64"`
}

// download answers a document as something to save: no browser shows it as a page of
// ours, whatever it holds.
func (s *Service) download(ctx context.Context, actor auth.Actor, in *fileInput) (*huma.StreamResponse, error) {
	d, content, err := s.Open(ctx, actor, in.ID, in.Document)
	if err != nil {
		return nil, err
	}
	return &huma.StreamResponse{Body: func(out huma.Context) {
		defer func() { _ = content.Close() }()
		out.SetHeader("Content-Type", "application/octet-stream")
		out.SetHeader("Content-Length", fmt.Sprint(d.Size))
		out.SetHeader("Content-Disposition", attachment(d))
		out.SetHeader("X-Content-Type-Options", "nosniff")
		out.SetHeader("Content-Security-Policy", "default-src 'none'; sandbox")
		out.SetHeader("Cross-Origin-Resource-Policy", "same-origin")
		out.SetHeader("Cache-Control", "private, no-store")
		if _, err := io.Copy(out.BodyWriter(), content); err != nil {
			web.Logger(ctx).ErrorContext(ctx, "a document was not sent whole", "error", err)
		}
	}}, nil
}

// attachment names the file by what it is, with the sender's own name beside it.
func attachment(d Document) string {
	ending := map[string]string{"pdf": ".pdf", "jpeg": ".jpg", "png": ".png", "docx": ".docx"}[d.Kind]
	name := d.Name
	if !strings.HasSuffix(strings.ToLower(name), ending) && (d.Kind != "jpeg" || !strings.HasSuffix(strings.ToLower(name), ".jpeg")) {
		name += ending
	}
	encoded := strings.ReplaceAll(url.QueryEscape(name), "+", "%20")
	return fmt.Sprintf(`attachment; filename="document%s"; filename*=UTF-8''%s`, ending, encoded)
}
