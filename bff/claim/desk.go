package claim

import (
	"context"
	"fmt"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
)

// DeskPageSize is how many claims a page of the queue has.
const DeskPageSize = 25

const longestReason = 2000

// Filter of the queue. Empty fields don't filter.
type Filter struct {
	State   State // empty: those that wait for staff
	All     bool  // of every state
	Mode    Mode
	Purpose Purpose
	Query   string // words that all occur in reference, names or email
	Sort    string // a key of sorts; empty: the order of the queue
}

// sorts are the orders people can choose. By default, claims that wait for staff come
// first, longest wait first, then the newest.
var sorts = map[string]string{"profile": "expert_name", "begun": "created_at"}

// List returns a page (from 1) of the claims that match, and how many match.
func (s *Service) List(ctx context.Context, f Filter, page int) ([]Claim, int, error) {
	f.Query = fold.String(text.Normal(f.Query))
	return s.store.list(ctx, f, (page-1)*DeskPageSize, DeskPageSize)
}

// Waiting are the claims that wait for staff.
type Waiting struct {
	Claims int
	Since  *time.Time // when the oldest one began; nil if there is none
}

// Counts returns the number of claims in each state, and those waiting for staff.
func (s *Service) Counts(ctx context.Context) (byState map[State]int, waiting Waiting, err error) {
	return s.store.counts(ctx)
}

// Dossier is everything we know about a claim.
type Dossier struct {
	Claim     Claim
	Profile   *Profile     // nil if it was removed
	Owner     *auth.Person // current owner of the profile, or nil
	Taker     *auth.Person // account that got the profile by this claim, or nil
	Steps     []Step
	Notices   []Notice
	Documents []Document
	Others    []Claim // of the same profile
}

// Get returns a claim with everything staff need to decide it, and records that the actor
// opened it.
func (s *Service) Get(ctx context.Context, actor auth.Actor, claimID string) (d Dossier, err error) {
	if d.Claim, err = s.store.get(ctx, claimID); err != nil {
		return d, err
	}
	if err := s.AuditLog.RecordRead(ctx, actor, auth.AuditEntry{Action: "claim.opened", Kind: "claim", ID: claimID, Name: d.Claim.Reference}); err != nil {
		return d, err
	}
	p, found, err := s.Profiles.FindPrepared(ctx, d.Claim.ExpertID)
	if err != nil {
		return d, err
	}
	if found {
		d.Profile = &p
		if d.Owner, err = s.person(ctx, p.UserID); err != nil {
			return d, err
		}
	}
	if d.Taker, err = s.person(ctx, d.Claim.TakenBy); err != nil {
		return d, err
	}
	if d.Steps, err = s.store.steps(ctx, claimID); err != nil {
		return d, err
	}
	if d.Notices, err = s.store.notices(ctx, claimID); err != nil {
		return d, err
	}
	if d.Documents, err = s.store.documents(ctx, claimID); err != nil {
		return d, err
	}
	d.Others, err = s.store.others(ctx, d.Claim.ExpertID, claimID)
	return d, err
}

func (s *Service) person(ctx context.Context, userID string) (*auth.Person, error) {
	if userID == "" {
		return nil, nil
	}
	p, found, err := s.Accounts.Person(ctx, userID)
	if err != nil || !found {
		return nil, err
	}
	return &p, nil
}

// Verify accepts a claim. The current owner loses the profile, or a requested removal is
// carried out. The claimant gets an email, and the documents are deleted. Errors: by
// field; a Conflict if the claim has changed.
func (s *Service) Verify(ctx context.Context, actor auth.Actor, claimID string, version int, reason string) error {
	return s.decide(ctx, actor, claimID, version, reason, Verify, func(ctx context.Context, c *Claim, by auth.Person) error {
		p, found, err := s.Profiles.FindPrepared(ctx, c.ExpertID)
		if err != nil {
			return err
		}
		if !found {
			return errs.Conflicting("The profile no longer exists. Reject the claim.", nil)
		}
		if c.Purpose == ForRemoval {
			if p.UserID != "" {
				return ErrTaken
			}
			if err := s.move(ctx, c, Verify, by, c.Reason); err != nil {
				return err
			}
			return s.remove(ctx, c, p, by)
		}
		if p.UserID != "" && p.UserID != c.TakenBy {
			if err := s.revokeOwner(ctx, *c, p, by); err != nil {
				return err
			}
		}
		if c.TakenBy == "" || p.UserID != c.TakenBy {
			now := s.Clock.Now()
			until := now.Add(DecisionFor)
			c.ProvedAt, c.ProofUntil, c.TakenBy, c.TakenAt = &now, &until, "", nil
		}
		return s.move(ctx, c, Verify, by, c.Reason)
	})
}

// revokeOwner takes a profile from its owner in favor of a claim, and ends the claim that
// gave it to them.
func (s *Service) revokeOwner(ctx context.Context, c Claim, p Profile, by auth.Person) error {
	if err := s.Profiles.Release(ctx, p.ExpertID, by.ID, by.Name); err != nil {
		return err
	}
	earlier, err := s.store.lockTakenBy(ctx, p.ExpertID, p.UserID, c.ID)
	if err != nil {
		return err
	}
	for _, e := range earlier {
		if e.State == Verified {
			if err := s.move(ctx, &e, Dispute, by, "In favor of "+c.Reference+"."); err != nil {
				return err
			}
		}
		if err := s.end(ctx, e, by, "In favor of "+c.Reference+".", c.Reason); err != nil {
			return err
		}
	}
	return nil
}

