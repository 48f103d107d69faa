package app

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"peritus/bff/account"
	"peritus/bff/audit"
	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/profile"
)

// DemoRows counts the demo's rows in a database, or the removed ones.
type DemoRows struct {
	Accounts, Profiles, Claims, Requests, Mails int
}

// None reports whether there are no rows of the demo.
func (r DemoRows) None() bool { return r == DemoRows{} }

// refuseDemo keeps a bff without the demo from serving a database with demo data.
func (a *App) refuseDemo(ctx context.Context) error {
	if a.Config.SeedDemo {
		return nil
	}
	accounts, profiles, err := a.demo(ctx)
	if err != nil {
		return err
	}
	requests, err := a.Inquiry.CountDemo(ctx)
	if err != nil {
		return err
	}
	if len(accounts)+len(profiles)+requests == 0 {
		return nil
	}
	return fmt.Errorf("SEED_DEMO is false, but this database holds the demo, whose passwords are public (accounts: %d, sample profiles: %d, sample requests: %d). "+
		"Run `bff demo remove`, which keeps what people made, or use another database", len(accounts), len(profiles), requests)
}

// CountDemo counts the demo's accounts and sample profiles in a database that no app has
// open.
func CountDemo(ctx context.Context, d *db.DB) (DemoRows, error) {
	a := &App{Account: account.New(account.Deps{DB: d}), Profile: profile.New(profile.Deps{DB: d})}
	accounts, profiles, err := a.demo(ctx)
	return DemoRows{Accounts: len(accounts), Profiles: len(profiles)}, err
}

// demo returns the ids of the demo's accounts and profiles. A sample profile that a
// person owns is theirs.
func (a *App) demo(ctx context.Context) (accounts, profiles []string, err error) {
	if accounts, err = a.Account.DemoAccounts(ctx); err != nil {
		return nil, nil, err
	}
	profiles, err = a.Profile.Seeder.SeededExperts(ctx, demoSeed, accounts)
	return accounts, profiles, err
}

// errDryRun rolls a removal back.
var errDryRun = errors.New("dry run")

// RemoveDemo deletes the demo's accounts and data in one transaction and returns the counts.
// People's data and the audit log stay. A dry run only counts. With the demo on, it returns
// an error.
func (a *App) RemoveDemo(ctx context.Context, actor auth.Actor, dryRun bool) (removed DemoRows, err error) {
	if a.Config.SeedDemo {
		return DemoRows{}, errors.New("SEED_DEMO is true: set it to false first, or the demo comes back")
	}
	err = a.DB.InTx(ctx, func(ctx context.Context) error {
		accounts, profiles, err := a.demo(ctx)
		if err != nil {
			return err
		}
		removed.Accounts, removed.Profiles = len(accounts), len(profiles)
		if removed.Claims, err = a.Claim.RemoveDemo(ctx, actor, profiles); err != nil {
			return err
		}
		if removed.Requests, err = a.Inquiry.RemoveDemo(ctx); err != nil {
			return err
		}
		if removed.Mails, err = a.Mails.ForgetDemo(ctx); err != nil {
			return err
		}
		if err := a.Texts.ForgetDemo(ctx); err != nil {
			return err
		}
		if err := a.Profile.Seeder.RemoveAll(ctx, profiles); err != nil {
			return err
		}
		for _, userID := range accounts {
			if err := a.eraseInvented(ctx, userID); err != nil {
				return err
			}
		}
		if removed.None() {
			return nil
		}
		if err := a.Audit.Record(ctx, actor, removed.entry()); err != nil || !dryRun {
			return err
		}
		return errDryRun
	})
	if errors.Is(err, errDryRun) {
		err = nil
	}
	if err != nil {
		return DemoRows{}, err
	}
	return removed, nil
}

// eraseInvented erases an account as its owner's deletion would, except that the audit log
// keeps the name, which is no real person's.
func (a *App) eraseInvented(ctx context.Context, userID string) error {
	for _, source := range a.Privacy.Sources {
		if _, is := source.(audit.Personal); is {
			continue
		}
		if err := source.Erase(ctx, userID); err != nil {
			return fmt.Errorf("%s: %w", source.Name(), err)
		}
	}
	return nil
}

func (r DemoRows) entry() auth.AuditEntry {
	return auth.AuditEntry{Action: "demo.removed", Kind: "demo", Name: "The demo", Detail: auth.AuditDetail{
		"accounts": strconv.Itoa(r.Accounts), "profiles": strconv.Itoa(r.Profiles), "claims": strconv.Itoa(r.Claims),
		"requests": strconv.Itoa(r.Requests), "mails": strconv.Itoa(r.Mails)}}
}
