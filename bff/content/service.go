package content

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/url"
	"peritus/bff/content/shape"
	"peritus/bff/content/snapshot"
	"peritus/bff/content/strapi"
	"peritus/bff/content/view"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
	"sync"
	"sync/atomic"
	"time"

	"github.com/redis/go-redis/v9"
	"golang.org/x/sync/singleflight"
)

const (
	// freshFor is how long content counts as current after a comparison with the CMS. It is
	// longer than the interval of Reconcile, so reads start a comparison only if Reconcile
	// has stopped.
	freshFor = 75 * time.Second
	// fullEvery is the interval of full reads. They find changes that don't alter an
	// article's timestamp, such as the alternative text of a picture.
	fullEvery = time.Hour

	startWait   = 2 * time.Second  // wait for the CMS before serving a snapshot
	updateLimit = 60 * time.Second // limit of one comparison in the background
	maxPause    = 15 * time.Second // longest pause between attempts while the CMS is down
)

// Deps are the dependencies of the service.
type Deps struct {
	CMSURL        string               // the CMS's API; never revealed
	CMSPublicURL  string               // where editors open the CMS; empty means CMSURL
	CMSToken      string               // read-only API token
	WebhookSecret string               // if empty, webhooks are refused
	PreviewSecret string               // if empty, previews are refused
	Origin        string               // the site, such as https://peritus.example
	MediaBase     string               // prefix of picture paths; if empty, they are paths on this site
	NewTexts      func() view.Texts    // makes an empty search engine
	Areas         []shape.AreaCategory // the areas of expertise, each of which has a page
	Elsewhere     map[string]Pages     // pages of other domains for the sitemap, by the name of their part
	Redis         redis.UniversalClient
	DB            *db.DB
	Clock         clock.Clock
	Log           *slog.Logger
}

// Service serves the public content. It is safe for concurrent use.
type Service struct {
	deps      Deps
	process   string // identifies our own news
	cms       *strapi.Client
	shared    snapshot.Cache
	store     snapshot.Store
	pause     func(context.Context, time.Duration) error
	listening func() // called with each subscription to the news; nil except in tests

	current   atomic.Pointer[view.View] // nil until there is content to serve
	checkedAt atomic.Int64              // unix milliseconds
	doubtful  atomic.Bool               // a webhook's change couldn't be read yet
	checking  atomic.Bool
	tries     tries
	hints     hints
	library   *view.Library
	starting  singleflight.Group
	work      sync.WaitGroup
	life      context.Context // ends background work
	end       context.CancelFunc

	update  sync.Mutex // held while the next edition is built
	version string     // version of the current edition; guarded by update
	fullAt  time.Time  // time of the last full read; guarded by update
	kept    bool       // SQL holds the current edition; guarded by update

	seen     onceEach
	changes  changes
	sitemaps sitemaps
}

// New returns the service. It reads nothing before the first request. It returns an
// error if deps.CMSURL isn't a URL.
func New(deps Deps) (*Service, error) {
	base, err := url.Parse(deps.CMSURL)
	if err != nil || base.Host == "" {
		return nil, fmt.Errorf("CMS URL %q: expected an http URL", deps.CMSURL)
	}
	hosts := []string{base.Host}
	if public, err := url.Parse(deps.CMSPublicURL); err == nil && public.Host != "" {
		hosts = append(hosts, public.Host)
	}
	s := &Service{
		deps: deps, process: id.Random.New(),
		library: view.NewLibrary(deps.NewTexts),
		shared:  snapshot.NewCache(deps.Redis, deps.Log), store: snapshot.NewStore(deps.DB), pause: wait,
	}
	s.life, s.end = context.WithCancel(context.Background())
	s.cms = strapi.New(base, deps.CMSToken, strapi.Reader{CMSHosts: hosts, MediaBase: deps.MediaBase, Dropped: s.dropped})
	return s, nil
}

func wait(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// Close stops background work and waits for it to end.
func (s *Service) Close() {
	s.end()
	s.work.Wait()
}

// Run loads the content and applies the changes of other processes until ctx ends.
// Without it, reads work but show those changes later.
func (s *Service) Run(ctx context.Context) {
	if _, err := s.view(ctx); err != nil {
		s.deps.Log.WarnContext(ctx, "no content to serve yet", slog.Any("error", err))
	}
	s.shared.Listen(ctx,
		func(n snapshot.News) {
			if n.From != s.process {
				s.follow(ctx, n)
			}
		},
		func() {
			if s.listening != nil {
				s.listening()
			}
			s.follow(ctx, snapshot.News{})
		})
}

// Ready returns an error if there is no content to serve.
func (s *Service) Ready(ctx context.Context) error {
	_, err := s.view(ctx)
	return err
}

// Reply is encoded JSON with its age.
type Reply struct {
	JSON  []byte
	Age   time.Duration // since the content was last known to be current
	Stale bool
	Moved string // current path of the entry, if it was requested by another
}

func (s *Service) reply(ctx context.Context, key string, build func(*view.View) (any, error)) (Reply, error) {
	v, err := s.view(ctx)
	if err != nil {
		return Reply{}, err
	}
	return s.from(v, key, build)
}

func (s *Service) from(v *view.View, key string, build func(*view.View) (any, error)) (Reply, error) {
	raw, err := v.Replies.Get(key, func() ([]byte, error) {
		value, err := build(v)
		if err != nil {
			return nil, err
		}
		return json.Marshal(value)
	})
	if err != nil {
		return Reply{}, err
	}
	now := s.deps.Clock.Now()
	return Reply{JSON: raw, Age: s.age(now), Stale: !s.fresh(now)}, nil
}

// fresh reports whether the content is current.
func (s *Service) fresh(now time.Time) bool { return s.age(now) <= freshFor && !s.doubtful.Load() }

func (s *Service) age(now time.Time) time.Duration {
	return max(0, now.Sub(time.UnixMilli(s.checkedAt.Load())))
}

// view returns what visitors see now, including entries that became due since the last
// call. Stale content is served while it is compared with the CMS in the background.
// Errors: Unavailable without any content.
func (s *Service) view(ctx context.Context) (*view.View, error) {
	v := s.current.Load()
	if v == nil {
		var err error
		if v, err = s.start(ctx); err != nil {
			return nil, err
		}
	}
	now := s.deps.Clock.Now()
	if !v.Until.IsZero() && !now.Before(v.Until) {
		v = s.turn(v, now)
	}
	if !s.fresh(now) && s.tries.due(now) {
		s.checkBehind(ctx)
	}
	return v, nil
}

// turn replaces old by a view that includes the entries due by now.
func (s *Service) turn(old *view.View, now time.Time) *view.View {
	next := view.New(old.Edition, now, s.library)
	if s.current.CompareAndSwap(old, next) {
		return next
	}
	// Another reader has replaced it, or there is a newer edition.
	if v := s.current.Load(); v.Until.IsZero() || now.Before(v.Until) {
		return v
	}
	return next
}

// checkBehind compares with the CMS in the background, one comparison at a time.
func (s *Service) checkBehind(ctx context.Context) {
	if !s.checking.CompareAndSwap(false, true) {
		return
	}
	s.work.Go(func() {
		defer s.checking.Store(false)
		ctx, cancel := s.detached(ctx)
		defer cancel()
		if err := s.reconcile(ctx, behindReader); err != nil {
			s.deps.Log.WarnContext(ctx, "content not compared with the CMS", slog.Any("error", err))
		}
	})
}
