package profile

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/history"
	"peritus/bff/profile/stored"
)

type revisionsInput struct {
	web.Paging
	ExpertID string    `path:"expert_id" maxLength:"64"`
	Section  string    `query:"section" maxLength:"64" doc:"Only this section's changes."`
	By       string    `query:"by" maxLength:"64" doc:"Only this person's changes."`
	From     time.Time `query:"from" format:"date" timeFormat:"2006-01-02" doc:"First day, in UTC."`
	To       time.Time `query:"to" format:"date" timeFormat:"2006-01-02" doc:"Last day, in UTC."`
}

func (in revisionsInput) filter() stored.Filter {
	f := stored.Filter{Section: in.Section, ActorID: in.By, From: in.From}
	if !in.To.IsZero() {
		f.To = in.To.AddDate(0, 0, 1)
	}
	return f
}

type revisionInput struct {
	ExpertID   string `path:"expert_id" maxLength:"64"`
	RevisionID string `path:"revision_id" maxLength:"64"`
}

type restoreInput struct {
	ExpertID   string `path:"expert_id" maxLength:"64"`
	RevisionID string `path:"revision_id" maxLength:"64"`
	Body       struct {
		Reason string `json:"reason,omitempty" maxLength:"2000" doc:"Required, except of experts who undo their own deletion."`
	}
}

type asOfInput struct {
	ExpertID string    `path:"expert_id" maxLength:"64"`
	At       time.Time `query:"at" doc:"The moment, RFC 3339; now if left out."`
}

// AsOfView is the profile at a moment.
type AsOfView struct {
	At      time.Time              `json:"at"`
	Hash    string                 `json:"hash" doc:"SHA-256 of the exported file, in hex."`
	Content history.ProfileContent `json:"content"`
}

// EditorList lists who has changed a profile.
type EditorList struct {
	Results []stored.Editor `json:"results"`
}

// historyOperations registers the history. Its paths come before those of sections, whose
// pattern would match too.
func (s *Service) historyOperations(api huma.API, op func(id, method, path, summary string, failures ...int) huma.Operation, editors auth.Access) {
	auth.Handle(api, op("list-revisions", http.MethodGet, "/api/profiles/{expert_id}/revisions", "The history of a profile", 401, 403, 404, 422),
		editors, s.listRevisions)
	auth.Handle(api, op("list-revision-editors", http.MethodGet, "/api/profiles/{expert_id}/revisions/editors", "Who has changed a profile", 401, 403, 404),
		editors, s.listEditors)
	auth.Handle(api, op("preview-restore", http.MethodGet, "/api/profiles/{expert_id}/revisions/{revision_id}/restore", "What restoring the state before a change would do", 401, 403, 404, 409),
		editors, s.previewRestore)
	auth.Handle(api, op("restore-revision", http.MethodPost, "/api/profiles/{expert_id}/revisions/{revision_id}/restore", "Restore the state before a change", 401, 403, 404, 409, 422),
		editors, s.restoreRevision)
	auth.Handle(api, op("get-profile-as-of", http.MethodGet, "/api/profiles/{expert_id}/as-of", "The profile at a moment, with its content hash", 401, 403, 404, 422),
		editors, s.getAsOf)
	auth.Handle(api, op("export-profile-as-of", http.MethodGet, "/api/profiles/{expert_id}/as-of/export", "The profile at a moment as the file that the content hash is of", 401, 403, 404, 422),
		editors, s.exportAsOf)
}

func (s *Service) listRevisions(ctx context.Context, actor auth.Actor, in *revisionsInput) (*web.Response[web.Page[editing.RevisionView]], error) {
	names := map[string]string{}
	view := func(r stored.Revision) editing.RevisionView {
		v := editing.ViewRevision(r)
		v.Item = names[r.ItemID]
		return v
	}
	page, err := web.ReadPage(in.Paging, revisionsAPage, view, func(page int) ([]stored.Revision, int, error) {
		list, total, err := s.Revisions(ctx, actor, in.ExpertID, in.filter(), page)
		if err != nil {
			return nil, 0, err
		}
		names, err = history.Names(ctx, s.store, in.ExpertID, list)
		return list, total, err
	})
	return web.Private(page, err)
}

func (s *Service) listEditors(ctx context.Context, actor auth.Actor, in *expertInput) (*web.Response[EditorList], error) {
	people, err := s.Editors(ctx, actor, in.ExpertID)
	return web.Private(EditorList{people}, err)
}

func (s *Service) previewRestore(ctx context.Context, actor auth.Actor, in *revisionInput) (*web.Response[RestorePreview], error) {
	return web.Private(s.PreviewRestore(ctx, actor, in.ExpertID, in.RevisionID))
}

func (s *Service) restoreRevision(ctx context.Context, actor auth.Actor, in *restoreInput) (*web.Response[editing.SectionSaved], error) {
	out, err := s.Restore(ctx, actor, in.ExpertID, in.RevisionID, in.Body.Reason)
	return saved(out, "is restored", err)
}

// moment returns the moment that was asked for, or now.
func (in asOfInput) moment(now time.Time) time.Time {
	if in.At.IsZero() {
		return now
	}
	return in.At
}

func (s *Service) getAsOf(ctx context.Context, actor auth.Actor, in *asOfInput) (*web.Response[AsOfView], error) {
	at := in.moment(s.clock.Now())
	content, err := s.AsOf(ctx, actor, in.ExpertID, at)
	return web.Private(AsOfView{At: at, Hash: content.Hash(), Content: content}, err)
}

func (s *Service) exportAsOf(ctx context.Context, actor auth.Actor, in *asOfInput) (*web.Download, error) {
	at := in.moment(s.clock.Now())
	content, err := s.AsOf(ctx, actor, in.ExpertID, at)
	if err != nil {
		return nil, err
	}
	return web.NewDownload("profile", at, "json", "application/json", content.Bytes()), nil
}

// AsOf returns the profile as it was at a moment, for those who may edit it.
func (s *Service) AsOf(ctx context.Context, actor auth.Actor, expertID string, at time.Time) (history.ProfileContent, error) {
	if _, err := s.editable(ctx, actor, expertID); err != nil {
		return history.ProfileContent{}, err
	}
	var state stored.Sections
	err := s.store.DB.InTx(ctx, func(ctx context.Context) error {
		// The lock keeps out a change between reading the history and the items.
		_, err := s.store.Lock(ctx, expertID)
		if err != nil {
			return err
		}
		state, err = history.StateAt(ctx, s.store, expertID, at)
		return err
	})
	if err != nil {
		return history.ProfileContent{}, err
	}
	return history.ContentOf(expertID, state), nil
}
