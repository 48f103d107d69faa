package app

import (
	"context"
	"maps"
	"slices"
	"strconv"

	"peritus/bff/auth"
	"peritus/bff/factor"
	"peritus/bff/platform/config"
	"peritus/bff/platform/db"
	"peritus/bff/platform/keyring"
)

// keys are the keys of each purpose.
type keys struct {
	authenticators, recovery, refresh, codes, claims, unsubscribe, forms, recipients, conflicts, availability keyring.Keys
}

func keysFor(secrets [][]byte) (k keys, err error) {
	ring, err := keyring.New(secrets...)
	if err != nil {
		return k, err
	}
	for purpose, into := range map[keyring.Purpose]*keyring.Keys{
		keyring.AuthenticatorSecrets: &k.authenticators, keyring.RecoveryCodes: &k.recovery, keyring.RefreshTokens: &k.refresh,
		keyring.MailedCodes: &k.codes, keyring.ClaimSecrets: &k.claims, keyring.UnsubscribeLinks: &k.unsubscribe,
		keyring.FormTokens: &k.forms, keyring.Recipients: &k.recipients, keyring.ConflictNames: &k.conflicts, keyring.AvailabilityLinks: &k.availability,
	} {
		if *into, err = ring.For(purpose); err != nil {
			return k, err
		}
	}
	return k, nil
}

// KeyUse is what needs one of the keys, or is no longer readable.
type KeyUse struct {
	Name    string // empty: from before keys had names
	Current bool
	Known   bool // in REFRESH_KEY
	factor.KeyUse
}

// Keys returns the keys in REFRESH_KEY, the current one first, and then all others that
// values in a database need.
func Keys(ctx context.Context, c config.Config, d *db.DB) ([]KeyUse, error) {
	ring, err := keyring.New(c.RefreshSecrets()...)
	if err != nil {
		return nil, err
	}
	uses, err := factor.KeyUses(ctx, d)
	if err != nil {
		return nil, err
	}
	var all []KeyUse
	for i, name := range ring.Names() {
		all = append(all, KeyUse{Name: name, Current: i == 0, Known: true, KeyUse: uses[name]})
		delete(uses, name)
	}
	for _, name := range slices.Sorted(maps.Keys(uses)) {
		all = append(all, KeyUse{Name: name, Known: name == "", KeyUse: uses[name]})
	}
	return all, nil
}

// RotateKeys seals everything with the current key that an older one sealed, and returns
// how much. It changes nothing if a value doesn't open.
func (a *App) RotateKeys(ctx context.Context, actor auth.Actor) (sealed int, err error) {
	err = a.DB.InTx(ctx, func(ctx context.Context) error {
		if sealed, err = a.Factor.SealAgain(ctx); err != nil || sealed == 0 {
			return err
		}
		return a.Audit.Record(ctx, actor, auth.AuditEntry{Action: "key.rotated", Kind: "key", ID: a.Factor.Secrets.Name(), Name: "REFRESH_KEY",
			Detail: auth.AuditDetail{"authenticators": strconv.Itoa(sealed)}})
	})
	return sealed, err
}
