// Package app wires the program together: dependencies between packages, routes, and event
// subscriptions. It has no business rules.
package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/gofiber/fiber/v3"
	"github.com/redis/go-redis/v9"

	"peritus/bff/account"
	"peritus/bff/account/limit"
	"peritus/bff/account/passwords"
	"peritus/bff/account/session"
	"peritus/bff/account/settings"
	"peritus/bff/account/users"
	"peritus/bff/attorney"
	"peritus/bff/audit"
	"peritus/bff/auth"
	"peritus/bff/availability"
	"peritus/bff/claim"
	"peritus/bff/conflict"
	"peritus/bff/content"
	"peritus/bff/credit"
	"peritus/bff/designation"
	"peritus/bff/factor"
	"peritus/bff/favorite"
	"peritus/bff/inquiry"
	"peritus/bff/list"
	"peritus/bff/live"
	"peritus/bff/media"
	"peritus/bff/message"
	"peritus/bff/message/attachment"
	"peritus/bff/message/forum"
	"peritus/bff/notify"
	"peritus/bff/platform/cache"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/config"
	"peritus/bff/platform/db"
	"peritus/bff/platform/folder"
	"peritus/bff/platform/id"
	"peritus/bff/platform/job"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/once"
	"peritus/bff/platform/recipient"
	"peritus/bff/platform/sms"
	"peritus/bff/platform/web"
	"peritus/bff/privacy"
	"peritus/bff/profile"
	"peritus/bff/profile/challenge"
	"peritus/bff/profile/declaration"
	"peritus/bff/profile/lookup"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/roster"
	"peritus/bff/search"
	"peritus/bff/search/index"
	"peritus/bff/search/saved"
	"peritus/bff/signup"
	"peritus/bff/viewed"
	"peritus/bff/waiting"
)

const (
	// shutdownGrace is how long requests and jobs can take to finish.
	shutdownGrace = job.Grace
	// recordFor is how long the queue then has to record the canceled jobs.
	recordFor = 3 * time.Second
)

// Deps are what tests can replace. The zero value is for production.
type Deps struct {
	Clock    clock.Clock
	IDs      id.Source
	Logger   *slog.Logger
	HashCost passwords.Cost
	// ManualSweeps leaves out the hourly and daily sweeps, so that a test can call them when
	// it has prepared its rows. Otherwise they run once at an unknown time after the start.
	ManualSweeps bool
}

// App is the whole program as a value, so that a test can start it on a free port.
type App struct {
	Config   config.Config
	DB       *db.DB
	Redis    redis.UniversalClient
	Jobs     *job.Queue
	Mails    *mail.Outbox
	Notify   *notify.Service
	Audit    *audit.Service
	Privacy  *privacy.Service
	Account  *account.Service
	Session  *session.Service
	Users    *users.Service
	Settings *settings.Service
	Factor   *factor.Service
	Profile  *profile.Service
	Proof    *proof.Service
	Roster   *roster.Service

	Declaration *declaration.Service
	Challenge   *challenge.Service
	Lookup      *lookup.Service

	Content      *content.Service
	Search       *search.Service
	Favorite     *favorite.Service
	Viewed       *viewed.Service
	List         *list.Service
	Saved        *saved.Service
	Message      *message.Service
	Conflict     *conflict.Service
	Live         *live.Hub
	Inquiry      *inquiry.Service
	Media        *media.Service
	Claim        *claim.Service
	Attorney     *attorney.Service
	SignUp       *signup.Service
	Texts        *sms.Outbox
	Credit       *credit.Service
	Waiting      *waiting.Service
	Designation  *designation.Service
	Availability *availability.Service

	recipients recipient.Limiter
	received   once.Requests
	deps       Deps
	metrics    *web.Metrics
	draining   atomic.Bool
	server     *fiber.App
	api        huma.API
	closers    []func() error
}

// New opens the databases, migrates the schema, and wires the domains. The caller closes
// the App.
func New(ctx context.Context, c config.Config, deps Deps) (a *App, err error) {
	a = &App{Config: c, deps: deps.orDefault(), metrics: web.NewMetrics()}
	defer func() {
		if err != nil {
			err = errors.Join(err, a.Close())
		}
	}()
	if err := a.openStores(ctx); err != nil {
		return a, err
	}
	if err := a.wireDomains(); err != nil {
		return a, err
	}
	if err := a.Credit.RecordRules(ctx); err != nil {
		return a, err
	}
	if err := a.Jobs.Open(); err != nil {
		return a, err
	}
	a.routes()
	return a, nil
}

