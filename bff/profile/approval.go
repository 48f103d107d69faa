package profile

import (
	"context"
	"fmt"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/text"
	"peritus/bff/profile/section"
)

// Owners are the accounts of those who own profiles.
type Owners interface {
	// Address is the name and the email address of a user; empty where there is none.
	Address(ctx context.Context, userID string) (name, email string, err error)
}

// Mails is the outbox.
type Mails interface {
	Send(ctx context.Context, m mail.Message) error
}

// Approval is what deciding on new profiles needs besides the profiles.
type Approval struct {
	Owners    Owners
	Mails     Mails
	AuditLog  auth.AuditLog
	WebOrigin string
}

// NewProfile is a profile that its own expert has begun and that staff have yet to read.
type NewProfile struct {
	Expert    Expert
	Email     string // of its owner's account
	Place     string
	CreatedAt time.Time
	AskedAt   time.Time // when it began to wait, the last time
	Refusal   *Refusal  // the last one; nil where it waits for the first time
}

// NewProfilesAPage is how many stand on a page.
const NewProfilesAPage = 25

// NewProfiles is a page (from 1) of the profiles that wait for approval, the one that
// waits longest first; and how many wait. Profiles that are nobody's are not among them.
func (s *Service) NewProfiles(ctx context.Context, page int) ([]NewProfile, int, error) {
	experts, count, err := s.store.waiting(ctx, (page-1)*NewProfilesAPage, NewProfilesAPage)
	if err != nil || len(experts) == 0 {
		return nil, count, err
	}
	ids := make([]string, len(experts))
	for i, e := range experts {
		ids[i] = e.ID
	}
	items, err := s.store.items(ctx, ids...)
	if err != nil {
		return nil, 0, err
	}
	restated, err := s.store.restatements(ctx, ids...)
	if err != nil {
		return nil, 0, err
	}
	list := make([]NewProfile, len(experts))
	for i, e := range experts {
		list[i] = NewProfile{Expert: e, CreatedAt: e.CreatedAt, AskedAt: e.CreatedAt}
		if last := restated[e.ID]; len(last) > 0 {
			list[i].AskedAt = last[0].At
		}
		if list[i].Refusal, err = refusalIn(restated[e.ID]); err != nil {
			return nil, 0, err
		}
		if about := items[e.ID].about(); about != nil {
			list[i].Place = strings.Trim(about.City+", "+about.State+", "+about.Country, ", ")
			list[i].Place = strings.ReplaceAll(list[i].Place, ", , ", ", ")
		}
		if _, list[i].Email, err = s.approval.Owners.Address(ctx, e.UserID); err != nil {
			return nil, 0, err
		}
	}
	return list, count, nil
}

// Approve publishes a new profile and tells its owner.
func (s *Service) Approve(ctx context.Context, actor auth.Actor, expertID string) error {
	return s.settleNew(ctx, actor, expertID, Published, "")
}

// Refuse sends a new profile back to its owner, as a draft, with the reason. He asks
// again once he has changed it.
func (s *Service) Refuse(ctx context.Context, actor auth.Actor, expertID, reason string) error {
	reason = strings.TrimSpace(text.Normal(reason))
	if problem := text.LinesProblem(reason, longestReason, "Please give a reason: it is sent to the expert and kept."); problem != "" {
		return errs.Field(map[string][]string{"reason": {problem}})
	}
	return s.settleNew(ctx, actor, expertID, Draft, reason)
}

const longestReason = 2000

// AskAgain puts the actor's own draft before staff.
func (s *Service) AskAgain(ctx context.Context, actor auth.Actor) error {
	return s.store.db.InTx(ctx, func(ctx context.Context) error {
		expert, found, err := s.store.expert(ctx, "user_id", actor.UserID)
		if err != nil {
			return err
		}
		if !found {
			return ErrNoExpert
		}
		if expert, err = s.store.lock(ctx, expert.ID); err != nil {
			return err
		}
		if expert.Status != Draft {
			return errs.Conflicting("Your profile is not a draft any more.", nil)
		}
		if !maySubmit(expert) {
			return errs.Invalidf("Fill in About me first: there is nothing to read yet.")
		}
		return s.restate(ctx, actor, ByExpert, expert, Pending, "")
	})
}

