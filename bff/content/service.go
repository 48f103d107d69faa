package content

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/url"
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
	// freshFor is how long content counts as current after a comparison with the
	// CMS. It is longer than the pause between two reconciles, so that reads start
	// a comparison only when those have stopped.
	freshFor = 75 * time.Second
	// fullEvery is the pause between two readings of everything. They find what no
	// timestamp of an article shows, such as a new text of a picture.
	fullEvery = time.Hour

	startWait   = 2 * time.Second  // for the CMS, before a snapshot is served
	updateLimit = 60 * time.Second // of one comparison in the background
	maxPause    = 15 * time.Second // between two tries while the CMS is down
)

// Deps are the dependencies of the service.
type Deps struct {
	CMSURL        string // of the CMS's API; never shown
	CMSPublicURL  string // where editors open it; empty: the same
	CMSToken      string // of its read-only API
	WebhookSecret string // empty: every webhook is refused
	PreviewSecret string // empty: every preview is refused
	Origin        string // of the site, such as https://peritus.example
	MediaBase     string // in front of the path of a picture; empty: paths of this site
	Redis         redis.UniversalClient
	DB            *db.DB
	Clock         clock.Clock
	Log           *slog.Logger
}

// Service serves the public content. It is safe for concurrent use.
type Service struct {
	deps    Deps
	process string // distinguishes our news from other processes'
	cms     *strapi.Client
	shared  snapshot.Cache
	store   snapshot.Store
	pause   func(context.Context, time.Duration) error

	current   atomic.Pointer[view.View] // nil until there is anything to serve
	checkedAt atomic.Int64              // unix milliseconds
	doubtful  atomic.Bool               // a webhook named a change that could not be read yet
	checking  atomic.Bool
	tries     tries
	starting  singleflight.Group
	work      sync.WaitGroup
	life      context.Context // of what goes on behind the readers
	end       context.CancelFunc

	update  sync.Mutex // held while the next edition is made
	version string     // of the current edition; guarded by update
	fullAt  time.Time  // of the last reading of everything; guarded by update
	kept    bool       // SQL holds the current edition; guarded by update

	seen onceEach
}

// New makes the service. It reads nothing before the first request.
func New(deps Deps) (*Service, error) {
	base, err := url.Parse(deps.CMSURL)
	if err != nil || base.Host == "" {
		return nil, fmt.Errorf("address of the CMS %q: an http address is expected", deps.CMSURL)
	}
	hosts := []string{base.Host}
	if public, err := url.Parse(deps.CMSPublicURL); err == nil && public.Host != "" {
		hosts = append(hosts, public.Host)
	}
	s := &Service{
		deps: deps, process: id.Random.New(),
		shared: snapshot.NewCache(deps.Redis, deps.Log), store: snapshot.NewStore(deps.DB), pause: wait,
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

// Close ends what goes on behind the readers, and waits for it.
func (s *Service) Close() {
	s.end()
	s.work.Wait()
}

// Run loads the content and follows what other processes change, until ctx ends.
// Without it reads still work, but see the changes of other processes later.
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
		func() { s.follow(ctx, snapshot.News{}) })
}

// Ready returns why there is nothing to serve, or nil.
func (s *Service) Ready(ctx context.Context) error {
	_, err := s.view(ctx)
	return err
}

// Reply is JSON that is ready to send.
type Reply struct {
	JSON  []byte
	Age   time.Duration // since the content was last known to be current
	Stale bool
	Moved string // path of the entry's own address, if another one was asked for
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

// fresh reports whether the content is known to be current.
func (s *Service) fresh(now time.Time) bool { return s.age(now) <= freshFor && !s.doubtful.Load() }

func (s *Service) age(now time.Time) time.Duration {
	return max(0, now.Sub(time.UnixMilli(s.checkedAt.Load())))
}

// view is what visitors see now. What has become due since the last read is in it;
// content that is not known to be current is served while it is compared with the
// CMS. The error is Unavailable, where there is nothing to serve at all.
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

// turn makes the view in which what is due by now can be seen.
func (s *Service) turn(old *view.View, now time.Time) *view.View {
	next := view.New(old.Edition, now)
	if s.current.CompareAndSwap(old, next) {
		return next
	}
	// Another reader has turned it, or a newer edition is here.
	if v := s.current.Load(); v.Until.IsZero() || now.Before(v.Until) {
		return v
	}
	return next
}

// checkBehind compares with the CMS while the reader is served, once at a time.
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
