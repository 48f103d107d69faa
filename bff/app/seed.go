package app

import (
	"context"
	"errors"

	"peritus/bff/attorney"
	"peritus/bff/auth"
	"peritus/bff/privacy"
	"peritus/bff/profile/seeding"
	"peritus/bff/sample"
)

// demoAttorneys have admissions waiting for review in the demo. Nobody can sign in as one of
// them.
var demoAttorneys = []struct {
	email string
	form  attorney.Form
}{
	{"bisi.oyelaran@peritus.test", attorney.Form{FirstName: "Bisi", LastName: "Oyelaran", Firm: "Oyelaran & Pruett", Role: "partner",
		PracticeAreas: []string{"personal-injury", "product-liability"}, Phone: "+1 512 555 0136", City: "Austin", State: "TX", TimeZone: "America/Chicago",
		Admissions: []attorney.AdmissionForm{{State: "TX", Number: "24118806", Year: new(2019)}}}},
	{"farah.siddiqui@peritus.test", attorney.Form{FirstName: "Farah", LastName: "Siddiqui", Firm: "Siddiqui Law Group", Role: "sole-practitioner",
		PracticeAreas: []string{"medical-malpractice"}, Phone: "+1 312 555 0172", City: "Chicago", State: "IL", TimeZone: "America/Chicago",
		Admissions: []attorney.AdmissionForm{{State: "IL", Number: "6318845", Year: new(2011)}}}},
	{"desmond.hale@peritus.test", attorney.Form{FirstName: "Desmond", LastName: "Hale", Firm: "Cuyahoga Public Defender", Role: "public-defender",
		PracticeAreas: []string{"criminal"}, Phone: "+1 216 555 0119", City: "Cleveland", State: "OH", TimeZone: "America/New_York",
		Admissions: []attorney.AdmissionForm{{State: "OH", Number: "0091147", Year: new(2013)}}}},
	{"lucia.marchetti@peritus.test", attorney.Form{FirstName: "Lucía", LastName: "Marchetti-Vale", Firm: "Harbor & Vale LLP", Role: "associate",
		PracticeAreas: []string{"maritime", "insurance"}, Phone: "+1 206 555 0150", City: "Seattle", State: "WA", TimeZone: "America/Los_Angeles",
		Admissions: []attorney.AdmissionForm{{State: "WA", Number: "58214", Year: new(2020)}, {State: "OR", Number: "203311", Year: new(2021)}}}},
}

// seedAttorneys gives the demo attorney a record with confirmed admissions, and fills the
// review queue.
func (a *App) seedAttorneys(ctx context.Context, demo string) error {
	err := a.Attorney.Seed(ctx, demo, attorney.Form{FirstName: "Ines", LastName: "Castellanos", Firm: "Castellanos Pryce LLP",
		Role: "partner", PracticeAreas: []string{"construction", "product-liability", "wrongful-death"}, Phone: "+1 212 555 0147",
		City: "New York", State: "NY", TimeZone: "America/New_York", Admissions: []attorney.AdmissionForm{
			{State: "NY", Number: "5418820", Year: new(2014)}, {State: "NJ", Number: "04471-2016", Year: new(2016)}}}, attorney.Confirmed)
	if err != nil {
		return err
	}
	for _, d := range demoAttorneys {
		if _, found, err := a.Account.FindByEmail(ctx, d.email); err != nil || found {
			if err != nil {
				return err
			}
			continue
		}
		user, err := a.Account.AddDemo(ctx, d.email, d.form.FirstName+" "+d.form.LastName, auth.Groups{auth.Attorney}, false)
		if err != nil {
			return err
		}
		if err := a.Attorney.Seed(ctx, user.ID, d.form, attorney.Pending); err != nil {
			return err
		}
	}
	return nil
}

// seedInquiries fills the queue of requests, some of them handled by the demo administrator.
func (a *App) seedInquiries(ctx context.Context, admin string) error {
	worker, found, err := a.Account.Person(ctx, admin)
	if err != nil || !found {
		return err
	}
	return a.Inquiry.SeedDemo(ctx, worker)
}

