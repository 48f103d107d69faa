package roster

import (
	"context"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/place"
	"peritus/bff/platform/web"
	"peritus/bff/profile/area"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

// RosterRow is a profile in the staff's list.
type RosterRow struct {
	ExpertID     string          `json:"expert_id"`
	Name         string          `json:"name" doc:"Empty while About me is."`
	Headline     string          `json:"headline"`
	Slug         string          `json:"slug"`
	Status       string          `json:"status" enum:"draft,unclaimed,pending,published,hidden"`
	Claimed      bool            `json:"claimed" doc:"Whether it has an owner."`
	Source       string          `json:"source" enum:"expert,staff,import" doc:"Who made it."`
	Area         string          `json:"area" doc:"Name of the primary area; can be empty."`
	Place        string          `json:"place" doc:"State or country; can be empty."`
	Completeness int             `json:"completeness" doc:"Percent."`
	Stale        bool            `json:"stale" doc:"A section was last confirmed over 180 days ago."`
	Assignee     string          `json:"assignee" doc:"Name of the member of staff who takes care of it; can be empty."`
	Sections     []RosterSection `json:"sections" doc:"All sections, in order."`
	CreatedAt    time.Time       `json:"created_at"`
	UpdatedAt    time.Time       `json:"updated_at"`
}

// RosterSection is how complete one section is.
type RosterSection struct {
	Section string `json:"section"`
	Score   int    `json:"score" doc:"Percent."`
	Stale   bool   `json:"stale"`
}

// Roster is one page of the list.
type Roster struct {
	web.Page[RosterRow]
	Staff []RosterMember `json:"staff" doc:"Those who can take care of profiles."`
}

// RosterMember is a member of staff.
type RosterMember struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// RosterFilter is a Filter in query parameters.
type RosterFilter struct {
	Q        string `query:"q" json:"q,omitempty" maxLength:"200" doc:"Words, each matched as the beginning of a word of the name, email address, slug, or an institution."`
	Status   string `query:"status" json:"status,omitempty" enum:"draft,unclaimed,pending,published,hidden"`
	Owner    string `query:"owner" json:"owner,omitempty" enum:"claimed,unclaimed"`
	Source   string `query:"source" json:"source,omitempty" enum:"expert,staff,import"`
	Area     string `query:"area" json:"area,omitempty" maxLength:"120" doc:"A category, or category/subcategory."`
	Country  string `query:"country" json:"country,omitempty" maxLength:"2"`
	State    string `query:"state" json:"state,omitempty" maxLength:"2"`
	Complete string `query:"complete" json:"complete,omitempty" enum:"0-24,25-49,50-74,75-99,100,0-99" doc:"Percent."`
	Empty    string `query:"empty" json:"empty,omitempty" maxLength:"64" doc:"A section without entries."`
	Stale    string `query:"stale" json:"stale,omitempty" enum:"yes"`
	Assignee string `query:"assignee" json:"assignee,omitempty" maxLength:"64" doc:"An id, 'me' or 'none'."`
}

func (q RosterFilter) filter(actor auth.Actor, sort string) Filter {
	f := Filter{Query: q.Q, Status: status.Status(q.Status), Owner: q.Owner, Source: stored.Source(q.Source), Area: q.Area, Country: q.Country,
		State: q.State, Empty: q.Empty, Stale: q.Stale == "yes", Assignee: q.Assignee, Sort: sort}
	if q.Assignee == "me" {
		f.Assignee = actor.UserID
	}
	from, to, _ := strings.Cut(q.Complete, "-")
	if n, err := strconv.Atoi(from); err == nil {
		f.From = n
	}
	if n, err := strconv.Atoi(to); err == nil {
		f.To = n
	}
	return f
}

type listInput struct {
	web.Paging
	RosterFilter
	Sort string `query:"sort" enum:"name,-name,complete,-complete,changed,-changed,created,-created" default:"name"`
}

type exportInput struct {
	web.Corrected
	web.TableFormat
	RosterFilter
	Sort string `query:"sort" enum:"name,-name,complete,-complete,changed,-changed,created,-created" default:"name"`
}

type actInput struct {
	Body struct {
		ActForm
		Selected []string     `json:"selected,omitempty" maxItems:"200" doc:"Ids of the profiles."`
		All      bool         `json:"all,omitempty" doc:"All profiles that match the filter, instead of selected ones."`
		Count    int          `json:"count,omitempty" doc:"How many match, as the person saw it. If it has changed, nothing is done."`
		Filter   RosterFilter `json:"filter,omitempty"`
	}
}

// RosterActed is what an act did.
type RosterActed struct {
	web.Done
	Changed int             `json:"changed"`
	Refused []RosterRefusal `json:"refused"`
}

// RosterRefusal is a profile to which an act wasn't done.
type RosterRefusal struct {
	ExpertID string `json:"expert_id"`
	Name     string `json:"name"`
	Why      string `json:"why"`
}

// Operations registers this package's HTTP operations.
func (s *Service) Operations(api huma.API) {
	staff := auth.Only(auth.Admin, auth.Researcher)
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"roster"}, Errors: failures}
	}
	auth.Handle(api, op("list-profiles", http.MethodGet, "/api/admin/experts", "List profiles", 422), staff, s.getList)
	auth.Handle(api, op("export-profiles", http.MethodGet, "/api/admin/experts/export", "Export matching profiles as CSV or for Excel", 422), staff, s.export)
	auth.Handle(api, op("act-on-profiles", http.MethodPost, "/api/admin/experts/act", "Publish, hide, or assign profiles", 409, 422), staff.Fresh(), s.act)
	s.prepareOperations(api, op, staff)
}

