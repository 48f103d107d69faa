package saved

import (
	"context"
	"net/http"
	"net/url"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// SavedSearch is a search that the person saved.
type SavedSearch struct {
	ID        string    `json:"id"`
	Name      string    `json:"name"`
	Search    string    `json:"search" doc:"Parameters of the search, as in an address."`
	Words     string    `json:"words" doc:"Of the search."`
	Criteria  []string  `json:"criteria" doc:"What else it asks for, such as a state."`
	Mail      bool      `json:"mail" doc:"An email tells about new experts who fit."`
	Version   int       `json:"version" doc:"Of name and mail."`
	CreatedAt time.Time `json:"created_at"`
	OpenedAt  time.Time `json:"opened_at" doc:"When the person last looked."`
	New       int       `json:"new" doc:"Experts who came to fit since then."`
}

// SavedSearches are a person's saved searches.
type SavedSearches struct {
	Results []SavedSearch `json:"results"`
}

// SavedSearchOpened is a saved search with who is new in it.
type SavedSearchOpened struct {
	SavedSearch
	NewSince  time.Time `json:"new_since" doc:"When the person looked the time before."`
	Newcomers []string  `json:"newcomers" doc:"Ids of the experts who came to fit since then, newest first, at most 100."`
}

// SavedSearchDone is the response to a change of a saved search.
type SavedSearchDone struct {
	web.Done
	SavedSearch
}

// SavedSearchInput identifies a saved search.
type SavedSearchInput struct {
	SearchID string `path:"search_id" pattern:"^[a-v0-9]{26}$"`
}

type saveInput struct{ RawBody []byte }

type changeInput struct {
	SavedSearchInput
	RawBody []byte
}

// Operations registers this package's HTTP operations.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"search"}, Errors: failures}
	}
	form := func(o huma.Operation, name string, item field.Item) huma.Operation {
		o.SkipValidateBody, o.RequestBody = true, field.RequestBody(api.OpenAPI(), name, item)
		return o
	}
	auth.Handle(api, op("list-saved-searches", http.MethodGet, "/api/saved-searches", "List my saved searches, newest first"), savers, s.getList)
	auth.Handle(api, form(op("save-search", http.MethodPost, "/api/saved-searches", "Save a search", 422, 503), "SaveSearchForm", new(SaveForm)), savers, s.post)
	auth.Handle(api, op("open-saved-search", http.MethodPost, "/api/saved-searches/{search_id}/open", "Look at a saved search and who is new in it", 404, 422), savers, s.postOpen)
	auth.Handle(api, form(op("change-saved-search", http.MethodPut, "/api/saved-searches/{search_id}", "Rename a saved search, or turn its emails on or off", 404, 409, 422), "ChangeSearchForm", new(ChangeForm)), savers, s.put)
	auth.Handle(api, op("delete-saved-search", http.MethodDelete, "/api/saved-searches/{search_id}", "Delete a saved search", 404, 422), savers, s.does(s.Delete, "Deleted “"))
	auth.Handle(api, op("undelete-saved-search", http.MethodPost, "/api/saved-searches/{search_id}/undelete", "Undo the deletion of a saved search", 404, 422), savers, s.does(s.Undelete, "Restored “"))
}

func (s *Service) getList(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[SavedSearches], error) {
	list, err := s.List(ctx, actor)
	if err != nil {
		return nil, err
	}
	results, err := s.views(ctx, actor, list...)
	return web.Private(SavedSearches{Results: results}, err)
}

func (s *Service) post(ctx context.Context, actor auth.Actor, in *saveInput) (*web.Response[SavedSearchDone], error) {
	var form SaveForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	saved, err := s.Save(ctx, actor, form)
	return s.done(ctx, actor, saved, "Saved “", err)
}

func (s *Service) postOpen(ctx context.Context, actor auth.Actor, in *SavedSearchInput) (*web.Response[SavedSearchOpened], error) {
	saved, newcomers, err := s.Open(ctx, actor, in.SearchID)
	if err != nil {
		return nil, err
	}
	if newcomers == nil {
		newcomers = []string{}
	}
	shown, err := s.views(ctx, actor, saved)
	if err != nil {
		return nil, err
	}
	return web.Private(SavedSearchOpened{shown[0], saved.NewSince, newcomers}, nil)
}

func (s *Service) put(ctx context.Context, actor auth.Actor, in *changeInput) (*web.Response[SavedSearchDone], error) {
	var form ChangeForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	saved, err := s.Change(ctx, actor, in.SearchID, form)
	return s.done(ctx, actor, saved, "Saved “", err)
}

// does returns the handler of an action on a saved search.
func (s *Service) does(act func(context.Context, auth.Actor, string) (Search, error), detail string) func(context.Context, auth.Actor, *SavedSearchInput) (*web.Response[SavedSearchDone], error) {
	return func(ctx context.Context, actor auth.Actor, in *SavedSearchInput) (*web.Response[SavedSearchDone], error) {
		saved, err := act(ctx, actor, in.SearchID)
		return s.done(ctx, actor, saved, detail, err)
	}
}

func (s *Service) done(ctx context.Context, actor auth.Actor, saved Search, detail string, err error) (*web.Response[SavedSearchDone], error) {
	if err != nil {
		return nil, err
	}
	shown, err := s.views(ctx, actor, saved)
	if err != nil {
		return nil, err
	}
	return web.Private(SavedSearchDone{web.Success(detail + saved.Name + "”."), shown[0]}, nil)
}

// views says what saved searches ask for, as their owner may see it.
func (s *Service) views(ctx context.Context, actor auth.Actor, list ...Search) ([]SavedSearch, error) {
	reader, err := s.Search.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	all := make([]SavedSearch, len(list))
	for i, saved := range list {
		params, err := url.ParseQuery(saved.Params)
		if err != nil {
			return nil, err
		}
		q := s.Search.QueryOf(params)
		all[i] = SavedSearch{saved.ID, saved.Name, saved.Params, q.Text, reader.Criteria(q), saved.Mail, saved.Version, saved.CreatedAt, saved.OpenedAt, saved.New}
	}
	return all, nil
}
