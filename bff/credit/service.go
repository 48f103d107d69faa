package credit

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"gorm.io/gorm/clause"

	"peritus/bff/auth"
	"peritus/bff/credit/ledger"
	"peritus/bff/credit/payment"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/event"
	"peritus/bff/platform/id"
)

// Deps of the service.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	IDs      id.Source
	Rules    Versions
	People   auth.Directory
	Accounts Accounts
	Experts  Experts
	AuditLog auth.AuditLog
	Notify   notify.Sender
	// Checkout sells credits, and Secrets sign what it reports. Nil: nothing can be bought.
	Checkout  payment.Checkout
	Secrets   []string
	WebOrigin string
	Log       *slog.Logger
}

// Service holds, charges, and gives credits.
type Service struct {
	Deps
	Payments *payment.Service
	Ledger   *ledger.Ledger
	Changed  *event.Topic[Changed]
}

// New returns a service.
func New(deps Deps) *Service {
	s := &Service{Deps: deps, Changed: event.NewTopic[Changed]()}
	s.Ledger = ledger.New(ledger.Deps{DB: deps.DB, Clock: deps.Clock, IDs: deps.IDs, Version: func() int { return s.rules().Version }})
	s.Payments = payment.New(payment.Deps{DB: deps.DB, Clock: deps.Clock, IDs: deps.IDs, Ledger: s.Ledger, Checkout: deps.Checkout, Secrets: deps.Secrets,
		Changed: s.changed, Tell: s.tellAdmins, WebOrigin: deps.WebOrigin, Log: deps.Log})
	return s
}

// rules returns the rules in force.
func (s *Service) rules() Rules { return s.Rules.At(s.Clock.Now()) }

type rulesRow struct {
	Version int `gorm:"primaryKey;autoIncrement:false"`
	Content string
	AddedAt int64
}

func (rulesRow) TableName() string { return "credit_rules" }

// RecordRules stores the versions that are new. It's an error if one that is stored reads
// differently now: what moved under it would be explained wrongly.
func (s *Service) RecordRules(ctx context.Context) error {
	for _, r := range s.Rules {
		content, err := json.Marshal(r)
		if err != nil {
			return err
		}
		row := rulesRow{r.Version, string(content), s.Clock.Now().UnixMilli()}
		if err := s.DB.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&row).Error; err != nil {
			return db.Wrap("record the rules of credits", err)
		}
		var stored string
		if err := s.DB.Write(ctx).Model(&rulesRow{}).Where("version = ?", r.Version).Pluck("content", &stored).Error; err != nil {
			return db.Wrap("read the rules of credits", err)
		}
		if stored != string(content) {
			return fmt.Errorf("CREDIT_RULES: version %d was changed after it was used. Restore it, and add a version with a later day", r.Version)
		}
	}
	return nil
}

// changed publishes a person's balance after the transaction commits.
func (s *Service) changed(ctx context.Context, userID string) error {
	state, err := s.Ledger.State(ctx, userID)
	if err != nil {
		return err
	}
	c := Changed{UserID: userID, Message: ChangedMessage, Credits: state.Free, TotalCredits: state.Total()}
	if s.rules().IsLow(state.Free) {
		c.Message = LowMessage
	}
	s.Changed.Publish(ctx, c)
	return nil
}

// Shown returns what the top bar shows: free credits, with what is held, and whether that's
// low.
func (s *Service) Shown(ctx context.Context, actor auth.Actor) (free, total int, low bool, err error) {
	found, err := s.Ledger.HoldingsOf(ctx, []string{actor.UserID})
	h := found[actor.UserID]
	return h.Free, h.Total(), s.rules().IsLow(h.Free), err
}

// Sweep writes what time did: unread messages return their credits, and lots expire.
func (s *Service) Sweep(ctx context.Context) error { return s.Ledger.Sweep(ctx, s.changed) }

// Quote returns what opening a conversation costs the actor now.
func (s *Service) Quote(ctx context.Context, actor auth.Actor) (Quote, error) {
	state, err := s.Ledger.State(ctx, actor.UserID)
	if err != nil {
		return Quote{}, err
	}
	r := s.rules()
	q := Quote{Credits: r.Conversation.Credits, Free: state.Free, ReturnsAt: s.Clock.Now().Add(r.Conversation.Unread()), UnansweredDays: r.Conversation.UnansweredDays, Version: r.Version}
	latest := q.ReturnsAt.Add(r.Conversation.Unanswered()) // read on the last day, and never answered
	for rest, lots := q.Credits, state.Lots; rest > 0 && len(lots) > 0; lots = lots[1:] {
		n := min(rest, lots[0].Free)
		rest -= n
		if at := lots[0].ExpiresAt; at != nil && !at.After(latest) {
			if q.Lapsing += n; q.LapsingAt == nil {
				q.LapsingAt = at
			}
		}
	}
	return q, nil
}

