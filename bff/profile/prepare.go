package profile

import (
	"context"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/area"
	"peritus/bff/profile/derived"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Preparation is a profile that staff prepare for an expert.
type Preparation struct {
	FirstName    string `json:"first_name"`
	LastName     string `json:"last_name"`
	ContactEmail string `json:"contact_email"`
	Area         string `json:"area"` // "category/subcategory"
	Institution  string `json:"institution"`
	Headline     string `json:"headline"`
	Status       string `json:"status"` // draft or unclaimed
}

// Declare binds the fields.
func (p *Preparation) Declare(f *field.Form) {
	f.FullName(&p.FirstName, &p.LastName)
	f.Email(&p.ContactEmail, "Contact email", field.Required, field.Called("the expert’s email"), field.Hint("A code to this address verifies the expert’s claim."))
	f.Choice(&p.Area, "Main area of expertise", areaPaths, field.Required, field.Called("the main area of expertise"))
	f.Text(&p.Institution, "Institution", field.Required, field.Max(160), field.OrganizationName, field.Called("the expert’s institution"), field.Hint("University, company, or practice."))
	f.Text(&p.Headline, "Headline", field.Max(120), field.Hint("If you leave it empty, we make it from the area and the institution."))
	f.Choice(&p.Status, "Who finds it", field.Pairs("unclaimed: Its expert can find it by name and claim it", "draft: No one, until you say so"), field.Required, field.Called("who finds it"))
}

// Prepare creates a profile without an owner and returns its id. Staff only. Errors:
// Forbidden, Invalid by field.
func (s *Service) Prepare(ctx context.Context, actor auth.Actor, p Preparation) (string, error) {
	if !actor.Staff() {
		return "", errs.Denied("Only staff can prepare profiles.")
	}
	if problems := field.Validate(&p); len(problems) > 0 {
		return "", errs.Field(problems)
	}
	category, subcategory := area.Split(p.Area)
	about := &section.AboutMe{FirstName: p.FirstName, LastName: p.LastName, ContactEmail: p.ContactEmail, Headline: p.Headline}
	if about.Headline == "" {
		about.Headline = headlineOf(area.LeafName(category, subcategory), p.Institution)
	}
	const reason = "Prepared by staff."
	expertID, now := s.ids.New(), s.clock.Now()
	err := s.store.DB.InTx(ctx, func(ctx context.Context) error {
		e := stored.Expert{ID: expertID, Status: stored.Status(p.Status), Source: stored.ByStaff, Visibility: stored.Public, CreatedAt: now, UpdatedAt: now}
		if err := s.store.AddExpert(ctx, e); err != nil {
			return err
		}
		if _, err := s.change(ctx, actor, expertID, section.AboutMeCode, single, reason, func(ctx context.Context, c *change) error { return c.begin(ctx, about) }); err != nil {
			return err
		}
		if _, err := s.Add(ctx, actor, expertID, section.AreaOfExpertiseCode, Input{Visibility: stored.Public, Reason: reason,
			Content: &section.AreaOfExpertise{Category: category, Subcategory: subcategory, Primary: true}}); err != nil {
			return err
		}
		return s.approval.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "expert.prepared", Kind: "expert", ID: expertID, Name: "Profile"})
	})
	return expertID, err
}

// Twin is a profile that may be about the same person as another.
type Twin struct {
	stored.Expert
	ExpertID string
	Why      string // what is the same, for people
}

// mostTwins is the number of similar profiles that are looked at.
const mostTwins = 20

// Twins returns the profiles that may be about the person of a preparation: with the same
// email address, or the same name, first those with the same institution. Errors: Invalid
// by field.
func (s *Service) Twins(ctx context.Context, p Preparation) ([]Twin, error) {
	if problems := field.Validate(&p); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	name := p.FirstName + " " + p.LastName
	experts, err := s.store.WithWords(ctx, mostTwins, s.derived.WordsOf(p.ContactEmail), s.derived.WordsOf(name))
	if err != nil || len(experts) == 0 {
		return nil, err
	}
	ids := make([]string, len(experts))
	for i, e := range experts {
		ids[i] = e.ID
	}
	all, err := s.store.ItemsIn(ctx, derived.Worded, ids...)
	if err != nil {
		return nil, err
	}
	ranked := map[string][]Twin{}
	for _, e := range experts {
		about := all[e.ID].About()
		if about == nil {
			continue
		}
		why := ""
		switch same := derived.SortName(about.FirstName+" "+about.LastName) == derived.SortName(name); {
		case strings.EqualFold(about.ContactEmail, p.ContactEmail):
			why = "Same email"
		case same && s.worksAt(e, all[e.ID], p.Institution):
			why = "Same name and institution"
		case same:
			why = "Same name"
		default:
			continue
		}
		ranked[why] = append(ranked[why], Twin{Expert: e, ExpertID: e.ID, Why: why})
	}
	return append(append(ranked["Same email"], ranked["Same name and institution"]...), ranked["Same name"]...), nil
}

// worksAt reports whether a profile names an institution, in its headline or its entries.
func (s *Service) worksAt(e stored.Expert, all stored.Sections, institution string) bool {
	names := append(derived.InstitutionsOf(all), e.Headline)
	for _, item := range all[section.HistoryCode] {
		names = append(names, item.Content.(*section.Position).Organization)
	}
	for _, name := range names {
		if strings.Contains(derived.SortName(name), derived.SortName(institution)) {
			return true
		}
	}
	return false
}
