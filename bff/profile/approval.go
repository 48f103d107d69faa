package profile

import (
	"context"
	"errors"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/history"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

// Approval holds the dependencies for approving new profiles.
type Approval struct {
	Accounts  auth.Directory
	Notify    notify.Sender
	AuditLog  auth.AuditLog
	WebOrigin string
}

// NewProfile is a profile started by its expert that staff haven't reviewed yet.
type NewProfile struct {
	Expert    stored.Expert
	Email     string // the owner's
	Place     string
	CreatedAt time.Time
	AskedAt   time.Time        // when it was last submitted
	Refusal   *history.Refusal // the latest one; nil on the first submission
	Missing   []string         // what it lacks before it can be published, in words
}

// NewProfilesAPage is the number of profiles per page.
const NewProfilesAPage = 25

// NewProfiles returns a page (from 1) of the profiles waiting for approval, the longest
// waiting first, and the total. It leaves out unclaimed profiles.
func (s *Service) NewProfiles(ctx context.Context, page int) ([]NewProfile, int, error) {
	experts, count, err := s.store.Waiting(ctx, (page-1)*NewProfilesAPage, NewProfilesAPage)
	if err != nil || len(experts) == 0 {
		return nil, count, err
	}
	ids := make([]string, len(experts))
	for i, e := range experts {
		ids[i] = e.ID
	}
	items, err := s.store.Items(ctx, ids...)
	if err != nil {
		return nil, 0, err
	}
	restated, err := s.store.Restatements(ctx, ids...)
	if err != nil {
		return nil, 0, err
	}
	owners, err := s.approval.Accounts.People(ctx, ownersOf(experts))
	if err != nil {
		return nil, 0, err
	}
	list := make([]NewProfile, len(experts))
	for i, e := range experts {
		list[i] = NewProfile{Missing: editing.Missing(items[e.ID]), Expert: e, CreatedAt: e.CreatedAt, AskedAt: e.CreatedAt}
		if last := restated[e.ID]; len(last) > 0 {
			list[i].AskedAt = last[0].At
		}
		if list[i].Refusal, err = history.RefusalIn(restated[e.ID]); err != nil {
			return nil, 0, err
		}
		if about := items[e.ID].About(); about != nil {
			list[i].Place = strings.Trim(about.City+", "+about.State+", "+about.Country, ", ")
			list[i].Place = strings.ReplaceAll(list[i].Place, ", , ", ", ")
		}
		list[i].Email = owners[e.UserID].Email
	}
	return list, count, nil
}

func ownersOf(experts []stored.Expert) []string {
	ids := make([]string, len(experts))
	for i, e := range experts {
		ids[i] = e.UserID
	}
	return ids
}

// Approve publishes a new profile and notifies its owner.
func (s *Service) Approve(ctx context.Context, actor auth.Actor, expertID string) error {
	return s.decide(ctx, actor, expertID, status.Approve, "")
}

// Refuse sends a new profile back to its owner, as a draft, with the reason. They can
// submit it again after changing it.
func (s *Service) Refuse(ctx context.Context, actor auth.Actor, expertID, reason string) error {
	form := RefusalForm{Reason: strings.TrimSpace(reason)}
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.decide(ctx, actor, expertID, status.Refuse, form.Reason)
}

// decide is a decision on a profile in the queue.
func (s *Service) decide(ctx context.Context, actor auth.Actor, expertID string, act status.Act, reason string) error {
	return s.store.DB.InTx(ctx, func(ctx context.Context) error {
		results, err := s.act(ctx, actor, status.Staff, []string{expertID}, act, reason)
		if err != nil {
			return err
		}
		var refusal *status.Refusal
		if errors.As(results[0].Err, &refusal) && refusal.Why != status.Missing {
			return errs.Conflicting("Someone has already made a decision on this profile.", map[string]any{"status": string(refusal.From)})
		}
		return failure(results[0].Err)
	})
}

// AskAgain submits the actor's own draft for review.
func (s *Service) AskAgain(ctx context.Context, actor auth.Actor) error {
	return s.store.DB.InTx(ctx, func(ctx context.Context) error {
		expert, found, err := s.store.Expert(ctx, "user_id", actor.UserID)
		if err != nil {
			return err
		}
		if !found {
			return stored.ErrNoExpert
		}
		results, err := s.act(ctx, actor, status.Owner, []string{expert.ID}, status.Submit, "")
		if err != nil {
			return err
		}
		var refusal *status.Refusal
		if errors.As(results[0].Err, &refusal) && refusal.Why == status.Missing {
			return errs.Invalidf("Before you submit your profile, fill in: %s.", strings.Join(refusal.Missing, ", "))
		}
		return failure(results[0].Err)
	})
}