func (d Deps) orDefault() Deps {
	if d.Clock == nil {
		d.Clock = clock.System
	}
	if d.IDs == nil {
		d.IDs = id.Random
	}
	if d.Logger == nil {
		d.Logger = slog.Default()
	}
	return d
}

func (a *App) openStores(ctx context.Context) error {
	var err error
	if a.DB, err = db.Open(ctx, a.Config.DatabaseURL); err != nil {
		return fmt.Errorf("DATABASE_URL: %w", err)
	}
	a.closers = append(a.closers, a.DB.Close)
	if err := a.DB.Migrate(ctx); err != nil {
		return err
	}
	client, closeRedis, err := cache.Open(ctx, a.Config.RedisURL)
	if err != nil {
		return fmt.Errorf("REDIS_URL: %w", err)
	}
	a.Redis, a.closers = client, append(a.closers, closeRedis)
	quiet := slog.New(atLeast{slog.LevelWarn, a.deps.Logger.Handler()})
	if a.Jobs, err = job.New(a.DB, quiet); err != nil {
		return err
	}
	return a.Jobs.Migrate(ctx)
}

func (a *App) wireDomains() error {
	carrier, err := mail.NewCarrier(a.Config.SMTPURL, a.Config.MailFrom, a.Config.MailDir)
	if err != nil {
		return err
	}
	a.Mails = mail.New(mail.Deps{DB: a.DB, Jobs: a.Jobs, Carrier: carrier,
		Clock: a.deps.Clock, IDs: a.deps.IDs, Log: a.deps.Logger, Keep: a.Config.SeedDemo})
	a.metrics.Register(a.Mails.Collectors()...)
	keys, err := keysFor(a.Config.RefreshSecrets())
	if err != nil {
		return fmt.Errorf("REFRESH_KEY: %w", err)
	}
	a.Notify = notify.New(notify.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Outbox: a.Mails, Keys: keys.unsubscribe,
		People: people{a}, Zones: a.zonesOf, WebOrigin: a.Config.WebOrigin})
	if err := a.Notify.Register(kinds()...); err != nil {
		return err
	}
	a.Audit = audit.New(audit.Deps{DB: a.DB, Clock: a.deps.Clock})
	hasher, err := passwords.New(a.deps.HashCost)
	if err != nil {
		return err
	}
	a.recipients = recipient.Limiter{DB: a.DB, Clock: a.deps.Clock, Keys: keys.recipients}
	a.received = once.Requests{DB: a.DB, Clock: a.deps.Clock,
		Who: func(ctx context.Context) string { return auth.PresentedIn(ctx).Actor.UserID }}
	limiter := limit.New(a.DB, a.Redis, a.deps.Clock.Now)
	a.Account = account.New(account.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Passwords: hasher, Limiter: limiter, Limits: a.recipients,
		Notify: a.Notify, Jobs: a.Jobs, Factors: factors{a}, AuditLog: a.Audit, WebOrigin: a.Config.WebOrigin})
	a.Settings = settings.New(settings.Deps{DB: a.DB, Accounts: a.Account, Clock: a.deps.Clock, Factors: factors{a}})
	a.Waiting = waiting.New(a.DB, a.deps.Clock)
	a.Session = session.New(session.Deps{DB: a.DB, Accounts: a.Account, Limiter: limiter,
		Tokens: auth.NewTokens(keysOf(a.Config), a.deps.Clock.Now), RefreshKeys: keys.refresh,
		Clock: a.deps.Clock, IDs: a.deps.IDs, Notify: a.Notify, Factors: factors{a}, AuditLog: a.Audit,
		StaffMustEnroll: a.Config.StaffSecondFactor == "required", WebOrigin: a.Config.WebOrigin, Consents: privacy.InForce(), Waiting: a.Waiting, Credits: creditHolders{a}, Unread: a.unread, Notices: a.Notify.Unread})
	a.Users = users.New(users.Deps{DB: a.DB, Accounts: a.Account, Sessions: a.Session, Clock: a.deps.Clock, Notify: a.Notify,
		Factors: factors{a}, FactorReset: factors{a}, About: accountFacts{a}, AuditLog: a.Audit, WebOrigin: a.Config.WebOrigin})
	a.Factor, err = factor.New(factor.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Notify: a.Notify, Accounts: holders{a.Account, a.Session}, AuditLog: a.Audit,
		Secrets: keys.authenticators, Codes: keys.recovery, Origin: a.Config.WebOrigin, Required: a.Config.StaffSecondFactor == "required"})
	if err != nil {
		return err
	}
	a.Texts = sms.New(sms.Deps{DB: a.DB, Jobs: a.Jobs, Sender: a.texting(), Secret: a.Config.SMSSecret,
		Clock: a.deps.Clock, IDs: a.deps.IDs, Keep: a.Config.SeedDemo})
	rules, err := credit.ReadRules(a.Config.CreditRules)
	if err != nil {
		return fmt.Errorf("CREDIT_RULES: %w", err)
	}
	a.Credit = credit.New(credit.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Rules: rules, People: a.Account, Accounts: creditHolders{a}, Experts: creditHolders{a}, AuditLog: a.Audit, Notify: a.Notify,
		Checkout: a.checkout(), Secrets: a.Config.StripeSecrets(), WebOrigin: a.Config.WebOrigin, Log: a.deps.Logger})
	a.Attorney = attorney.New(attorney.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs,
		Accounts: a.Account, Gifts: a.Credit, Notify: a.Notify, AuditLog: a.Audit, WebOrigin: a.Config.WebOrigin})
	a.Media = media.New(a.Config.MediaDir)
	a.Profile = profile.New(profile.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Admissions: a.Attorney, Terms: index.Terms, Holds: holds{a}, Files: a.Media, Portraits: a.Account, Proofs: proofs{a}, Lookup: a.Config.DataCiteURL != "",
		Declarations: declarations{a}, Answering: answering{a}, Watchers: []profile.TestimonyWatcher{testimony{a}},
		Approval: profile.Approval{Accounts: a.Account, Notify: a.Notify, AuditLog: a.Audit, WebOrigin: a.Config.WebOrigin}})
	a.Declaration = declaration.New(declaration.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Profiles: a.Profile})
	a.Challenge = challenge.New(challenge.Deps{DB: a.DB, Profiles: a.Profile, Accounts: a.Account, Notify: a.Notify, WebOrigin: a.Config.WebOrigin})
	a.Proof = proof.New(proof.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Profiles: a.Profile, AuditLog: a.Audit})
	a.Lookup = lookup.New(lookup.Deps{Profiles: a.Profile, DataCite: a.dataCite(), Redis: a.Redis, Log: a.deps.Logger})
	a.Roster = roster.New(roster.Deps{DB: a.DB, Clock: a.deps.Clock, Profiles: a.Profile, Accounts: a.Account, AuditLog: a.Audit})
	a.Claim = claim.New(claim.Deps{DB: a.DB, Redis: a.Redis, Clock: a.deps.Clock, IDs: a.deps.IDs, Profiles: prepared{a.Profile},
		Accounts: a.Account, Files: a.Media, Notify: a.Notify, Texts: a.Texts, Limits: a.recipients, AuditLog: a.Audit,
		Codes: keys.codes, Keys: keys.claims, StaffMail: a.Config.StaffMail, WebOrigin: a.Config.WebOrigin, Log: a.deps.Logger})
	a.SignUp = signup.New(signup.Deps{DB: a.DB, Redis: a.Redis, Clock: a.deps.Clock, IDs: a.deps.IDs,
		Accounts: newcomers{a.Account}, Attorneys: newAttorneys{a.Attorney}, Experts: newExperts{a.Profile}, Claimants: newClaimants{a.Profile}, Claims: a.Claim,
		Terms: terms{a}, Notify: a.Notify, Limits: a.recipients, Keys: keys.codes, WebOrigin: a.Config.WebOrigin, Log: a.deps.Logger})
	a.Content, err = content.New(content.Deps{CMSURL: a.Config.CMSURL, CMSPublicURL: a.Config.CMSPublicURL,
		CMSToken: a.Config.CMSToken, WebhookSecret: a.Config.CMSWebhookSecret, PreviewSecret: a.Config.PreviewSecret,
		Origin: a.Config.WebOrigin, MediaBase: a.Config.MediaBase, NewTexts: newTexts, Areas: areaTree(), Elsewhere: map[string]content.Pages{"experts": expertPages{a.Profile}}, Redis: a.Redis, DB: a.DB, Clock: a.deps.Clock, Log: a.deps.Logger})
	if err != nil {
		return err
	}
	a.closers = append(a.closers, func() error { a.Content.Close(); return nil })
	a.Inquiry = inquiry.New(inquiry.Deps{DB: a.DB, Redis: a.Redis, Clock: a.deps.Clock, IDs: a.deps.IDs, Notify: a.Notify,
		Accounts: a.Account, AuditLog: a.Audit, Limits: a.recipients, Keys: keys.forms, StaffMail: a.Config.StaffMail,
		DigestEvery: time.Duration(a.Config.StaffDigestMinutes) * time.Minute,
		WebOrigin:   a.Config.WebOrigin, Log: a.deps.Logger})
	personal := privacy.Deps{DB: a.DB, Jobs: a.Jobs, Clock: a.deps.Clock, IDs: a.deps.IDs, Notify: a.Notify, AuditLog: a.Audit,
		Accounts: persons{a.Account, a.Settings}, WebOrigin: a.Config.WebOrigin, Log: a.deps.Logger}
	source := experts{a.Profile}
	a.Search = search.New(search.Deps{Source: source, Vocabulary: source, Lexicon: fieldWords(), Filters: filters(), Clock: a.deps.Clock, Log: a.deps.Logger, Counsel: a.seesCounsel})
	a.closers = append(a.closers, func() error { a.Search.Close(); return nil })
	a.Favorite = favorite.New(favorite.Deps{DB: a.DB, Clock: a.deps.Clock, Experts: findable{a.Search}})
	a.Viewed = viewed.New(viewed.Deps{DB: a.DB, Clock: a.deps.Clock, Experts: findable{a.Search}})
	a.List = list.New(list.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Experts: findable{a.Search}, People: a.Account, Colleagues: colleagues{a.Account},
		Notify: a.Notify, Limits: a.recipients, WebOrigin: a.Config.WebOrigin})
	a.Message = message.New(message.Deps{DB: a.DB, Redis: a.Redis, Clock: a.deps.Clock, IDs: a.deps.IDs, Experts: correspondingExperts{a.Profile},
		Attorneys: correspondingAttorneys{a.Attorney, a.Account}, Credits: conversationCredits{a.Credit}, Conflicts: conflictChecks{a}, Forums: forum.New(forum.Deps{DB: a.DB, Clock: a.deps.Clock, AuditLog: a.Audit}), Files: &attachment.Service{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Store: a.Media, MostStored: a.Config.MessageFilesMB}, People: a.Account, Notify: a.Notify, Hours: a.Notify, AuditLog: a.Audit, WebOrigin: a.Config.WebOrigin})
	a.Conflict = conflict.New(conflict.Deps{DB: a.DB, Clock: a.deps.Clock, Experts: comparedExperts{a}, Attorneys: askingAttorneys{a}, Conversations: checkedConversations{a.Message},
		People: a.Account, Notify: a.Notify, AuditLog: a.Audit, Keys: keys.conflicts})
	a.Designation = designation.New(designation.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Conversations: designatedIn{a.Message}, Addresses: publicAddresses{correspondingExperts{a.Profile}},
		People: a.Account, Notify: a.Notify})
	a.Availability = availability.New(availability.Deps{DB: a.DB, Redis: a.Redis, Clock: a.deps.Clock, IDs: a.deps.IDs, Experts: askedExperts{correspondingExperts{a.Profile}, a}, Attorneys: questioners{correspondingAttorneys{a.Attorney, a.Account}, a},
		Matters: listedMatters{a.List}, People: a.Account, Notify: a.Notify, Keys: keys.availability, WebOrigin: a.Config.WebOrigin})
	a.Live = live.New(live.Deps{Redis: a.Redis, Clock: a.deps.Clock, IDs: a.deps.IDs, Sessions: a.Session, Log: a.deps.Logger,
		Origins: origins(a.Config.WebOrigin), Receive: a.fromClient})
	a.metrics.Register(a.Live.Collectors()...)
	a.Saved = saved.New(saved.Deps{DB: a.DB, Clock: a.deps.Clock, IDs: a.deps.IDs, Search: a.Search, Source: source, Readers: a.searchReaders, Digests: a.Notify, WebOrigin: a.Config.WebOrigin})
	personal.Sources = a.sources(personal)
	a.Privacy = privacy.New(personal)
	a.links()
	return nil
}