// demoSeed is fixed, so every demo has the same experts.
const demoSeed = 1

// demoFavorites is how many favorites the demo's attorney has.
const demoFavorites = 5

// mostSearched is the most experts among whom the demo's attorney has saved searches. Indexing
// more takes longer than the demo is worth.
const mostSearched = 5000

// Seed creates the demo accounts, and experts until there are n. It changes nothing that
// exists. Without the demo it returns an error, since the experts are invented. progress
// can be nil.
func (a *App) Seed(ctx context.Context, n int, progress func(done int)) error {
	if !a.Config.SeedDemo {
		return errors.New("SEED_DEMO is false: the experts and accounts of the demo are invented, and a bff without the demo would refuse to start on them")
	}
	first := sample.Expert(demoSeed, 0)
	accounts, err := a.Account.SeedDemo(ctx, first.FirstName+" "+first.LastName)
	if err != nil {
		return err
	}
	if err := a.seedAttorneys(ctx, accounts["attorney@peritus.test"]); err != nil {
		return err
	}
	if err := a.seedInquiries(ctx, accounts["admin@peritus.test"]); err != nil {
		return err
	}
	for _, userID := range accounts {
		if err := a.Privacy.Agreed(ctx, userID, privacy.Current()); err != nil {
			return err
		}
	}
	if err := a.Profile.Seeder.Seed(ctx, n, demoSeed, accounts["expert@peritus.test"], progress); err != nil {
		return err
	}
	if err := a.seedNewcomer(ctx, n); err != nil {
		return err
	}
	admin := auth.Actor{UserID: accounts["admin@peritus.test"], Name: "Ruth Adeyemi",
		Email: "admin@peritus.test", Groups: auth.Groups{auth.Admin}}
	if err := a.seedStaffWork(ctx, admin, accounts); err != nil {
		return err
	}
	if err := a.Favorite.SeedDemo(ctx, accounts["attorney@peritus.test"], seeding.SeedPicks(demoSeed, n, demoFavorites)); err != nil {
		return err
	}
	if err := a.List.SeedDemo(ctx, accounts["attorney@peritus.test"], demoLists, seeding.SeedPicks(demoSeed, n, demoPicks)); err != nil {
		return err
	}
	if err := a.Credit.SeedDemo(ctx, accounts["attorney@peritus.test"], seeding.SeedPicks(demoSeed, n, demoPicks)); err != nil {
		return err
	}
	if err := a.seedNotices(ctx, accounts); err != nil {
		return err
	}
	if err := a.seedMessages(ctx, accounts); err != nil {
		return err
	}
	if err := a.seedAvailability(ctx, accounts, n); err != nil {
		return err
	}
	if n <= mostSearched {
		if err := a.Saved.SeedDemo(ctx, auth.Actor{UserID: accounts["attorney@peritus.test"], Groups: auth.Groups{auth.Attorney}}); err != nil {
			return err
		}
	}
	return a.Claim.SeedDemo(ctx, admin)
}

// SeedPortraits draws the portraits of the demo's experts. Copies of a seeded database do
// without, since their files are elsewhere.
func (a *App) SeedPortraits(ctx context.Context, n int) error {
	return a.Profile.Seeder.SeedPortraits(ctx, demoSeed, n)
}

// seedNewcomer creates an expert whose profile is waiting for approval.
func (a *App) seedNewcomer(ctx context.Context, n int) error {
	const email = "newcomer@peritus.test"
	name := seeding.NewcomerName(demoSeed, n)
	_, known, err := a.Account.FindByEmail(ctx, email)
	if err != nil || known || name == "" {
		return err
	}
	user, err := a.Account.AddDemo(ctx, email, name, auth.Groups{auth.Expert}, true)
	if err != nil {
		return err
	}
	if err := a.Privacy.Agreed(ctx, user.ID, privacy.Current()); err != nil {
		return err
	}
	return a.Profile.Seeder.SeedNewcomer(ctx, demoSeed, n, user.ID)
}
