package credit

import (
	"bytes"
	_ "embed" // the rules that ship with the program
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"time"
)

//go:embed rules.json
var shipped []byte

// Rules are what credits cost and how long they last, from a day on. A version never changes
// once it's used: what moved names it. Later rules are a later version.
type Rules struct {
	Version      int              `json:"version"`
	From         string           `json:"from"` // the first day, in UTC
	Welcome      WelcomeRule      `json:"welcome"`
	Conversation ConversationRule `json:"conversation"`
	Packet       PacketRule       `json:"packet"`
	Low          int              `json:"low"` // the balance at which we warn
	Packages     []Package        `json:"packages"`
}

// WelcomeRule is the gift to an attorney whose bar admission is verified.
type WelcomeRule struct {
	Credits int `json:"credits"`
	Days    int `json:"days"` // until it expires
}

// ConversationRule is what opening a conversation costs. The credits are held until the
// expert answers.
type ConversationRule struct {
	Credits        int `json:"credits"`
	UnreadDays     int `json:"unread_days"`     // then they come back, if the expert hasn't read the message
	UnansweredDays int `json:"unanswered_days"` // as above, after the expert read it
}

// PacketRule is what a Rule 26 packet costs.
type PacketRule struct {
	Credits   int `json:"credits"`
	AgainDays int `json:"again_days"` // for which packets of the same expert are free
}

// Package is credits to buy. They never expire.
type Package struct {
	Credits int `json:"credits"`
	Cents   int `json:"cents"` // U.S. dollars
}

// Unread is how long an expert can leave a message unread.
func (r ConversationRule) Unread() time.Duration { return days(r.UnreadDays) }

// Unanswered is how long an expert can leave a message unanswered after reading it.
func (r ConversationRule) Unanswered() time.Duration { return days(r.UnansweredDays) }

func days(n int) time.Duration { return time.Duration(n) * 24 * time.Hour }

// Codes of rules, which movements name.
const (
	RuleWelcome      = "welcome"
	RuleConversation = "conversation"
	RulePacket       = "packet"
	RuleStaff        = "staff"
	RulePurchase     = "purchase"
)

// Versions are all rules, the earliest first.
type Versions []Rules

// ReadRules reads the rules from a file, or those that ship with the program if path is
// empty.
func ReadRules(path string) (Versions, error) {
	content := shipped
	if path != "" {
		var err error
		if content, err = os.ReadFile(path); err != nil {
			return nil, err
		}
	}
	return parseRules(content)
}

func parseRules(content []byte) (Versions, error) {
	var book Versions
	d := json.NewDecoder(bytes.NewReader(content))
	d.DisallowUnknownFields()
	if err := d.Decode(&book); err != nil {
		return nil, fmt.Errorf("the rules of credits: %w", err)
	}
	if len(book) == 0 {
		return nil, fmt.Errorf("the rules of credits: there is no version")
	}
	for i, r := range book {
		problem := r.problem()
		if problem == "" && i > 0 && (r.Version <= book[i-1].Version || r.From <= book[i-1].From) {
			problem = "a later version needs a higher number and a later day"
		}
		if problem != "" {
			return nil, fmt.Errorf("the rules of credits, version %d: %s", r.Version, problem)
		}
	}
	return book, nil
}

func (r Rules) problem() string {
	if _, err := time.Parse(time.DateOnly, r.From); err != nil {
		return "from must be a day, such as 2026-11-01"
	}
	for _, amount := range []int{r.Version, r.Welcome.Credits, r.Welcome.Days, r.Conversation.Credits, r.Conversation.UnreadDays, r.Conversation.UnansweredDays, r.Packet.Credits, r.Packet.AgainDays} {
		if amount < 1 || amount > 100_000 {
			return "all numbers must be from 1 to 100000"
		}
	}
	if r.Low < 0 {
		return "low must not be negative"
	}
	sizes := map[int]bool{}
	for _, p := range r.Packages {
		if p.Credits < 1 || p.Cents < 50 || sizes[p.Credits] { // Stripe refuses less
			return "each package needs credits of its own and at least 50 cents"
		}
		sizes[p.Credits] = true
	}
	return ""
}

// Of returns a version, or the latest if there is none of that number.
func (b Versions) Of(version int) Rules {
	for _, r := range b {
		if r.Version == version {
			return r
		}
	}
	return b[len(b)-1]
}

// At returns the rules in force at a time: the earliest before any day.
func (b Versions) At(t time.Time) Rules {
	day := t.UTC().Format(time.DateOnly)
	for _, r := range slices.Backward(b) {
		if r.From <= day {
			return r
		}
	}
	return b[0]
}