func (s *Service) getList(ctx context.Context, actor auth.Actor, in *listInput) (*web.Response[Roster], error) {
	page, err := web.ReadPage(in.Paging, PageSize, rowView, func(page int) ([]Listed, int, error) {
		return s.List(ctx, in.filter(actor, in.Sort), page)
	})
	if err != nil {
		return nil, err
	}
	staff, err := s.Accounts.Staff(ctx)
	if err != nil {
		return nil, err
	}
	out := Roster{Page: page, Staff: make([]RosterMember, len(staff))}
	for i, p := range staff {
		out.Staff[i] = RosterMember{p.ID, p.Name}
	}
	return web.Private(out, nil)
}

func rowView(l Listed) RosterRow {
	row := RosterRow{ExpertID: l.ID, Name: l.Name, Headline: l.Headline, Slug: l.Slug, Status: string(l.Status), Claimed: l.UserID != "", Source: string(l.Source),
		Area: areaName(l.Area), Place: placeName(l), Completeness: l.Completeness, Assignee: l.Assignee, CreatedAt: l.CreatedAt, UpdatedAt: l.UpdatedAt}
	for _, declared := range section.All() {
		one := l.Sections[declared.Code]
		row.Sections = append(row.Sections, RosterSection{declared.Code, one.Score, one.Stale})
		row.Stale = row.Stale || one.Stale
	}
	return row
}

func areaName(path string) string {
	if path == "" {
		return ""
	}
	category, subcategory := area.Split(path)
	if subcategory == "" {
		return area.Name(category)
	}
	return area.LeafName(category, subcategory)
}

func placeName(l Listed) string {
	if l.State != "" {
		return place.State(l.State)
	}
	return place.Country(l.Country)
}

func (s *Service) act(ctx context.Context, actor auth.Actor, in *actInput) (*web.Response[RosterActed], error) {
	out, err := s.Act(ctx, actor, Selection{IDs: in.Body.Selected, All: in.Body.All, Count: in.Body.Count, Filter: in.Body.Filter.filter(actor, "")}, in.Body.ActForm)
	if err != nil {
		return nil, err
	}
	acted := RosterActed{Done: web.Success(said(in.Body.Act, out)), Changed: out.Done, Refused: make([]RosterRefusal, len(out.Refused))}
	for i, r := range out.Refused {
		acted.Refused[i] = RosterRefusal{ExpertID: r.ExpertID, Name: r.Name, Why: r.Err.Error()}
	}
	return web.Private(acted, nil)
}

var participles = map[string]string{"publish": "published", "hide": "hidden", "unhide": "shown again", "offer": "offered to their experts", Assign: "assigned"}

// said sums up what an act did.
func said(act string, out Outcome) string {
	all := out.Done + len(out.Refused)
	noun := " profiles "
	if all == 1 {
		noun = " profile "
	}
	return strconv.Itoa(out.Done) + " of " + strconv.Itoa(all) + noun + participles[act] + "."
}

func (s *Service) export(ctx context.Context, actor auth.Actor, in *exportInput) (*web.Download, error) {
	f := in.filter(actor, in.Sort)
	found, err := s.All(ctx, f)
	if err != nil {
		return nil, err
	}
	if err := s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "expert.exported", Kind: "expert", Name: "Profiles", Detail: f.exportDetail(len(found))}); err != nil {
		return nil, err
	}
	head := []string{"ID", "Name", "Headline", "Status", "Claimed", "Made by", "Area", "Place", "Complete", "Assigned to", "Created", "Changed"}
	for _, declared := range section.All() {
		head = append(head, declared.Title)
	}
	rows := [][]string{head}
	for _, l := range found {
		r := rowView(l)
		line := []string{r.ExpertID, r.Name, r.Headline, r.Status, strconv.FormatBool(r.Claimed), r.Source, r.Area, r.Place, strconv.Itoa(r.Completeness), r.Assignee,
			r.CreatedAt.Format(time.RFC3339), r.UpdatedAt.Format(time.RFC3339)}
		for _, part := range r.Sections {
			line = append(line, strconv.Itoa(part.Score))
		}
		rows = append(rows, line)
	}
	return in.Table("experts", s.Clock.Now(), rows)
}
