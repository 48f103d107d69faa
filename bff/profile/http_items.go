package profile

import (
	"context"
	"encoding/json"
	"fmt"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

type sectionInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
}

type itemInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
	RawBody  []byte `contentType:"application/json"`
}

type rowInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
	ItemID   string `path:"item_id" maxLength:"64"`
	RawBody  []byte `contentType:"application/json"`
}

type removeInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
	ItemID   string `path:"item_id" maxLength:"64"`
	Version  int    `query:"version" required:"true" minimum:"1" doc:"The version that is being removed."`
	Reason   string `query:"reason" maxLength:"2000" doc:"Why; required of staff."`
}

type orderInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
	Body     struct {
		IDs    []string `json:"ids" maxItems:"1000" doc:"All rows, in the new order."`
		Reason string   `json:"reason,omitempty" maxLength:"2000" doc:"Why; required of staff."`
	}
}

type confirmInput struct {
	Body struct {
		Section string `json:"section" minLength:"1" maxLength:"64"`
	}
}

func (s *Service) confirmSection(ctx context.Context, actor auth.Actor, in *confirmInput) (*web.Response[editing.ProfileConfirmed], error) {
	expert, found, err := s.FindByUser(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, stored.ErrNoExpert
	}
	out, err := s.Confirm(ctx, actor, expert.ID, in.Body.Section)
	if err != nil {
		return nil, err
	}
	overview, err := s.Overview(ctx, actor)
	return web.Private(editing.ProfileConfirmed{Level: "success", Detail: out.Section.Title + " is confirmed.", Overview: overview}, err)
}

func (s *Service) getSection(ctx context.Context, actor auth.Actor, in *sectionInput) (*web.Response[editing.SectionView], error) {
	return web.Private(s.Items(ctx, actor, in.ExpertID, in.Section))
}

func (s *Service) saveSection(ctx context.Context, actor auth.Actor, in *itemInput) (*web.Response[editing.SectionSaved], error) {
	input, err := decodeInput(in.Section, in.RawBody)
	if err != nil {
		return nil, err
	}
	out, err := s.SaveSingle(ctx, actor, in.ExpertID, in.Section, input)
	return saved(out, "is saved", err)
}

func (s *Service) addRow(ctx context.Context, actor auth.Actor, in *itemInput) (*web.Response[editing.SectionSaved], error) {
	input, err := decodeInput(in.Section, in.RawBody)
	if err != nil {
		return nil, err
	}
	out, err := s.Add(ctx, actor, in.ExpertID, in.Section, input)
	return saved(out, "is saved", err)
}

func (s *Service) saveRow(ctx context.Context, actor auth.Actor, in *rowInput) (*web.Response[editing.SectionSaved], error) {
	input, err := decodeInput(in.Section, in.RawBody)
	if err != nil {
		return nil, err
	}
	out, err := s.Save(ctx, actor, in.ExpertID, in.Section, in.ItemID, input)
	return saved(out, "is saved", err)
}

func (s *Service) removeRow(ctx context.Context, actor auth.Actor, in *removeInput) (*web.Response[editing.SectionSaved], error) {
	out, err := s.Remove(ctx, actor, in.ExpertID, in.Section, in.ItemID, in.Version, in.Reason)
	return saved(out, "has one row fewer", err)
}

func (s *Service) orderRows(ctx context.Context, actor auth.Actor, in *orderInput) (*web.Response[editing.SectionSaved], error) {
	out, err := s.Reorder(ctx, actor, in.ExpertID, in.Section, in.Body.IDs, in.Body.Reason)
	return saved(out, "has a new order", err)
}

// decodeInput reads {version, visibility, data} strictly. Errors in the data are keyed
// by field name.
func decodeInput(code string, body []byte) (Input, error) {
	declared, found := section.Find(code)
	if !found {
		return Input{}, stored.ErrNoSuch
	}
	members, problems := field.Object(body)
	in := Input{Visibility: stored.Public}
	for name, value := range members {
		switch name {
		case "version":
			if json.Unmarshal(value, &in.Version) != nil {
				problems.Add(name, "Must be a whole number.")
			}
		case "visibility":
			if json.Unmarshal(value, &in.Visibility) != nil {
				problems.Add(name, "Choose an option from the list.")
			}
		case "reason":
			if json.Unmarshal(value, &in.Reason) != nil {
				problems.Add(name, "Must be text.")
			}
		case "form":
			if json.Unmarshal(value, &in.Form) != nil || !formShape.MatchString(in.Form) {
				problems.Add(name, "Reload the page.")
			}
		case "base":
			base, err := decodeBase(declared, value)
			if err != nil {
				problems.Add(name, "Reload the page. What you started from can't be read.")
			}
			in.Base = base
		case "data":
			content, found := declared.Decode(value)
			problems.Merge(found)
			in.Content = content
		default:
			problems.Add(name, "This form has no such field.")
		}
	}
	if _, given := members["data"]; !given && len(problems) == 0 {
		problems.Add("data", "Is required.")
	}
	if len(problems) > 0 {
		return Input{}, errs.Field(problems)
	}
	field.Normalize(in.Content)
	return in, nil
}

// decodeBase reads {visibility, data} as it was sent to the editor. It isn't validated,
// because values of an older declaration are fine too.
func decodeBase(declared section.Section, raw []byte) (*Base, error) {
	var sent struct {
		Visibility stored.Visibility `json:"visibility"`
		Data       json.RawMessage   `json:"data"`
	}
	if err := json.Unmarshal(raw, &sent); err != nil {
		return nil, err
	}
	content, err := declared.Read(sent.Data)
	if err != nil {
		return nil, err
	}
	field.Normalize(content)
	return &Base{Visibility: sent.Visibility, Content: content}, nil
}

func saved(out Outcome, what string, err error) (*web.Response[editing.SectionSaved], error) {
	if err != nil {
		return nil, err
	}
	detail := fmt.Sprintf("%s %s.", out.Section.Title, what)
	if !out.Changed {
		detail = "Nothing changed."
	}
	body := editing.SectionSaved{Level: web.Success("").Level, Detail: detail, Section: out.Section, Completeness: out.Completeness, Revision: out.Revision}
	if out.Item.ID != "" {
		view := editing.ViewItem(out.Item)
		body.Item = &view
	}
	return web.Private(body, nil)
}
