package list

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// StageCount is how many experts are at a stage.
type StageCount struct {
	Stage string   `json:"stage" enum:"considering,contacted,conflict-check,retained,rejected"`
	Count int      `json:"count"`
	First []string `json:"first" doc:"The ids of the first three."`
}

// ListSummary is a list without its experts.
type ListSummary struct {
	ID          string       `json:"id"`
	Name        string       `json:"name"`
	Description string       `json:"description"`
	Caption     string       `json:"caption" doc:"Of its matter."`
	Court       string       `json:"court"`
	Docket      string       `json:"docket"`
	TrialOn     string       `json:"trial_on" doc:"YYYY-MM-DD, or empty."`
	Version     int          `json:"version" doc:"Of the name, the description, and the matter."`
	Experts     int          `json:"experts"`
	Stages      []StageCount `json:"stages" doc:"All stages in their order."`
	CreatedAt   time.Time    `json:"created_at"`
	UpdatedAt   time.Time    `json:"updated_at"`
	ArchivedAt  *time.Time   `json:"archived_at"`
}

// ListPage is a page of lists.
type ListPage struct {
	web.Page[ListSummary]
	Other int `json:"other" doc:"How many are archived, or current if these are archived."`
}

// ListChoice is a list that experts can be added to.
type ListChoice struct {
	ListSummary
	Holds int `json:"holds" doc:"How many of the experts are on it."`
}

// ListChoices are the lists that experts can be added to.
type ListChoices struct {
	Results []ListChoice `json:"results"`
}

// ListEntry is an expert on a list. They may have hidden their profile since.
type ListEntry struct {
	ExpertID    string    `json:"expert_id"`
	Stage       string    `json:"stage" enum:"considering,contacted,conflict-check,retained,rejected"`
	Version     int       `json:"version" doc:"Of the stage and the place in it."`
	Note        string    `json:"note"`
	NoteVersion int       `json:"note_version"`
	AddedAt     time.Time `json:"added_at"`
}

// ListDeadline is a day that follows from the trial date.
type ListDeadline struct {
	Name string `json:"name"`
	Rule string `json:"rule" doc:"Of the Federal Rules of Civil Procedure."`
	On   string `json:"on" doc:"YYYY-MM-DD."`
}

// ListUpcoming is a day that a list leads to.
type ListUpcoming struct {
	ListID   string `json:"list_id"`
	ListName string `json:"list_name"`
	Name     string `json:"name" doc:"What is due, or “Trial”."`
	Rule     string `json:"rule" doc:"Of the Federal Rules of Civil Procedure; empty for a trial."`
	On       string `json:"on" doc:"YYYY-MM-DD."`
}

// ListsUpcoming are the next days of a person's lists.
type ListsUpcoming struct {
	Results []ListUpcoming `json:"results"`
}

// ListDetail is a list with its experts.
type ListDetail struct {
	ListSummary
	Role      string         `json:"role" enum:"reader,editor,owner" doc:"What the reader can do: editors change it, and its owner also archives, deletes, and shares it."`
	Deadlines []ListDeadline `json:"deadlines" doc:"Counted from the trial date, in federal trial courts."`
	Entries   []ListEntry    `json:"entries" doc:"By stage, in their order."`
	At        time.Time      `json:"at" doc:"When it was read."`
}

// ListDone is the response to a change of a list.
type ListDone struct {
	web.Done
	ID   string `json:"id"`
	Name string `json:"name"`
}

// ListExpertsDone is the response to a change of who is on a list.
type ListExpertsDone struct {
	ListDone
	ExpertIDs []string `json:"expert_ids" doc:"Whom the change concerned. To undo it, send them back."`
}

// ListEntryDone is the response to a change of an expert on a list.
type ListEntryDone struct {
	web.Done
	ListEntry
}

type pageInput struct {
	web.Paging
	Archived bool `query:"archived" doc:"Those that are archived."`
}

type choicesInput struct {
	ID []string `query:"id,explode" required:"true" minItems:"1" maxItems:"100" doc:"Ids of experts."`
}

