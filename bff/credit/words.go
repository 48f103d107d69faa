package credit

import (
	"cmp"
	"fmt"

	"peritus/bff/credit/ledger"
)

// words explain a movement: what it was, and why. name is the expert's; empty if unknown.
func words(m ledger.Movement, name string) (title, why string) {
	name = cmp.Or(name, "an expert")
	switch m.Kind {
	case ledger.Granted:
		if m.Rule == RuleWelcome {
			return "Welcome credits", "We verified your bar admission."
		}
		return "Added by Peritus", m.About.Note
	case ledger.Bought:
		return fmt.Sprintf("Bought %s", inWords(m.Amount)), "Paid through Stripe."
	case ledger.Held:
		return "Held for " + name, heldWords(m.Hold)
	case ledger.Taken:
		return "Conversation with " + name, "They answered, so the held credits were spent."
	case ledger.Returned:
		return "Back from " + name, endWords[m.Reason]
	case ledger.Spent:
		if m.Rule == RulePacket {
			return "Rule 26 packet, " + name, "You can make it again at no charge for a while."
		}
		return "Spent", ""
	case ledger.Expired:
		if m.Rule == RuleWelcome {
			return "Welcome credits expired", "They weren't used in time."
		}
		return "Credits expired", "They weren't used in time."
	case ledger.Revoked:
		if m.Reason == ledger.Closed {
			return "Account deleted", ""
		}
		return "Removed by Peritus", m.About.Note
	case ledger.Refunded:
		if m.Reason == reasonDispute {
			return "Payment disputed", "The payment was disputed, so we took the credits back. They return if we win the dispute."
		}
		return "Purchase refunded", "The payment went back to you, so we took the credits back."
	case ledger.Restored:
		return "Payment confirmed", "The dispute ended in our favor, so the credits came back."
	case ledger.Repaid:
		return "Paid what you owed", "Credits that come in pay for refunded credits that were already spent."
	}
	return string(m.Kind), m.Reason
}

func heldWords(h *ledger.Hold) string {
	switch {
	case h == nil:
		return ""
	case h.Ended == ledger.Taken:
		return "They answered."
	case h.Ended == ledger.Returned:
		return endWords[h.Reason]
	case h.ReadAt != nil:
		return "Read, not answered yet."
	}
	return "Not read yet."
}

// endWords say why held credits came back.
var endWords = map[string]string{
	string(Declined):  "They declined.",
	string(Conflict):  "They reported a possible conflict.",
	string(Withdrawn): "The message was withdrawn.",
	ledger.Unread:     "They didn't read the message in time.",
	ledger.Unanswered: "They read the message and didn't answer in time.",
	ledger.Closed:     "The account was deleted.",
}

// RuleNames are the rules in words, as statements name them.
var RuleNames = map[string]string{
	RuleWelcome: "Welcome credits", RuleConversation: "Conversations", RulePacket: "Rule 26 packets", RuleStaff: "Changes by our team",
	RulePurchase: "Purchases", ledger.Debt: "Refunds", ledger.Closed: "Deleted accounts",
}
