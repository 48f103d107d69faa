package credit

import (
	"context"
	"time"

	"peritus/bff/credit/ledger"
)

// past is a clock for a history that was.
type past struct{ at time.Time }

func (p *past) Now() time.Time { return p.at }

// demoStep is something that happened in the demo, some hours ago.
type demoStep struct {
	hours int
	do    func(context.Context, *demo) error
}

// demo replays a history on a ledger of the past.
type demo struct {
	*ledger.Ledger
	rules   Rules
	userID  string
	experts []string
	holds   map[int]string
	clock   *past
}

func (d *demo) order(key, reason, rule string, amount int, about ledger.About) ledger.Order {
	return ledger.Order{Key: "demo:" + key, Amount: amount, Reason: reason, Rule: rule, Version: d.rules.Version, About: about}
}

func welcomed(ctx context.Context, d *demo) error {
	until := d.clock.at.Add(days(d.rules.Welcome.Days))
	o := d.order("", reasonApproved, RuleWelcome, d.rules.Welcome.Credits, ledger.About{})
	o.Key = RuleWelcome
	_, err := d.Grant(ctx, d.userID, o, &until)
	return err
}

func paid(credits int) func(context.Context, *demo) error {
	return func(ctx context.Context, d *demo) error {
		_, err := d.Buy(ctx, d.userID, d.order("paid", reasonPaid, RulePurchase, credits, ledger.About{}))
		return err
	}
}

func opened(n int) func(context.Context, *demo) error {
	return func(ctx context.Context, d *demo) error {
		m, err := d.Hold(ctx, d.userID, d.order("opened:"+d.experts[n], "opened", RuleConversation, d.rules.Conversation.Credits, ledger.About{ExpertID: d.experts[n]}), d.rules.Conversation.Unread())
		if err == nil {
			d.holds[n] = m.Hold.ID
		}
		return err
	}
}

func ended(n int, outcome Outcome) func(context.Context, *demo) error {
	return func(ctx context.Context, d *demo) error {
		end := d.Return
		if outcome == Answered {
			end = d.Take
		}
		_, err := end(ctx, d.holds[n], string(outcome))
		return err
	}
}

func packet(n int) func(context.Context, *demo) error {
	return func(ctx context.Context, d *demo) error {
		_, err := d.Spend(ctx, d.userID, d.order("packet:"+d.experts[n], reasonPacket, RulePacket, d.rules.Packet.Credits, ledger.About{ExpertID: d.experts[n]}))
		return err
	}
}

// demoSteps need demoExperts experts.
var demoSteps = []demoStep{
	{2010, welcomed}, {1900, opened(0)}, {1875, ended(0, Answered)}, {1600, opened(1)}, {1590, ended(1, Answered)}, {1300, opened(2)}, {1268, ended(2, Answered)},
	{1100, paid(50)}, {800, opened(3)}, {797, ended(3, Answered)}, {520, packet(0)}, {300, opened(4)}, {262, ended(4, Declined)},
	{210, opened(5)}, {209, ended(5, Conflict)}, {140, opened(6)}, {61, opened(7)}, {20, ended(7, Answered)},
}

const demoExperts = 8

// SeedDemo gives a demo account without credits a history with these experts.
func (s *Service) SeedDemo(ctx context.Context, userID string, expertIDs []string) error {
	if len(expertIDs) < demoExperts {
		return nil
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		walletID, err := s.Ledger.Wallet(ctx, userID)
		if err != nil || walletID != "" {
			return err
		}
		r := s.rules()
		at := &past{}
		d := &demo{rules: r, userID: userID, experts: expertIDs, holds: map[int]string{}, clock: at,
			Ledger: ledger.New(ledger.Deps{DB: s.DB, Clock: at, IDs: s.IDs, Version: func() int { return r.Version }})}
		now := s.Clock.Now()
		for _, step := range demoSteps {
			at.at = now.Add(-time.Duration(step.hours) * time.Hour).Add(time.Duration(step.hours%7*9) * time.Minute)
			if err := step.do(ctx, d); err != nil {
				return err
			}
		}
		return nil
	})
}