// Reject refuses a claim. If it gave the profile to someone, the profile is unclaimed
// again. The claimant gets the reason by email, and the documents are deleted.
func (s *Service) Reject(ctx context.Context, actor auth.Actor, claimID string, version int, reason string) error {
	return s.decide(ctx, actor, claimID, version, reason, Reject, func(ctx context.Context, c *Claim, by auth.Person) error {
		c.Resume, c.ProofUntil = "", nil
		if err := s.move(ctx, c, Reject, by, c.Reason); err != nil {
			return err
		}
		if c.TakenBy == "" {
			return nil
		}
		p, found, err := s.Profiles.FindPrepared(ctx, c.ExpertID)
		if err != nil || !found || p.UserID != c.TakenBy {
			return err
		}
		return s.Profiles.Release(ctx, c.ExpertID, by.ID, by.Name)
	})
}

// decide validates a decision and carries it out in one transaction.
func (s *Service) decide(ctx context.Context, actor auth.Actor, claimID string, version int, reason string, event Event,
	f func(context.Context, *Claim, auth.Person) error) error {
	form := DecisionForm{Reason: strings.TrimSpace(reason)}
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	reason = form.Reason
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		before, err := s.store.get(ctx, claimID)
		if err != nil {
			return err
		}
		if err := s.Profiles.Lock(ctx, before.ExpertID); err != nil {
			return err
		}
		c, err := s.store.lock(ctx, claimID)
		if err != nil {
			return err
		}
		if c.Version != version {
			return s.conflict(ctx, c, version)
		}
		if _, err := c.State.after(event); err != nil {
			return err
		}
		if event == Verify && !c.Waits {
			return errs.Invalidf("There is nothing to verify yet. The claimant hasn't sent a document.")
		}
		name := c.ExpertName
		c.Reason, c.Waits = reason, false
		if err := f(ctx, &c, auth.Person{ID: actor.UserID, Name: actor.Name}); err != nil {
			return err
		}
		if err := s.dropDocuments(ctx, c.ID); err != nil {
			return err
		}
		if err := s.sendDecision(ctx, c, event == Verify); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, actor, entryOf(c, event, name))
	})
}

func entryOf(c Claim, event Event, name string) auth.AuditEntry {
	entry := auth.AuditEntry{Action: "claim.verified", Kind: "claim", ID: c.ID, Name: c.Reference + ", " + name, Reason: c.Reason,
		Detail: auth.AuditDetail{"reference": c.Reference, "purpose": string(c.Purpose), "mode": string(c.Mode), "expert_id": c.ExpertID}}
	switch {
	case event == Reject && c.Purpose == ForRemoval:
		entry.Action = "removal.rejected"
	case event == Reject:
		entry.Action = "claim.rejected"
	case c.Purpose == ForRemoval:
		entry.Action, entry.Name = "expert.removed", c.Reference // nothing about a removed profile may name a person
	}
	return entry
}

// sendDecision emails the decision to the claimant if we have an address. For a verified claim,
// the email has a link that lets any browser continue, once.
func (s *Service) sendDecision(ctx context.Context, c Claim, verified bool) error {
	to, err := s.addressOf(ctx, c)
	if err != nil || to == "" {
		return err
	}
	link := ""
	if verified && c.Purpose == ForProfile && c.TakenBy == "" {
		token := newSecret()
		c.Resume = s.hash("resume", token)
		if err := s.store.save(ctx, c); err != nil {
			return err
		}
		link = fmt.Sprintf("%s/become-an-expert/search-results/verify-its-you/verification-mode?claim=%s&resume=%s", s.WebOrigin, c.ID, token)
	}
	return s.Notify.Send(ctx, notify.Message{Kind: decided(c, verified), UserID: c.TakenBy, To: to, Data: notify.Data{"reference": c.Reference,
		"expert": c.ExpertName, "link": link, "reason": c.Reason, "proofDeleted": !verified || c.Purpose == ForRemoval}})
}

// addressOf returns the claimant's email address: the one they gave, their account's, or
// the contact on file they have proved. It is empty if there is none.
func (s *Service) addressOf(ctx context.Context, c Claim) (string, error) {
	if c.Email != "" {
		return c.Email, nil
	}
	if taker, err := s.person(ctx, c.TakenBy); err != nil || taker != nil {
		if taker == nil {
			return "", err
		}
		return taker.Email, nil
	}
	if c.Mode != ByEmail || c.ProvedAt == nil {
		return "", nil
	}
	p, found, err := s.Profiles.FindPrepared(ctx, c.ExpertID)
	if err != nil || !found {
		return "", err
	}
	return p.ContactEmail, nil
}

// faster returns a Conflict that says what changed since a version.
func (s *Service) conflict(ctx context.Context, c Claim, version int) error {
	steps, err := s.store.steps(ctx, c.ID)
	if err != nil {
		return err
	}
	var since []string
	for i, step := range steps {
		if i+1 > version {
			since = append(since, step.inWords())
		}
	}
	return errs.Conflicting("This claim has changed since you opened it: "+strings.Join(since, ", then ")+". Review it again before you decide.",
		map[string]any{"version": c.Version, "state": string(c.State)})
}

func (st Step) inWords() string {
	who := st.ActorName
	if who == "" {
		who = "the claimant"
	}
	switch st.Event {
	case Prove:
		return who + " entered the code"
	case Send:
		return who + " requested a code"
	case Take:
		return who + " took the profile"
	case Resume:
		return who + " continued in another browser"
	case Verify:
		return who + " verified it"
	case Reject:
		return who + " rejected it"
	case Dispute:
		return "the claim became disputed"
	case Attach:
		return who + " sent a document"
	case Expire:
		return "the claim expired"
	}
	return who + " updated it"
}