// ListInput identifies a list.
type ListInput struct {
	ListID string `path:"list_id" pattern:"^[a-v0-9]{26}$"`
}

// ListExpertInput identifies an expert on a list.
type ListExpertInput struct {
	ListInput
	ExpertID string `path:"expert_id" pattern:"^[a-v0-9]{26}$"`
}

type createInput struct {
	Experts []string `query:"expert,explode" maxItems:"100" doc:"Ids of the first experts on it."`
	RawBody []byte
}

type renameInput struct {
	ListInput
	RawBody []byte
}

type expertsInput struct {
	ListInput
	Body struct {
		ExpertIDs []string `json:"expert_ids" minItems:"1" maxItems:"100"`
	}
}

type moveInput struct {
	ListExpertInput
	Body struct {
		Stage   string `json:"stage" enum:"considering,contacted,conflict-check,retained,rejected"`
		After   string `json:"after,omitempty" pattern:"^(start|[a-v0-9]{26})?$" doc:"Id of the expert before this one, “start”, or empty for the end."`
		Version int    `json:"version" minimum:"1" doc:"Version that the person saw."`
	}
}

type noteInput struct {
	ListExpertInput
	RawBody []byte
}

// Operations registers the HTTP operations of this domain.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"lists"}, Errors: failures}
	}
	form := func(o huma.Operation, name string, item field.Item) huma.Operation {
		o.SkipValidateBody, o.RequestBody = true, field.RequestBody(api.OpenAPI(), name, item)
		return o
	}
	auth.Handle(api, op("list-lists", http.MethodGet, "/api/lists", "List my lists, recently changed ones first"), keepers, s.getPage)
	auth.Handle(api, form(op("create-list", http.MethodPost, "/api/lists", "Start a list", 409, 422, 503), "ListDetailsForm", new(DetailsForm)), keepers, s.postList)
	auth.Handle(api, op("list-choices", http.MethodGet, "/api/lists/choices", "List my lists that experts can be added to", 422), keepers, s.getChoices)
	auth.Handle(api, op("list-colleagues-lists", http.MethodGet, "/api/lists/shared", "List the lists that colleagues share with me"), keepers, s.getShared)
	auth.Handle(api, op("list-upcoming", http.MethodGet, "/api/lists/upcoming", "List the next deadlines and trials of my lists"), keepers, s.getUpcoming)
	auth.Handle(api, op("get-list", http.MethodGet, "/api/lists/{list_id}", "Get a list with its experts", 404, 422), keepers, s.getList)
	auth.Handle(api, form(op("rename-list", http.MethodPut, "/api/lists/{list_id}", "Change a list's name and description", 404, 409, 422), "ListRenameForm", new(RenameForm)), keepers, s.putList)
	auth.Handle(api, op("delete-list", http.MethodDelete, "/api/lists/{list_id}", "Delete a list", 404, 422), keepers, s.does(s.Delete, "Deleted “%s”."))
	auth.Handle(api, op("undelete-list", http.MethodPost, "/api/lists/{list_id}/undelete", "Undo the deletion of a list", 404, 409, 422), keepers, s.does(s.Undelete, "“%s” is back."))
	auth.Handle(api, op("archive-list", http.MethodPost, "/api/lists/{list_id}/archive", "Archive a list", 404, 422), keepers, s.does(s.Archive, "Archived “%s”."))
	auth.Handle(api, op("restore-list", http.MethodPost, "/api/lists/{list_id}/restore", "Restore an archived list", 404, 422), keepers, s.does(s.Restore, "Restored “%s”."))
	auth.Handle(api, op("copy-list", http.MethodPost, "/api/lists/{list_id}/copy", "Copy a list", 404, 409, 422), keepers, s.does(s.Copy, "Created “%s”."))
	auth.Handle(api, op("add-to-list", http.MethodPost, "/api/lists/{list_id}/experts", "Add experts to a list", 404, 409, 422, 503), keepers, s.postExperts)
	auth.Handle(api, op("remove-from-list", http.MethodPost, "/api/lists/{list_id}/experts/remove", "Remove experts from a list", 404, 409, 422), keepers, s.removeExperts)
	auth.Handle(api, op("put-back-on-list", http.MethodPost, "/api/lists/{list_id}/experts/put-back", "Undo the removal of experts from a list", 404, 409, 422), keepers, s.putBackExperts)
	auth.Handle(api, op("move-on-list", http.MethodPut, "/api/lists/{list_id}/experts/{expert_id}/place", "Move an expert to a stage and a place in it", 404, 409, 422), keepers, s.putPlace)
	auth.Handle(api, form(op("note-on-list", http.MethodPut, "/api/lists/{list_id}/experts/{expert_id}/note", "Save the note about an expert on a list", 404, 409, 422), "ListNoteForm", new(NoteForm)), keepers, s.putNote)
	auth.Handle(api, op("export-list", http.MethodGet, "/api/lists/{list_id}/export", "Save a list as a table", 404, 422, 503), keepers, s.export)
	auth.Handle(api, op("export-comparison", http.MethodPost, "/api/lists/{list_id}/comparison", "Save a comparison of a list's experts as a table", 404, 422), keepers, s.postComparison)
	s.codeOperations(api)
	s.memberOperations(api)
}

