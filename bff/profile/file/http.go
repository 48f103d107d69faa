package file

import (
	"context"
	"io"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
	"peritus/bff/profile/photo"
)

const (
	filesPath  = "/api/profiles/{expert_id}/files"
	photosPath = "/api/profiles/{expert_id}/photos"
	cropField  = "crop"
)

// IsUpload reports whether an address takes a file of a profile.
func IsUpload(method, path string) bool {
	return method == http.MethodPost && strings.HasPrefix(path, "/api/profiles/") &&
		(strings.HasSuffix(path, "/files") || strings.HasSuffix(path, "/photos"))
}

// Rules say who may use the files of a profile.
type Rules interface {
	// MayEdit returns an error for those who may not edit the profile.
	MayEdit(ctx context.Context, actor auth.Actor, expertID string) error
	// ShowsPhoto reports whether others see a profile with this photo now.
	ShowsPhoto(ctx context.Context, expertID, key string) (bool, error)
}

// Operations registers the files of a profile. The request bodies are described after
// that, because the rules read them themselves, part by part.
func (s *Service) Operations(api huma.API, rules Rules) {
	h := handlers{s, rules}
	editors := auth.Only(auth.Expert, auth.Admin, auth.Researcher)
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"profile"}, Errors: failures}
	}
	auth.Handle(api, op("keep-profile-file", http.MethodPost, filesPath, "Upload a document for a section", 401, 403, 404, 413, 422), editors, h.keepFile)
	api.OpenAPI().Paths[filesPath].Post.RequestBody = media.Form(media.Resume, "PDF or DOCX, up to 10 MB.")
	auth.Handle(api, op("get-profile-file", http.MethodGet, filesPath+"/{key}", "A document of a profile", 401, 403, 404), editors, h.getFile)

	auth.Handle(api, op("keep-profile-photo", http.MethodPost, photosPath, "Upload a photo and choose the square that shows", 401, 403, 404, 413, 422), editors, h.keepPhoto)
	api.OpenAPI().Paths[photosPath].Post.RequestBody = media.Form(media.Photo, "JPEG or PNG, up to 5 MB.", cropField)
	auth.Handle(api, op("get-profile-photo", http.MethodGet, photosPath+"/{key}", "A photo of a profile, for those who may edit it", 401, 403, 404), editors, h.getPhoto)
	auth.Handle(api, op("get-photo", http.MethodGet, "/api/photos/{key}", "The photo of an expert who can be found", 404), auth.Anyone, h.getShownPhoto)
}

type handlers struct {
	*Service
	rules Rules
}

type keepInput struct {
	ExpertID    string `path:"expert_id" maxLength:"64"`
	ContentType string `header:"Content-Type"`
	body        io.Reader
}

// Resolve keeps the raw body, which is read part by part.
func (in *keepInput) Resolve(ctx huma.Context) []error {
	in.body = web.RawBody(ctx)
	return nil
}

func (h handlers) keepFile(ctx context.Context, actor auth.Actor, in *keepInput) (*web.Response[ProfileFile], error) {
	return h.receive(ctx, actor, in, media.Resume, nil, func(sent media.Upload) (ProfileFile, error) {
		return h.Keep(ctx, Owner{in.ExpertID, actor.UserID}, sent.Name, sent.Content)
	})
}

func (h handlers) keepPhoto(ctx context.Context, actor auth.Actor, in *keepInput) (*web.Response[ProfileFile], error) {
	return h.receive(ctx, actor, in, media.Photo, []string{cropField}, func(sent media.Upload) (ProfileFile, error) {
		crop, err := photo.ParseCrop(sent.Values[cropField])
		if err != nil {
			return ProfileFile{}, err
		}
		return h.KeepPhoto(ctx, Owner{in.ExpertID, actor.UserID}, sent.Name, sent.Content, crop)
	})
}

func (h handlers) receive(ctx context.Context, actor auth.Actor, in *keepInput, purpose media.Purpose, beside []string,
	keep func(media.Upload) (ProfileFile, error)) (*web.Response[ProfileFile], error) {
	if err := h.rules.MayEdit(ctx, actor, in.ExpertID); err != nil {
		return nil, err // before reading megabytes
	}
	var kept ProfileFile
	err := media.Receive(in.body, in.ContentType, purpose, beside, func(sent media.Upload) (err error) {
		kept, err = keep(sent)
		return err
	})
	return web.Private(kept, media.AtField(purpose, err))
}

type fileInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Key      string `path:"key" maxLength:"64"`
}

func (h handlers) open(ctx context.Context, actor auth.Actor, in *fileInput) (ProfileFile, io.ReadCloser, error) {
	if err := h.rules.MayEdit(ctx, actor, in.ExpertID); err != nil {
		return ProfileFile{}, nil, err
	}
	return h.Open(ctx, in.ExpertID, in.Key)
}

func (h handlers) getFile(ctx context.Context, actor auth.Actor, in *fileInput) (*huma.StreamResponse, error) {
	file, content, err := h.open(ctx, actor, in)
	if err != nil {
		return nil, err
	}
	return media.Download(file.Name, media.Kind(file.Kind), file.Size, content), nil
}

func (h handlers) getPhoto(ctx context.Context, actor auth.Actor, in *fileInput) (*huma.StreamResponse, error) {
	file, content, err := h.open(ctx, actor, in)
	if err != nil {
		return nil, err
	}
	return shown(file, content)
}

type photoInput struct {
	Key string `path:"key" maxLength:"64"`
}

func (h handlers) getShownPhoto(ctx context.Context, _ auth.Actor, in *photoInput) (*huma.StreamResponse, error) {
	row, found, err := h.find(ctx, in.Key)
	if err != nil {
		return nil, err
	}
	shows := false
	if found {
		if shows, err = h.rules.ShowsPhoto(ctx, row.ExpertID, row.Key); err != nil {
			return nil, err
		}
	}
	if !shows {
		return nil, errs.NotFoundf("Photo")
	}
	content, err := h.Store.Open(row.Key)
	if err != nil {
		return nil, err
	}
	return shown(row.file(), content)
}

// shown refuses documents, whatever their address.
func shown(file ProfileFile, content io.ReadCloser) (*huma.StreamResponse, error) {
	if file.Kind != string(media.JPEG) {
		_ = content.Close()
		return nil, errs.NotFoundf("Photo")
	}
	return media.Photograph(file.Size, content), nil
}
