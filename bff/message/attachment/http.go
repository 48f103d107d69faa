package attachment

import (
	"context"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

const (
	filesPath     = "/api/conversations/{conversation_id}/attachments"
	filePath      = filesPath + "/{attachment_id}"
	replacesField = "replaces"
)

// IsUpload reports whether an address takes a file of a message.
func IsUpload(method, path string) bool {
	return method == http.MethodPost && strings.HasPrefix(path, "/api/conversations/") && strings.HasSuffix(path, "/attachments")
}

// Conversations says who takes part in conversations.
type Conversations interface {
	// Seat returns the actor's place in a conversation. NotFound if they have none.
	Seat(ctx context.Context, actor auth.Actor, conversationID string) (Seat, error)
	// MayUpload says why the actor can't send files in a conversation now.
	MayUpload(ctx context.Context, actor auth.Actor, conversationID string) error
}

// MessageAttachment is a file of a message, or one that waits for its message.
type MessageAttachment struct {
	ID       string     `json:"id"`
	Name     string     `json:"name"`
	Kind     string     `json:"kind" enum:"pdf,jpeg,png,docx,xlsx" doc:"By its content."`
	Size     int64      `json:"size" doc:"Bytes."`
	SHA256   string     `json:"sha256" doc:"Of the content, in hex."`
	Version  int        `json:"version" doc:"From 1; 0 until it's sent."`
	OpenedAt *time.Time `json:"opened_at" doc:"When the other side first downloaded it."`
}

// Views returns attachments for a response.
func Views(all []Attachment) []MessageAttachment {
	views := make([]MessageAttachment, len(all))
	for i, a := range all {
		views[i] = MessageAttachment{a.ID, a.Name, string(a.Kind), a.Size, a.SHA256, a.Version, a.OpenedAt}
	}
	return views
}

// Operations registers the files of messages. The body of an upload is described after that,
// because the rule reads it itself, part by part.
func (s *Service) Operations(api huma.API, conversations Conversations) {
	h := handlers{s, conversations}
	both := auth.Only(auth.Attorney, auth.Expert)
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"messages"}, Errors: failures}
	}
	auth.Handle(api, op("upload-attachment", http.MethodPost, filesPath, "Upload a file for a message that is sent later", 404, 409, 413, 422, 429), both, h.post)
	api.OpenAPI().Paths[filesPath].Post.RequestBody = media.Form(media.Attachment, "PDF, JPEG, PNG, DOCX, or XLSX, up to 25 MB. It's deleted after a day unless a message is sent with it.", replacesField)
	auth.Handle(api, op("get-attachment", http.MethodGet, filePath, "Download a file of a message", 404, 422), both, h.get)
	auth.Handle(api, op("discard-attachment", http.MethodDelete, filePath, "Delete an upload that isn't sent", 404, 422), both, h.discard)
}

type handlers struct {
	*Service
	conversations Conversations
}

type uploadInput struct {
	ConversationID string `path:"conversation_id" pattern:"^[a-v0-9]{26}$"`
	ContentType    string `header:"Content-Type"`
	IdempotencyKey string `header:"Idempotency-Key" doc:"Of this file, if the request may be repeated."`
	body           io.Reader
}

// Resolve keeps the raw body, which is read part by part.
func (in *uploadInput) Resolve(ctx huma.Context) []error {
	in.body = web.RawBody(ctx)
	return nil
}

func (h handlers) post(ctx context.Context, actor auth.Actor, in *uploadInput) (*web.Response[MessageAttachment], error) {
	seat, err := h.conversations.Seat(ctx, actor, in.ConversationID)
	if err == nil {
		err = h.conversations.MayUpload(ctx, actor, in.ConversationID)
	}
	if err != nil {
		return nil, err // before reading megabytes
	}
	var kept Attachment
	err = media.Receive(in.body, in.ContentType, media.Attachment, []string{replacesField}, func(sent media.Upload) (err error) {
		kept, err = h.Keep(ctx, seat, sent.Name, sent.Values[replacesField], sent.Content)
		return err
	})
	if err != nil {
		return nil, media.AtField(media.Attachment, err)
	}
	return web.Private(Views([]Attachment{kept})[0], nil)
}

type fileInput struct {
	ConversationID string `path:"conversation_id" pattern:"^[a-v0-9]{26}$"`
	AttachmentID   string `path:"attachment_id" pattern:"^[a-v0-9]{26}$"`
}

func (h handlers) get(ctx context.Context, actor auth.Actor, in *fileInput) (*huma.StreamResponse, error) {
	seat, err := h.conversations.Seat(ctx, actor, in.ConversationID)
	if err != nil {
		return nil, hidden(err)
	}
	a, content, err := h.Open(ctx, seat, in.AttachmentID)
	if err != nil {
		return nil, err
	}
	// Whoever asks only for the headers, or gives up halfway, has opened nothing.
	return media.DownloadThen(a.Name, a.Kind, a.Size, content, func(ctx context.Context) {
		if err := h.Opened(ctx, seat, a); err != nil {
			web.Logger(ctx).ErrorContext(ctx, "the first opening of a file was not recorded", "error", err)
		}
	}), nil
}

// hidden answers the same whether it's the conversation or the file that isn't theirs.
func hidden(err error) error {
	if errs.KindOf(err) == errs.NotFound {
		return errNoFile
	}
	return err
}

func (h handlers) discard(ctx context.Context, actor auth.Actor, in *fileInput) (*web.Response[web.Done], error) {
	seat, err := h.conversations.Seat(ctx, actor, in.ConversationID)
	if err == nil {
		err = h.Discard(ctx, seat, in.AttachmentID)
	}
	return web.Private(web.Success("Removed."), hidden(err))
}