// OpenConversation holds the price of a conversation with an expert. The same conversation
// holds it once. It joins the transaction in ctx. Without enough credits, it's Invalid with
// CodeShort.
func (s *Service) OpenConversation(ctx context.Context, actor auth.Actor, conversationID, expertID string) (ledger.Hold, error) {
	if err := spends(actor); err != nil {
		return ledger.Hold{}, err
	}
	r := s.rules()
	var hold ledger.Hold
	err := s.charging(ctx, actor.UserID, r.Conversation.Credits, func(ctx context.Context) error {
		m, err := s.Ledger.Hold(ctx, actor.UserID, ledger.Order{Key: "conversation:" + conversationID, Amount: r.Conversation.Credits, Reason: "opened",
			Rule: RuleConversation, Version: r.Version, About: ledger.About{ExpertID: expertID, SubjectID: conversationID}}, r.Conversation.Unread())
		if err == nil {
			hold = *m.Hold
		}
		return err
	})
	return hold, err
}

// Read records that the expert read the message: its credits stay held until they answer, for
// the time that its rules give. Only the first time counts.
func (s *Service) Read(ctx context.Context, holdID string) (ledger.Hold, error) {
	return s.ending(ctx, holdID, func(ctx context.Context) (ledger.Hold, error) {
		return s.Ledger.Extend(ctx, holdID, func(version int) time.Duration { return s.Rules.Of(version).Conversation.Unanswered() })
	})
}

// End takes the held credits if the expert answered, and else returns them. The first end
// counts, and so does the time by which the message had to be read: look at Ended.
func (s *Service) End(ctx context.Context, holdID string, outcome Outcome) (ledger.Hold, error) {
	return s.ending(ctx, holdID, func(ctx context.Context) (ledger.Hold, error) {
		if outcome == Answered {
			return s.Ledger.Take(ctx, holdID, string(outcome))
		}
		return s.Ledger.Return(ctx, holdID, string(outcome))
	})
}

func (s *Service) ending(ctx context.Context, holdID string, end func(context.Context) (ledger.Hold, error)) (hold ledger.Hold, err error) {
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if hold, err = end(ctx); err != nil {
			return err
		}
		ownerID, err := s.Ledger.OwnerOf(ctx, holdID)
		if err != nil || ownerID == "" {
			return err
		}
		return s.changed(ctx, ownerID)
	})
	return hold, err
}

// ChargePacket takes the price of a Rule 26 packet, unless the actor paid for one of the
// same expert within the time that the rules give. The same packet is charged once. charged
// is 0 if it was free.
func (s *Service) ChargePacket(ctx context.Context, actor auth.Actor, packetID, expertID string) (charged int, err error) {
	if err := spends(actor); err != nil {
		return 0, err
	}
	r := s.rules()
	err = s.charging(ctx, actor.UserID, r.Packet.Credits, func(ctx context.Context) error {
		since := s.Clock.Now().Add(-days(r.Packet.AgainDays))
		if paid, err := s.Ledger.Paid(ctx, actor.UserID, RulePacket, expertID, since); err != nil || paid {
			return err
		}
		m, err := s.Ledger.Spend(ctx, actor.UserID, ledger.Order{Key: "packet:" + packetID, Amount: r.Packet.Credits, Reason: reasonPacket,
			Rule: RulePacket, Version: r.Version, About: ledger.About{ExpertID: expertID, SubjectID: packetID}})
		charged = m.Amount
		return err
	})
	return charged, err
}

// charging makes a charge in a transaction, publishes the balance, and explains a refusal.
func (s *Service) charging(ctx context.Context, userID string, price int, charge func(context.Context) error) error {
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := charge(ctx); err != nil {
			return err
		}
		return s.changed(ctx, userID)
	})
	if errors.Is(err, ledger.ErrReused) {
		return errs.Conflicting("This was charged before, for something else.", nil)
	}
	if errors.Is(err, ledger.ErrShort) {
		state, failed := s.Ledger.State(ctx, userID)
		if failed != nil {
			return failed
		}
		return short(price, state.Free)
	}
	return err
}

// Welcome gives the welcome credits to an attorney whose bar admission is verified, once.
// credits is 0 if the person had them before.
func (s *Service) Welcome(ctx context.Context, userID string) (credits int, until time.Time, err error) {
	r := s.rules()
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		given, err := s.Ledger.Did(ctx, userID, RuleWelcome)
		if err != nil || given {
			return err
		}
		until = s.Clock.Now().Add(days(r.Welcome.Days))
		m, err := s.Ledger.Grant(ctx, userID, ledger.Order{Key: RuleWelcome, Amount: r.Welcome.Credits, Reason: reasonApproved, Rule: RuleWelcome, Version: r.Version}, &until)
		if err != nil {
			return err
		}
		credits = m.Amount
		return s.changed(ctx, userID)
	})
	return credits, until, err
}