func (s *Service) getPage(ctx context.Context, actor auth.Actor, in *pageInput) (*web.Response[ListPage], error) {
	var other int
	page, err := web.ReadPage(in.Paging, PageSize, summaryView, func(page int) (lists []Summary, count int, err error) {
		lists, count, other, err = s.Mine(ctx, actor, page, in.Archived)
		return lists, count, err
	})
	return web.Private(ListPage{page, other}, err)
}

func (s *Service) postList(ctx context.Context, actor auth.Actor, in *createInput) (*web.Response[ListDone], error) {
	var form DetailsForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	l, err := s.Create(ctx, actor, form, in.Experts)
	return web.Private(done(l, "Created “%s”."), err)
}

func (s *Service) getChoices(ctx context.Context, actor auth.Actor, in *choicesInput) (*web.Response[ListChoices], error) {
	found, err := s.Choices(ctx, actor, in.ID)
	all := ListChoices{Results: make([]ListChoice, len(found))}
	for i, c := range found {
		all.Results[i] = ListChoice{summaryView(c.Summary), c.Holds}
	}
	return web.Private(all, err)
}

func (s *Service) getUpcoming(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[ListsUpcoming], error) {
	days, err := s.Upcoming(ctx, actor)
	all := ListsUpcoming{Results: make([]ListUpcoming, len(days))}
	for i, d := range days {
		all.Results[i] = ListUpcoming{d.List.ID, d.List.Name, d.Name, d.Rule, d.On}
	}
	return web.Private(all, err)
}

func (s *Service) getList(ctx context.Context, actor auth.Actor, in *ListInput) (*web.Response[ListDetail], error) {
	at := s.Clock.Now()
	l, role, entries, err := s.Get(ctx, actor, in.ListID)
	counts, first := Counts{}, Firsts{}
	views := make([]ListEntry, len(entries))
	for i, e := range entries {
		counts[e.Stage]++
		first.add(e.Stage, e.ExpertID)
		views[i] = entryView(e)
	}
	deadlines := []ListDeadline{}
	for _, d := range l.Matter.Deadlines() {
		deadlines = append(deadlines, ListDeadline(d))
	}
	return web.Private(ListDetail{summaryView(Summary{l, counts, first}), string(role), deadlines, views, at}, err)
}

func (s *Service) putList(ctx context.Context, actor auth.Actor, in *renameInput) (*web.Response[ListDone], error) {
	var form RenameForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	l, err := s.Rename(ctx, actor, in.ListID, form)
	return web.Private(done(l, "Saved."), err)
}