// maySubmit tells whether a profile can be put before staff.
func maySubmit(e Expert) bool { return e.Status == Draft && e.Name != "" }

func (s *Service) settleNew(ctx context.Context, actor auth.Actor, expertID string, status Status, reason string) error {
	return s.store.db.InTx(ctx, func(ctx context.Context) error {
		expert, err := s.store.lock(ctx, expertID)
		if err != nil {
			return err
		}
		if expert.Status != Pending || expert.UserID == "" {
			return errs.Conflicting("Somebody has decided about this profile meanwhile.", map[string]any{"status": string(expert.Status)})
		}
		if err := s.restate(ctx, actor, ByStaff, expert, status, reason); err != nil {
			return err
		}
		name, email, err := s.approval.Owners.Address(ctx, expert.UserID)
		if err != nil {
			return err
		}
		if email != "" {
			if err := s.approval.Mails.Send(ctx, s.approvalMail(expert, name, email, reason)); err != nil {
				return err
			}
		}
		entry := auth.AuditEntry{Action: "expert.approved", Kind: "expert", ID: expert.ID, Name: expert.Name, Reason: reason}
		if status != Published {
			entry.Action = "expert.refused"
		}
		return s.approval.AuditLog.Record(ctx, actor, entry)
	})
}

// restate gives a locked profile another status, with its entry in the history; the
// reason, where there is one, stands there too.
func (s *Service) restate(ctx context.Context, actor auth.Actor, by Source, expert Expert, status Status, reason string) error {
	now := s.clock.Now()
	revision := Revision{
		ID: s.ids.New(), ExpertID: expert.ID, Action: Restated, Source: by, OnBehalf: by == ByStaff,
		ActorID: actor.UserID, ActorName: actor.Name, At: now,
		Changes: []section.Change{{Field: statusField, Label: "Status", Before: field.Encode(expert.Status), After: field.Encode(status)}},
	}
	if reason != "" {
		revision.Changes = append(revision.Changes, section.Change{Field: reasonField, Label: "Reason", Before: field.Encode(""), After: field.Encode(reason)})
	}
	expert.Status, expert.UpdatedAt = status, now
	if err := s.store.saveExpert(ctx, expert); err != nil {
		return err
	}
	if err := s.store.addRevisions(ctx, []Revision{revision}); err != nil {
		return err
	}
	return s.announce(ctx, expert.ID, "", now)
}

func (s *Service) approvalMail(e Expert, name, email, reason string) mail.Message {
	if reason == "" {
		return mail.Message{To: email, Subject: "Your Peritus profile is published", Text: fmt.Sprintf(
			"Hello %s,\n\nour staff have read your profile. Attorneys find it from now on. Keep it here:\n%s/experts/my-profile\n\nPeritus\n", name, s.approval.WebOrigin)}
	}
	return mail.Message{To: email, Subject: "Your Peritus profile is not published yet", Text: fmt.Sprintf(
		"Hello %s,\n\nour staff have read your profile, and ask for a change before it is published:\n\n%s\n\nNothing of it is lost. Change it here, and ask again:\n%s/experts/my-profile\n\nPeritus\n",
		name, reason, s.approval.WebOrigin)}
}

// waiting gets a part of the new profiles that are somebody's, the oldest first.
func (s store) waiting(ctx context.Context, offset, limit int) ([]Expert, int, error) {
	q := s.db.Read(ctx).Model(&expertRow{}).Where("status = ? AND user_id IS NOT NULL", Pending)
	var count int64
	if err := q.Count(&count).Error; err != nil || count == 0 {
		return nil, 0, err
	}
	var rows []expertRow
	err := s.db.Read(ctx).Where("status = ? AND user_id IS NOT NULL", Pending).Order("created_at, id").Offset(offset).Limit(limit).Find(&rows).Error
	return expertsOf(rows), int(count), err
}