func keysOf(c config.Config) []auth.Key {
	keys := make([]auth.Key, len(c.Keys()))
	for i, k := range c.Keys() {
		keys[i] = auth.Key{KID: k.KID, Secret: k.Secret}
	}
	return keys
}

// OpenAPI returns the document of all operations.
func (a *App) OpenAPI() *huma.OpenAPI { return a.api.OpenAPI() }

// Server returns the HTTP server, for tests that need no port.
func (a *App) Server() *fiber.App { return a.server }

// Serve handles requests and jobs until ctx ends, then lets running ones finish. Without
// the demo, it refuses a database that contains it. It calls ready with the address once
// the port is open.
func (a *App) Serve(ctx context.Context, ready func(net.Addr)) error {
	if err := a.refuseDemo(ctx); err != nil {
		return err
	}
	if err := a.prepareFolders(); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", a.Config.Address())
	if err != nil {
		return fmt.Errorf("port of the bff: %w", err)
	}
	figures, err := a.serveMetrics()
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	working, stopWork := context.WithCancel(context.WithoutCancel(ctx))
	defer stopWork()
	if err := a.Jobs.Start(working); err != nil {
		return errors.Join(err, listener.Close(), figures.Close())
	}
	var following sync.WaitGroup
	following.Go(func() { a.Content.Run(working) })
	following.Go(func() { a.followExperts(working) })
	following.Go(func() { a.Mails.Run(working) })
	following.Go(func() { a.Live.Run(working) })
	following.Go(func() {
		a.Session.Run(working, func(err error) { a.deps.Logger.Error("last uses not written", slog.Any("error", err)) })
	})
	served := make(chan error, 1)
	go func() { served <- a.server.Listener(listener, fiber.ListenConfig{DisableStartupMessage: true}) }()
	if ready != nil {
		ready(listener.Addr())
	}
	select {
	case err = <-served:
	case <-ctx.Done():
		err = a.drain(served)
	}
	end, cancel := context.WithTimeout(context.Background(), shutdownGrace)
	defer cancel()
	recorded, cancelRecording := context.WithTimeout(context.Background(), shutdownGrace+recordFor)
	defer cancelRecording()
	stopWork() // jobs and requests finish at the same time
	err = errors.Join(err, a.server.ShutdownWithContext(end), a.Jobs.Stop(recorded), figures.Shutdown(recorded))
	following.Wait()
	return err
}

