package app

import (
	"context"
	"time"

	"peritus/bff/conflict"
	"peritus/bff/message"
)

var abara = message.Matter{Caption: "Abara v. Palisade Tower Cranes, Inc.", Subject: "Collapse of a tower crane", Court: "U.S. District Court for the Southern District of New York", Docket: "1:26-cv-01234"}

// demoConversations are those of the demo's attorney with its expert.
var demoConversations = []message.DemoConversation{
	{ID: "06dne0000msgs0000000000001", Matter: abara, Unread: 1, Lines: []message.DemoLine{
		{Side: message.Counsel, Ago: 50 * time.Hour, Text: "Could you review the lift plan and the bolt inspection log for a tower crane failure in Hudson County? Trial is set for May."},
		{Side: message.Witness, Ago: 47*time.Hour + 40*time.Minute, Label: "compensation", Text: "Yes. I’d expect about 18 hours for what you describe. My fee schedule is on my profile.\n\nThe notices to operators are public: https://www.osha.gov/cranes-derricks"},
		{Side: message.Counsel, Ago: 26 * time.Hour, Label: "facts", Text: "Thank you. Here are the lift plan and the inspection log that the erector kept. Please treat the torque values on page 6 as given.",
			Files: []message.DemoFile{{Name: "Lift plan, tower crane 2.pdf", Content: demoPDF("Lift plan, tower crane 2", "Demo file. Palisade Tower Cranes, Inc.")},
				{Name: "Bolt inspection log 2024.pdf", Content: demoPDF("Bolt inspection log 2024", "Demo file. Pages 1 to 5.")}}},
		{Side: message.Counsel, Ago: 25 * time.Hour, Text: "Page 6 was missing. This is the whole log.",
			Files: []message.DemoFile{{Name: "Bolt inspection log 2024.pdf", Content: demoPDF("Bolt inspection log 2024", "Demo file. Pages 1 to 6.")}}},
		{Side: message.Witness, Ago: 2 * time.Hour, Text: "Before I rely on page 6, who measured it, and with what wrench?"},
	}},
	{ID: "06dne0000msgs0000000000002", Matter: message.Matter{Caption: "Reyes v. Northgate", Subject: "Failure of a sling"}, Blind: true, Unread: 2, Lines: []message.DemoLine{
		{Side: message.Counsel, Ago: 72 * time.Hour, Text: "Are you available to look at the slings? We’d need a first opinion by the end of the month."},
		{Side: message.Witness, Ago: 29 * time.Hour, Text: "I can start on the slings Monday."},
		{Side: message.Witness, Ago: 28*time.Hour + 50*time.Minute, Text: "I need the certificates first, and a signed engagement letter."},
	}},
	{ID: "06dne0000msgs0000000000003", Matter: message.Matter{Caption: "Estate of Harper", Subject: "Fall from a scaffold"}, Blind: true, Lines: []message.DemoLine{
		{Side: message.Counsel, Ago: 98 * time.Hour, Text: "We represent the family. Would you take on a review of the chart? About 400 pages."},
	}},
	{ID: "06dne0000msgs0000000000004", Matter: message.Matter{Caption: "Harbor Point arbitration", Subject: "Delay of a crane"}, Blind: true, Lines: []message.DemoLine{
		{Side: message.Counsel, Ago: 140 * time.Hour, Text: "May I send you the OSHA file?"},
		{Side: message.Witness, Ago: 130 * time.Hour, Text: "Please do."},
		{Side: message.Counsel, Ago: 120 * time.Hour, Text: "Sent by courier this morning."},
		{Side: message.Witness, Ago: 118 * time.Hour, Text: "Thank you. I’ll read it this week."},
		{Side: message.Counsel, Ago: 117 * time.Hour, Text: "Perfect."},
	}},
	{ID: "06dne0000msgs0000000000005", Matter: message.Matter{Caption: "Lowe will contest"}, Archived: true, Declined: "unavailable", Lines: []message.DemoLine{
		{Side: message.Counsel, Ago: 260 * time.Hour, Text: "Do you examine photocopies, or originals only?"},
	}},
}

// demoChecks are the conflict checks of the demo's conversations, except the last one, which is
// older than checks are.
var demoChecks = []conflict.DemoCheck{
	{ConversationID: "06dne0000msgs0000000000001", Ago: 50 * time.Hour, AttorneyAgo: 49 * time.Hour, ExpertAgo: 48 * time.Hour,
		Parties: []conflict.Party{{Side: "plaintiff", Name: "Lena Abara"}, {Side: "defense", Name: "Palisade Tower Cranes, Inc."}, {Side: "opposing", Name: "Whitlock Brandt LLP"}}},
	{ConversationID: "06dne0000msgs0000000000002", Ago: 72 * time.Hour, AttorneyAgo: 70 * time.Hour,
		Parties: []conflict.Party{{Side: "plaintiff", Name: "Marisol Reyes"}, {Side: "defense", Name: "Northgate Lifting Supply Co."}}},
	{ConversationID: "06dne0000msgs0000000000003", Ago: 98 * time.Hour,
		Parties: []conflict.Party{{Side: "plaintiff", Name: "Estate of Josephine Harper"}, {Side: "defense", Name: "Quarrystone Builders, Inc."}}}, // in the expert's testimony
	{ConversationID: "06dne0000msgs0000000000004", Ago: 140 * time.Hour,
		Parties: []conflict.Party{{Side: "plaintiff", Name: "Harbor Point Development LLC"}, {Side: "defense", Name: "Ironbound Erectors, Inc."}}},
}

// seedMessages gives the demo's attorney conversations with its expert.
func (a *App) seedMessages(ctx context.Context, accounts map[string]string) error {
	own, found, err := a.Profile.FindByUser(ctx, accounts["expert@peritus.test"])
	if err != nil || !found {
		return err
	}
	attorneyID := accounts["attorney@peritus.test"]
	if err := a.Message.SeedDemo(ctx, attorneyID, message.DemoExpert{ExpertID: own.ID, UserID: own.UserID}, demoConversations); err != nil {
		return err
	}
	return a.Conflict.SeedDemo(ctx, attorneyID, own.ID, demoChecks)
}
