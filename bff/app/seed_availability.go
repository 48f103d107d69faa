package app

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/availability"
	"peritus/bff/profile/seeding"
)

// demoAsked are earlier requests to the demo's expert, by how long ago they were, what the
// expert said, and after how long.
var demoAsked = []struct {
	ago, after time.Duration
	answer     availability.Answer
}{
	{300 * day, 3 * time.Hour, availability.Yes}, {240 * day, 26 * time.Hour, availability.No}, {190 * day, 5 * time.Hour, availability.Yes},
	{150 * day, 0, ""}, {110 * day, 90 * time.Minute, availability.Later}, {70 * day, 7 * time.Hour, availability.Yes}, {30 * day, 2 * time.Hour, availability.Yes},
}

const day = 24 * time.Hour

// demoQuestions are what the demo's attorneys ask.
var demoQuestions = []string{
	"We need someone to explain why a slewing ring failed, and who should have seen it. The crane and the bolts are in storage in New Jersey.",
	"Would you review the rigging plan of a lift that went wrong in high wind? The file has about 300 pages.",
	"Can you testify about inspection intervals for tower cranes in a state court this fall?",
}

// seedAvailability gives the demo's attorney requests, and its expert earlier ones of others, so
// that the expert's page has figures.
func (a *App) seedAvailability(ctx context.Context, accounts map[string]string, n int) error {
	own, found, err := a.Profile.FindByUser(ctx, accounts["expert@peritus.test"])
	if err != nil || !found {
		return err
	}
	expert := func(answer availability.Answer, note string, after time.Duration) availability.DemoAsk {
		return availability.DemoAsk{ExpertID: own.ID, UserID: own.UserID, Answer: answer, Note: note, After: after}
	}
	picks := seeding.SeedPicks(demoSeed, n, demoPicks)
	other := func(pick int, answer availability.Answer, note string, after time.Duration) []availability.DemoAsk {
		if pick >= len(picks) || picks[pick] == own.ID {
			return nil
		}
		return []availability.DemoAsk{{ExpertID: picks[pick], Answer: answer, Note: note, After: after}}
	}
	attorneyID := accounts["attorney@peritus.test"]
	open := availability.DemoRequest{ID: "06dne0000free0000000000001", AttorneyID: attorneyID, Ago: 20 * time.Hour, Needs: []string{"report", "deposition"},
		Text: "We need a structural engineer for the collapse of a tower crane in New Jersey in 2024. About 18 hours of review, a report by March, and a deposition in April. Are you available?"}
	open.Asks = append(open.Asks, other(0, "", "", 0)...)
	open.Asks = append(open.Asks, other(1, availability.Later, "From February 1 on.", 5*time.Hour)...)
	open.Asks = append(open.Asks, other(2, availability.No, "", 9*time.Hour)...)
	open.Asks = append(open.Asks, expert(availability.Yes, "I could start next week.", 3*time.Hour))
	over := availability.DemoRequest{ID: "06dne0000free0000000000002", AttorneyID: attorneyID, Ago: 60 * day, OverAfter: 4 * day, Outcome: availability.Chosen, Needs: []string{"trial"}, Text: demoQuestions[1]}
	over.Asks = append(over.Asks, expert(availability.Yes, "Happy to.", 4*time.Hour))
	over.Asks = append(over.Asks, other(3, availability.No, "", 30*time.Hour)...)
	demo := []availability.DemoRequest{open, over}
	asking, found, err := a.Account.FindByEmail(ctx, demoAttorneys[0].email)
	if err != nil || !found {
		return err
	}
	demo = append(demo, availability.DemoRequest{ID: "06dne0000free0000000000003", AttorneyID: asking.ID, Ago: 5 * time.Hour, Needs: []string{"deposition", "trial"}, Text: demoQuestions[2],
		Asks: []availability.DemoAsk{expert("", "", 0)}})
	for i, d := range demoAsked {
		by, found, err := a.Account.FindByEmail(ctx, demoAttorneys[i%len(demoAttorneys)].email)
		if err != nil || !found {
			return err
		}
		demo = append(demo, availability.DemoRequest{ID: fmt.Sprintf("06dne0000free00000000001%02d", i), AttorneyID: by.ID, Ago: d.ago, OverAfter: 6 * day, Outcome: availability.Closed,
			Text: demoQuestions[i%len(demoQuestions)], Asks: []availability.DemoAsk{expert(d.answer, "", d.after)}})
	}
	return a.Availability.SeedDemo(ctx, demo)
}