// does returns the handler of an action on a list.
func (s *Service) does(act func(context.Context, auth.Actor, string) (List, error), detail string) func(context.Context, auth.Actor, *ListInput) (*web.Response[ListDone], error) {
	return func(ctx context.Context, actor auth.Actor, in *ListInput) (*web.Response[ListDone], error) {
		l, err := act(ctx, actor, in.ListID)
		return web.Private(done(l, detail), err)
	}
}

func (s *Service) postExperts(ctx context.Context, actor auth.Actor, in *expertsInput) (*web.Response[ListExpertsDone], error) {
	added, err := s.Add(ctx, actor, in.ListID, in.Body.ExpertIDs)
	return web.Private(expertsDone(added.List, added.sentence(), added.Added), err)
}

// sentence says what was added, and what wasn't, with a place for the list's name.
func (a Added) sentence() string {
	var said string
	switch n := len(a.Added); {
	case n == 0 && a.Already == 1:
		said = "Already on “%s”."
	case n == 0:
		said = "All are already on “%s”."
	case n == 1:
		said = "Added to “%s”."
	default:
		said = fmt.Sprintf("Added %d experts to “%%s”.", n)
	}
	switch {
	case a.Hidden == 1:
		said += " One profile is no longer shown."
	case a.Hidden > 1:
		said += fmt.Sprintf(" %d profiles are no longer shown.", a.Hidden)
	}
	return said
}

func (s *Service) removeExperts(ctx context.Context, actor auth.Actor, in *expertsInput) (*web.Response[ListExpertsDone], error) {
	l, removed, err := s.Remove(ctx, actor, in.ListID, in.Body.ExpertIDs)
	return web.Private(expertsDone(l, "Removed from “%s”.", removed), err)
}

func (s *Service) putBackExperts(ctx context.Context, actor auth.Actor, in *expertsInput) (*web.Response[ListExpertsDone], error) {
	l, back, err := s.PutBack(ctx, actor, in.ListID, in.Body.ExpertIDs)
	return web.Private(expertsDone(l, "Back on “%s”.", back), err)
}

func (s *Service) putPlace(ctx context.Context, actor auth.Actor, in *moveInput) (*web.Response[ListEntryDone], error) {
	e, err := s.Move(ctx, actor, in.ListID, in.ExpertID, in.Body.Version, Stage(in.Body.Stage), in.Body.After)
	return web.Private(ListEntryDone{web.Success("Moved."), entryView(e)}, err)
}

func (s *Service) putNote(ctx context.Context, actor auth.Actor, in *noteInput) (*web.Response[ListEntryDone], error) {
	var form NoteForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	e, err := s.Note(ctx, actor, in.ListID, in.ExpertID, form)
	return web.Private(ListEntryDone{web.Success("Saved the note."), entryView(e)}, err)
}

func done(l List, detail string) ListDone {
	return ListDone{web.Success(named(l, detail)), l.ID, l.Name}
}

func expertsDone(l List, detail string, expertIDs []string) ListExpertsDone {
	return ListExpertsDone{done(l, detail), append([]string{}, expertIDs...)}
}

// named puts a list's name into a sentence that has a place for it.
func named(l List, detail string) string {
	return strings.ReplaceAll(detail, "%s", l.Name)
}

func summaryView(s Summary) ListSummary {
	v := ListSummary{ID: s.ID, Name: s.Name, Description: s.Description, Caption: s.Matter.Caption, Court: s.Matter.Court, Docket: s.Matter.Docket, TrialOn: s.Matter.TrialOn, Version: s.Version, Experts: s.Counts.Total(),
		Stages: make([]StageCount, len(Stages)), CreatedAt: s.CreatedAt, UpdatedAt: s.UpdatedAt, ArchivedAt: s.ArchivedAt}
	for i, stage := range Stages {
		v.Stages[i] = StageCount{string(stage), s.Counts[stage], append([]string{}, s.First[stage]...)}
	}
	return v
}

func entryView(e Entry) ListEntry {
	return ListEntry{e.ExpertID, string(e.Stage), e.Version, e.Note, e.NoteVersion, e.AddedAt}
}
