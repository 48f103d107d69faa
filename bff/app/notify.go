package app

import (
	"slices"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/account/users"
	"peritus/bff/attorney"
	"peritus/bff/claim"
	"peritus/bff/conflict"
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
		attorney.Kinds, profile.Kinds, expiry.Kinds, challenge.Kinds, claim.Kinds, inquiry.Kinds, saved.Kinds, list.Kinds, message.Kinds, designation.Kinds, conflict.Kinds)
}
