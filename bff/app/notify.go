package app

import (
	"cmp"
	"context"
	"slices"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/account/users"
	"peritus/bff/attorney"
	"peritus/bff/auth"
	"peritus/bff/availability"
	"peritus/bff/claim"
	"peritus/bff/conflict"
	"peritus/bff/credit"
	"peritus/bff/designation"
	"peritus/bff/factor"
	"peritus/bff/inquiry"
	"peritus/bff/list"
	"peritus/bff/message"
	"peritus/bff/notify"
	"peritus/bff/privacy"
	"peritus/bff/profile"
	"peritus/bff/profile/challenge"
	"peritus/bff/profile/expiry"
	"peritus/bff/search/saved"
	"peritus/bff/signup"
)

// kinds lists all notifications. Optional ones appear in the settings in this order.
func kinds() []*notify.Kind {
	return slices.Concat(session.Kinds, account.Kinds, users.Kinds, factor.Kinds, signup.Kinds, privacy.Kinds,
		attorney.Kinds, profile.Kinds, expiry.Kinds, challenge.Kinds, claim.Kinds, inquiry.Kinds, saved.Kinds, list.Kinds, message.Kinds,
		designation.Kinds, conflict.Kinds, availability.Kinds, credit.Kinds)
}

// people adapts accounts, which are wired later, to notifications.
type people struct{ app *App }

func (p people) Person(ctx context.Context, userID string) (auth.Person, bool, error) {
	return p.app.Account.Person(ctx, userID)
}

func (p people) People(ctx context.Context, userIDs []string) (map[string]auth.Person, error) {
	return p.app.Account.People(ctx, userIDs)
}

func (p people) Staff(ctx context.Context) ([]auth.Person, error) { return p.app.Account.Staff(ctx) }

// zonesOf returns the time zones in people's records or, without one, profiles.
func (a *App) zonesOf(ctx context.Context, userIDs []string) (map[string]string, error) {
	records, err := a.Attorney.Among(ctx, userIDs)
	if err != nil {
		return nil, err
	}
	zones, err := a.Profile.TimeZones(ctx, userIDs)
	if err != nil {
		return nil, err
	}
	all := make(map[string]string, len(userIDs))
	for _, userID := range userIDs {
		all[userID] = cmp.Or(records[userID].TimeZone, zones[userID])
	}
	return all, nil
}
