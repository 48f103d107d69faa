package profile

import (
	"context"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/phone"
	"peritus/bff/platform/text"
	"peritus/bff/profile/area"
	"peritus/bff/profile/section"
)

// Opening is what a new profile begins with: what its expert said when he signed up.
type Opening struct {
	FirstName    string
	LastName     string
	Email        string
	Phone        string // as it was typed
	PhoneCountry string // ISO 3166-1 alpha-2
	Area         string // "category/subcategory"
	Institution  string
	City         string
	Country      string // ISO 3166-1 alpha-2
	TimeZone     string
}

// longestInstitution leaves room for the area in a headline of 120 characters.
const longestInstitution = 160

// CheckOpening answers what is wrong with an opening, as sentences by field. The
// email address is judged by whoever mails to it.
func CheckOpening(o Opening) map[string][]string {
	about, _, number := o.read()
	judged := field.Check(about)
	problems := map[string][]string{}
	for _, field := range []string{"first_name", "last_name", "city", "country", "time_zone"} {
		if found := judged[field]; len(found) > 0 {
			problems[field] = found
		}
	}
	switch {
	case text.Blank(o.Phone), strings.TrimSpace(o.Phone) == "+"+phone.CallingCode(o.PhoneCountry):
		problems["phone"] = []string{"Please give a phone number."}
	case number.Outcome != phone.Valid:
		problems["phone"] = []string{number.Outcome.Sentence()}
	}
	institution := text.Normal(o.Institution)
	if text.Blank(institution) {
		problems["institution"] = []string{"Please fill this in. If you work for yourself, say so."}
	} else if problem := text.LineProblem(institution, longestInstitution); problem != "" {
		problems["institution"] = []string{problem}
	}
	if category, subcategory := area.Split(o.Area); o.Area == "" {
		problems["area"] = []string{"Please choose one."}
	} else if !area.Has(category, subcategory) {
		problems["area"] = []string{"Choose an option from the list."}
	}
	return problems
}

func (o Opening) read() (*section.AboutMe, *section.AreaOfExpertise, phone.Number) {
	number := phone.Field(o.Phone, o.PhoneCountry)
	category, subcategory := area.Split(o.Area)
	about := &section.AboutMe{FirstName: text.Normal(o.FirstName), LastName: text.Normal(o.LastName),
		Headline: headlineOf(area.LeafName(category, subcategory), text.Normal(o.Institution)),
		City:     text.Normal(o.City), Country: o.Country, TimeZone: o.TimeZone,
		ContactEmail: o.Email, Phone: number.E164}
	return about, &section.AreaOfExpertise{Category: category, Subcategory: subcategory, Primary: true}, number
}

// headlineOf is what stands under a name until its expert writes something better.
func headlineOf(field, institution string) string {
	const most = 120
	headline := []rune(field + ", " + institution)
	if len(headline) > most {
		headline = append(headline[:most-1], '…')
	}
	return string(headline)
}

// Open makes the profile of a new expert, in the transaction in ctx if there is one,
// and answers its id. It waits for staff: nobody finds it before they have published
// it. What it still lacks its expert fills in. A user who has a profile already is a
// Conflict.
func (s *Service) Open(ctx context.Context, userID string, o Opening) (expertID string, err error) {
	if problems := CheckOpening(o); len(problems) > 0 {
		return "", errs.Field(problems)
	}
	about, first, _ := o.read()
	actor := auth.Actor{UserID: userID, Name: about.Name(), Groups: auth.Groups{auth.Expert}}
	expertID = s.ids.New()
	err = s.store.db.InTx(ctx, func(ctx context.Context) error {
		if _, taken, err := s.FindByUser(ctx, userID); err != nil || taken {
			if taken {
				err = errs.Conflicting("You have a profile already.", nil)
			}
			return err
		}
		now := s.clock.Now()
		e := Expert{ID: expertID, UserID: userID, Status: Pending, Visibility: Public, CreatedAt: now, UpdatedAt: now}
		if err := s.store.addExpert(ctx, e); err != nil {
			return err
		}
		if _, err := s.change(ctx, actor, expertID, section.AboutMeCode, single, func(ctx context.Context, c *change) error {
			return c.begin(ctx, about)
		}); err != nil {
			return err
		}
		_, err := s.Add(ctx, actor, expertID, section.AreaOfExpertiseCode, Input{Visibility: Public, Content: first})
		return err
	})
	return expertID, err
}

// begin puts an item that need not be complete yet.
func (c *change) begin(ctx context.Context, content section.Item) error {
	item := Item{ID: c.service.ids.New(), Section: c.declared.Code, Position: 1, Visibility: Public, Source: c.by.source,
		Version: 1, Content: content, CreatedBy: c.actor.UserID, CreatedAt: c.now, UpdatedAt: c.now}
	if err := c.settleSlug(ctx, content); err != nil {
		return err
	}
	c.rows = []Item{item}
	c.put, c.result = append(c.put, item), item
	c.revise(Added, nil, &item)
	return nil
}
