package profile

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/phone"
	"peritus/bff/profile/area"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// CheckOpening normalizes an opening and validates it.
func CheckOpening(o *Opening) field.Problems { return field.Validate(o) }

// items returns the sections of a new profile. The opening must be valid.
func (o Opening) items(email string) (*section.AboutMe, *section.AreaOfExpertise) {
	category, subcategory := area.Split(o.Area)
	about := &section.AboutMe{FirstName: o.FirstName, LastName: o.LastName,
		Headline: headlineOf(area.LeafName(category, subcategory), o.Institution),
		City:     o.City, Country: o.Country, TimeZone: o.TimeZone,
		ContactEmail: email, Phone: phone.Field(o.Phone, "").E164}
	return about, &section.AreaOfExpertise{Category: category, Subcategory: subcategory, Primary: true}
}

// headlineOf returns the default headline.
func headlineOf(field, institution string) string {
	const most = 120
	headline := []rune(field + ", " + institution)
	if len(headline) > most {
		headline = append(headline[:most-1], '…')
	}
	return string(headline)
}

// Open creates the profile of a new expert in the transaction in ctx, if there is one,
// and returns its id. It is hidden until staff publish it. Errors: Invalid by field, and
// Conflict if the user already has a profile.
func (s *Service) Open(ctx context.Context, userID, email string, o Opening) (expertID string, err error) {
	if problems := CheckOpening(&o); len(problems) > 0 {
		return "", errs.Field(problems)
	}
	about, first := o.items(email)
	return s.open(ctx, userID, about, first)
}

// OpenNamed creates the profile of a new expert from their name and email. Errors are as for
// Open.
func (s *Service) OpenNamed(ctx context.Context, userID, email string, n Named) (expertID string, err error) {
	if problems := field.Validate(&n); len(problems) > 0 {
		return "", errs.Field(problems)
	}
	return s.open(ctx, userID, &section.AboutMe{FirstName: n.FirstName, LastName: n.LastName, ContactEmail: email}, nil)
}

// open stores a profile that begins with about and, unless it is nil, an area.
func (s *Service) open(ctx context.Context, userID string, about *section.AboutMe, first *section.AreaOfExpertise) (expertID string, err error) {
	actor := auth.Actor{UserID: userID, Name: about.Name(), Groups: auth.Groups{auth.Expert}}
	expertID = s.ids.New()
	err = s.store.DB.InTx(ctx, func(ctx context.Context) error {
		if _, taken, err := s.FindByUser(ctx, userID); err != nil || taken {
			if taken {
				err = errs.Conflicting("You already have a profile.", nil)
			}
			return err
		}
		now := s.clock.Now()
		e := stored.Expert{ID: expertID, UserID: userID, Status: stored.Pending, Source: stored.ByExpert, Visibility: stored.Public, CreatedAt: now, UpdatedAt: now}
		if err := s.store.AddExpert(ctx, e); err != nil {
			return err
		}
		if _, err := s.change(ctx, actor, expertID, section.AboutMeCode, single, "", func(ctx context.Context, c *change) error {
			return c.begin(ctx, about)
		}); err != nil || first == nil {
			return err
		}
		_, err := s.Add(ctx, actor, expertID, section.AreaOfExpertiseCode, Input{Visibility: stored.Public, Content: first})
		return err
	})
	return expertID, err
}

// begin adds an item that may still be incomplete.
func (c *change) begin(ctx context.Context, content section.Item) error {
	item := stored.Item{ID: c.service.ids.New(), Section: c.declared.Code, Position: 1, Visibility: stored.Public, Source: c.by.source,
		Version: 1, Content: content, CreatedBy: c.actor.UserID, CreatedAt: c.now, UpdatedAt: c.now}
	if err := c.settleSlug(ctx, nil, content); err != nil {
		return err
	}
	c.rows = []stored.Item{item}
	c.put, c.result = append(c.put, item), item
	c.revise(stored.Added, nil, &item)
	return nil
}