// drain keeps serving for a while, so that proxies notice and connections close gradually.
func (a *App) drain(served <-chan error) error {
	a.draining.Store(true)
	a.Live.Leave()
	select {
	case err := <-served:
		return err
	case <-time.After(time.Duration(a.Config.DrainSeconds) * time.Second):
		return nil
	}
}

func (a *App) notStopping(context.Context) error {
	if a.draining.Load() {
		return errors.New("stopping")
	}
	return nil
}

// prepareFolders refuses to start without writable folders for uploads and mails.
func (a *App) prepareFolders() error {
	if err := folder.Private(a.Config.MediaDir); err != nil {
		return fmt.Errorf("MEDIA_DIR: %w", err)
	}
	if a.Config.SMTPURL != "" {
		return nil
	}
	if err := folder.Private(a.Config.MailDir); err != nil {
		return fmt.Errorf("MAIL_DIR: %w", err)
	}
	return nil
}

func (a *App) serveMetrics() (*http.Server, error) {
	listener, err := net.Listen("tcp", a.Config.MetricsAddress())
	if err != nil {
		return nil, fmt.Errorf("port of the metrics: %w", err)
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", a.metrics.Handler())
	server := &http.Server{Handler: mux, ReadHeaderTimeout: 5 * time.Second}
	go func() {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			a.deps.Logger.Error("metrics server ended", slog.Any("error", err))
		}
	}()
	return server, nil
}

// Close closes the databases in reverse order.
func (a *App) Close() error {
	var errs []error
	for i := len(a.closers) - 1; i >= 0; i-- {
		errs = append(errs, a.closers[i]())
	}
	a.closers = nil
	return errors.Join(errs...)
}
